/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-error.h"

G_DEFINE_QUARK (ogc-error-quark, ogc_error)
