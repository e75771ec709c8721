/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-win-estimate.h"

#include "ogc-determinize.h"
#include "ogc-policy.h"
#include "ogc-weights.h"

enum { SAMPLES = 12 }; /* games to average over */

bool
ogc_win_estimate_own (const OgcKnowledge *knowledge,
                      OgcValue           *value)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcPolicy policy;

  if (weights == NULL)
    return false;
  ogc_policy_begin (&policy, weights, 0, NULL);
  *value = ogc_policy_value (&policy, knowledge);
  return true;
}

/* Samples a game, and adds what every seat except that of @knowledge can expect in it. */
static void
add_sample (const OgcKnowledge *knowledge,
            OgcPlayerRng       *rng,
            float               gold[OGC_MAX_SEATS])
{
  OgcKnowledge other;
  OgcState sample;
  OgcValue value;

  ogc_determinize_sample (knowledge, rng, &sample);
  for (unsigned seat = 0; seat < sample.setup.seats; seat++)
    {
      if (seat == knowledge->seat)
        continue;
      ogc_knowledge_of (&other, &sample, seat);
      if (ogc_win_estimate_own (&other, &value))
        gold[seat] += value.gold / SAMPLES;
    }
}

bool
ogc_win_estimate_all (const OgcKnowledge    *knowledge,
                      const OgcSearchLimits *limits,
                      float                  gold[OGC_MAX_SEATS])
{
  OgcPlayerRng rng;
  OgcValue own = { 0, 0 };

  if (ogc_weights_used () == NULL)
    return false;
  if (knowledge->seat != OGC_NOBODY)
    ogc_win_estimate_own (knowledge, &own);
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    gold[seat] = seat == knowledge->seat ? own.gold : 0;
  ogc_player_rng_begin (&rng, knowledge, limits);
  for (unsigned i = 0; i < SAMPLES && !ogc_search_limits_is_cancelled (limits); i++)
    add_sample (knowledge, &rng, gold);

  return !ogc_search_limits_is_cancelled (limits);
}
