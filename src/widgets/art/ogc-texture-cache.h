/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws a picture, from 0, 0. */
typedef void (*OgcTextureCacheDraw) (GtkSnapshot           *snapshot,
                                     const graphene_size_t *size,
                                     gpointer               user_data);

/* Whether windows are drawn by cairo. */
gboolean    ogc_texture_cache_is_drawn_by_cairo (void);

/* Sets by what factor pictures are enlarged (OgcZoomLayout), and so how many more pixels they need. */
void        ogc_texture_cache_set_zoom          (double                 times);

/* Device pixels per pixel of a picture, on the sharpest monitor. */
int         ogc_texture_cache_get_scale         (void);

/**
 * ogc_texture_cache_create_texture:
 * @surface: an image in ARGB32 or RGB24
 *
 * Returns: (transfer full): the same pixels for renderers that keep textures
 */
GdkTexture *ogc_texture_cache_create_texture    (cairo_surface_t       *surface);

/**
 * ogc_texture_cache_append:
 * @snapshot: where to draw
 * @rect: the area to fill; its upper left corner is moved to a whole pixel
 * @key: everything that the picture depends on, except its size
 * @draw: draws it if it is not cached yet
 * @user_data: for @draw
 *
 * Adds a small picture that is drawn once and then cached as pixels, at the resolution of the sharpest monitor. This
 * is for dice and symbols: the table has many of them, each made of many curves. If cairo draws the window, a picture
 * is drawn when it is first visible, not when it is added, so that a large change can be spread over frames
 * (#OgcRedrawSlices).
 */
void        ogc_texture_cache_append            (GtkSnapshot           *snapshot,
                                                 const graphene_rect_t *rect,
                                                 const char            *key,
                                                 OgcTextureCacheDraw    draw,
                                                 gpointer               user_data);

/**
 * ogc_texture_cache_append_node:
 * @snapshot: where to draw
 * @node: a node with many parts that change together
 *
 * Adds @node. If cairo draws the window, it becomes a single picture, because GTK compares each frame with the
 * previous one and redraws the whole window if there are more than thirty differences.
 */
void        ogc_texture_cache_append_node       (GtkSnapshot           *snapshot,
                                                 GskRenderNode         *node);

/**
 * ogc_texture_cache_append_children:
 * @widget: a widget with many parts that change together
 * @snapshot: a snapshot of it
 *
 * Draws the children of @widget as ogc_texture_cache_append_node() does.
 */
void        ogc_texture_cache_append_children   (GtkWidget             *widget,
                                                 GtkSnapshot           *snapshot);

G_END_DECLS
