/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_FILL_LAYOUT (ogc_fill_layout_get_type ())

/**
 * OgcFillLayout:
 *
 * Lays out as many children as fit in rows, and hides the others. The last child is a #GtkInscription, which says how
 * many these are.
 *
 * - "smallest", "largest": limits of the height of a row, in pixels; there are as many rows as fit if they are as low
 *   as possible
 * - "spacing": between rows and children, in pixels
 */
G_DECLARE_FINAL_TYPE (OgcFillLayout, ogc_fill_layout, OGC, FILL_LAYOUT, GtkLayoutManager)

G_END_DECLS
