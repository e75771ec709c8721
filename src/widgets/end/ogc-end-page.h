/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_END_PAGE (ogc_end_page_get_type ())
/**
 * OgcEndPage:
 *
 * The end of a game: a sheet with an #OgcScoreLayout, which scrolls where it has to, above a bar of buttons. It has the
 * style classes "stacked" in a narrow room, "low" and "roomy", as has the room. When it appears, the focus goes to the
 * first of the buttons.
 */
G_DECLARE_DERIVABLE_TYPE (OgcEndPage, ogc_end_page, OGC, END_PAGE, GtkWidget)

/**
 * OgcEndPageClass:
 * @restyled: the room has changed: whether it is narrow, and whether the moves stand below all else
 */
struct _OgcEndPageClass
{
  GtkWidgetClass parent_class;

  void (*restyled) (OgcEndPage *self,
                    gboolean    narrow,
                    gboolean    below);
};

/* For classes that inherit: once their template is there, whose only child holds these. */
void     ogc_end_page_set_parts    (OgcEndPage *self,
                                    GtkWidget  *scroller,
                                    GtkWidget  *sheet,
                                    GtkWidget  *buttons);
/* What the sheet holds has changed, and maybe where there is room for it. */
void     ogc_end_page_restyle_soon (OgcEndPage *self);
/* Scrolls so that @widget is seen from its beginning. */
void     ogc_end_page_scroll_to    (OgcEndPage *self,
                                    GtkWidget  *widget);
gboolean ogc_end_page_get_narrow   (OgcEndPage *self);

G_END_DECLS
