/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-computer-turn.h"

#include "ogc-player-task.h"

struct _OgcComputerTurn
{
  OgcPacer *pacer;
  OgcComputerTurnFunc func;
  gpointer user_data;

  GCancellable *cancellable; /* while somebody thinks */
  OgcDecision answer;
};

/* Milliseconds of rest before what answers each question, at each pace: the longest before dice that were rolled are
 * placed. */
static const unsigned rests[][OGC_N_PACES] = {
  [OGC_ASK_ROLL] = { 0, 250, 600 },
  [OGC_ASK_PLACE] = { 0, 800, 1500 },
  [OGC_ASK_OWN] = { 0, 500, 1000 },
  [OGC_ASK_NEUTRAL] = { 0, 500, 1000 },
  [OGC_ASK_GIFT] = { 0, 400, 900 },
  [OGC_ASK_TAKE] = { 0, 350, 700 },
};

static void
answer_due_cb (gpointer data)
{
  OgcComputerTurn *self = data;
  const OgcDecision answer = self->answer;

  self->func (&answer, self->user_data);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  OgcComputerTurn *self = data; /* already freed if the turn was stopped */
  OgcDecision answer;

  if (!ogc_player_task_decide_finish (result, &answer, NULL))
    return;
  g_clear_object (&self->cancellable);
  self->answer = answer;
  ogc_pacer_ready (self->pacer, answer_due_cb, self);
}

OgcComputerTurn *
ogc_computer_turn_new (OgcPacer            *pacer,
                       OgcComputerTurnFunc  func,
                       gpointer             user_data)
{
  OgcComputerTurn *self;

  g_return_val_if_fail (pacer != NULL && func != NULL, NULL);

  self = g_new0 (OgcComputerTurn, 1);
  self->pacer = pacer;
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

const unsigned *
ogc_computer_turn_get_rests (OgcAskKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (rests), rests[OGC_ASK_ROLL]);

  return rests[kind];
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
  ogc_pacer_begin (self->pacer, ogc_computer_turn_get_rests (state->ask.kind), 0);
  self->cancellable = g_cancellable_new ();
  ogc_player_task_decide_async (NULL, player, style, knowledge, seed, work, self->cancellable, answered_cb, self);
}

void
ogc_computer_turn_stop (OgcComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  ogc_pacer_stop (self->pacer);
}
