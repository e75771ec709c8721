/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_ROW_LAYOUT (ogc_row_layout_get_type ())

/**
 * OgcRowLayout:
 *
 * Lays out children side by side, like #GtkBoxLayout but without baselines, for rows with text that wraps. To find the
 * height of such a row, #GtkBoxLayout asks some ten times which width its children need at a height, and each time GTK
 * wraps the text some ten times to answer. Here each child gets its natural width. If space is short, those whose
 * natural width exceeds their minimum width the most give way first; spare space goes to those that expand.
 *
 * Properties:
 * - "spacing": the pixels between children
 */
G_DECLARE_FINAL_TYPE (OgcRowLayout, ogc_row_layout, OGC, ROW_LAYOUT, GtkLayoutManager)

/**
 * ogc_row_layout_new_box:
 * @spacing: the pixels between children
 *
 * Returns: (transfer floating): a box with such a layout, which gtk_box_set_spacing() cannot change
 */
GtkWidget *ogc_row_layout_new_box (int spacing);

G_END_DECLS
