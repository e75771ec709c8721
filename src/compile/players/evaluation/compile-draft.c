/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-draft.h"

#include "compile-rules.h"
#include "compile-weights.h"

int
compile_draft_rating (const CompileSet *set,
                      unsigned          protocol)
{
  const unsigned known = compile_weights_find (&compile_weights, set, protocol);

  return known < COMPILE_N_KNOWN_PROTOCOLS ? compile_weights.ratings[known] : 0;
}

CompileDecision
compile_draft_choose (const CompileState *state,
                      CompilePlayerRng   *rng,
                      int                 noise)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];
  const unsigned n = compile_rules_list (state, decisions);
  unsigned best = 0;
  int best_rating = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const int rating = compile_draft_rating (state->set, decisions[i].number) + compile_player_rng_error (rng, noise);

      if (i == 0 || rating > best_rating)
        {
          best = i;
          best_rating = rating;
        }
    }
  return decisions[best];
}
