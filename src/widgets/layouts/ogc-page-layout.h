/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_PAGE_LAYOUT (ogc_page_layout_get_type ())

/**
 * OgcPageLayout:
 *
 * For a widget that fills a window: lays out its children over its whole area, like #GtkBinLayout. Its width never
 * depends on its height. Otherwise GTK, which looks for the smallest window of the same proportions after each change,
 * would measure everything at some ten heights, and wrap each text at some ten widths for each of them. GTK also takes
 * the height reported without a width as the minimum for all widths, so it is that of the children at their natural
 * widths; boxes and grids would report the one at their narrowest.
 */
G_DECLARE_DERIVABLE_TYPE (OgcPageLayout, ogc_page_layout, OGC, PAGE_LAYOUT, GtkLayoutManager)

struct _OgcPageLayoutClass
{
  GtkLayoutManagerClass parent_class;
};

G_END_DECLS
