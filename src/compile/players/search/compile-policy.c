/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-policy.h"

#include "compile-rules.h"

/* The most choices in a row that are settled; then the game is judged as it stands. */
#define MOST_CHOICES 64

int
compile_policy_score (const CompileJudge *judge,
                      const CompileState *state,
                      unsigned            side)
{
  if (state->phase != COMPILE_PHASE_OVER)
    return judge->score (judge->data, state, side);
  if (state->winner == COMPILE_NOBODY)
    return 0;
  return state->winner == side ? COMPILE_SCORE_WON : -COMPILE_SCORE_WON;
}

CompileDecision
compile_policy_answer (const CompileJudge *judge,
                       const CompileState *state,
                       CompileState       *after)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (state, decisions), side = state->ask.side;
  CompileState tried;
  unsigned best = 0;
  int best_score = 0;

  for (unsigned i = 0; i < n; i++)
    {
      int score = 0;

      tried = *state;
      compile_rules_take (&tried, &decisions[i], NULL);
      if (n > 1)
        score = compile_policy_score (judge, &tried, side);
      if (i == 0 || score > best_score)
        {
          *after = tried;
          best = i;
          best_score = score;
        }
    }
  return decisions[best];
}

static bool
is_settled (const CompileState *state)
{
  return state->ask.kind == COMPILE_ASK_ACTION || state->ask.kind == COMPILE_ASK_NOTHING;
}

static void
settle_state (const CompileJudge *judge,
              CompileState       *state)
{
  for (unsigned i = 0; i < MOST_CHOICES && !is_settled (state); i++)
    {
      CompileState after;

      compile_policy_answer (judge, state, &after);
      *state = after;
    }
}

int
compile_policy_try (const CompileJudge    *judge,
                    const CompileState    *state,
                    const CompileDecision *decision,
                    unsigned               side,
                    CompileState          *after)
{
  *after = *state;
  compile_rules_take (after, decision, NULL);
  settle_state (judge, after);
  return compile_policy_score (judge, after, side);
}
