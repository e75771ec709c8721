/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moving a game from one position to another. */

#include "ogc-game-private.h"

#include "ogc-player-task.h"
#include "ogc-rules.h"

/* How many milliseconds a step of a replay is shown even at an instant pace. */
#define LEAST_REST 150

/* Emits what the events have led to, once everything shows it. */
static void
emit_ends (OgcGame        *self,
           const OgcEvent *events,
           unsigned        n)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (events[i].kind == OGC_EVENT_ROUND_ENDED)
        g_signal_emit_by_name (self, "round-ended", events[i].number);
      if (events[i].kind == OGC_EVENT_GAME_ENDED)
        g_signal_emit_by_name (self, "finished");
    }
}

/* Shows the step that was just taken: first the signals, while all objects still show the state before it. */
static void
show_step (OgcGame *self)
{
  const OgcStep *step = ogc_timeline_get_step (self->timeline, ogc_timeline_get_position (self->timeline) - 1);
  const OgcDecision decision = ogc_game_mask_decision (self, step);
  const unsigned n = step->n_events;
  g_autofree OgcEvent *events = g_memdup2 (step->events, n * sizeof *events);

  self->busy = TRUE;
  g_signal_emit_by_name (self, "decided", &decision, step->before.ask.seat);
  for (unsigned i = 0; i < n; i++)
    {
      const OgcEvent event = ogc_view_mask (&self->view, &events[i]);

      g_signal_emit_by_name (self, "event", &event);
    }
  ogc_game_show_position (self);
  self->busy = FALSE;
  emit_ends (self, events, n);
}

/* Takes the next step of a replay that plays automatically. */
static void
replay_due_cb (gpointer data)
{
  OgcGame *self = data;

  if (self->position + 1 >= self->length)
    ogc_game_set_running (self, FALSE);
  ogc_game_seek (self, self->position + 1);
}

gboolean
ogc_game_rolls (OgcGame *self)
{
  const OgcState *state;

  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);

  state = ogc_timeline_get_state (self->timeline);

  return self->auto_roll && self->running && self->view.answerable && state->ask.kind == OGC_ASK_ROLL
         && self->view.n_decisions == 1 && self->decisions[0].kind == OGC_DECISION_ROLL;
}

static void
roll_due_cb (gpointer data)
{
  OgcGame *self = data;

  if (ogc_game_rolls (self))
    ogc_game_decide (self, &(OgcDecision) { .kind = OGC_DECISION_ROLL });
}

void
ogc_game_go_on (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->timeline);
  const int seat = ogc_game_find_computer (self);

  ogc_computer_turn_stop (self->computer);
  ogc_game_set_thinking (self, seat);
  if (seat >= 0)
    ogc_computer_turn_begin (self->computer, self->players[seat], self->styles[seat], state,
                             ogc_player_task_seed (self->setup.seed, seat, ogc_timeline_get_position (self->timeline)),
                             self->work);
  else if (self->again >= 0)
    ogc_game_wait_again (self);
  else if (ogc_game_rolls (self))
    {
      ogc_pacer_begin (self->pacer, ogc_computer_turn_get_rests (OGC_ASK_ROLL), 0);
      ogc_pacer_ready (self->pacer, roll_due_cb, self);
    }
  else if (self->replay && self->running)
    {
      ogc_pacer_begin (self->pacer, ogc_computer_turn_get_rests (state->ask.kind), LEAST_REST);
      ogc_pacer_ready (self->pacer, replay_due_cb, self);
    }
}

void
ogc_game_ask (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->timeline);
  const unsigned position = self->position;

  self->asked_once = TRUE;
  g_signal_emit_by_name (self, "asked", state->ask.kind != OGC_ASK_NOTHING ? state->ask.seat : -1, state->ask.kind);
  if (position == self->position) /* unless a handler has already answered */
    ogc_game_go_on (self);
}

void
ogc_game_show_anew (OgcGame *self)
{
  g_autoptr (OgcGame) keep = g_object_ref (self);

  ogc_game_show_position (self);
  g_signal_emit_by_name (self, "rewound");
  ogc_game_ask (self);
}

void
ogc_game_decide (OgcGame           *self,
                 const OgcDecision *decision)
{
  g_autoptr (OgcGame) keep = NULL;
  unsigned position;

  ogc_computer_turn_stop (self->computer);
  if (ogc_timeline_take (self->timeline, decision) != OGC_RULE_NONE)
    g_return_if_reached ();
  keep = g_object_ref (self);
  position = ogc_timeline_get_position (self->timeline);
  show_step (self);
  if (position == ogc_timeline_get_position (self->timeline))
    ogc_game_ask (self);
}

/* The game continues whatever a player answers: an illegal decision is replaced by the first legal one. */
void
ogc_game_computer_answered_cb (const OgcDecision *answer,
                               gpointer           data)
{
  OgcGame *self = data;
  const OgcState *state = ogc_timeline_get_state (self->timeline);
  g_autofree OgcDecision *legal = NULL;

  if (ogc_rules_check (state, answer) != OGC_RULE_NONE)
    {
      g_warning ("Computer player %s answered against the rules", self->players[state->ask.seat]->id);
      legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
      ogc_rules_list (state, legal);
      answer = legal;
    }
  ogc_game_decide (self, answer);
}

void
ogc_game_undo (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (!self->can_undo || self->busy)
    return;
  ogc_game_end_again (self);
  ogc_computer_turn_stop (self->computer);
  ogc_timeline_undo (self->timeline, self->persons);
  ogc_game_show_anew (self);
}

void
ogc_game_redo (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (!self->can_redo || self->busy)
    return;
  ogc_game_end_again (self);
  ogc_computer_turn_stop (self->computer);
  ogc_timeline_redo (self->timeline);
  ogc_game_show_anew (self);
}

void
ogc_game_seek (OgcGame  *self,
               unsigned  position)
{
  g_autoptr (OgcGame) keep = NULL;
  unsigned before;

  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (self->replay);
  g_return_if_fail (position <= ogc_timeline_get_length (self->timeline));

  before = ogc_timeline_get_position (self->timeline);
  if (position == before || self->busy)
    return;
  keep = g_object_ref (self);
  ogc_timeline_seek (self->timeline, position);
  if (position != before + 1)
    {
      ogc_game_show_anew (self);
      return;
    }
  show_step (self);
  ogc_game_ask (self);
}

void
ogc_game_lift_curtain (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (!self->curtain || self->busy)
    return;
  self->viewing_seat = self->curtain_seat;
  ogc_game_show_position (self);
  ogc_game_go_on (self);
}
