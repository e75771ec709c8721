/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCALE_TO_FIT_LAYOUT (ogc_scale_to_fit_layout_get_type ())
/**
 * OgcScaleToFitLayout:
 *
 * Lays children out in rows, all of one height, which is the largest that lets all of them fit: few dice are large,
 * many are small, and nothing needs to be scrolled. Children must know their width for a height.
 *
 * Properties:
 * - "smallest", "largest" (int): between what the height of children may be; in a very large room up to twice the
 *   largest
 * - "spacing" (int): between children and rows
 * - "align" (GtkAlign): START, CENTER or END, of the rows; CENTER also above each other
 * - "lanes" (gboolean): every child has a row of its own, as wide as the layout
 */
G_DECLARE_FINAL_TYPE (OgcScaleToFitLayout, ogc_scale_to_fit_layout, OGC, SCALE_TO_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
