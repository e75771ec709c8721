/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-ability.h"
#include "ogc-sweep.h"

/* The worth of the best placement of own dice, were they @hand. */
static float
best_of (OgcMoment *moment, OgcKnowledge *knowledge, OgcDice hand)
{
  knowledge->seen.own[moment->seat] = hand;
  moment->n = 0;
  ogc_moment_add_own (moment);
  g_assert_cmpuint (moment->n, >, 0);
  return moment->choices[0].worth;
}

/* What was found out once for all rolls is for each roll what the placements of that roll say; also when it is the last die, with which the last lap
 * begins. Only in the Galleon another sum than the highest may be a little better. */
static void
check_rolls (const OgcKnowledge *knowledge, OgcMind *mind)
{
  OgcKnowledge other = *knowledge;
  OgcChoice choices[OGC_MAX_CHOICES];
  OgcMoment moment = { .mind = mind, .knowledge = &other, .seat = knowledge->seat, .choices = choices };
  const guint dice = ogc_dice_count (knowledge->seen.own[knowledge->seat]);
  g_autofree float *means = g_new (float, OGC_N_ROLLS);
  OgcOutlook outlook;
  OgcChance chance;
  OgcSweep sweep;

  ogc_chance_begin (&chance, knowledge, mind->thought);
  ogc_outlook_begin (&outlook, knowledge);
  ogc_appraisal_begin (&moment.appraisal, fixture_net (), &outlook);
  other.seen.neutral[other.seat] = 0;
  ogc_sweep_begin (&sweep, &moment, &other.seen, dice, false);
  ogc_sweep_expect (&sweep, ogc_rolls_get (), dice, means);
  for (guint i = 0; i < 6; i++)
    {
      const OgcDice hand = ogc_chance_dice (&chance, dice);
      const float best = best_of (&moment, &other, hand);

      g_assert_cmpfloat_with_epsilon (means[ogc_rolls_find (ogc_rolls_get (), hand)], ogc_sweep_best (&sweep, hand), 1e-6);
      g_assert_cmpfloat (ogc_sweep_best (&sweep, hand), <=, best + 2e-5);
      g_assert_cmpfloat (ogc_sweep_best (&sweep, hand), >=, best - (knowledge->seen.order[2] == OGC_GALLEON ? 0.03 : 2e-5));
    }
}

static void
test_sweep (void)
{
  const OgcThought thought = { .seed = 1 };
  g_autofree OgcMind *mind = g_new (OgcMind, 1);
  guint checked[OGC_MAX_ROLLED + 1] = { 0 };

  ogc_mind_begin (mind, fixture_net (), 0, &thought);
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
              && ogc_ability_held (&knowledge.seen, knowledge.seat, OGC_ABILITY_WILL_TO_WIN) == OGC_NO_TILE && checked[dice] < 60)
            {
              check_rolls (&knowledge, mind);
              checked[dice]++;
            }
          ogc_state_take (&state, &decision, NULL);
        }
    }
  for (guint dice = 1; dice <= 8; dice++)
    g_assert_cmpuint (checked[dice], >=, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sweep/rolls", test_sweep);
  return g_test_run ();
}
