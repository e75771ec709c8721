/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_WRAP_LAYOUT (ogc_wrap_layout_get_type ())
/**
 * OgcWrapLayout:
 *
 * Lays children out side by side, and wraps to a new line when there is no more room. Children that expand count with
 * their minimum width, and share what is left of their line.
 *
 * Properties:
 * - "spacing" (int): between children and lines
 * - "homogeneous" (gboolean): make all children equally wide, and as narrow as possible before wrapping
 * - "modest" (gboolean): report the widest child's width as the natural one, and use more lines
 * - "at-end" (gboolean): align lines to the end
 */
G_DECLARE_FINAL_TYPE (OgcWrapLayout, ogc_wrap_layout, OGC, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
