/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-advice.h"

#include "compile-draft.h"
#include "compile-evaluator.h"
#include "compile-field.h"
#include "compile-permits.h"
#include "compile-rules.h"
#include "compile-tree.h"

enum {
  ROUNDS = 1500,   /* rounds of the search, with the default work */
  SAMPLES = 24,    /* games in which the outcome of a decision is sampled */
  MOST_CHOICES = 64,
};

#define NOTABLE 0.5f /* smaller mean differences are not mentioned */

/* In how many games each reason holds, by bit. */
typedef struct {
  unsigned reasons[16];
  unsigned ready[COMPILE_N_LINES];
  unsigned kept[COMPILE_N_LINES];
  unsigned open[COMPILE_N_LINES];
} Counts;

/* ---- The outcome of a decision ---- */

/* The lines in which @side will compile in its next turn if nothing changes before then; none while it is barred
 * (COM-31). */
static unsigned
ready_lines (const CompileState *state,
             unsigned            side)
{
  return compile_permits_compile (state, side, true) ? compile_field_leads_in (state, side, COMPILE_COMPILE_TOTAL) : 0;
}

static bool
leads_in_two (const CompileState *state,
              unsigned            side)
{
  return !state->setup.no_control && compile_cards_count (compile_field_leads_in (state, side, 0)) >= 2;
}

/* What follows from a decision. */
typedef struct {
  unsigned side;      /* who decides */
  bool     is_over;   /* the turn */
  bool     compiling; /* a line is being deleted */
  unsigned phases;    /* of the other side's turn that begin, as bits */
  unsigned open;      /* lines that it compiles, as bits */
  bool     has_taken; /* it takes control */
  unsigned cleared;   /* lines that either side compiles */
} Course;

static void
add_event (CompileAdviceGain  *gain,
           Course             *course,
           const CompileEvent *event)
{
  const unsigned whose = event->side != course->side;

  if (event->kind == COMPILE_EVENT_PHASE_BEGAN)
    course->phases |= whose << event->number;
  if (event->kind == COMPILE_EVENT_CONTROL_TAKEN && whose)
    course->has_taken = true;
  if (event->kind == COMPILE_EVENT_COMPILING)
    {
      course->cleared |= 1u << event->line;
      course->open |= whose << event->line;
    }
  if (event->kind == COMPILE_EVENT_TURN_BEGAN)
    course->is_over = true;
  if (course->is_over)
    return;
  switch (event->kind)
    {
    case COMPILE_EVENT_COMPILING:
      course->compiling = true;
      break;
    case COMPILE_EVENT_COMPILED:
    case COMPILE_EVENT_RECOMPILED:
      course->compiling = false;
      break;
    case COMPILE_EVENT_DREW:
      gain->drawn[whose]++;
      break;
    case COMPILE_EVENT_DISCARDED:
      gain->discarded[whose]++;
      break;
    case COMPILE_EVENT_MILLED:
      gain->milled[whose]++;
      break;
    case COMPILE_EVENT_DELETED:
      gain->deleted[whose] += (float) !course->compiling;
      break;
    case COMPILE_EVENT_RETURNED:
    case COMPILE_EVENT_PUT_ON_DECK:
      gain->returned[whose]++;
      break;
    case COMPILE_EVENT_FLIPPED:
      gain->flipped[whose]++;
      break;
    default:
      break;
    }
}

/* Leaves out the totals of compiled lines, which mean nothing. */
static void
add_difference (CompileAdviceGain  *gain,
                const Course       *course,
                const CompileState *before,
                const CompileState *after)
{
  for (unsigned whose = 0; whose < COMPILE_N_SIDES; whose++)
    {
      const unsigned of = whose == 0 ? course->side : !course->side;

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        if ((course->cleared & 1u << line) == 0)
          gain->totals[whose][line] += (float) compile_field_total (after, of, line)
                                       - (float) compile_field_total (before, of, line);
      gain->hand[whose] += (float) compile_state_hand_size (after, of) - (float) compile_state_hand_size (before, of);
    }
}

static void
count_lines (unsigned *counts,
             unsigned  lines)
{
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    counts[line] += (lines & 1u << line) != 0;
}

static void
count_reason (Counts             *counts,
              CompileAdviceReason reason,
              bool                met)
{
  counts->reasons[__builtin_ctz (reason)] += met;
}

/* The lines in which the other side compiles after @course or, if its turn has not got that far, would compile in
 * @after. */
static unsigned
threatened_lines (const Course       *course,
                  const CompileState *after)
{
  return (course->phases & 1u << COMPILE_PHASE_COMPILE) != 0 ? course->open : ready_lines (after, !course->side);
}

/* Likewise for taking control. */
static bool
is_control_threatened (const Course       *course,
                       const CompileState *after)
{
  return (course->phases & 1u << COMPILE_PHASE_CONTROL) != 0 ? course->has_taken : leads_in_two (after, !course->side);
}

/* Counts the reasons that hold for @after, reached from @before. */
static void
count_game (Counts             *counts,
            const Course       *course,
            const CompileState *before,
            const CompileState *after)
{
  const unsigned side = course->side, own = ((1u << COMPILE_N_LINES) - 1) << COMPILE_N_LINES * side;

  count_reason (counts, COMPILE_REASON_WINS, after->winner == side);
  count_reason (counts, COMPILE_REASON_COMPILES, (after->compiled & ~before->compiled & own) != 0);
  count_reason (counts, COMPILE_REASON_LEADS, after->control != side && leads_in_two (after, side)
                                              && !leads_in_two (before, side));
  count_reason (counts, COMPILE_REASON_KEEPS_CONTROL, before->control != !side && leads_in_two (before, !side)
                                                      && !is_control_threatened (course, after));
  count_lines (counts->ready, ready_lines (after, side) & ~ready_lines (before, side));
  count_lines (counts->kept, ready_lines (before, !side) & ~threatened_lines (course, after));
  count_lines (counts->open, course->open);
}

/* Takes @decision in @state and plays on with the best choices until a side is asked for its action. */
static void
play_on (const CompileJudge    *judge,
         Course                *course,
         const CompileDecision *decision,
         CompileState          *state,
         CompileAdviceGain     *gain)
{
  CompileDecision next = *decision;

  for (unsigned i = 0; i < MOST_CHOICES; i++)
    {
      CompileEvents events;
      CompileState after;

      compile_rules_take (state, &next, &events);
      for (unsigned at = 0; at < events.n; at++)
        add_event (gain, course, &events.items[at]);
      if (state->ask.kind == COMPILE_ASK_NOTHING || state->ask.kind == COMPILE_ASK_ACTION)
        return;
      next = compile_policy_answer (judge, state, &after);
    }
}

/* ---- The reasons ---- */

static uint8_t
find_likely_lines (const unsigned counts[COMPILE_N_LINES])
{
  unsigned lines = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if (2 * counts[line] > SAMPLES)
      lines |= 1u << line;
  return (uint8_t) lines;
}

static float
sum_of (const float totals[COMPILE_N_LINES])
{
  return totals[0] + totals[1] + totals[2];
}

static unsigned
reason_if (bool                met,
           CompileAdviceReason reason)
{
  return met ? reason : 0;
}

static unsigned
reasons_of (const CompileAdvice *advice,
            const Counts        *counts)
{
  const CompileAdviceGain *gain = &advice->gain;
  unsigned reasons = 0;

  for (unsigned i = 0; i < sizeof counts->reasons / sizeof *counts->reasons; i++)
    if (2 * counts->reasons[i] > SAMPLES)
      reasons |= 1u << i;
  return reasons | reason_if (advice->ready != 0, COMPILE_REASON_READIES)
         | reason_if (advice->kept != 0, COMPILE_REASON_KEEPS)
         | reason_if (gain->hand[0] >= NOTABLE, COMPILE_REASON_DRAWS)
         | reason_if (gain->hand[1] <= -NOTABLE, COMPILE_REASON_ROBS)
         | reason_if (gain->deleted[1] - gain->deleted[0] >= NOTABLE, COMPILE_REASON_DELETES)
         | reason_if (gain->returned[1] - gain->returned[0] >= NOTABLE, COMPILE_REASON_RETURNS)
         | reason_if (sum_of (gain->totals[0]) >= NOTABLE, COMPILE_REASON_ADDS)
         | reason_if (sum_of (gain->totals[1]) <= -NOTABLE, COMPILE_REASON_TAKES);
}

static void
average_gain (CompileAdviceGain *gain)
{
  float *sums = (float *) gain;

  for (unsigned i = 0; i < sizeof *gain / sizeof *sums; i++)
    sums[i] /= SAMPLES;
}

/* Samples the outcome in games that agree with what is known, the same ones for all decisions. */
static void
explain_advice (const CompileKnowledge *knowledge,
                const CompileJudge     *judge,
                uint64_t                seed,
                CompileAdvice          *advice)
{
  Counts counts = { 0 };

  for (unsigned i = 0; i < SAMPLES; i++)
    {
      Course course = { .side = knowledge->side };
      CompileState before, state;

      compile_knowledge_sample (knowledge, seed + i, &before);
      state = before;
      play_on (judge, &course, &advice->decision, &state, &advice->gain);
      add_difference (&advice->gain, &course, &before, &state);
      count_game (&counts, &course, &before, &state);
    }
  average_gain (&advice->gain);
  advice->ready = find_likely_lines (counts.ready);
  advice->kept = find_likely_lines (counts.kept);
  advice->open = find_likely_lines (counts.open);
  advice->reasons |= reasons_of (advice, &counts);
}

/* ---- The draft ---- */

/* The chance of @side by the ratings of all protocols chosen so far, with @more added for it. */
static double
draft_chance (const CompileState *state,
              unsigned            side,
              int                 more)
{
  int sum = more;

  for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
    if (state->protocols[slot] != COMPILE_NOBODY)
      sum += slot / COMPILE_N_LINES == side ? compile_draft_rating (state->set, state->protocols[slot])
                                            : -compile_draft_rating (state->set, state->protocols[slot]);
  return compile_evaluator_chance (sum);
}

static unsigned
advise_draft (const CompileState *state,
              CompileAdvice      *advice)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (state, decisions);
  unsigned n_best = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const CompileAdvice one = {
        .decision = decisions[i],
        .chance = draft_chance (state, state->ask.side, compile_draft_rating (state->set, decisions[i].number)),
        .reasons = reason_if (compile_draft_rating (state->set, decisions[i].number) > 0, COMPILE_REASON_RATED),
      };
      unsigned at = n_best < COMPILE_MAX_ADVICE ? n_best++ : COMPILE_MAX_ADVICE;

      for (; at > 0 && advice[at - 1].chance < one.chance; at--)
        if (at < COMPILE_MAX_ADVICE)
          advice[at] = advice[at - 1];
      if (at < COMPILE_MAX_ADVICE)
        advice[at] = one;
    }
  return n_best;
}

/* ---- Advice ---- */

unsigned
compile_advice_give (const CompileKnowledge    *knowledge,
                     const CompileSearchLimits *limits,
                     CompileAdvice              advice[COMPILE_MAX_ADVICE])
{
  const uint64_t rounds = (uint64_t) ROUNDS * limits->work / COMPILE_WORK_USUAL;
  const CompileTreePlan plan = { .rounds = rounds < UINT32_MAX ? (unsigned) rounds : UINT32_MAX - 1, .whole = true };
  CompileCandidate candidates[COMPILE_MAX_DECISIONS];
  CompileEvaluator evaluator;
  CompileJudge judge;
  CompilePlayerRng rng;
  unsigned n_all, n;
  uint64_t seed;

  if (compile_search_limits_is_cancelled (limits))
    return 0;
  if (knowledge->seen.ask.kind == COMPILE_ASK_DRAFT)
    return advise_draft (&knowledge->seen, advice);

  compile_player_rng_begin (&rng, knowledge, limits);
  n_all = compile_tree_search (knowledge, limits, &plan, &rng, candidates);
  n = n_all < COMPILE_MAX_ADVICE ? n_all : COMPILE_MAX_ADVICE;
  compile_evaluator_begin (&evaluator, &compile_weights, &knowledge->seen);
  judge = compile_evaluator_judge (&evaluator);
  seed = compile_player_rng_seed (&rng);
  for (unsigned i = 0; i < n; i++)
    {
      advice[i] = (CompileAdvice) { .decision = candidates[i].decision, .chance = candidates[i].chance,
                                    .reasons = reason_if (n_all == 1, COMPILE_REASON_ONLY) };
      explain_advice (knowledge, &judge, seed, &advice[i]);
    }
  return n;
}
