/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-motion.h"

#include "ogc-sound.h"

struct _CompileMotion
{
  OgcMotion parent_instance;

  CompileMotionPlaces  places;
  CompileGame         *game;
  CompileMotionScript *script; /* what has happened, until it is laid out */
  GArray              *cues;   /* of CompileMotionCue: cues still to come */
  OgcCue               call;   /* the cue for when everything has landed */
  int                  asked;  /* the side that was asked last, or -1 */
};

G_DEFINE_FINAL_TYPE (CompileMotion, compile_motion, OGC_TYPE_MOTION)

/* Whether events are animated. */
static gboolean
may_move (CompileMotion *self)
{
  return ogc_motion_is_seen (OGC_MOTION (self)) && compile_game_get_pace (self->game) != OGC_PACE_INSTANT;
}

/* Whether a person here has won, or anybody if only computers play. */
static gboolean
somebody_won (CompileMotion *self)
{
  const int winner = compile_game_get_winner (self->game);
  const gboolean persons = compile_seat_get_person (compile_game_get_seat (self->game, 0))
                           || compile_seat_get_person (compile_game_get_seat (self->game, 1));

  return winner >= 0
         && (!persons || compile_seat_get_person (compile_game_get_seat (self->game, (unsigned) winner)));
}

/* The cue that calls for attention now that @side is asked. */
static OgcCue
find_call (CompileMotion *self,
           int            side)
{
  if (compile_game_get_pace (self->game) == OGC_PACE_INSTANT || side == self->asked)
    return OGC_CUE_NONE;
  if (compile_game_get_finished (self->game))
    return somebody_won (self) ? OGC_CUE_WIN : OGC_CUE_ROUND;
  if (side < 0 || compile_game_get_replay (self->game)
      || !compile_seat_get_person (compile_game_get_seat (self->game, (unsigned) side)))
    return OGC_CUE_NONE;
  return OGC_CUE_CHIME;
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
shown_again_cb (CompileMotion *self)
{
  OgcMotion *motion = OGC_MOTION (self);

  if (ogc_motion_get_moving (motion))
    return;
  if (self->script == NULL || compile_motion_script_size (self->script) == 0 || !may_move (self))
    ogc_motion_skip (motion);
  else
    ogc_motion_begin (motion);
}

static void
asked_cb (CompileMotion *self,
          int            side)
{
  self->call = find_call (self, side);
  self->asked = side;
  shown_again_cb (self);
}

/* No cue is needed: the player who rewound knows whose turn it is. */
static void
rewound_cb (CompileMotion *self)
{
  self->call = OGC_CUE_NONE;
  self->asked = compile_game_get_asked (self->game);
  ogc_motion_skip (OGC_MOTION (self));
}

/* When showing again begins or is aborted, nothing moves from earlier places; the last step still does. */
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

/* Ends the pause that the pace leaves. */
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
  const double slowness = ogc_pace_get_slowness (compile_game_get_pace (self->game));
  GPtrArray *flights = compile_motion_script_aim (self->script, slowness, length, self->cues);

  g_clear_pointer (&self->script, compile_motion_script_free);
  return flights;
}

/* If everything fades in at once, only the first cue is played, because two cannot follow that closely. */
static void
compile_motion_pass (OgcMotion *motion,
                     gint64     now)
{
  CompileMotion *self = COMPILE_MOTION (motion);

  while (self->cues->len > 0
         && (g_array_index (self->cues, CompileMotionCue, 0).at <= now || ogc_motion_is_reduced (motion)))
    {
      ogc_sound_play (ogc_sound_get_default (), g_array_index (self->cues, CompileMotionCue, 0).cue);
      g_array_remove_index (self->cues, 0);
    }
}

static void
compile_motion_forget (OgcMotion *motion)
{
  CompileMotion *self = COMPILE_MOTION (motion);

  g_clear_pointer (&self->script, compile_motion_script_free);
  g_array_set_size (self->cues, 0);
  ogc_sound_play (ogc_sound_get_default (), self->call);
  self->call = OGC_CUE_NONE;
}

static void
compile_motion_dispose (GObject *object)
{
  compile_motion_set_game (COMPILE_MOTION (object), NULL);

  G_OBJECT_CLASS (compile_motion_parent_class)->dispose (object);
}

static void
compile_motion_finalize (GObject *object)
{
  g_array_unref (COMPILE_MOTION (object)->cues);

  G_OBJECT_CLASS (compile_motion_parent_class)->finalize (object);
}

static void
compile_motion_class_init (CompileMotionClass *klass)
{
  OgcMotionClass *motion_class = OGC_MOTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compile_motion_dispose;
  G_OBJECT_CLASS (klass)->finalize = compile_motion_finalize;
  motion_class->hold = compile_motion_hold;
  motion_class->release = compile_motion_release;
  motion_class->hurry = compile_motion_hurry;
  motion_class->aim = compile_motion_aim;
  motion_class->pass = compile_motion_pass;
  motion_class->forget = compile_motion_forget;
}

static void
compile_motion_init (CompileMotion *self)
{
  self->asked = -1;
  self->cues = g_array_new (FALSE, FALSE, sizeof (CompileMotionCue));
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
  self->call = OGC_CUE_NONE;
  self->asked = -1;
  ogc_motion_skip (OGC_MOTION (self));
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "event-again", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "shown-again", G_CALLBACK (shown_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::showing-again", G_CALLBACK (showing_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
}

void
compile_motion_refuse (CompileMotion *self)
{
  g_return_if_fail (COMPILE_IS_MOTION (self));

  if (compile_game_get_pace (self->game) != OGC_PACE_INSTANT)
    ogc_sound_play (ogc_sound_get_default (), OGC_CUE_REFUSAL);
}
