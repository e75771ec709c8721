/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws a picture from 0, 0 on. */
typedef void (*OgcTextureCacheDraw) (GtkSnapshot           *snapshot,
                                     const graphene_size_t *size,
                                     gpointer               user_data);

/* Whether windows are drawn by cairo. */
gboolean    ogc_texture_cache_is_drawn_by_cairo (void);

/* Says that pictures are shown so many times larger than usual (OgcZoomLayout), and need as many more pixels. */
void        ogc_texture_cache_set_zoom          (double                 times);

/* The pixels of the sharpest monitor to one of a picture. */
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
 * @snapshot: where to
 * @rect: what the picture fills; its upper left corner is moved to a whole pixel
 * @key: all that the picture depends on but its size
 * @draw: draws it when it is not there yet
 * @user_data: for @draw
 *
 * Adds a small picture that is drawn once and then kept as pixels, in the resolution of the sharpest monitor: dice
 * and symbols, which are many on the table and made of many curves. Where cairo draws the window, that is when it is
 * first seen and not when it is added, so that a great change can be spread (#OgcRedrawSlices).
 */
void        ogc_texture_cache_append            (GtkSnapshot           *snapshot,
                                                 const graphene_rect_t *rect,
                                                 const char            *key,
                                                 OgcTextureCacheDraw    draw,
                                                 gpointer               user_data);

/**
 * ogc_texture_cache_append_node:
 * @snapshot: where to
 * @node: what of which much changes together
 *
 * Adds what @node shows. Where cairo draws the window it is one picture for GTK, which compares what it draws with
 * what it has drawn, and draws the whole window anew where there are more than thirty differences.
 */
void        ogc_texture_cache_append_node       (GtkSnapshot           *snapshot,
                                                 GskRenderNode         *node);

/**
 * ogc_texture_cache_append_children:
 * @widget: a widget of which much changes together
 * @snapshot: a snapshot of it
 *
 * Draws the children of @widget as ogc_texture_cache_append_node() does.
 */
void        ogc_texture_cache_append_children   (GtkWidget             *widget,
                                                 GtkSnapshot           *snapshot);

G_END_DECLS
