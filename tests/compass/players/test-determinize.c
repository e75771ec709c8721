/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-net.h"
#include "fixture-players.h"
#include "fixture-secrets.h"
#include "ogc-determinize.h"
#include "ogc-policy.h"
#include "ogc-rules.h"

enum { SAMPLES = 12 };

/* A sampled game agrees with what is known, to the last byte, and depends on nothing else. */
static void
test_agrees (void)
{
  guint checked = 0;

  for (guint i = 0; i < FIXTURE_SETUPS; i++)
    {
      const OgcSetup setup = fixture_setup (i, 300 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          OgcDecision decision = fixture_ask (fixture_player ("greedy"), &state, step);

          if (step % 19 == 0)
            {
              const OgcSearchLimits limits = { .seed = step };
              const guint seat = state.ask.seat;
              OgcKnowledge knowledge, again, other;
              OgcState believed, same, shuffled;
              OgcPlayerRng rng;

              ogc_knowledge_of (&knowledge, &state, seat);
              ogc_player_rng_begin (&rng, &knowledge, &limits);
              ogc_determinize_sample (&knowledge, &rng, &believed);
              ogc_knowledge_of (&again, &believed, seat);
              g_assert_cmpmem (&again, sizeof again, &knowledge, sizeof knowledge);

              fixture_reshuffle (&state, seat, step + 1, &shuffled);
              ogc_knowledge_of (&other, &shuffled, seat);
              ogc_player_rng_begin (&rng, &other, &limits);
              ogc_determinize_sample (&other, &rng, &same);
              g_assert_cmpmem (&same, sizeof same, &believed, sizeof believed);
              checked++;
            }
          ogc_rules_take (&state, &decision, NULL);
        }
    }
  g_assert_cmpuint (checked, >, 200);
}

/* Plays games of the network with @b and adds up, at the beginning of each round, the gold of what the others really
 * hold, of what they hold in weighted samples, and of what they hold in uniform ones. */
static void
add_up (OgcBuildingId  b,
        gint64        *truth,
        gint64        *believed,
        gint64        *even)
{
  const OgcSearchLimits limits = { .seed = 1 };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);

  *truth = *believed = *even = 0;
  ogc_policy_begin (policy, fixture_net (), 0, &limits);
  for (guint game = 0; game < 24; game++)
    {
      const OgcSetup setup = { .seed = 800 + game, .seats = 2 + game % 2, .form = OGC_FORM_NEUTRAL, .b = b,
                               .c = OGC_TEMPLE + game % 4 };
      OgcState state;
      guint round = 1;

      fixture_begin (&state, &setup);
      while (state.ask.kind != OGC_ASK_NOTHING)
        {
          OgcCandidate choices[OGC_MAX_CHOICES];
          OgcKnowledge knowledge;
          OgcState sample;
          OgcPlayerRng rng;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          ogc_player_rng_begin (&rng, &knowledge, &limits);
          for (guint i = 0; state.round != round && i < SAMPLES; i++)
            {
              *truth += ogc_determinize_gold (&state, knowledge.seat);
              ogc_determinize_sample (&knowledge, &rng, &sample);
              *believed += ogc_determinize_gold (&sample, knowledge.seat);
              ogc_knowledge_sample (&knowledge, ogc_player_rng_seed (&rng), &sample);
              *even += ogc_determinize_gold (&sample, knowledge.seat);
            }
          round = state.round;
          g_assert_cmpuint (ogc_policy_choose (policy, &knowledge, choices), >, 0);
          ogc_rules_take (&state, &choices[0].decision, NULL);
        }
    }
}

/* Samples assume that tiles were not chosen at random: uniform samples would have several gold pieces too few. */
static void
test_not_even (void)
{
  static const OgcBuildingId buildings[] = { OGC_AUCTION_HOUSE, OGC_GUILD };

  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      gint64 truth, believed, even;

      add_up (buildings[i], &truth, &believed, &even);
      g_test_message ("truth %" G_GINT64_FORMAT ", believed %" G_GINT64_FORMAT ", even %" G_GINT64_FORMAT, truth,
                      believed, even);
      g_assert_cmpint (even * 100, <, truth * 97);
      g_assert_cmpint (ABS (believed - truth) * 2, <, truth - even);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/determinize/agrees", test_agrees);
  g_test_add_func ("/determinize/not-even", test_not_even);
  return g_test_run ();
}
