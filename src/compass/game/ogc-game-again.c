/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others have done since the viewer's last move: it is marked, and can be shown again. */

#include "ogc-game-private.h"

/* How many milliseconds a repeated step is shown at any pace. */
#define LEAST_REST 600

unsigned
ogc_game_get_shown (OgcGame *self)
{
  return self->again >= 0 ? (unsigned) self->again : ogc_timeline_get_position (self->timeline);
}

const OgcState *
ogc_game_get_shown_state (OgcGame *self)
{
  return self->again >= 0 ? &ogc_timeline_get_step (self->timeline, (unsigned) self->again)->before
                          : ogc_timeline_get_state (self->timeline);
}

/* Whether a decision advances the game, instead of finding out what can be moved. */
static gboolean
is_move (const OgcStep *step)
{
  switch ((OgcDecisionKind) step->decision.kind)
    {
    case OGC_DECISION_ROLL:
    case OGC_DECISION_HELP:
    case OGC_DECISION_REROLL:
    case OGC_DECISION_POWER:
      return FALSE;
    default:
      return TRUE;
    }
}

static gboolean
begins_round (const OgcStep *step)
{
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == OGC_EVENT_ROUND_BEGAN)
      return TRUE;
  return FALSE;
}

/* The position after the last move of @seat before @position; with @in_round not before the round began. */
static unsigned
find_last_move (OgcGame  *self,
                unsigned  seat,
                unsigned  position,
                gboolean  in_round)
{
  for (; position > 0; position--)
    {
      const OgcStep *step = ogc_timeline_get_step (self->timeline, position - 1);

      if ((step->before.ask.seat == seat && is_move (step)) || (in_round && begins_round (step)))
        break;
    }
  return position;
}

void
ogc_game_find_marks (OgcGame *self,
                     OgcView *view,
                     int      seat)
{
  const unsigned end = ogc_game_get_shown (self);
  unsigned position;
  unsigned number = 0;
  gboolean rolled = FALSE;

  view->n_marks = 0;
  if (self->replay || seat < 0)
    return;
  for (position = find_last_move (self, (unsigned) seat, end, TRUE); position < end; position++)
    {
      const OgcStep *step = ogc_timeline_get_step (self->timeline, position);

      rolled = rolled || step->decision.kind == OGC_DECISION_ROLL;
      for (unsigned i = 0; i < step->n_events && view->n_marks < OGC_MAX_MARKS; i++)
        {
          if (step->events[i].kind != OGC_EVENT_PLACED)
            continue;
          number += rolled ? 1 : 0;
          rolled = FALSE;
          view->marks[view->n_marks++] = (OgcTurnMark) { step->events[i], number, position + 1 };
        }
    }
}

/* Where what can be shown again begins, and, in @end, where it ends: with what the last other player did. */
static unsigned
find_others (OgcGame  *self,
             unsigned *end)
{
  const unsigned seat = (unsigned) self->viewing_seat;
  const unsigned begin = find_last_move (self, seat, ogc_timeline_get_position (self->timeline), FALSE);

  *end = ogc_timeline_get_position (self->timeline);
  while (*end > begin && ogc_timeline_get_step (self->timeline, *end - 1)->before.ask.seat == seat)
    --*end;
  return begin;
}

gboolean
ogc_game_find_can_show_again (OgcGame *self)
{
  unsigned end;

  return !self->replay && self->viewing_seat >= 0 && (self->again >= 0 || self->view.answerable)
         && find_others (self, &end) < end;
}

static void
step_due_cb (gpointer data)
{
  OgcGame *self = data;
  g_autoptr (OgcGame) keep = g_object_ref (self);
  const OgcStep *step = ogc_timeline_get_step (self->timeline, (unsigned) self->again);

  self->busy = TRUE;
  for (unsigned i = 0; i < step->n_events; i++)
    {
      const OgcEvent event = ogc_view_mask (&self->view, &step->events[i]);

      g_signal_emit_by_name (self, "event-again", &event);
    }
  self->again = self->again + 1 < self->again_end ? self->again + 1 : -1;
  ogc_game_show_position (self);
  self->busy = FALSE;
  g_signal_emit_by_name (self, "shown-again");
  ogc_game_go_on (self);
}

void
ogc_game_wait_again (OgcGame *self)
{
  ogc_pacer_begin (self->pacer, ogc_computer_turn_get_rests (ogc_game_get_shown_state (self)->ask.kind), LEAST_REST);
  ogc_pacer_ready (self->pacer, step_due_cb, self);
}

unsigned
ogc_game_get_marks (OgcGame  *self,
                    unsigned *seats)
{
  const OgcView *view;
  unsigned n = 0;

  g_return_val_if_fail (OGC_IS_GAME (self) && seats != NULL, 0);

  view = &self->view;
  for (unsigned i = 0; i < view->n_marks; i++)
    {
      n = view->marks[i].number;
      seats[n - 1] = view->marks[i].event.seat;
    }
  return n;
}

void
ogc_game_show_again (OgcGame *self)
{
  unsigned end;

  g_return_if_fail (OGC_IS_GAME (self));

  if (self->busy || self->again >= 0 || !self->can_show_again)
    return;
  g_signal_emit_by_name (self, "show-again");
  self->again = (int) find_others (self, &end);
  self->again_end = (int) end;
  ogc_game_show_position (self);
  ogc_game_go_on (self);
}

void
ogc_game_end_again (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (self->again < 0 || self->busy)
    return;
  self->again = -1;
  ogc_game_show_position (self);
  ogc_game_go_on (self);
}
