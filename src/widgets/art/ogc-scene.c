/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-scene.h"

#include <math.h>
#include <stdlib.h>

#include "ogc-art.h"
#include "ogc-texture-cache.h"

struct _OgcScene
{
  GObject parent_instance;

  char            *name;
  OgcArtFit        fit;
  cairo_surface_t *pixels;  /* nullable: the latest drawing */
  GdkTexture      *texture; /* nullable: the same, for renderers that keep textures */
  int              width;   /* the size that was last asked for, in pixels of the screen */
  int              height;
  gboolean         drawing;
};

/* A size that is asked for, in pixels. */
typedef struct {
  int width;
  int height;
} Room;

static void ogc_scene_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OgcScene, ogc_scene, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, ogc_scene_paintable_init))

/* Held by all threads that draw. */
static GRWLock at_work;
static gboolean ended;

/* Scenes that a thread draws; for the main thread alone. */
static unsigned n_drawing;

static void
draw_cb (GTask        *task,
         gpointer      source,
         gpointer      task_data,
         GCancellable *cancellable)
{
  OgcScene *self = source;
  const Room *room = task_data;
  cairo_surface_t *surface = NULL;

  g_rw_lock_reader_lock (&at_work);
  if (!ended)
    {
      g_autoptr (GdkPixbuf) pixels = ogc_art_load (self->name, room->width, room->height, self->fit);
      double left, top;
      cairo_t *cr;

      ogc_art_get_cut (self->name, &left, &top);
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, room->width, room->height);
      cr = cairo_create (surface);
      gdk_cairo_set_source_pixbuf (cr, pixels, round ((room->width - gdk_pixbuf_get_width (pixels)) * left),
                                   round ((room->height - gdk_pixbuf_get_height (pixels)) * top));
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  g_rw_lock_reader_unlock (&at_work);
  g_task_return_pointer (task, surface, (GDestroyNotify) cairo_surface_destroy);
}

/* The program's resources go away at exit, so it waits for drawing threads, and no new ones start. */
static void
end_drawing (void)
{
  g_rw_lock_writer_lock (&at_work);
  ended = TRUE;
  g_rw_lock_writer_unlock (&at_work);
}

static void start_drawing (OgcScene *self);

static void
drawn_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  OgcScene *self = OGC_SCENE (object);

  self->drawing = FALSE;
  n_drawing--;
  g_clear_pointer (&self->pixels, cairo_surface_destroy);
  g_clear_object (&self->texture);
  self->pixels = g_task_propagate_pointer (G_TASK (result), NULL);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
  if (self->width != cairo_image_surface_get_width (self->pixels)
      || self->height != cairo_image_surface_get_height (self->pixels))
    start_drawing (self);
}

/* Draws the size that was last asked for, and then whatever was asked for meanwhile. */
static void
start_drawing (OgcScene *self)
{
  static gsize once;
  g_autoptr (GTask) task = NULL;
  Room *room;

  if (self->drawing)
    return;
  if (g_once_init_enter (&once))
    {
      atexit (end_drawing);
      g_once_init_leave (&once, 1);
    }
  task = g_task_new (self, NULL, drawn_cb, NULL);
  room = g_new (Room, 1);
  *room = (Room) { self->width, self->height };
  g_task_set_task_data (task, room, g_free);
  g_task_set_priority (task, G_PRIORITY_LOW);
  self->drawing = TRUE;
  n_drawing++;
  g_task_run_in_thread (task, draw_cb);
}

static void
append_pixels (OgcScene    *self,
               GtkSnapshot *snapshot,
               double       width,
               double       height)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr;

  /* With cairo, textures are expensive (OgcTextureCache). */
  if (ogc_texture_cache_is_drawn_by_cairo ())
    {
      cr = gtk_snapshot_append_cairo (snapshot, &rect);
      cairo_scale (cr, width / cairo_image_surface_get_width (self->pixels),
                   height / cairo_image_surface_get_height (self->pixels));
      cairo_set_source_surface (cr, self->pixels, 0, 0);
      cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
      cairo_paint (cr);
      cairo_destroy (cr);
      return;
    }
  if (self->texture == NULL)
    self->texture = ogc_texture_cache_create_texture (self->pixels);
  gtk_snapshot_append_texture (snapshot, self->texture, &rect);
}

static void
ogc_scene_snapshot (GdkPaintable *paintable,
                    GdkSnapshot  *snapshot,
                    double        width,
                    double        height)
{
  OgcScene *self = OGC_SCENE (paintable);
  const double scale = ogc_texture_cache_get_scale ();
  const int pixel_width = (int) ceil (width * scale);
  const int pixel_height = (int) ceil (height * scale);

  if (pixel_width < 1 || pixel_height < 1)
    return;
  if (pixel_width != self->width || pixel_height != self->height)
    {
      self->width = pixel_width;
      self->height = pixel_height;
      start_drawing (self);
    }
  if (self->pixels != NULL)
    append_pixels (self, snapshot, width, height);
}

static void
ogc_scene_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = ogc_scene_snapshot;
}

static void
ogc_scene_finalize (GObject *object)
{
  OgcScene *self = OGC_SCENE (object);

  g_free (self->name);
  g_clear_pointer (&self->pixels, cairo_surface_destroy);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (ogc_scene_parent_class)->finalize (object);
}

static void
ogc_scene_class_init (OgcSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ogc_scene_finalize;
}

static void
ogc_scene_init (OgcScene *self)
{
}

OgcScene *
ogc_scene_new (const char *name,
               OgcArtFit   fit)
{
  OgcScene *self;

  g_return_val_if_fail (ogc_art_exists (name), NULL);

  self = g_object_new (OGC_TYPE_SCENE, NULL);
  self->name = g_strdup (name);
  self->fit = fit;
  return self;
}

gboolean
ogc_scene_is_any_pending (void)
{
  return n_drawing > 0;
}
