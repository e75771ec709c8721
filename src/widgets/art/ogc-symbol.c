/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-symbol.h"

#include <math.h>

#include "ogc-art.h"
#include "ogc-texture-cache.h"

void
ogc_symbol_draw (cairo_t       *cr,
                 const char    *key,
                 double         x,
                 double         y,
                 double         size,
                 const GdkRGBA *colour)
{
  const int side = (int) ceil (size * ogc_texture_cache_get_scale ());
  g_autofree char *name = g_strconcat ("symbols/", key, NULL);
  g_autoptr (GdkPixbuf) pixels = NULL;
  cairo_pattern_t *shape;

  g_return_if_fail (colour != NULL);

  if (size < 1)
    return;
  pixels = ogc_art_load (name, side, side, OGC_ART_CONTAIN);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / side, size / side);
  gdk_cairo_set_source_pixbuf (cr, pixels, 0, 0);
  shape = cairo_pattern_reference (cairo_get_source (cr));
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_mask (cr, shape);
  cairo_pattern_destroy (shape);
  cairo_restore (cr);
}

/* What a picture in a snapshot is drawn with. */
typedef struct {
  const char    *key;
  const GdkRGBA *colour;
} Picture;

static void
draw_picture (GtkSnapshot           *snapshot,
              const graphene_size_t *size,
              gpointer               user_data)
{
  const Picture *picture = user_data;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));

  ogc_symbol_draw (cr, picture->key, 0, 0, size->width, picture->colour);
  cairo_destroy (cr);
}

void
ogc_symbol_snapshot (GtkSnapshot           *snapshot,
                     const char            *key,
                     const graphene_rect_t *bounds,
                     const GdkRGBA         *colour)
{
  float size = MIN (bounds->size.width, bounds->size.height);
  Picture picture = { key, colour };
  g_autofree char *ink = gdk_rgba_to_string (colour);
  g_autofree char *name = g_strdup_printf ("%s %s", key, ink);

  ogc_texture_cache_append (snapshot,
                            &GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - size) / 2,
                                                 bounds->origin.y + (bounds->size.height - size) / 2, size, size),
                            name, draw_picture, &picture);
}
