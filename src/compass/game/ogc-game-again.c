/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others have done since the viewer's last move: the marks, and showing it again. */

#include "ogc-game-private.h"

const OgcState *
ogc_game_get_shown_state (OgcGame *self)
{
  return ogc_timeline_get_state_at (self->timeline, ogc_playable_get_scene (OGC_PLAYABLE (self))->position);
}

/* Whether a decision is a move, not a preparation of one. */
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

/* The position after the last move of @seat before @position. */
static unsigned
find_last_move (OgcGame  *self,
                unsigned  seat,
                unsigned  position)
{
  for (; position > 0; position--)
    {
      const OgcStep *step = ogc_timeline_get_step (self->timeline, position - 1);

      if (step->before.ask.seat == seat && is_move (step))
        break;
    }
  return position;
}

/* Whether @event belongs to a different turn or choice than the last mark of @view. */
static gboolean
begins_turn (const OgcView  *view,
             const OgcEvent *event,
             gboolean        rolled)
{
  const OgcEvent *last = view->n_marks > 0 ? &view->marks[view->n_marks - 1].event : NULL;

  if (last == NULL || event->kind == OGC_EVENT_PLACED)
    return last == NULL || rolled;
  return last->kind != OGC_EVENT_TOOK || last->seat != event->seat;
}

void
ogc_game_find_marks (OgcGame *self,
                     OgcView *view,
                     int      seat)
{
  const OgcPlayableScene *scene = ogc_playable_get_scene (OGC_PLAYABLE (self));
  const unsigned end = scene->position;
  unsigned position;
  unsigned number = 0;
  gboolean rolled = FALSE;

  view->n_marks = 0;
  if (scene->replay || seat < 0)
    return;
  for (position = find_last_move (self, (unsigned) seat, end); position < end; position++)
    {
      const OgcStep *step = ogc_timeline_get_step (self->timeline, position);

      rolled = rolled || step->decision.kind == OGC_DECISION_ROLL;
      for (unsigned i = 0; i < step->n_events && view->n_marks < OGC_MAX_MARKS; i++)
        {
          const OgcEvent *event = &step->events[i];
          const gboolean chosen = event->kind == OGC_EVENT_TOOK && event->number == 0 && event->seat != seat;

          for (unsigned k = 0; k < view->n_marks && event->kind == OGC_EVENT_ROUND_ENDED; k++)
            view->marks[k].over = TRUE;
          if (event->kind != OGC_EVENT_PLACED && !chosen)
            continue;
          number += begins_turn (view, event, rolled) ? 1 : 0;
          rolled = FALSE;
          view->marks[view->n_marks++] = (OgcTurnMark) { *event, number, position + 1, FALSE };
        }
    }
}

unsigned
ogc_game_find_others (OgcPlayable *playable,
                      unsigned    *end)
{
  OgcGame *self = OGC_GAME (playable);
  const unsigned seat = (unsigned) ogc_playable_get_scene (playable)->viewing_seat;
  const unsigned begin = find_last_move (self, seat, ogc_timeline_get_position (self->timeline));

  *end = ogc_timeline_get_position (self->timeline);
  while (*end > begin && ogc_timeline_get_step (self->timeline, *end - 1)->before.ask.seat == seat)
    --*end;
  return begin;
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
