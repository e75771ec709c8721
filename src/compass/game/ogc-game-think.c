/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include "ogc-player-task.h"
#include "ogc-rules.h"

static gint64
delay_of (OgcGame *self)
{
  static const gint64 delays[] = {
    [OGC_PACE_INSTANT] = 0,
    [OGC_PACE_QUICK] = G_USEC_PER_SEC / 2,
    [OGC_PACE_CALM] = 3 * G_USEC_PER_SEC / 2,
  };

  return delays[self->numbers[OGC_GAME_PROP_PACE]];
}

/* Shows whether a computer player is deciding. */
static void
update_thinking (OgcGame *self)
{
  const int seat = ogc_game_find_computer (self);

  if (self->view.thinking == seat)
    return;
  self->view.thinking = seat;
  ogc_game_set_number (self, OGC_GAME_PROP_THINKING, seat >= 0);
  ogc_game_update_seats (self);
}

/* Whatever a player answers, the game goes on: what is illegal is replaced by the first legal decision. */
static void
check_answer (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->history);
  g_autofree OgcDecision *legal = NULL;

  if (ogc_rules_check (state, &self->computer.answer) == OGC_RULE_NONE)
    return;
  g_warning ("Computer player %s answered against the rules", self->players[state->ask.seat]->id);
  legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  ogc_rules_list (state, legal);
  self->computer.answer = legal[0];
}

static void
play_answer (OgcGame *self)
{
  OgcDecision decision;

  check_answer (self);
  decision = self->computer.answer;
  ogc_game_stop (self);
  ogc_game_play (self, &decision);
}

static gboolean
due_cb (gpointer data)
{
  OgcGame *self = data;

  self->computer.timeout = 0;
  if (self->computer.answered && self->holds == 0)
    play_answer (self);
  return G_SOURCE_REMOVE;
}

/* Plays the answer when its time has come and no view needs more; always from the main loop. */
static void
schedule (OgcGame *self)
{
  gint64 rest;

  g_clear_handle_id (&self->computer.timeout, g_source_remove);
  if (!self->computer.answered || self->holds > 0)
    return;
  rest = self->computer.begun + delay_of (self) - g_get_monotonic_time ();
  self->computer.timeout = g_timeout_add_full (OGC_PLAYER_TASK_PRIORITY, rest > 0 ? (rest + 999) / 1000 : 0, due_cb, self, NULL);
}

static void
decided_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autofree GWeakRef *weak = data;
  g_autoptr (OgcGame) self = g_weak_ref_get (weak);
  OgcDecision answer;

  g_weak_ref_clear (weak);
  if (!ogc_player_task_decide_finish (result, &answer, NULL) || self == NULL)
    return; /* stopped: whoever did it has asked anew, or nobody wants to know */
  g_clear_object (&self->computer.cancellable);
  self->computer.answer = answer;
  self->computer.answered = TRUE;
  schedule (self);
}

int
ogc_game_find_computer (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->history);

  if (!self->numbers[OGC_GAME_PROP_RUNNING] || self->numbers[OGC_GAME_PROP_REPLAY] || state->ask.kind == OGC_ASK_NOTHING
      || self->players[state->ask.seat] == NULL)
    return -1;
  return state->ask.seat;
}

void
ogc_game_stop (OgcGame *self)
{
  if (self->computer.cancellable != NULL)
    g_cancellable_cancel (self->computer.cancellable);
  g_clear_object (&self->computer.cancellable);
  g_clear_handle_id (&self->computer.timeout, g_source_remove);
  self->computer = (OgcComputer) { NULL };
}

void
ogc_game_think (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->history);
  const int seat = ogc_game_find_computer (self);
  g_autofree OgcKnowledge *knowledge = NULL;
  GWeakRef *weak;

  ogc_game_stop (self);
  update_thinking (self);
  if (seat < 0)
    return;

  knowledge = g_new (OgcKnowledge, 1);
  ogc_knowledge_of (knowledge, state, seat);
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  self->computer.begun = g_get_monotonic_time ();
  self->computer.cancellable = g_cancellable_new ();
  ogc_player_task_decide_async (NULL, self->players[seat], self->styles[seat], knowledge,
                                ogc_player_task_seed (self->setup.seed, seat, ogc_timeline_get_position (self->history)),
                                self->numbers[OGC_GAME_PROP_WORK], self->computer.cancellable, decided_cb, weak);
}

void
ogc_game_set_running (OgcGame  *self,
                      gboolean  running)
{
  g_return_if_fail (OGC_IS_GAME (self));

  running = !!running;
  if (self->numbers[OGC_GAME_PROP_RUNNING] == running)
    return;
  ogc_game_set_number (self, OGC_GAME_PROP_RUNNING, running);
  if (running && !self->asked_once)
    ogc_game_ask (self);
  else
    ogc_game_think (self);
}

void
ogc_game_set_pace (OgcGame *self,
                   OgcPace  pace)
{
  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (pace <= OGC_PACE_CALM);

  ogc_game_set_number (self, OGC_GAME_PROP_PACE, pace);
  schedule (self);
}

void
ogc_game_set_work (OgcGame  *self,
                   unsigned  work)
{
  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (work <= G_MAXINT);

  ogc_game_set_number (self, OGC_GAME_PROP_WORK, work);
}

void
ogc_game_hold (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  self->holds++;
}

void
ogc_game_release (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    schedule (self);
}
