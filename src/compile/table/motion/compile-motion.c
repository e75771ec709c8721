/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-motion.h"

struct _CompileMotion
{
  OgcMotion parent_instance;

  CompileMotionPlaces  places;
  CompileGame         *game;
  CompileMotionScript *script; /* what happened, before it is laid out */
};

G_DEFINE_FINAL_TYPE (CompileMotion, compile_motion, OGC_TYPE_MOTION)

/* How much longer than in a hurry everything takes. */
static const double slowness[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = 1,
  [OGC_PACE_CALM] = 1.5,
};

/* Whether anything is to be seen of what happens. */
static gboolean
may_move (CompileMotion *self)
{
  return ogc_motion_is_seen (OGC_MOTION (self)) && compile_game_get_pace (self->game) != OGC_PACE_INSTANT;
}

static void
event_cb (CompileMotion      *self,
          const CompileEvent *event)
{
  if (!may_move (self))
    return;
  if (self->script == NULL)
    {
      ogc_motion_skip (OGC_MOTION (self));
      self->script = compile_motion_script_new (GTK_WIDGET (self), &self->places, self->game);
    }
  compile_motion_script_add (self->script, event);
}

/* All objects have changed. */
static void
asked_cb (CompileMotion *self)
{
  OgcMotion *motion = OGC_MOTION (self);

  if (self->script == NULL || ogc_motion_get_moving (motion))
    return;
  if (compile_motion_script_size (self->script) == 0 || !may_move (self))
    ogc_motion_skip (motion);
  else
    ogc_motion_begin (motion);
}

/* Where it begins and where it is broken off, nothing comes from what was seen before; the last step still moves. */
static void
showing_again_cb (CompileMotion *self)
{
  if (self->script == NULL || ogc_motion_get_moving (OGC_MOTION (self)))
    ogc_motion_skip (OGC_MOTION (self));
}

static void
compile_motion_hold (OgcMotion *motion)
{
  compile_game_hold (COMPILE_MOTION (motion)->game);
}

static void
compile_motion_release (OgcMotion *motion)
{
  compile_game_release (COMPILE_MOTION (motion)->game);
}

/* What lies still for the pace does so no longer. */
static void
compile_motion_hurry (OgcMotion *motion)
{
  if (COMPILE_MOTION (motion)->game != NULL)
    compile_game_hurry (COMPILE_MOTION (motion)->game);
}

static GPtrArray *
compile_motion_aim (OgcMotion *motion,
                    gint64    *length)
{
  CompileMotion *self = COMPILE_MOTION (motion);
  GPtrArray *flights = compile_motion_script_aim (self->script, slowness[compile_game_get_pace (self->game)], length);

  g_clear_pointer (&self->script, compile_motion_script_free);
  return flights;
}

static void
compile_motion_forget (OgcMotion *motion)
{
  g_clear_pointer (&COMPILE_MOTION (motion)->script, compile_motion_script_free);
}

static void
compile_motion_dispose (GObject *object)
{
  compile_motion_set_game (COMPILE_MOTION (object), NULL);

  G_OBJECT_CLASS (compile_motion_parent_class)->dispose (object);
}

static void
compile_motion_class_init (CompileMotionClass *klass)
{
  OgcMotionClass *motion_class = OGC_MOTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_motion_dispose;
  motion_class->hold = compile_motion_hold;
  motion_class->release = compile_motion_release;
  motion_class->hurry = compile_motion_hurry;
  motion_class->aim = compile_motion_aim;
  motion_class->forget = compile_motion_forget;
}

static void
compile_motion_init (CompileMotion *self)
{
}

GtkWidget *
compile_motion_new (GtkWidget                 *stage,
                    const CompileMotionPlaces *places)
{
  CompileMotion *self = g_object_new (COMPILE_TYPE_MOTION, NULL);

  self->places = *places;
  ogc_motion_set_stage (OGC_MOTION (self), stage);
  return GTK_WIDGET (self);
}

void
compile_motion_set_game (CompileMotion *self,
                         CompileGame   *game)
{
  g_return_if_fail (COMPILE_IS_MOTION (self));
  g_return_if_fail (game == NULL || COMPILE_IS_GAME (game));

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
