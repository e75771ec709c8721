/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCROLL_FIT_LAYOUT (ogc_scroll_fit_layout_get_type ())
/**
 * OgcScrollFitLayout:
 *
 * For a widget with one child, a #GtkScrolledWindow that only scrolls vertically: its natural height is that of its
 * content at the width that it gets. A scrolled window alone asks for the height without a width, which is too little
 * if text and tiles wrap. While all of it is visible, the wheel of the mouse is left to the page around it.
 */
G_DECLARE_FINAL_TYPE (OgcScrollFitLayout, ogc_scroll_fit_layout, OGC, SCROLL_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
