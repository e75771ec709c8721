/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-draft.h"

#include "compile-rules.h"
#include "compile-weights.h"

/* The ratings in the order of compile_weights, by each protocol's share of wins among players of the level "scholar";
 * see data/players/COMPILE-RESULTS.md. */
static const int16_t ratings[COMPILE_N_KNOWN_PROTOCOLS] = {
  /* Chaos to Luck, Mirror to War */
  -175, -240, -5, 25, 20, -55, 0,
  -40, 10, 65, -30, 130,
  /* Darkness to Metal, Plague to Water */
  -15, 90, 125, -80, -50, -140, -110,
  -75, -25, -70, -90, 20,
};

int
compile_draft_rating (const CompileSet *set,
                      unsigned          protocol)
{
  const unsigned known = compile_weights_find (&compile_weights, set, protocol);

  return known < COMPILE_N_KNOWN_PROTOCOLS ? ratings[known] : 0;
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
