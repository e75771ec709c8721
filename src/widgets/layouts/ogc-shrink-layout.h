/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SHRINK_LAYOUT (ogc_shrink_layout_get_type ())

/**
 * OgcShrinkLayout:
 *
 * Lays out one child. If there is less space than it wants, it is first scaled down, as far as it can still be read,
 * before it gets less than it wants.
 */
G_DECLARE_FINAL_TYPE (OgcShrinkLayout, ogc_shrink_layout, OGC, SHRINK_LAYOUT, GtkLayoutManager)

G_END_DECLS
