/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_END_PAGE (ogc_end_page_get_type ())
/**
 * OgcEndPage:
 *
 * The end of a game: a sheet with an #OgcScoreLayout, which scrolls if necessary, above a bar of buttons. Depending on
 * the space it has the style classes "stacked" and "low". When it appears, it focuses the first button.
 */
G_DECLARE_DERIVABLE_TYPE (OgcEndPage, ogc_end_page, OGC, END_PAGE, GtkWidget)

/**
 * OgcEndPageClass:
 * @restyled: called when the space has changed, with whether it is narrow, and whether account and moves stand below
 *   everything else
 */
struct _OgcEndPageClass
{
  GtkWidgetClass parent_class;

  void (*restyled) (OgcEndPage *self,
                    gboolean    narrow,
                    gboolean    below);
};

/* For subclasses: call it once the template has been created; its only child holds these parts. */
void     ogc_end_page_set_parts    (OgcEndPage *self,
                                    GtkWidget  *scroller,
                                    GtkWidget  *sheet,
                                    GtkWidget  *buttons);
/* Announces the winner to screen readers, as soon as the page is visible and the focus has moved there. */
void     ogc_end_page_announce     (OgcEndPage *self,
                                    const char *winner,
                                    const char *result);
/* Call it when the content of the sheet has changed, because that may change where it fits. */
void     ogc_end_page_restyle_soon (OgcEndPage *self);
/* Scrolls to the top of @widget. */
void     ogc_end_page_scroll_to    (OgcEndPage *self,
                                    GtkWidget  *widget);
/* The same, and focuses the first thing in @widget that can be focused. */
void     ogc_end_page_go_to        (OgcEndPage *self,
                                    GtkWidget  *widget);
gboolean ogc_end_page_get_narrow   (OgcEndPage *self);

G_END_DECLS
