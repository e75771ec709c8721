/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-raster.h"

#include <math.h>

/* More than a table shows; a window that is being resized asks for many sizes. */
#define MAX_PICTURES 1024

typedef struct {
  cairo_surface_t *surface;
  GdkTexture      *texture; /* the same, when it is first needed */
} Picture;

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

static cairo_surface_t *
draw_surface (const graphene_size_t *size,
              int                    scale,
              OgcRasterDraw          draw,
              gpointer               user_data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (size->width * (float) scale),
                                                         (int) ceilf (size->height * (float) scale));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr;
  g_autoptr (GskRenderNode) node = NULL;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  draw (snapshot, size, user_data);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
picture_free (Picture *picture)
{
  cairo_surface_destroy (picture->surface);
  g_clear_object (&picture->texture);
  g_free (picture);
}

static void
append_surface (GtkSnapshot           *snapshot,
                const graphene_rect_t *rect,
                cairo_surface_t       *surface)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, rect);

  cairo_set_source_surface (cr, surface, rect->origin.x, rect->origin.y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR); /* what flies is scaled; better filters are many times as slow */
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* The other renderers keep textures where they need them. */
static void
append_texture (GtkSnapshot           *snapshot,
                const graphene_rect_t *rect,
                Picture               *picture)
{
  const int height = cairo_image_surface_get_height (picture->surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (picture->surface);

  if (picture->texture == NULL)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (picture->surface), stride * (gsize) height);

      picture->texture = gdk_memory_texture_new (cairo_image_surface_get_width (picture->surface), height, GDK_MEMORY_DEFAULT,
                                                 bytes, stride);
    }
  gtk_snapshot_append_texture (snapshot, picture->texture, rect);
}

static GHashTable *
get_pictures (void)
{
  static GHashTable *pictures;

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) picture_free);
  if (g_hash_table_size (pictures) >= MAX_PICTURES)
    g_hash_table_remove_all (pictures);
  return pictures;
}

gboolean
ogc_raster_is_drawn_by_cairo (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (windows, i);

      if (gtk_native_get_renderer (window) != NULL)
        return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (window));
    }
  return FALSE;
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
  graphene_rect_t place;
  Picture *picture;

  if (rect->size.width < 1 || rect->size.height < 1)
    return;
  name = g_strdup_printf ("%s %d %dx%d", key, scale, (int) (rect->size.width * 8), (int) (rect->size.height * 8));
  picture = g_hash_table_lookup (pictures, name);
  if (picture == NULL)
    {
      picture = g_new0 (Picture, 1);
      picture->surface = draw_surface (&rect->size, scale, draw, user_data);
      g_hash_table_insert (pictures, g_steal_pointer (&name), picture);
    }
  graphene_rect_init (&place, roundf (rect->origin.x * (float) scale) / (float) scale,
                      roundf (rect->origin.y * (float) scale) / (float) scale,
                      (float) cairo_image_surface_get_width (picture->surface) / (float) scale,
                      (float) cairo_image_surface_get_height (picture->surface) / (float) scale);
  if (ogc_raster_is_drawn_by_cairo ()) /* where textures are costly: GTK turns every pixel of them into numbers and back each time */
    append_surface (snapshot, &place, picture->surface);
  else
    append_texture (snapshot, &place, picture);
}

void
ogc_raster_append_node (GtkSnapshot   *snapshot,
                        GskRenderNode *node)
{
  graphene_rect_t bounds;
  cairo_t *cr;

  if (!ogc_raster_is_drawn_by_cairo ())
    {
      gtk_snapshot_append_node (snapshot, node);
      return;
    }
  gsk_render_node_get_bounds (node, &bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
}

void
ogc_raster_append_children (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  GtkSnapshot *inner = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, inner);
  node = gtk_snapshot_free_to_node (inner);
  if (node != NULL)
    ogc_raster_append_node (snapshot, node);
}
