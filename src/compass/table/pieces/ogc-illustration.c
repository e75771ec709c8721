/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-illustration.h"

#include "ogc-names.h"
#include "ogc-texture-cache.h"

/* The sheet that pictures are drawn on. */
#define WIDTH 96
#define HEIGHT 64

/* What is drawn, and with what. */
typedef struct {
  const char    *program;
  const GdkRGBA *colour;
} Engraving;

static const char *
find_program (const char *key)
{
  for (const OgcSymbolPath *path = ogc_illustration_paths; path->key != NULL; path++)
    if (g_str_equal (path->key, key))
      return path->program;
  return NULL;
}

static void
draw (GtkSnapshot           *snapshot,
      const graphene_size_t *size,
      gpointer               user_data)
{
  const Engraving *engraving = user_data;
  const GdkRGBA *colour = engraving->colour;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));

  cairo_scale (cr, size->width / WIDTH, size->height / HEIGHT);
  /* A group, because parts cut out what lies behind them. */
  cairo_push_group (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  ogc_symbol_run (cr, engraving->program);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, colour->alpha);
  cairo_destroy (cr);
}

void
ogc_illustration_snapshot (GtkSnapshot           *snapshot,
                           OgcBuildingId          building,
                           const graphene_rect_t *bounds,
                           const GdkRGBA         *colour)
{
  const char *key = ogc_name_of (ogc_names_building, building);
  Engraving engraving = { find_program (key), colour };
  float scale = MIN (bounds->size.width / WIDTH, bounds->size.height / HEIGHT);
  g_autofree char *ink = gdk_rgba_to_string (colour);
  g_autofree char *name = g_strdup_printf ("illustration %s %s", key, ink);

  g_return_if_fail (engraving.program != NULL);

  ogc_texture_cache_append (snapshot,
                            &GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - WIDTH * scale) / 2,
                                                 bounds->origin.y + bounds->size.height
                                                   - HEIGHT * scale, WIDTH * scale, HEIGHT * scale),
                            name, draw, &engraving);
}
