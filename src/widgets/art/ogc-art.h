/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcArtObject:
 * @x: left edge of the object in its picture, in units of the file
 * @y: upper edge
 * @width: of the object
 * @height: of the object
 * @picture_width: of the whole picture
 * @picture_height: of the whole picture
 *
 * Where a die, a tile or a crest is in its picture, which leaves room for the shadow around it.
 */
typedef struct {
  float x;
  float y;
  float width;
  float height;
  float picture_width;
  float picture_height;
} OgcArtObject;

/**
 * ogc_art_exists:
 * @name: the name of a picture: its file in ui/art without ".svg"
 *
 * Returns: whether the program has it
 */
gboolean   ogc_art_exists (const char            *name);

/**
 * OgcArtFit:
 * @OGC_ART_CONTAIN: as large as possible inside the space
 * @OGC_ART_COVER: as small as possible while covering the space
 * @OGC_ART_STRETCH: exactly as large as the space, for a picture with preserveAspectRatio="none"
 *
 * How a picture is fitted into a space.
 */
typedef enum {
  OGC_ART_CONTAIN,
  OGC_ART_COVER,
  OGC_ART_STRETCH
} OgcArtFit;

/**
 * ogc_art_load:
 * @name: a picture
 * @width: the width of the space, in pixels of the screen
 * @height: its height
 * @fit: how it is fitted
 *
 * Draws a picture. Callable from any thread.
 *
 * Returns: (transfer full): its pixels
 */
GdkPixbuf *ogc_art_load   (const char            *name,
                           int                    width,
                           int                    height,
                           OgcArtFit              fit);

/**
 * ogc_art_get_cut:
 * @name: a picture
 * @left: (out): the part of the excess width that is cut off at the left, from 0 to 1
 * @top: (out): the same for the height, at the top
 *
 * Where a picture that covers more than its space is cropped, by its preserveAspectRatio; without one, at the left and
 * the top. Callable from any thread.
 */
void       ogc_art_get_cut (const char            *name,
                            double                *left,
                            double                *top);

/**
 * ogc_art_append:
 * @snapshot: where to draw
 * @name: a small picture: a die, a tile, a crest
 * @rect: the space for it, in which it is centred
 *
 * Adds a picture, which is drawn once for each size and then cached (#OgcTextureCache). For large ones use #OgcScene,
 * which does not hold up a frame.
 */
void       ogc_art_append (GtkSnapshot           *snapshot,
                           const char            *name,
                           const graphene_rect_t *rect);

/**
 * ogc_art_paint:
 * @cr: where to draw
 * @name: a small picture
 * @rect: the space for it, in which it is centred
 *
 * Draws a picture in its own colours with cairo, at the resolution of #OgcTextureCache.
 */
void       ogc_art_paint  (cairo_t               *cr,
                           const char            *name,
                           const graphene_rect_t *rect);

/**
 * ogc_art_around:
 * @object: where the object is in its picture
 * @rect: the area for the object, which fills it as far as its shape allows, centred
 * @picture: (out caller-allocates): the area of the whole picture
 */
void       ogc_art_around (const OgcArtObject    *object,
                           const graphene_rect_t *rect,
                           graphene_rect_t       *picture);

G_END_DECLS
