/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-ability.h"
#include "ogc-candidates.h"
#include "ogc-player-rng.h"
#include "ogc-policy.h"
#include "ogc-roll-expectation.h"
#include "ogc-rules.h"

/* The worth of the best placement of own dice if they were @hand. */
static float
best_of (OgcDecisionContext *context,
         OgcKnowledge       *knowledge,
         OgcDice             hand)
{
  knowledge->seen.own[context->seat] = hand;
  context->n = 0;
  ogc_candidates_add_own (context);
  g_assert_cmpuint (context->n, >, 0);
  return context->choices[0].worth;
}

/* What is computed once for all rolls agrees, for each roll, with the best placement of that roll, even if it is the
 * last die, with which the last lap begins. Only in the Galleon may another sum than the highest be slightly better. */
static void
check_rolls (const OgcKnowledge *knowledge,
             OgcPolicy          *policy)
{
  OgcKnowledge other = *knowledge;
  OgcCandidate choices[OGC_MAX_CHOICES];
  OgcDecisionContext context;
  const guint dice = ogc_dice_count (knowledge->seen.own[knowledge->seat]);
  g_autofree float *means = g_new (float, OGC_N_ROLLS);
  OgcTileValues values;
  OgcPlayerRng rng;
  OgcRollExpectation expectation;

  ogc_player_rng_begin (&rng, knowledge, policy->limits);
  ogc_tile_values_begin (&values, knowledge);
  ogc_decision_context_begin (&context, &other, fixture_net (), &values, policy->limits, OGC_PLAY_STYLE_BALANCED, 0,
                              choices);
  other.seen.neutral[other.seat] = 0;
  ogc_roll_expectation_begin (&expectation, &context, &other.seen, dice, false);
  ogc_roll_expectation_expect (&expectation, dice, means);
  for (guint i = 0; i < 6; i++)
    {
      const OgcDice hand = ogc_player_rng_dice (&rng, dice);
      const float best = best_of (&context, &other, hand);

      g_assert_cmpfloat_with_epsilon (means[ogc_rolls_find (hand)],
                                      ogc_roll_expectation_best (&expectation, hand), 1e-6);
      g_assert_cmpfloat (ogc_roll_expectation_best (&expectation, hand), <=, best + 2e-5);
      g_assert_cmpfloat (ogc_roll_expectation_best (&expectation, hand), >=,
                         best - (knowledge->seen.order[OGC_ORDER_C] == OGC_GALLEON ? 0.03 : 2e-5));
    }
}

static void
test_rolls (void)
{
  const OgcSearchLimits limits = { .seed = 1 };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  guint checked[OGC_MAX_ROLLED + 1] = { 0 };

  ogc_policy_begin (policy, fixture_net (), 0, &limits);
  for (guint i = 0; i < FIXTURE_SETUPS; i++)
    {
      const OgcSetup setup = fixture_setup (i, 30 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          OgcDecision decision = fixture_ask (fixture_player ("greedy"), &state, step);
          OgcKnowledge knowledge;
          guint dice;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          dice = ogc_dice_count (knowledge.seen.own[knowledge.seat]);
          if (state.ask.kind == OGC_ASK_PLACE && dice > 0 && dice <= OGC_MAX_ROLLED
              && ogc_ability_held (&knowledge.seen, knowledge.seat,
                                   OGC_ABILITY_WILL_TO_WIN) == OGC_NO_TILE && checked[dice] < 60)
            {
              check_rolls (&knowledge, policy);
              checked[dice]++;
            }
          ogc_rules_take (&state, &decision, NULL);
        }
    }
  for (guint dice = 1; dice <= 8; dice++)
    g_assert_cmpuint (checked[dice], >=, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/roll-expectation/rolls", test_rolls);
  return g_test_run ();
}
