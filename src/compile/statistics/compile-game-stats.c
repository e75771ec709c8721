/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-stats.h"

#include "compile-field.h"
#include "compile-log-cause.h"
#include "compile-rules.h"

/* The statistics while the game is replayed. */
typedef struct {
  CompileGameStats *stats;
  unsigned          position;                               /* decisions taken */
  unsigned          since[COMPILE_N_SIDES][COMPILE_N_LINES]; /* the last decision before which it was not ready */
  gboolean          refilling;                              /* a refill was counted that may continue */
} Reading;

/* The number of the set's protocol @protocol in the draft of @side. */
static unsigned
find_draft_number (const CompileState *state,
                   unsigned            side,
                   unsigned            protocol)
{
  unsigned n = 0;

  while (n < COMPILE_N_LINES - 1 && state->protocols[COMPILE_N_LINES * side + n] != protocol)
    n++;
  return n;
}

static void
add_milestone (Reading            *reading,
               const CompileState *state,
               const CompileEvent *event)
{
  const CompileMilestone milestone = {
    .side = event->side,
    .protocol = find_draft_number (state, event->side, event->number),
    .turn = reading->stats->turns,
    .again = event->kind == COMPILE_EVENT_RECOMPILED,
    .position = reading->since[event->side][event->line],
  };

  g_array_append_val (reading->stats->milestones, milestone);
}

static void
read_event (Reading            *reading,
            const CompileState *state,
            const CompileEvent *event)
{
  unsigned *counts = event->side < COMPILE_N_SIDES ? reading->stats->counts[event->side] : NULL;

  switch (event->kind)
    {
    case COMPILE_EVENT_TURN_BEGAN:
      reading->stats->turns = event->number;
      break;
    case COMPILE_EVENT_PLAYED:
      counts[event->face == COMPILE_FACE_UP ? COMPILE_STAT_PLAYED_UP : COMPILE_STAT_PLAYED_DOWN]++;
      break;
    case COMPILE_EVENT_DREW:
    case COMPILE_EVENT_SOUGHT:
      counts[COMPILE_STAT_DRAWN]++;
      break;
    case COMPILE_EVENT_DISCARDED:
    case COMPILE_EVENT_MILLED:
      counts[COMPILE_STAT_DISCARDED]++;
      break;
    case COMPILE_EVENT_CONTROL_TAKEN:
      counts[COMPILE_STAT_CONTROL]++;
      break;
    case COMPILE_EVENT_EFFECT_BEGAN:
      counts[COMPILE_STAT_EFFECTS]++;
      break;
    case COMPILE_EVENT_DELETED:
      counts[COMPILE_STAT_DELETED]++;
      break;
    case COMPILE_EVENT_COMPILED:
    case COMPILE_EVENT_RECOMPILED:
      add_milestone (reading, state, event);
      break;
    default:
      break;
    }
}

/* Counts refills as the action and by effects; the latter are recognised by the cards that they draw. */
static void
count_refills (Reading                   *reading,
               const CompileTimelineStep *step,
               const CompileState        *after)
{
  g_autofree CompileLogCause *causes = compile_log_causes (step, after);

  if (step->decision.kind == COMPILE_DECISION_REFRESH)
    {
      reading->stats->counts[step->before.ask.side][COMPILE_STAT_REFILLED]++;
      reading->refilling = TRUE;
    }
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == COMPILE_EVENT_EFFECT_BEGAN)
      reading->refilling = FALSE;
    else if (causes[i].text.way == COMPILE_TEXT_REFILL && !reading->refilling)
      {
        reading->stats->counts[step->events[i].side][COMPILE_STAT_REFILLED]++;
        reading->refilling = TRUE;
      }
}

/* Notes which lines are not ready before the next decision (COM-26). */
static void
look_at_lines (Reading            *reading,
               const CompileState *state)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      const unsigned ready = compile_field_leads_in (state, side, COMPILE_COMPILE_TOTAL);

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        if ((ready & 1u << line) == 0)
          reading->since[side][line] = reading->position;
    }
}

/* Adds the totals of all turns except the last one, which may continue. */
static void
keep_totals (Reading            *reading,
             const CompileState *state,
             gboolean            over)
{
  GArray *totals = reading->stats->totals;
  const unsigned done = reading->stats->turns - (over || reading->stats->turns == 0 ? 0 : 1);
  CompileTurnTotals now = { { 0 } };

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      now.sides[side] += compile_field_total (state, side, line);
  while (totals->len < done)
    g_array_append_val (totals, now);
}

static void
keep_protocols (CompileGameStats *self,
                CompileSave      *save)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned n = 0; n < COMPILE_N_LINES; n++)
      {
        const unsigned protocol = save->state.protocols[COMPILE_N_LINES * side + n];

        self->protocols[side][n]
          = protocol == COMPILE_NOBODY ? -1 : (int) compile_card_set_get_protocol (save->card_set, protocol);
      }
}

CompileGameStats *
compile_game_stats_new (CompileSave *save)
{
  CompileGameStats *self;
  g_autofree CompileEvents *events = NULL;
  Reading reading = { 0 };
  CompileTimelineStep step = { 0 };
  CompileState state;

  g_return_val_if_fail (COMPILE_IS_SAVE (save), NULL);

  self = g_new0 (CompileGameStats, 1);
  self->milestones = g_array_new (FALSE, FALSE, sizeof (CompileMilestone));
  self->totals = g_array_new (FALSE, FALSE, sizeof (CompileTurnTotals));
  reading.stats = self;
  events = g_new (CompileEvents, 1);
  state = save->start;
  for (; reading.position < save->position; reading.position++)
    {
      step.decision = g_array_index (save->decisions, CompileDecision, reading.position);
      step.before = state;
      look_at_lines (&reading, &state);
      if (compile_rules_take (&state, &step.decision, events) != COMPILE_RULE_NONE)
        g_return_val_if_reached (self); /* a save holds only legal decisions */
      step.events = events->items;
      step.n_events = events->n;
      for (unsigned i = 0; i < events->n; i++)
        read_event (&reading, &state, &events->items[i]);
      count_refills (&reading, &step, &state);
      keep_totals (&reading, &state, FALSE);
    }
  keep_totals (&reading, &state, TRUE);
  keep_protocols (self, save);

  return self;
}

void
compile_game_stats_free (CompileGameStats *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->milestones);
  g_array_unref (self->totals);
  g_free (self);
}
