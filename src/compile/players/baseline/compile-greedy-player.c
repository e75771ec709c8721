/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-greedy-player.h"

#include "compile-draft.h"
#include "compile-field.h"
#include "compile-player-rng.h"
#include "compile-rules.h"

/* What things are worth, in tenths of a point of a total. */
enum {
  POINT = 10,     /* of a total, up to what a compile needs */
  SURPLUS = 2,    /* a point beyond that */
  SPENT = 3,      /* a line that is already compiled, in tenths of its usual worth */
  COMPILED = 250, /* a protocol */
  READY = 60,     /* a line that will compile next if nothing prevents it */
  READY_NEXT = 90, /* the same for the side that comes first */
  CARD = 15,      /* in hand */
  CONTROL = 20,
};

/* What the stack of @side in @line is worth to it. */
static int
worth_of_line (const CompileState *state,
               uint8_t             totals[COMPILE_N_SIDES][COMPILE_N_LINES],
               unsigned            side,
               unsigned            line,
               bool                next)
{
  const int total = totals[side][line];
  const bool spent = (state->compiled & 1u << state->lines[side][line]) != 0;
  int worth = total < COMPILE_COMPILE_TOTAL ? POINT * total
                                            : POINT * COMPILE_COMPILE_TOTAL + SURPLUS * (total - COMPILE_COMPILE_TOTAL);

  if (total >= COMPILE_COMPILE_TOTAL && total > totals[!side][line])
    worth += next ? READY_NEXT : READY;
  return spent ? worth * SPENT / 10 : worth;
}

static int
worth_of_side (const CompileState *state,
               uint8_t             totals[COMPILE_N_SIDES][COMPILE_N_LINES],
               unsigned            side)
{
  const unsigned own = (1u << COMPILE_N_LINES) - 1;
  const unsigned compiled = state->compiled >> COMPILE_N_LINES * side & own;
  int worth = COMPILED * (int) compile_cards_count (compiled) + CARD * (int) compile_state_hand_size (state, side);

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    worth += worth_of_line (state, totals, side, line, side != state->turn_side);
  return worth + (state->control == side ? CONTROL : 0);
}

static int
score_state (const void         *data,
             const CompileState *state,
             unsigned            side)
{
  uint8_t totals[COMPILE_N_SIDES][COMPILE_N_LINES];

  compile_totals_find (data, state, totals);
  return worth_of_side (state, totals, side) - worth_of_side (state, totals, !side);
}

CompileJudge
compile_greedy_judge (const CompileTotals *totals)
{
  return (CompileJudge) { .score = score_state, .data = totals };
}

static bool
greedy_decide (const CompileKnowledge    *knowledge,
               const CompileSearchLimits *limits,
               CompileDecision           *decision)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (&knowledge->seen, decisions);
  CompilePlayerRng rng;
  CompileTotals totals;
  CompileJudge judge;
  CompileState state, after;
  int best = 0;

  if (compile_search_limits_is_cancelled (limits))
    return false;
  compile_player_rng_begin (&rng, knowledge, limits);
  if (knowledge->seen.ask.kind == COMPILE_ASK_DRAFT)
    {
      *decision = compile_draft_choose (&knowledge->seen, &rng, COMPILE_DRAFT_NOISE);
      return true;
    }

  *decision = decisions[0];
  compile_totals_begin (&totals, &knowledge->seen);
  judge = compile_greedy_judge (&totals);
  compile_knowledge_sample (knowledge, compile_player_rng_seed (&rng), &state);
  for (unsigned i = 0; n > 1 && i < n; i++)
    {
      const int found = compile_policy_try (&judge, &state, &decisions[i], knowledge->side, &after);

      if (i == 0 || found > best)
        {
          best = found;
          *decision = decisions[i];
        }
    }
  return true;
}

const CompilePlayer compile_greedy_player = {
  .id = "greedy",
  .decide = greedy_decide,
};
