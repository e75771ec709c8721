/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SHRINK_LAYOUT (ogc_shrink_layout_get_type ())

/**
 * OgcShrinkLayout:
 *
 * Lays out one child. If there is less space than its natural size, it is first scaled down as far as it stays
 * readable, and only then gets less.
 */
G_DECLARE_FINAL_TYPE (OgcShrinkLayout, ogc_shrink_layout, OGC, SHRINK_LAYOUT, GtkLayoutManager)

G_END_DECLS
