/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-random-player.h"

#include "compile-player-rng.h"
#include "compile-rules.h"

static void
random_pick (const CompileDecision     *legal,
             unsigned                   n,
             const CompileSearchLimits *limits,
             CompileDecision           *decision)
{
  CompilePlayerRng rng;

  compile_player_rng_begin (&rng, NULL, limits);
  *decision = legal[compile_player_rng_below (&rng, n)];
}

static bool
random_decide (const CompileKnowledge    *knowledge,
               const CompileSearchLimits *limits,
               CompileDecision           *decision)
{
  CompileDecision decisions[COMPILE_MAX_DECISIONS];

  if (compile_search_limits_is_cancelled (limits))
    return false;

  random_pick (decisions, compile_rules_list (&knowledge->seen, decisions), limits, decision);
  return true;
}

const CompilePlayer compile_random_player = {
  .id = "random",
  .decide = random_decide,
  .pick = random_pick,
};
