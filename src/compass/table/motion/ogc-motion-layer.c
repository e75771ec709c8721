/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-motion-layer.h"

#include "ogc-motion-script.h"
#include "ogc-motion-targets.h"
#include "ogc-seat-tab.h"
#include "ogc-seat-view.h"

struct _OgcMotionLayer
{
  OgcMotion parent_instance;

  OgcGame         *game;
  OgcMotionScript *script; /* what has happened, until the table is laid out */
  OgcMotionScript *played; /* and afterwards */
  OgcCues         *sounds;
  GArray          *cues;   /* of OgcMotionCue: cues still to come */
  GArray          *captions; /* of OgcMotionCaption: what is still to be told */
  GPtrArray       *held;   /* tableaus that still show how it was */
  gboolean         rolling; /* whether dice are being rolled that have not landed */
  gboolean         rests;  /* whether it is not told yet how a building is resolved: ... */
  OgcBuildingId    rest;   /* this one, or OGC_NO_BUILDING: any */
  gint64           told;   /* when everything has been told, in microseconds from the beginning */
};

enum {
  ROLLING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcMotionLayer, ogc_motion_layer, OGC_TYPE_MOTION)

/* Whether events are animated. */
static gboolean
may_move (OgcMotionLayer *self)
{
  return ogc_motion_is_seen (OGC_MOTION (self)) && ogc_game_get_pace (self->game) != OGC_PACE_INSTANT;
}

static void
hold_seat (GtkWidget *view,
           gboolean   held)
{
  if (OGC_IS_SEAT_TAB (view))
    ogc_seat_tab_hold (OGC_SEAT_TAB (view), held);
  else
    ogc_seat_view_hold (OGC_SEAT_VIEW (view), held);
}

/* What sums up the game shows how it was until it has been told what happened. */
static void
start_telling (OgcMotionLayer *self)
{
  GtkWidget *stage = ogc_motion_get_stage (OGC_MOTION (self));

  ogc_game_set_telling (self->game, TRUE);
  self->told = G_MAXINT64;
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      GtkWidget *view = ogc_motion_targets_find_seat (stage, owner);

      if (view == NULL)
        continue;
      hold_seat (view, TRUE);
      g_ptr_array_add (self->held, g_object_ref (view));
    }
}

static void
stop_telling (OgcMotionLayer *self)
{
  if (self->game == NULL || !ogc_game_get_telling (self->game))
    return;
  for (guint i = 0; i < self->held->len; i++)
    hold_seat (self->held->pdata[i], FALSE);
  g_ptr_array_set_size (self->held, 0);
  ogc_game_tell_building (self->game, OGC_NO_BUILDING);
  ogc_game_set_telling (self->game, FALSE);
}

static void
set_rolling (OgcMotionLayer *self,
             gboolean        rolling)
{
  if (self->rolling == rolling)
    return;
  self->rolling = rolling;
  g_signal_emit (self, signals[ROLLING], 0, rolling);
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
  if (ogc_motion_script_tells (self->script) && !ogc_game_get_telling (self->game)
      && !ogc_motion_is_reduced (OGC_MOTION (self)))
    start_telling (self);
  if ((event->kind == OGC_EVENT_ROLLED || event->kind == OGC_EVENT_TURNED)
      && !ogc_motion_is_reduced (OGC_MOTION (self)))
    set_rolling (self, TRUE);
}

/* Updates all tableaus, which could grow: a frame may begin before they do so by themselves, and everything would be
 * aimed at where they were. */
static void
update_tableaus (OgcMotionLayer *self)
{
  GtkWidget *stage = ogc_motion_get_stage (OGC_MOTION (self));

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      GtkWidget *view = ogc_motion_targets_find_seat (stage, owner);

      if (OGC_IS_SEAT_VIEW (view))
        ogc_seat_view_update_tiles (OGC_SEAT_VIEW (view));
    }
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
    {
      ogc_cues_set_waiting (self->sounds, !ogc_motion_is_reduced (motion));
      update_tableaus (self);
      ogc_motion_begin (motion);
    }
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
  GPtrArray *flights;

  self->played = g_steal_pointer (&self->script);
  flights = ogc_motion_script_aim (self->played, ogc_pace_get_slowness (ogc_game_get_pace (self->game)), length,
                                   &self->told, self->cues, self->captions);
  if (flights->len == 0 || ogc_motion_is_reduced (motion))
    g_array_set_size (self->cues, 0);
  else
    ogc_cues_drop_table (self->sounds);
  return flights;
}

/* Up to the moment when it is said which building is told about; what flew until then has landed. */
static gint64
ogc_motion_layer_limit (OgcMotion *motion,
                        gint64     now)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (motion);
  const OgcMotionCaption *next = self->captions->len > 0 ? &g_array_index (self->captions, OgcMotionCaption, 0) : NULL;

  if (self->rests && next != NULL && ogc_game_get_telling (self->game)
      && (self->rest == OGC_NO_BUILDING || self->rest == next->building))
    return MIN (now, next->at);
  return now;
}

static void
ogc_motion_layer_pass (OgcMotion *motion,
                       gint64     now)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (motion);

  while (self->captions->len > 0 && g_array_index (self->captions, OgcMotionCaption, 0).at <= now)
    {
      ogc_game_tell_building (self->game, g_array_index (self->captions, OgcMotionCaption, 0).building);
      if (g_array_index (self->captions, OgcMotionCaption, 0).at == now)
        break; /* it may rest here */
      g_array_remove_index (self->captions, 0);
    }
  if (now >= self->told)
    stop_telling (self);
  while (self->cues->len > 0 && g_array_index (self->cues, OgcMotionCue, 0).at <= now)
    {
      ogc_cues_play (self->sounds, g_array_index (self->cues, OgcMotionCue, 0).cue);
      g_array_remove_index (self->cues, 0);
    }
}

static void
ogc_motion_layer_forget (OgcMotion *motion)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (motion);

  stop_telling (self);
  set_rolling (self, FALSE);
  g_array_set_size (self->captions, 0);
  g_array_set_size (self->cues, 0);
  ogc_cues_set_waiting (self->sounds, FALSE);
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
ogc_motion_layer_finalize (GObject *object)
{
  OgcMotionLayer *self = OGC_MOTION_LAYER (object);

  g_array_unref (self->captions);
  g_array_unref (self->cues);
  g_ptr_array_unref (self->held);
  g_object_unref (self->sounds);

  G_OBJECT_CLASS (ogc_motion_layer_parent_class)->finalize (object);
}

static void
ogc_motion_layer_class_init (OgcMotionLayerClass *klass)
{
  OgcMotionClass *motion_class = OGC_MOTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_motion_layer_dispose;
  G_OBJECT_CLASS (klass)->finalize = ogc_motion_layer_finalize;
  motion_class->hold = ogc_motion_layer_hold;
  motion_class->release = ogc_motion_layer_release;
  motion_class->hurry = ogc_motion_layer_hurry;
  motion_class->aim = ogc_motion_layer_aim;
  motion_class->limit = ogc_motion_layer_limit;
  motion_class->pass = ogc_motion_layer_pass;
  motion_class->forget = ogc_motion_layer_forget;

  signals[ROLLING] = g_signal_new ("rolling", OGC_TYPE_MOTION_LAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
ogc_motion_layer_init (OgcMotionLayer *self)
{
  self->captions = g_array_new (FALSE, FALSE, sizeof (OgcMotionCaption));
  self->cues = g_array_new (FALSE, FALSE, sizeof (OgcMotionCue));
  self->held = g_ptr_array_new_with_free_func (g_object_unref);
}

GtkWidget *
ogc_motion_layer_new (GtkWidget *stage,
                      OgcCues   *sounds)
{
  OgcMotionLayer *self = g_object_new (OGC_TYPE_MOTION_LAYER, NULL);

  self->sounds = g_object_ref (sounds);
  ogc_motion_set_stage (OGC_MOTION (self), stage);
  return GTK_WIDGET (self);
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

void
ogc_motion_layer_rest (OgcMotionLayer *self,
                       gboolean        rests,
                       OgcBuildingId   building)
{
  g_return_if_fail (OGC_IS_MOTION_LAYER (self));

  self->rests = rests;
  self->rest = building;
}
