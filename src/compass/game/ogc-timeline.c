/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-timeline.h"

#include <string.h>

#include "ogc-knowledge.h"
#include "ogc-rules.h"

struct _OgcTimeline
{
  GPtrArray *steps;
  OgcState end; /* after all steps */
  unsigned position;
  OgcEvent *first;
  unsigned n_first;
};

static void
step_free (gpointer data)
{
  OgcStep *step = data;

  g_free (step->events);
  g_free (step);
}

static OgcStep *
step_new (const OgcState    *before,
          const OgcDecision *decision,
          const OgcEvents   *events)
{
  OgcStep *step = g_new (OgcStep, 1);

  step->before = *before;
  step->decision = *decision;
  step->n_events = events->n;
  step->events = g_memdup2 (events->items, events->n * sizeof (OgcEvent));
  return step;
}

/* Whether any person has seen a tile between @before and @after that was hidden from it. */
static gboolean
was_revealed (const OgcState *before,
              const OgcState *after,
              unsigned        persons)
{
  for (unsigned seat = 0; seat < after->setup.seats; seat++)
    {
      OgcKnowledge then, now;

      if ((persons & (1u << seat)) == 0)
        continue;
      ogc_knowledge_of (&then, before, seat);
      ogc_knowledge_of (&now, after, seat);
      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        if ((then.unseen[kind] & ~now.unseen[kind]) != 0)
          return TRUE;
    }
  return FALSE;
}

static gboolean
can_return_to (OgcTimeline   *self,
               const OgcStep *step,
               unsigned       persons)
{
  const OgcState *state = ogc_timeline_get_state (self);

  return ogc_state_same_rng (&step->before, state) && !was_revealed (&step->before, state, persons);
}

static gboolean
is_turn_decision (const OgcStep *step)
{
  switch ((OgcDecisionKind) step->decision.kind)
    {
    case OGC_DECISION_HELP:
    case OGC_DECISION_POWER:
    case OGC_DECISION_PLACE:
    case OGC_DECISION_END_TURN:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The position before the whole turn that the decision before @position belongs to. */
static unsigned
turn_begin (OgcTimeline *self,
            unsigned     position,
            unsigned     persons)
{
  const OgcStep *last = ogc_timeline_get_step (self, position - 1);

  position--;
  if (!is_turn_decision (last))
    return position;
  while (position > 0)
    {
      const OgcStep *step = ogc_timeline_get_step (self, position - 1);

      if (!is_turn_decision (step) || step->before.ask.seat != last->before.ask.seat
          || !can_return_to (self, step, persons))
        break;
      position--;
    }
  return position;
}

OgcTimeline *
ogc_timeline_new (const OgcState  *start,
                  const OgcEvents *first)
{
  OgcTimeline *self;

  g_return_val_if_fail (start != NULL, NULL);

  self = g_new0 (OgcTimeline, 1);
  self->end = *start;
  self->steps = g_ptr_array_new_with_free_func (step_free);
  if (first != NULL)
    {
      self->n_first = first->n;
      self->first = g_memdup2 (first->items, first->n * sizeof (OgcEvent));
    }
  return self;
}

void
ogc_timeline_free (OgcTimeline *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self->first);
  g_free (self);
}

const OgcState *
ogc_timeline_get_start (OgcTimeline *self)
{
  return ogc_timeline_get_state_at (self, 0);
}

const OgcState *
ogc_timeline_get_state (OgcTimeline *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return ogc_timeline_get_state_at (self, self->position);
}

unsigned
ogc_timeline_get_position (OgcTimeline *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->position;
}

unsigned
ogc_timeline_get_length (OgcTimeline *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->steps->len;
}

const OgcStep *
ogc_timeline_get_step (OgcTimeline *self,
                       unsigned     n)
{
  g_return_val_if_fail (self != NULL && n < self->steps->len, NULL);
  return g_ptr_array_index (self->steps, n);
}

const OgcState *
ogc_timeline_get_state_at (OgcTimeline *self,
                           unsigned     position)
{
  g_return_val_if_fail (self != NULL && position <= self->steps->len, NULL);
  return position == self->steps->len ? &self->end : &ogc_timeline_get_step (self, position)->before;
}

const OgcEvent *
ogc_timeline_get_first (OgcTimeline *self,
                        unsigned    *n_events)
{
  g_return_val_if_fail (self != NULL && n_events != NULL, NULL);
  *n_events = self->n_first;
  return self->first;
}

OgcRule
ogc_timeline_take (OgcTimeline       *self,
                   const OgcDecision *decision)
{
  g_autofree OgcEvents *events = NULL;
  OgcState before, after;
  OgcRule rule;

  g_return_val_if_fail (self != NULL && decision != NULL, OGC_RULE_MALFORMED);

  events = g_new (OgcEvents, 1);
  before = after = *ogc_timeline_get_state (self);
  rule = ogc_rules_take (&after, decision, events);
  if (rule != OGC_RULE_NONE)
    return rule;

  g_ptr_array_set_size (self->steps, self->position++);
  g_ptr_array_add (self->steps, step_new (&before, decision, events));
  self->end = after;
  return OGC_RULE_NONE;
}

void
ogc_timeline_seek (OgcTimeline *self,
                   unsigned     position)
{
  g_return_if_fail (self != NULL && position <= self->steps->len);
  self->position = position;
}

unsigned
ogc_timeline_undo_target (OgcTimeline *self,
                          unsigned     persons)
{
  g_return_val_if_fail (self != NULL, 0);

  if (ogc_timeline_get_state (self)->phase == OGC_PHASE_OVER)
    return self->position;
  for (unsigned position = self->position; position > 0; position--)
    {
      const OgcStep *step = ogc_timeline_get_step (self, position - 1);

      if (!can_return_to (self, step, persons))
        break;
      if (persons & (1u << step->before.ask.seat))
        return turn_begin (self, position, persons);
    }
  return self->position;
}

/* The neutral dice rolled in @step, a roll or reroll: all that are in hand after it except those not picked up. */
static OgcDice
thrown_neutral (const OgcStep *step)
{
  const OgcState *before = &step->before;
  OgcDice kept = 0, hand = 0;

  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == OGC_EVENT_ROLLED)
      hand = step->events[i].other;
  if (step->decision.kind == OGC_DECISION_REROLL)
    kept = before->neutral[before->ask.seat] - step->decision.other;
  return hand - kept;
}

/* All dice rolled in @step, found in the same way. */
static OgcDice
find_thrown_dice (const OgcStep *step)
{
  const OgcState *before = &step->before;
  OgcDice kept = 0, hand = 0;

  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == OGC_EVENT_ROLLED)
      hand = step->events[i].dice;
  if (step->decision.kind == OGC_DECISION_REROLL)
    kept = before->own[before->ask.seat] - step->decision.dice;
  return hand - kept + thrown_neutral (step);
}

static unsigned
count_thrown (OgcTimeline *self,
              unsigned    seat,
              OgcDice   (*dice_of) (const OgcStep *step),
              unsigned   *counts)
{
  unsigned n = 0;

  memset (counts, 0, OGC_MAX_VALUE * sizeof *counts);
  for (unsigned i = 0; i < self->position; i++)
    {
      const OgcStep *step = ogc_timeline_get_step (self, i);
      OgcDice dice;

      if (step->before.ask.seat != seat
          || (step->decision.kind != OGC_DECISION_ROLL && step->decision.kind != OGC_DECISION_REROLL))
        continue;
      dice = dice_of (step);
      n += ogc_dice_count (dice);
      for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
        counts[value - 1] += ogc_dice_count_of (dice, value);
    }
  return n;
}

unsigned
ogc_timeline_count_rolls (OgcTimeline *self,
                          unsigned     seat,
                          unsigned    *counts)
{
  g_return_val_if_fail (self != NULL && seat < OGC_MAX_SEATS && counts != NULL, 0);

  return count_thrown (self, seat, find_thrown_dice, counts);
}

unsigned
ogc_timeline_count_neutral_rolls (OgcTimeline *self,
                                  unsigned     seat,
                                  unsigned    *counts)
{
  g_return_val_if_fail (self != NULL && seat < OGC_MAX_SEATS && counts != NULL, 0);

  return count_thrown (self, seat, thrown_neutral, counts);
}
