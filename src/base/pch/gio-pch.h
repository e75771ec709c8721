/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled once for each larger library that draws nothing. */
#include <gio/gio.h>
