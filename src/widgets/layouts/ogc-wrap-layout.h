/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_WRAP_LAYOUT (ogc_wrap_layout_get_type ())
/**
 * OgcWrapLayout:
 *
 * Lays children out beside each other, and goes on in a new line where there is no more room. Children that expand
 * count with their least width, and share what is left of their line.
 *
 * Properties:
 * - "spacing" (int): between children and lines
 * - "homogeneous" (gboolean): all children are equally wide, and as narrow as they can be before a new line begins
 * - "modest" (gboolean): it wants no more width than its widest child, and takes more lines
 * - "at-end" (gboolean): a line that leaves room stands at the end of it
 */
G_DECLARE_FINAL_TYPE (OgcWrapLayout, ogc_wrap_layout, OGC, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
