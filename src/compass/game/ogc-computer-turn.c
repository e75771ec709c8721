/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-computer-turn.h"

#include "ogc-player-task.h"

struct _OgcComputerTurn
{
  OgcComputerTurnFunc func;
  gpointer user_data;
  OgcPace pace;
  unsigned holds;

  GCancellable *cancellable; /* while somebody thinks */
  gboolean answered;         /* @answer waits for its pace and for releases */
  OgcDecision answer;
  gint64 begun;              /* in microseconds */
  guint timeout;
};

G_DEFINE_ENUM_TYPE (OgcPace, ogc_pace,
                    G_DEFINE_ENUM_VALUE (OGC_PACE_INSTANT, "instant"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_QUICK, "quick"),
                    G_DEFINE_ENUM_VALUE (OGC_PACE_CALM, "calm"))

/* From being asked to answering, in microseconds. */
static const gint64 delays[] = {
  [OGC_PACE_INSTANT] = 0,
  [OGC_PACE_QUICK] = G_USEC_PER_SEC / 2,
  [OGC_PACE_CALM] = 3 * G_USEC_PER_SEC / 2,
};

static gboolean
answer_due_cb (gpointer data)
{
  OgcComputerTurn *self = data;
  const OgcDecision answer = self->answer;

  self->timeout = 0;
  ogc_computer_turn_stop (self);
  self->func (&answer, self->user_data);
  return G_SOURCE_REMOVE;
}

/* Gives the answer when its time has come and nobody holds it; always from the main loop. */
static void
schedule_answer (OgcComputerTurn *self)
{
  gint64 rest;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!self->answered || self->holds > 0)
    return;
  rest = self->begun + delays[self->pace] - g_get_monotonic_time ();
  self->timeout = g_timeout_add_full (OGC_PLAYER_TASK_PRIORITY, rest > 0 ? (rest + 999) / 1000 : 0, answer_due_cb, self,
                                      NULL);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  OgcComputerTurn *self = data; /* freed already if the turn was stopped */
  OgcDecision answer;

  if (!ogc_player_task_decide_finish (result, &answer, NULL))
    return;
  g_clear_object (&self->cancellable);
  self->answer = answer;
  self->answered = TRUE;
  schedule_answer (self);
}

OgcComputerTurn *
ogc_computer_turn_new (OgcComputerTurnFunc func,
                       gpointer            user_data)
{
  OgcComputerTurn *self;

  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (OgcComputerTurn, 1);
  self->func = func;
  self->user_data = user_data;
  return self;
}

void
ogc_computer_turn_free (OgcComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  ogc_computer_turn_stop (self);
  g_free (self);
}

void
ogc_computer_turn_begin (OgcComputerTurn  *self,
                         const OgcPlayer  *player,
                         OgcPlayStyle      style,
                         const OgcState   *state,
                         guint64           seed,
                         unsigned          work)
{
  g_autofree OgcKnowledge *knowledge = NULL;

  g_return_if_fail (self != NULL && player != NULL && state != NULL);

  ogc_computer_turn_stop (self);
  knowledge = g_new (OgcKnowledge, 1);
  ogc_knowledge_of (knowledge, state, state->ask.seat);
  self->begun = g_get_monotonic_time ();
  self->cancellable = g_cancellable_new ();
  ogc_player_task_decide_async (NULL, player, style, knowledge, seed, work, self->cancellable, answered_cb, self);
}

void
ogc_computer_turn_stop (OgcComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->answered = FALSE;
}

void
ogc_computer_turn_set_pace (OgcComputerTurn *self,
                            OgcPace          pace)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (pace <= OGC_PACE_CALM);

  self->pace = pace;
  schedule_answer (self);
}

void
ogc_computer_turn_hold (OgcComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  self->holds++;
}

void
ogc_computer_turn_release (OgcComputerTurn *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    schedule_answer (self);
}
