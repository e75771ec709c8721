/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_SCROLL_FIT_LAYOUT (ogc_scroll_fit_layout_get_type ())
/**
 * OgcScrollFitLayout:
 *
 * For a widget with one child, a #GtkScrolledWindow that only scrolls up and down: it would like to be as high as what
 * lies in it is at the width that this gets. By itself a scrolled window asks for the height at no width in particular,
 * which is less where texts and tiles go on in a new line.
 */
G_DECLARE_FINAL_TYPE (OgcScrollFitLayout, ogc_scroll_fit_layout, OGC, SCROLL_FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
