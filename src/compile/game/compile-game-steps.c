/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moving a game from one position to another. */

#include "compile-game-private.h"

#include "compile-rules.h"

/* How many milliseconds a step of a replay is shown even at an instant pace. */
#define LEAST_REST 150

/* Announces the end of the game, once everything shows it. */
static void
emit_end (CompileGame        *self,
          const CompileEvent *events,
          unsigned            n)
{
  if (n > 0 && events[n - 1].kind == COMPILE_EVENT_GAME_ENDED)
    g_signal_emit_by_name (self, "finished");
}

/* Shows the step that was just taken: first the signals, while all objects still show the state before it. */
static void
show_step (CompileGame *self)
{
  const unsigned position = compile_timeline_get_position (self->timeline);
  const CompileTimelineStep *step = compile_timeline_get_step (self->timeline, position - 1);
  const CompileDecision decision = compile_view_mask_decision (&self->view, &step->before, &step->decision);
  const unsigned n = step->n_events;
  g_autofree CompileEvent *events = g_memdup2 (step->events, n * sizeof *events);

  self->busy = TRUE;
  g_signal_emit_by_name (self, "decided", &decision, step->before.ask.side);
  for (unsigned i = 0; i < n; i++)
    {
      const CompileEvent event = compile_view_mask (&self->view, &events[i]);

      g_signal_emit_by_name (self, "event", &event);
    }
  compile_game_show_position (self);
  self->busy = FALSE;
  emit_end (self, events, n);
}

/* Takes the next step of a replay that plays automatically. */
static void
replay_due_cb (gpointer data)
{
  CompileGame *self = data;

  if (self->position + 1 >= self->length)
    compile_game_set_running (self, FALSE);
  compile_game_seek (self, self->position + 1);
}

int
compile_game_find_computer (CompileGame *self)
{
  const CompileState *state = compile_timeline_get_state (self->timeline);

  if (!self->running || self->replay || self->again >= 0 || state->ask.kind == COMPILE_ASK_NOTHING
      || self->computers[state->ask.side] == NULL)
    return -1;
  return state->ask.side;
}

void
compile_game_go_on (CompileGame *self)
{
  const CompileState *state = compile_timeline_get_state (self->timeline);
  const int side = compile_game_find_computer (self);

  compile_computer_turn_stop (self->computer_turn);
  compile_game_set_thinking (self, side);
  if (side >= 0)
    compile_computer_turn_begin (self->computer_turn, self->computers[side], state,
                                 compile_computer_turn_seed (self->setup.seed, side,
                                                             compile_timeline_get_position (self->timeline)),
                                 self->work);
  else if (self->again >= 0)
    compile_game_wait_again (self);
  else if (self->replay && self->running)
    {
      ogc_pacer_begin (self->pacer, compile_computer_turn_get_rests (state->ask.kind), LEAST_REST);
      ogc_pacer_ready (self->pacer, replay_due_cb, self);
    }
}

void
compile_game_ask (CompileGame *self)
{
  const CompileState *state = compile_timeline_get_state (self->timeline);
  const unsigned position = self->position;

  self->asked_once = TRUE;
  g_signal_emit_by_name (self, "asked", state->ask.kind != COMPILE_ASK_NOTHING ? state->ask.side : -1, state->ask.kind);
  if (position == self->position) /* unless a handler has already answered */
    compile_game_go_on (self);
}

void
compile_game_show_anew (CompileGame *self)
{
  g_autoptr (CompileGame) keep = g_object_ref (self);

  compile_game_show_position (self);
  g_signal_emit_by_name (self, "rewound");
  compile_game_ask (self);
}

void
compile_game_decide (CompileGame           *self,
                     const CompileDecision *decision)
{
  g_autoptr (CompileGame) keep = NULL;
  unsigned position;

  compile_computer_turn_stop (self->computer_turn);
  if (compile_timeline_take (self->timeline, decision) != COMPILE_RULE_NONE)
    g_return_if_reached ();
  keep = g_object_ref (self);
  position = compile_timeline_get_position (self->timeline);
  show_step (self);
  if (position == compile_timeline_get_position (self->timeline))
    compile_game_ask (self);
}

/* The game continues whatever a player answers: an illegal decision is replaced by the first legal one. */
void
compile_game_computer_answered_cb (const CompileDecision *answer,
                                   gpointer               data)
{
  CompileGame *self = data;
  const CompileState *state = compile_timeline_get_state (self->timeline);
  g_autofree CompileDecision *legal = NULL;

  if (compile_rules_check (state, answer) != COMPILE_RULE_NONE)
    {
      g_warning ("Computer player %s answered against the rules", self->computers[state->ask.side]->id);
      legal = g_new (CompileDecision, COMPILE_MAX_DECISIONS);
      compile_rules_list (state, legal);
      answer = legal;
    }
  compile_game_decide (self, answer);
}

void
compile_game_undo (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (!self->can_undo || self->busy)
    return;
  compile_game_end_again (self);
  compile_computer_turn_stop (self->computer_turn);
  compile_timeline_undo (self->timeline, self->persons);
  compile_game_show_anew (self);
}

void
compile_game_redo (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (!self->can_redo || self->busy)
    return;
  compile_game_end_again (self);
  compile_computer_turn_stop (self->computer_turn);
  compile_timeline_redo (self->timeline);
  compile_game_show_anew (self);
}

void
compile_game_seek (CompileGame *self,
                   unsigned     position)
{
  g_autoptr (CompileGame) keep = NULL;
  unsigned before;

  g_return_if_fail (COMPILE_IS_GAME (self));
  g_return_if_fail (self->replay);
  g_return_if_fail (position <= compile_timeline_get_length (self->timeline));

  before = compile_timeline_get_position (self->timeline);
  if (position == before || self->busy)
    return;
  keep = g_object_ref (self);
  compile_timeline_seek (self->timeline, position);
  if (position != before + 1)
    {
      compile_game_show_anew (self);
      return;
    }
  show_step (self);
  compile_game_ask (self);
}

void
compile_game_lift_curtain (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (!self->curtain || self->busy)
    return;
  self->viewing_seat = self->curtain_seat;
  compile_game_show_position (self);
  compile_game_go_on (self);
}
