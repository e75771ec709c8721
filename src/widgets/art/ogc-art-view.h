/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_ART_VIEW (ogc_art_view_get_type ())
/**
 * OgcArtView:
 *
 * A small picture from ui/art in its own colours, such as a coin or a token. For symbols in the colour of the text see
 * #OgcSymbolView.
 *
 * Properties:
 * - "picture" (string, nullable): the name of its file without ".svg"
 * - "size" (int): its width and height, in pixels; a picture of another shape is centred
 */
G_DECLARE_DERIVABLE_TYPE (OgcArtView, ogc_art_view, OGC, ART_VIEW, GtkWidget)

/**
 * OgcArtViewClass:
 * @append: adds the picture to a snapshot; by default in its own colours
 */
struct _OgcArtViewClass
{
  GtkWidgetClass parent_class;

  void (*append) (OgcArtView            *self,
                  GtkSnapshot           *snapshot,
                  const char            *picture,
                  const graphene_rect_t *rect);
};

/**
 * ogc_art_view_new:
 * @picture: (nullable): its file without ".svg"
 * @size: its width and height
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget  *ogc_art_view_new         (const char *picture,
                                      int         size);
const char *ogc_art_view_get_picture (OgcArtView *self);
void        ogc_art_view_set_picture (OgcArtView *self,
                                      const char *picture);
void        ogc_art_view_set_size    (OgcArtView *self,
                                      int         size);

G_END_DECLS
