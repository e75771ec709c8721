/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-texture-cache.h"

#include <math.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* More than a table shows, because a window that is being resized asks for many sizes. */
#define MAX_PICTURES 1024

/* Drawn when first seen: what is laid out in one frame may be seen over several, and some of it never. */
typedef struct {
  GskRenderNode   *node;    /* its content, until it is drawn; nullable */
  int              width;   /* in pixels */
  int              height;
  int              scale;
  cairo_surface_t *surface; /* created when drawn */
  GdkTexture      *texture; /* the same, created when needed */
} Picture;

/* How much freed memory, in bytes, the program keeps between frames: enough for two pictures of a large window. */
#define KEPT (32 * 1024 * 1024)

/* How many times larger than usual a window shows things. */
static int zoom = 1;

/* Device pixels per pixel of a picture, on the sharpest monitor. */
int
ogc_texture_cache_get_scale (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  int scale = 1;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      scale = MAX (scale, gdk_monitor_get_scale_factor (monitor));
    }
  return scale * zoom;
}

static Picture *
picture_new (const graphene_size_t *size,
             int                    scale,
             OgcTextureCacheDraw    draw,
             gpointer               user_data)
{
  Picture *picture = g_rc_box_new0 (Picture);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  draw (snapshot, size, user_data);
  picture->node = gtk_snapshot_free_to_node (snapshot);
  picture->width = (int) ceilf (size->width * (float) scale);
  picture->height = (int) ceilf (size->height * (float) scale);
  picture->scale = scale;
  return picture;
}

static void
picture_clear (gpointer data)
{
  Picture *picture = data;

  g_clear_pointer (&picture->node, gsk_render_node_unref);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_clear_object (&picture->texture);
}

static void
picture_unref (gpointer picture)
{
  g_rc_box_release_full (picture, picture_clear);
}

static cairo_surface_t *
get_surface (Picture *picture)
{
  cairo_t *cr;

  if (picture->surface != NULL)
    return picture->surface;
  picture->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width, picture->height);
  cr = cairo_create (picture->surface);
  cairo_scale (cr, picture->scale, picture->scale);
  if (picture->node != NULL)
    gsk_render_node_draw (picture->node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture->surface);
  g_clear_pointer (&picture->node, gsk_render_node_unref);
  return picture->surface;
}

static cairo_surface_t *
acquire_cb (cairo_pattern_t             *pattern,
            void                        *data,
            cairo_surface_t             *target,
            const cairo_rectangle_int_t *extents)
{
  return cairo_surface_reference (get_surface (data));
}

static void
release_cb (cairo_pattern_t *pattern,
            void            *data,
            cairo_surface_t *surface)
{
  cairo_surface_destroy (surface);
}

static cairo_status_t
copy_cb (cairo_pattern_t       *pattern,
         void                  *data,
         const cairo_pattern_t *other)
{
  g_rc_box_acquire (data);
  return CAIRO_STATUS_SUCCESS;
}

static void
finish_cb (cairo_pattern_t *pattern,
           void            *data)
{
  picture_unref (data);
}

/* A placeholder for the picture until its pixels are needed. */
static cairo_pattern_t *
create_pattern (Picture                *picture,
                const graphene_point_t *origin)
{
  cairo_pattern_t *pattern = cairo_pattern_create_raster_source (g_rc_box_acquire (picture), CAIRO_CONTENT_COLOR_ALPHA,
                                                                 picture->width, picture->height);
  cairo_matrix_t matrix;

  cairo_raster_source_pattern_set_acquire (pattern, acquire_cb, release_cb);
  cairo_raster_source_pattern_set_copy (pattern, copy_cb);
  cairo_raster_source_pattern_set_finish (pattern, finish_cb);
  cairo_matrix_init_scale (&matrix, picture->scale, picture->scale);
  cairo_matrix_translate (&matrix, -origin->x, -origin->y);
  cairo_pattern_set_matrix (pattern, &matrix);
  /* Flying things are scaled, and better filters are many times slower. */
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_BILINEAR);
  return pattern;
}

static void
append_pattern (GtkSnapshot           *snapshot,
                const graphene_rect_t *rect,
                Picture               *picture)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, rect);
  cairo_pattern_t *pattern = create_pattern (picture, &rect->origin);

  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);
  cairo_destroy (cr);
}

GdkTexture *
ogc_texture_cache_create_texture (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* The other renderers keep textures where they need them. */
static void
append_texture (GtkSnapshot           *snapshot,
                const graphene_rect_t *rect,
                Picture               *picture)
{
  if (picture->texture == NULL)
    picture->texture = ogc_texture_cache_create_texture (get_surface (picture));
  gtk_snapshot_append_texture (snapshot, picture->texture, rect);
}

/*
 * In every frame GDK allocates an image of what has changed, and cairo allocates others. The C library would return
 * such large blocks to the system each time, and the system would have to clear every page of them for the next frame,
 * which takes half of it.
 */
static void
keep_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, KEPT);
  mallopt (M_TRIM_THRESHOLD, KEPT);
#endif
}

static GHashTable *
get_pictures (void)
{
  static GHashTable *pictures;

  if (pictures == NULL)
    {
      pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, picture_unref);
      keep_memory ();
    }
  if (g_hash_table_size (pictures) >= MAX_PICTURES)
    g_hash_table_remove_all (pictures);
  return pictures;
}

void
ogc_texture_cache_set_zoom (double times)
{
  zoom = (int) ceil (times);
}

gboolean
ogc_texture_cache_is_drawn_by_cairo (void)
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
ogc_texture_cache_append (GtkSnapshot           *snapshot,
                          const graphene_rect_t *rect,
                          const char            *key,
                          OgcTextureCacheDraw    draw,
                          gpointer               user_data)
{
  GHashTable *pictures = get_pictures ();
  const int scale = ogc_texture_cache_get_scale ();
  g_autofree char *name = NULL;
  graphene_rect_t place;
  Picture *picture;

  if (rect->size.width < 1 || rect->size.height < 1)
    return;
  name = g_strdup_printf ("%s %d %dx%d", key, scale, (int) (rect->size.width * 8), (int) (rect->size.height * 8));
  picture = g_hash_table_lookup (pictures, name);
  if (picture == NULL)
    {
      picture = picture_new (&rect->size, scale, draw, user_data);
      g_hash_table_insert (pictures, g_steal_pointer (&name), picture);
    }
  graphene_rect_init (&place, roundf (rect->origin.x * (float) scale) / (float) scale,
                      roundf (rect->origin.y * (float) scale) / (float) scale,
                      (float) picture->width / (float) scale, (float) picture->height / (float) scale);
  /* With cairo, textures are expensive: GTK converts every pixel of them each time. */
  if (ogc_texture_cache_is_drawn_by_cairo ())
    append_pattern (snapshot, &place, picture);
  else
    append_texture (snapshot, &place, picture);
}

void
ogc_texture_cache_append_node (GtkSnapshot   *snapshot,
                               GskRenderNode *node)
{
  graphene_rect_t bounds;
  cairo_t *cr;

  if (!ogc_texture_cache_is_drawn_by_cairo ())
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
ogc_texture_cache_append_children (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  GtkSnapshot *inner;
  g_autoptr (GskRenderNode) node = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  inner = gtk_snapshot_new ();
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, inner);
  node = gtk_snapshot_free_to_node (inner);
  if (node != NULL)
    ogc_texture_cache_append_node (snapshot, node);
}
