/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_FIRST_FIT_LAYOUT (ogc_first_fit_layout_get_type ())
/**
 * OgcFirstFitLayout:
 *
 * For content that can be shown in several ways. Of its children, each of which takes less space than the one before
 * it, it shows only the first that fits, over the whole area. Its minimum size is that of the last child, its natural
 * size that of the first.
 */
G_DECLARE_FINAL_TYPE (OgcFirstFitLayout, ogc_first_fit_layout, OGC, FIRST_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
