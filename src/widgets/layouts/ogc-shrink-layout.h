/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SHRINK_LAYOUT (ogc_shrink_layout_get_type ())

/**
 * OgcShrinkLayout:
 *
 * Lays out one child. Where there is less room than it wants it is drawn smaller, as far as it can still be read,
 * before it gets less than it wants.
 */
G_DECLARE_FINAL_TYPE (OgcShrinkLayout, ogc_shrink_layout, OGC, SHRINK_LAYOUT, GtkLayoutManager)

G_END_DECLS
