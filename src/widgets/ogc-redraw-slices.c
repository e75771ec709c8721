/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-redraw-slices.h"

#include "ogc-texture-cache.h"

#define STRIPS 6
/* Strips per frame after a small change. */
#define QUICK_STEP (STRIPS / 2)
/* A large change is laid out in the first frame, and its nodes are made in the second; strips are shown from the third
 * on. */
#define START -2

typedef struct {
  GskRenderNode *whole; /* the node that it shows a part of; owned, nullable */
  GskRenderNode *part;  /* owned, nullable */
} Strip;

struct _OgcRedrawSlices
{
  GtkWidget *widget;
  Strip      strips[STRIPS];
  int        width;
  int        height;
  gboolean   upward;
  int        step; /* strips per frame */
  int        done; /* strips shown in their current state; below 0 while the widget need not be drawn */
  guint      tick;
};

/* Whether changes are spread: only if cairo draws, and not if nothing may move, as in pictures of the table, which
 * have no seams. */
static gboolean
is_spread (OgcRedrawSlices *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (self->widget), "gtk-enable-animations", &animations, NULL);
  return animations && ogc_texture_cache_is_drawn_by_cairo ();
}

static void
stop_redraw (OgcRedrawSlices *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  self->done = STRIPS;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  OgcRedrawSlices *self = data;

  gtk_widget_queue_draw (widget);
  self->done += self->step;
  if (self->done < STRIPS)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
clear_strip (Strip *strip)
{
  g_clear_pointer (&strip->whole, gsk_render_node_unref);
  g_clear_pointer (&strip->part, gsk_render_node_unref);
}

static void
clear_all (OgcRedrawSlices *self)
{
  for (int i = 0; i < STRIPS; i++)
    clear_strip (&self->strips[i]);
}

/*
 * Where a strip begins. An edge within a pixel would show as a line between two strips; multiples of four avoid that
 * at every step of #OgcZoomLayout.
 */
static int
edge_of (OgcRedrawSlices *self,
         int              index)
{
  return index < STRIPS ? self->height * index / STRIPS / 4 * 4 : self->height;
}

/* GTK redraws whatever is not the same node as before. */
static void
renew_strip (OgcRedrawSlices *self,
             int              index,
             GskRenderNode   *node)
{
  Strip *strip = &self->strips[index];
  const int top = edge_of (self, index);
  const int bottom = edge_of (self, index + 1);

  if (strip->whole == node)
    return;
  clear_strip (strip);
  if (node == NULL)
    return;
  strip->whole = gsk_render_node_ref (node);
  strip->part = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (0, top, self->width, bottom - top));
}

/* Drops what has another size. A change of size is not spread over frames, except for the first size. */
static void
follow_size (OgcRedrawSlices *self)
{
  const gboolean shown = self->width > 0;
  const int width = gtk_widget_get_width (self->widget);
  const int height = gtk_widget_get_height (self->widget);

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (shown)
    stop_redraw (self);
  clear_all (self);
}

OgcRedrawSlices *
ogc_redraw_slices_new (GtkWidget *widget)
{
  OgcRedrawSlices *self = g_new0 (OgcRedrawSlices, 1);

  self->widget = widget;
  self->done = STRIPS;
  return self;
}

void
ogc_redraw_slices_free (OgcRedrawSlices *self)
{
  stop_redraw (self);
  clear_all (self);
  g_free (self);
}

static void
start_redraw (OgcRedrawSlices *self,
              gboolean         upward,
              int              done,
              int              step)
{
  if (!gtk_widget_get_mapped (self->widget) || !is_spread (self))
    return;
  stop_redraw (self);
  self->upward = upward;
  self->step = step;
  self->done = done;
  self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

void
ogc_redraw_slices_start (OgcRedrawSlices *self,
                         gboolean         upward)
{
  start_redraw (self, upward, START, 1);
}

void
ogc_redraw_slices_start_quick (OgcRedrawSlices *self)
{
  if (self->tick == 0)
    start_redraw (self, TRUE, 0, QUICK_STEP);
}

void
ogc_redraw_slices_forget (OgcRedrawSlices *self)
{
  stop_redraw (self);
  clear_all (self);
  self->width = self->height = 0;
}

gboolean
ogc_redraw_slices_keeps (OgcRedrawSlices *self)
{
  if (!is_spread (self))
    return FALSE;
  follow_size (self);
  return self->done < 0;
}

void
ogc_redraw_slices_append (OgcRedrawSlices *self,
                          GtkSnapshot     *snapshot,
                          GskRenderNode   *node)
{
  if (!is_spread (self))
    {
      if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);
      return;
    }
  follow_size (self);
  for (int i = 0; i < STRIPS; i++)
    {
      const int index = self->upward ? STRIPS - 1 - i : i;

      if (i < self->done)
        renew_strip (self, index, node);
    }
  for (int i = 0; i < STRIPS; i++)
    if (self->strips[i].part != NULL)
      gtk_snapshot_append_node (snapshot, self->strips[i].part);
}
