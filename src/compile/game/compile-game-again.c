/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Showing again what the opponent has done since the viewer's last decision. */

#include "compile-game-private.h"

/* How many milliseconds a repeated step is shown at any pace. */
#define LEAST_REST 600

const CompileState *
compile_game_get_shown_state (CompileGame *self)
{
  return self->again >= 0 ? &compile_timeline_get_step (self->timeline, (unsigned) self->again)->before
                          : compile_timeline_get_state (self->timeline);
}

static gboolean
is_of_viewer (CompileGame *self,
              unsigned     position)
{
  return compile_timeline_get_step (self->timeline, position)->before.ask.side == self->viewing_seat;
}

/* Where the part that can be shown again begins and, in @end, ends: the opponent's last decisions in a row. */
static unsigned
find_others (CompileGame *self,
             unsigned    *end)
{
  unsigned begin = compile_timeline_get_position (self->timeline);

  while (begin > 0 && is_of_viewer (self, begin - 1))
    begin--;
  *end = begin;
  while (begin > 0 && !is_of_viewer (self, begin - 1))
    begin--;
  return begin;
}

gboolean
compile_game_find_can_show_again (CompileGame *self)
{
  unsigned end;

  return !self->replay && self->viewing_seat >= 0 && (self->again >= 0 || self->view.answerable)
         && find_others (self, &end) < end;
}

static void
step_due_cb (gpointer data)
{
  CompileGame *self = data;
  g_autoptr (CompileGame) keep = g_object_ref (self);
  const CompileTimelineStep *step = compile_timeline_get_step (self->timeline, (unsigned) self->again);

  self->busy = TRUE;
  for (unsigned i = 0; i < step->n_events; i++)
    {
      const CompileEvent event = compile_view_mask (&self->view, &step->events[i]);

      g_signal_emit_by_name (self, "event-again", &event);
    }
  self->again = self->again + 1 < self->again_end ? self->again + 1 : -1;
  compile_game_show_position (self);
  self->busy = FALSE;
  g_signal_emit_by_name (self, "shown-again");
  compile_game_go_on (self);
}

void
compile_game_wait_again (CompileGame *self)
{
  ogc_pacer_begin (self->pacer, compile_computer_turn_get_rests (compile_game_get_shown_state (self)->ask.kind),
                   LEAST_REST);
  ogc_pacer_ready (self->pacer, step_due_cb, self);
}

void
compile_game_show_again (CompileGame *self)
{
  unsigned end;

  g_return_if_fail (COMPILE_IS_GAME (self));

  if (self->busy || self->again >= 0 || !self->can_show_again)
    return;
  g_signal_emit_by_name (self, "show-again");
  self->again = (int) find_others (self, &end);
  self->again_end = (int) end;
  compile_game_show_position (self);
  compile_game_go_on (self);
}

void
compile_game_end_again (CompileGame *self)
{
  g_return_if_fail (COMPILE_IS_GAME (self));

  if (self->again < 0 || self->busy)
    return;
  self->again = -1;
  compile_game_show_position (self);
  compile_game_go_on (self);
}
