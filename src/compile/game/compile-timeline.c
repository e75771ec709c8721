/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-timeline.h"

#include <string.h>

#include "compile-rules.h"

struct _CompileTimeline
{
  GPtrArray *steps;
  CompileState end; /* after all steps */
  unsigned position;
  CompileEvent *first;
  unsigned n_first;
};

static void
step_free (gpointer data)
{
  CompileTimelineStep *step = data;

  g_free (step->events);
  g_free (step);
}

/* Whether a card was shown between @before and @after to a side that did not know it. It may have been hidden again
 * since, so the events are also checked. */
static gboolean
was_revealed (const CompileState  *before,
              const CompileState  *after,
              const CompileEvents *events)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      if ((after->known[side] & ~before->known[side]) != 0)
        return TRUE;
      for (unsigned i = 0; i < events->n; i++)
        if ((events->items[i].seen_by & 1u << side) != 0
            && (before->known[side] & COMPILE_CARD_BIT (events->items[i].card)) == 0)
          return TRUE;
    }
  return FALSE;
}

static CompileTimelineStep *
step_new (const CompileState    *before,
          const CompileState    *after,
          const CompileDecision *decision,
          const CompileEvents   *events)
{
  CompileTimelineStep *step = g_new (CompileTimelineStep, 1);

  step->before = *before;
  step->decision = *decision;
  step->n_events = events->n;
  step->events = g_memdup2 (events->items, events->n * sizeof (CompileEvent));
  step->reveals = events->lost > 0 || memcmp (before->random, after->random, sizeof before->random) != 0
                  || was_revealed (before, after, events);
  return step;
}

CompileTimeline *
compile_timeline_new (const CompileState  *start,
                      const CompileEvents *first)
{
  CompileTimeline *self;

  g_return_val_if_fail (start != NULL && first != NULL, NULL);

  self = g_new0 (CompileTimeline, 1);
  self->end = *start;
  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->n_first = first->n;
  self->first = g_memdup2 (first->items, first->n * sizeof (CompileEvent));
  return self;
}

void
compile_timeline_free (CompileTimeline *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->steps);
  g_free (self->first);
  g_free (self);
}

const CompileState *
compile_timeline_get_start (CompileTimeline *self)
{
  return compile_timeline_get_state_at (self, 0);
}

const CompileState *
compile_timeline_get_state (CompileTimeline *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return compile_timeline_get_state_at (self, self->position);
}

unsigned
compile_timeline_get_position (CompileTimeline *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->position;
}

unsigned
compile_timeline_get_length (CompileTimeline *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->steps->len;
}

const CompileTimelineStep *
compile_timeline_get_step (CompileTimeline *self,
                           unsigned         n)
{
  g_return_val_if_fail (self != NULL && n < self->steps->len, NULL);
  return g_ptr_array_index (self->steps, n);
}

const CompileState *
compile_timeline_get_state_at (CompileTimeline *self,
                               unsigned         position)
{
  g_return_val_if_fail (self != NULL && position <= self->steps->len, NULL);
  return position == self->steps->len ? &self->end : &compile_timeline_get_step (self, position)->before;
}

const CompileEvent *
compile_timeline_get_first (CompileTimeline *self,
                            unsigned        *n_events)
{
  g_return_val_if_fail (self != NULL && n_events != NULL, NULL);
  *n_events = self->n_first;
  return self->first;
}

CompileRule
compile_timeline_take (CompileTimeline       *self,
                       const CompileDecision *decision)
{
  g_autofree CompileEvents *events = NULL;
  CompileState before, after;
  CompileRule rule;

  g_return_val_if_fail (self != NULL && decision != NULL, COMPILE_RULE_MALFORMED);

  events = g_new (CompileEvents, 1);
  before = after = *compile_timeline_get_state (self);
  rule = compile_rules_take (&after, decision, events);
  if (rule != COMPILE_RULE_NONE)
    return rule;

  g_ptr_array_set_size (self->steps, self->position++);
  g_ptr_array_add (self->steps, step_new (&before, &after, decision, events));
  self->end = after;
  return COMPILE_RULE_NONE;
}

void
compile_timeline_seek (CompileTimeline *self,
                       unsigned         position)
{
  g_return_if_fail (self != NULL && position <= self->steps->len);
  self->position = position;
}

unsigned
compile_timeline_undo_target (CompileTimeline *self,
                              unsigned         persons)
{
  g_return_val_if_fail (self != NULL, 0);

  if (compile_timeline_get_state (self)->phase == COMPILE_PHASE_OVER)
    return self->position;
  for (unsigned position = self->position; position > 0; position--)
    {
      const CompileTimelineStep *step = compile_timeline_get_step (self, position - 1);

      if (step->reveals)
        break;
      if (persons & (1u << step->before.ask.side))
        return position - 1;
    }
  return self->position;
}
