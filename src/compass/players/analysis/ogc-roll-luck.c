/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-roll-luck.h"

#include "ogc-candidates.h"
#include "ogc-player-rng.h"
#include "ogc-weights.h"

/* The value of the best placement of own dice if the hand were @hand. */
static OgcValue
value_with (OgcDecisionContext *context,
            OgcKnowledge       *knowledge,
            OgcDice             hand)
{
  knowledge->seen.own[context->seat] = hand;
  context->n = 0;
  ogc_candidates_add_own (context);

  return context->n > 0 ? context->choices[0].value : ogc_evaluator_base (&context->evaluator);
}

static void
add_value (OgcValue *sum,
           OgcValue  value)
{
  sum->win += value.win;
  sum->gold += value.gold;
}

bool
ogc_roll_luck_evaluate (const OgcKnowledge    *knowledge,
                        const OgcSearchLimits *limits,
                        OgcDice                kept,
                        unsigned               count,
                        OgcValue              *rolled,
                        OgcValue              *mean)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcKnowledge other = *knowledge;
  OgcCandidate choices[OGC_MAX_CHOICES];
  OgcDecisionContext context;
  OgcValue sum = { 0, 0 };
  OgcTileValues values;
  OgcPlayerRng rng;

  if (weights == NULL)
    return false;

  ogc_tile_values_begin (&values, knowledge);
  ogc_decision_context_begin (&context, &other, weights, &values, limits, OGC_PLAY_STYLE_BALANCED, 0, choices);
  ogc_player_rng_begin (&rng, knowledge, limits);
  other.seen.neutral[other.seat] = 0; /* neutral dice can still be placed later, whatever was rolled */
  *rolled = value_with (&context, &other, knowledge->seen.own[other.seat]);
  for (unsigned i = 0; i < OGC_ROLL_LUCK_SAMPLE && !ogc_search_limits_is_cancelled (limits); i++)
    add_value (&sum, value_with (&context, &other, kept + ogc_player_rng_dice (&rng, count)));
  *mean = (OgcValue) { .win = sum.win / OGC_ROLL_LUCK_SAMPLE, .gold = sum.gold / OGC_ROLL_LUCK_SAMPLE };

  return !ogc_search_limits_is_cancelled (limits);
}
