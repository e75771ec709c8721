/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-private.h"

#include "ogc-error.h"
#include "ogc-rules.h"

/* @decision as the viewer may know it: the tile taken is hidden when what came of it is. */
static OgcDecision
mask_decision (OgcGame       *self,
               const OgcStep *step)
{
  OgcDecision masked = step->decision;

  if (masked.kind != OGC_DECISION_TAKE)
    return masked;
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == OGC_EVENT_TOOK)
      {
        masked.tile = ogc_view_mask (&self->view, &step->events[i]).tile;
        break;
      }
  return masked;
}

static void
tell_decision (OgcGame       *self,
               const OgcStep *step)
{
  const OgcDecision decision = mask_decision (self, step);

  ogc_game_emit (self, OGC_GAME_DECIDED, &decision, step->before.ask.seat);
}

/* Tells what @step has led to, while everything still shows how it was. */
static void
tell_events (OgcGame        *self,
             const OgcEvent *events,
             unsigned        n)
{
  for (unsigned i = 0; i < n; i++)
    {
      const OgcEvent event = ogc_view_mask (&self->view, &events[i]);

      ogc_game_emit (self, OGC_GAME_EVENT, &event);
    }
}

static void
tell_ends (OgcGame        *self,
           const OgcEvent *events,
           unsigned        n)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (events[i].kind == OGC_EVENT_ROUND_ENDED)
        ogc_game_emit (self, OGC_GAME_ROUND_ENDED, events[i].number);
      if (events[i].kind == OGC_EVENT_GAME_ENDED)
        ogc_game_emit (self, OGC_GAME_FINISHED);
    }
}

/* Tells the step before the present position, which was just taken, and shows what has become of it. */
static void
tell_step (OgcGame *self)
{
  const OgcStep *step = ogc_timeline_get_step (self->history, ogc_timeline_get_position (self->history) - 1);
  const unsigned n = step->n_events;
  g_autofree OgcEvent *events = g_memdup2 (step->events, n * sizeof *events);

  self->busy = TRUE;
  tell_decision (self, step);
  tell_events (self, events, n);
  ogc_game_refresh (self);
  self->busy = FALSE;
  tell_ends (self, events, n);
}

/* After a way through the history that was not played. */
static void
tell_rewound (OgcGame *self)
{
  ogc_game_refresh (self);
  ogc_game_emit (self, OGC_GAME_REWOUND);
  ogc_game_ask (self);
}

void
ogc_game_ask (OgcGame *self)
{
  const OgcState *state = ogc_timeline_get_state (self->history);
  const int position = self->numbers[OGC_GAME_PROP_POSITION];

  self->asked_once = TRUE;
  ogc_game_emit (self, OGC_GAME_ASKED, state->ask.kind != OGC_ASK_NOTHING ? state->ask.seat : -1, state->ask.kind);
  if (position == self->numbers[OGC_GAME_PROP_POSITION]) /* nobody has answered at once */
    ogc_game_think (self);
}

void
ogc_game_play (OgcGame           *self,
               const OgcDecision *decision)
{
  g_autoptr (OgcGame) keep = NULL;
  unsigned position;

  ogc_game_stop (self);
  if (ogc_timeline_take (self->history, decision) != OGC_RULE_NONE)
    g_return_if_reached ();
  keep = g_object_ref (self);
  position = ogc_timeline_get_position (self->history);
  tell_step (self);
  if (position == ogc_timeline_get_position (self->history))
    ogc_game_ask (self);
}

OgcRule
ogc_game_refuse (OgcGame           *self,
                 const OgcDecision *decision)
{
  g_return_val_if_fail (OGC_IS_GAME (self), OGC_RULE_MALFORMED);
  g_return_val_if_fail (decision != NULL, OGC_RULE_MALFORMED);

  if (self->busy || !self->view.answerable)
    return OGC_RULE_NOT_ASKED;
  return ogc_rules_check (ogc_timeline_get_state (self->history), decision);
}

gboolean
ogc_game_take (OgcGame            *self,
               const OgcDecision  *decision,
               GError            **error)
{
  OgcDecision wish;
  OgcRule rule;

  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  g_return_val_if_fail (decision != NULL, FALSE);

  wish = *decision; /* it may lie in what is about to change */
  rule = ogc_game_refuse (self, &wish);
  if (rule != OGC_RULE_NONE)
    {
      ogc_text_set_refusal (error, rule, &wish);
      return FALSE;
    }
  ogc_game_play (self, &wish);
  return TRUE;
}

gboolean
ogc_game_take_tile (OgcGame  *self,
                    OgcTile  *tile,
                    GError  **error)
{
  OgcDecision wish = { .kind = OGC_DECISION_TAKE };

  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);
  g_return_val_if_fail (OGC_IS_TILE (tile), FALSE);

  if (!ogc_tile_get_offered (tile))
    {
      ogc_text_set_refusal (error, OGC_RULE_NOT_ASKED, NULL);
      return FALSE;
    }
  wish.tile = ogc_tile_get_number (tile);
  return ogc_game_take (self, &wish, error);
}

const OgcDecision *
ogc_game_list_decisions (OgcGame  *self,
                         unsigned *n)
{
  g_return_val_if_fail (OGC_IS_GAME (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->view.n_decisions;
  return self->decisions;
}

void
ogc_game_undo (OgcGame *self)
{
  g_autoptr (OgcGame) keep = NULL;

  g_return_if_fail (OGC_IS_GAME (self));

  if (!ogc_game_get_can_undo (self) || self->busy)
    return;
  keep = g_object_ref (self);
  ogc_game_stop (self);
  ogc_timeline_undo (self->history, self->persons);
  tell_rewound (self);
}

void
ogc_game_redo (OgcGame *self)
{
  g_autoptr (OgcGame) keep = NULL;

  g_return_if_fail (OGC_IS_GAME (self));

  if (!ogc_game_get_can_redo (self) || self->busy)
    return;
  keep = g_object_ref (self);
  ogc_game_stop (self);
  ogc_timeline_redo (self->history);
  tell_rewound (self);
}

void
ogc_game_seek (OgcGame  *self,
               unsigned  position)
{
  g_autoptr (OgcGame) keep = NULL;
  unsigned before;

  g_return_if_fail (OGC_IS_GAME (self));
  g_return_if_fail (ogc_game_get_replay (self));
  g_return_if_fail (position <= ogc_timeline_get_length (self->history));

  before = ogc_timeline_get_position (self->history);
  if (position == before || self->busy)
    return;
  keep = g_object_ref (self);
  ogc_timeline_seek (self->history, position);
  if (position != before + 1)
    {
      tell_rewound (self);
      return;
    }
  tell_step (self);
  ogc_game_ask (self);
}

void
ogc_game_lift_curtain (OgcGame *self)
{
  g_return_if_fail (OGC_IS_GAME (self));

  if (!ogc_game_get_curtain (self) || self->busy)
    return;
  self->looker = ogc_game_get_curtain_seat (self);
  ogc_game_refresh (self);
}
