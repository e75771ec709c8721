/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-layer.h"

#include "ogc-motion-script.h"

struct _OgcMotionLayer
{
  OgcMotion parent_instance;

  OgcGame         *game;
  OgcMotionScript *script; /* what has happened, until the table is laid out */
  OgcMotionScript *played; /* and afterwards */
};

G_DEFINE_FINAL_TYPE (OgcMotionLayer, ogc_motion_layer, OGC_TYPE_MOTION)

/* Whether events are animated. */
static gboolean
may_move (OgcMotionLayer *self)
{
  return ogc_motion_is_seen (OGC_MOTION (self)) && ogc_game_get_pace (self->game) != OGC_PACE_INSTANT;
}

static void
event_cb (OgcMotionLayer *self,
          const OgcEvent *event)
{
  if (!may_move (self))
    return;
  if (self->script == NULL)
    {
      ogc_motion_skip (OGC_MOTION (self));
      self->script = ogc_motion_script_new (GTK_WIDGET (self), ogc_motion_get_stage (OGC_MOTION (self)), self->game);
    }
  ogc_motion_script_add (self->script, event);
}

/* Begins the motion, once all objects have changed. */
static void
asked_cb (OgcMotionLayer *self)
{
  OgcMotion *motion = OGC_MOTION (self);

  if (self->script == NULL || ogc_motion_get_moving (motion))
    return;
  if (ogc_motion_script_size (self->script) == 0 || !may_move (self))
    ogc_motion_skip (motion);
  else
    ogc_motion_begin (motion);
}

/* Lands everything when showing again begins or is stopped, so that nothing moves from earlier places; the last step
 * still moves. */
static void
showing_again_cb (OgcMotionLayer *self)
{
  if (self->script == NULL || ogc_motion_get_moving (OGC_MOTION (self)))
    ogc_motion_skip (OGC_MOTION (self));
}

static void
ogc_motion_layer_hold (OgcMotion *motion)
{
  ogc_game_hold (OGC_MOTION_LAYER (motion)->game);
}

static void
ogc_motion_layer_release (OgcMotion *motion)
{
  ogc_game_release (OGC_MOTION_LAYER (motion)->game);
}

/* Ends the pause that follows from the pace. */
static void
ogc_motion_layer_hurry (OgcMotion *motion)
{
  if (OGC_MOTION_LAYER (motion)->game != NULL)
    ogc_game_hurry (OGC_MOTION_LAYER (motion)->game);
}

static GPtrArray *
ogc_motion_layer_aim (OgcMotion *motion,
                      gint64    *length)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (motion);

  self->played = g_steal_pointer (&self->script);
  return ogc_motion_script_aim (self->played, ogc_pace_get_slowness (ogc_game_get_pace (self->game)), length);
}

static void
ogc_motion_layer_forget (OgcMotion *motion)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (motion);

  g_clear_pointer (&self->script, ogc_motion_script_free);
  g_clear_pointer (&self->played, ogc_motion_script_free);
}

static void
ogc_motion_layer_dispose (GObject *object)
{
  ogc_motion_layer_set_game (OGC_MOTION_LAYER (object), NULL);

  G_OBJECT_CLASS (ogc_motion_layer_parent_class)->dispose (object);
}

static void
ogc_motion_layer_class_init (OgcMotionLayerClass *klass)
{
  OgcMotionClass *motion_class = OGC_MOTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_motion_layer_dispose;
  motion_class->hold = ogc_motion_layer_hold;
  motion_class->release = ogc_motion_layer_release;
  motion_class->hurry = ogc_motion_layer_hurry;
  motion_class->aim = ogc_motion_layer_aim;
  motion_class->forget = ogc_motion_layer_forget;
}

static void
ogc_motion_layer_init (OgcMotionLayer *self)
{
}

GtkWidget *
ogc_motion_layer_new (GtkWidget *stage)
{
  GtkWidget *self = g_object_new (OGC_TYPE_MOTION_LAYER, NULL);

  ogc_motion_set_stage (OGC_MOTION (self), stage);
  return self;
}

void
ogc_motion_layer_set_game (OgcMotionLayer *self,
                           OgcGame        *game)
{
  g_return_if_fail (OGC_IS_MOTION_LAYER (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  ogc_motion_skip (OGC_MOTION (self));
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "event-again", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (showing_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (ogc_motion_skip), self, G_CONNECT_SWAPPED);
}
