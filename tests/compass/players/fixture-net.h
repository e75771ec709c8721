/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-weights.h"

/* The file of the networks that come with the program. Free with g_free(). */
guint8           *fixture_net_bytes (gsize *size);
/* The networks themselves, which are read once. */
const OgcWeights *fixture_net       (void);
