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
 * Where a die, a tile or a crest stands in its picture, which has room for its shadow around it.
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
 * @name: what a picture is called: its file in ui/art without ".svg"
 *
 * Returns: whether the program has it
 */
gboolean   ogc_art_exists (const char            *name);

/**
 * OgcArtFit:
 * @OGC_ART_CONTAIN: as large as it fits into the room
 * @OGC_ART_COVER: as small as it covers the room
 * @OGC_ART_STRETCH: just as the room, for a picture that says preserveAspectRatio="none"
 *
 * How large a picture is drawn.
 */
typedef enum {
  OGC_ART_CONTAIN,
  OGC_ART_COVER,
  OGC_ART_STRETCH
} OgcArtFit;

/**
 * ogc_art_load:
 * @name: a picture
 * @width: the room for it, in pixels of the screen
 * @height: the same
 * @fit: how large it is drawn
 *
 * Draws a picture. In any thread.
 *
 * Returns: (transfer full): its pixels
 */
GdkPixbuf *ogc_art_load   (const char            *name,
                           int                    width,
                           int                    height,
                           OgcArtFit              fit);

/**
 * ogc_art_append:
 * @snapshot: where to
 * @name: a small picture: a die, a tile, a crest
 * @rect: the room for it; it stands in the middle
 *
 * Adds a picture, which is drawn once for each size and then kept (#OgcTextureCache). Large ones are for #OgcScene,
 * which does not make a frame wait.
 */
void       ogc_art_append (GtkSnapshot           *snapshot,
                           const char            *name,
                           const graphene_rect_t *rect);

/**
 * ogc_art_paint:
 * @cr: where to
 * @name: a small picture
 * @rect: the room for it; it stands in the middle
 *
 * Draws a picture in its own colours with cairo, as fine as #OgcTextureCache keeps it.
 */
void       ogc_art_paint  (cairo_t               *cr,
                           const char            *name,
                           const graphene_rect_t *rect);

/**
 * ogc_art_around:
 * @object: where the object stands in its picture
 * @rect: what the object is to fill, as much of it as its shape allows, in the middle
 * @picture: (out caller-allocates): the room of the whole picture then
 */
void       ogc_art_around (const OgcArtObject    *object,
                           const graphene_rect_t *rect,
                           graphene_rect_t       *picture);

G_END_DECLS
