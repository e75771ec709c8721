/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-raster.h"

#include <math.h>

/* More than a table shows; a window that is being resized asks for many sizes. */
#define MAX_PICTURES 1024

/* The pixels of the sharpest monitor to one of the window. */
static int
find_scale (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  int scale = 1;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      scale = MAX (scale, gdk_monitor_get_scale_factor (monitor));
    }
  return scale;
}

static GdkTexture *
create_texture (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

static GdkTexture *
draw_texture (const graphene_size_t *size,
              int                    scale,
              OgcRasterDraw          draw,
              gpointer               user_data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (size->width * (float) scale),
                                                         (int) ceilf (size->height * (float) scale));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GskRenderNode) node = NULL;
  GdkTexture *texture;

  draw (snapshot, size, user_data);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_scale (cr, scale, scale);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  texture = create_texture (surface);
  cairo_surface_destroy (surface);
  return texture;
}

static GHashTable *
get_pictures (void)
{
  static GHashTable *pictures;

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  if (g_hash_table_size (pictures) >= MAX_PICTURES)
    g_hash_table_remove_all (pictures);
  return pictures;
}

void
ogc_raster_append (GtkSnapshot           *snapshot,
                   const graphene_rect_t *rect,
                   const char            *key,
                   OgcRasterDraw          draw,
                   gpointer               user_data)
{
  GHashTable *pictures = get_pictures ();
  const int scale = find_scale ();
  g_autofree char *name = NULL;
  GdkTexture *texture;

  if (rect->size.width < 1 || rect->size.height < 1)
    return;
  name = g_strdup_printf ("%s %d %dx%d", key, scale, (int) (rect->size.width * 8), (int) (rect->size.height * 8));
  texture = g_hash_table_lookup (pictures, name);
  if (texture == NULL)
    {
      texture = draw_texture (&rect->size, scale, draw, user_data);
      g_hash_table_insert (pictures, g_steal_pointer (&name), texture);
    }
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (roundf (rect->origin.x * (float) scale) / (float) scale,
                                                    roundf (rect->origin.y * (float) scale) / (float) scale,
                                                    (float) gdk_texture_get_width (texture) / (float) scale,
                                                    (float) gdk_texture_get_height (texture) / (float) scale));
}
