/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCALE_TO_FIT_LAYOUT (ogc_scale_to_fit_layout_get_type ())
/**
 * OgcScaleToFitLayout:
 *
 * Lays children out in rows, all of the same height, the largest at which all of them fit: few dice are large, many
 * are small, and nothing has to scroll. Children must have a width for a height.
 *
 * Properties:
 * - "smallest", "largest" (int): limits of the height of children; in a very large space up to twice the largest
 * - "spacing" (int): between children and rows
 * - "align" (GtkAlign): START, CENTER or END, for the rows; CENTER also vertically
 * - "lanes" (gboolean): give every child a row of its own, as wide as the layout
 * - "peer" (GtkWidget): an earlier sibling with such a layout; while it is visible, children are no larger than those
 *   of the peer
 */
G_DECLARE_FINAL_TYPE (OgcScaleToFitLayout, ogc_scale_to_fit_layout, OGC, SCALE_TO_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
