/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_OVERFLOW_LAYOUT (ogc_overflow_layout_get_type ())
/**
 * OgcOverflowLayout:
 *
 * For what may be left out: it needs no room, and its children stand one below the other in what is left over.
 * Each is shown only where there is room for the whole of it, those before it first.
 */
G_DECLARE_FINAL_TYPE (OgcOverflowLayout, ogc_overflow_layout, OGC, OVERFLOW_LAYOUT, GtkLayoutManager)

G_END_DECLS
