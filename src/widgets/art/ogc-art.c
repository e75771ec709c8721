/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-art.h"

#include <math.h>
#include <string.h>

#include "config.h"
#include "ogc-texture-cache.h"

static char *
dup_path (const char *name)
{
  return g_strdup_printf (RESOURCE_PATH "/art/%s.svg", name);
}

gboolean
ogc_art_exists (const char *name)
{
  g_autofree char *path = dup_path (name);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* The space for a picture, in pixels. */
typedef struct {
  int       width;
  int       height;
  OgcArtFit fit;
} Room;

static void
size_prepared_cb (GdkPixbufLoader *loader,
                  int              width,
                  int              height,
                  const Room      *room)
{
  const double wide = (double) room->width / width;
  const double high = (double) room->height / height;
  const double scale = room->fit == OGC_ART_COVER ? MAX (wide, high) : MIN (wide, high);

  if (room->fit == OGC_ART_STRETCH)
    gdk_pixbuf_loader_set_size (loader, room->width, room->height);
  else
    gdk_pixbuf_loader_set_size (loader, MAX (1, (int) round (width * scale)), MAX (1, (int) round (height * scale)));
}

/* NULL with @error if the file does not exist or no loader can draw it. */
static GdkPixbuf *
load_pixbuf (const char  *name,
             const Room  *room,
             GError     **error)
{
  g_autofree char *path = dup_path (name);
  g_autoptr (GBytes) file = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (GdkPixbufLoader) loader = NULL;
  gboolean written;

  if (file == NULL)
    return NULL;
  loader = gdk_pixbuf_loader_new ();
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), (gpointer) room);
  written = gdk_pixbuf_loader_write_bytes (loader, file, error);
  if (!gdk_pixbuf_loader_close (loader, written ? error : NULL) || !written)
    return NULL;
  return g_object_ref (gdk_pixbuf_loader_get_pixbuf (loader));
}

GdkPixbuf *
ogc_art_load (const char *name,
              int         width,
              int         height,
              OgcArtFit   fit)
{
  g_autoptr (GError) error = NULL;
  GdkPixbuf *pixels = load_pixbuf (name, &(Room) { MAX (1, width), MAX (1, height), fit }, &error);

  if (pixels != NULL)
    return pixels;
  g_warning ("Picture “%s”: %s", name, error->message);
  pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, TRUE, 8, 1, 1);
  gdk_pixbuf_fill (pixels, 0);
  return pixels;
}

/* The part of the excess that is cut off at the beginning of @axis, which keeps its beginning, middle or end. */
static double
find_cut (const char *axis)
{
  return g_str_has_prefix (axis, "Min") ? 0 : g_str_has_prefix (axis, "Mid") ? 0.5 : 1;
}

void
ogc_art_get_cut (const char *name,
                 double     *left,
                 double     *top)
{
  static const char attribute[] = " preserveAspectRatio=\"x";
  g_autofree char *path = dup_path (name);
  g_autoptr (GBytes) file = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size = 0;
  const char *text = file != NULL ? g_bytes_get_data (file, &size) : NULL;
  const char *end = text != NULL ? g_strstr_len (text, (gssize) size, "<defs>") : NULL;
  const char *found = end != NULL ? g_strstr_len (text, end - text, attribute) : NULL;

  *left = *top = 1;
  if (found == NULL || end - found < (gssize) strlen (attribute) + 7)
    return;
  *left = find_cut (found + strlen (attribute));
  *top = find_cut (found + strlen (attribute) + strlen ("MidY"));
}

void
ogc_art_paint (cairo_t               *cr,
               const char            *name,
               const graphene_rect_t *rect)
{
  const double scale = ogc_texture_cache_get_scale ();
  const double width = rect->size.width * scale;
  const double height = rect->size.height * scale;
  g_autoptr (GdkPixbuf) pixels = ogc_art_load (name, (int) ceil (width), (int) ceil (height), OGC_ART_CONTAIN);

  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  gdk_cairo_set_source_pixbuf (cr, pixels,
                               round (rect->origin.x * scale + (width - gdk_pixbuf_get_width (pixels)) / 2),
                               round (rect->origin.y * scale + (height - gdk_pixbuf_get_height (pixels)) / 2));
  cairo_paint (cr);
  cairo_restore (cr);
}

void
ogc_art_around (const OgcArtObject    *object,
                const graphene_rect_t *rect,
                graphene_rect_t       *picture)
{
  const float scale = MIN (rect->size.width / object->width, rect->size.height / object->height);

  graphene_rect_init (picture,
                      rect->origin.x + (rect->size.width - object->width * scale) / 2 - object->x * scale,
                      rect->origin.y + (rect->size.height - object->height * scale) / 2 - object->y * scale,
                      object->picture_width * scale, object->picture_height * scale);
}

static void
draw_picture (GtkSnapshot           *snapshot,
              const graphene_size_t *size,
              gpointer               user_data)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, size->width, size->height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);

  ogc_art_paint (cr, user_data, &rect);
  cairo_destroy (cr);
}

void
ogc_art_append (GtkSnapshot           *snapshot,
                const char            *name,
                const graphene_rect_t *rect)
{
  g_autofree char *key = g_strconcat ("art ", name, NULL);

  ogc_texture_cache_append (snapshot, rect, key, draw_picture, (gpointer) name);
}
