/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-wipe.h"

#include "ogc-raster.h"

#define STRIPS 6
/* As many come with a frame where less has changed. */
#define QUICK_STEP (STRIPS / 2)
/* Of a great change everything is laid out in the first frame, and in the second one its nodes are made; strips are seen from the third one on. */
#define START -2

typedef struct {
  GskRenderNode *whole; /* of which it shows a part; owned, nullable */
  GskRenderNode *part;  /* owned, nullable */
} Strip;

struct _OgcWipe
{
  GtkWidget *widget;
  Strip      strips[STRIPS];
  int        width;
  int        height;
  gboolean   upward;
  int        step; /* strips that come with a frame */
  int        done; /* strips that are seen as they are; below 0 while nothing needs to be known of them */
  guint      tick;
};

static gboolean
may_move (OgcWipe *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (self->widget), "gtk-enable-animations", &animations, NULL);
  return animations;
}

static void
stop (OgcWipe *self)
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
  OgcWipe *self = data;

  gtk_widget_queue_draw (widget);
  self->done += self->step;
  if (self->done < STRIPS)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
clear (Strip *strip)
{
  g_clear_pointer (&strip->whole, gsk_render_node_unref);
  g_clear_pointer (&strip->part, gsk_render_node_unref);
}

static void
clear_all (OgcWipe *self)
{
  for (int i = 0; i < STRIPS; i++)
    clear (&self->strips[i]);
}

/* GTK draws anew what is not the same node as before. */
static void
renew (OgcWipe       *self,
       int            index,
       GskRenderNode *node)
{
  Strip *strip = &self->strips[index];
  const int top = self->height * index / STRIPS;
  const int bottom = self->height * (index + 1) / STRIPS;

  if (strip->whole == node)
    return;
  clear (strip);
  if (node == NULL)
    return;
  strip->whole = gsk_render_node_ref (node);
  strip->part = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (0, top, self->width, bottom - top));
}

/* Nothing of another size is shown, and nothing is spread over frames when the size changes; when there is none yet, it may be. */
static void
follow_size (OgcWipe *self)
{
  const gboolean shown = self->width > 0;
  const int width = gtk_widget_get_width (self->widget);
  const int height = gtk_widget_get_height (self->widget);

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (shown)
    stop (self);
  clear_all (self);
}

OgcWipe *
ogc_wipe_new (GtkWidget *widget)
{
  OgcWipe *self = g_new0 (OgcWipe, 1);

  self->widget = widget;
  self->done = STRIPS;
  return self;
}

void
ogc_wipe_free (OgcWipe *self)
{
  stop (self);
  clear_all (self);
  g_free (self);
}

static void
start (OgcWipe  *self,
       gboolean  upward,
       int       step)
{
  if (!may_move (self) || !gtk_widget_get_mapped (self->widget))
    return;
  stop (self);
  self->upward = upward;
  self->step = step;
  self->done = step == 1 ? START : 0;
  self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

void
ogc_wipe_start (OgcWipe  *self,
                gboolean  upward)
{
  start (self, upward, 1);
}

void
ogc_wipe_start_quick (OgcWipe *self)
{
  if (self->tick == 0)
    start (self, TRUE, QUICK_STEP);
}

void
ogc_wipe_forget (OgcWipe *self)
{
  stop (self);
  clear_all (self);
  self->width = self->height = 0;
}

gboolean
ogc_wipe_keeps (OgcWipe *self)
{
  if (!ogc_raster_is_drawn_by_cairo () || !may_move (self))
    return FALSE;
  follow_size (self);
  return self->done < 0;
}

void
ogc_wipe_append (OgcWipe       *self,
                 GtkSnapshot   *snapshot,
                 GskRenderNode *node)
{
  if (!ogc_raster_is_drawn_by_cairo () || !may_move (self)) /* pictures of the table, which may be scaled, have no seams */
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
        renew (self, index, node);
    }
  for (int i = 0; i < STRIPS; i++)
    if (self->strips[i].part != NULL)
      gtk_snapshot_append_node (snapshot, self->strips[i].part);
}
