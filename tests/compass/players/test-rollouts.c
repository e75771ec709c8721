/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <pthread.h>
#include <string.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-advice.h"
#include "ogc-levels.h"
#include "ogc-policy.h"
#include "ogc-rollouts.h"
#include "ogc-rules.h"
#include "../../sanitized.h"

enum {
  ROLLOUTS = 200,
  STACK = 4 * 1024 * 1024,
  MOST_STACK = 192 * 1024,
};

/* The best decision by search is better than the network's first choice when both are judged by other games. */
static void
test_gain (void)
{
  const OgcSearchLimits limits[] = { { .seed = 1, .work = OGC_WORK_USUAL }, { .seed = 2, .work = OGC_WORK_USUAL } };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  double gain = 0;
  guint changed = 0, searched = 0;

  ogc_policy_begin (policy, fixture_net (), 0, &limits[0]);
  for (guint i = 0; i < FIXTURE_SETUPS; i += 2)
    {
      const OgcSetup setup = fixture_setup (i, 70 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          OgcCandidate choices[OGC_MAX_CHOICES];
          OgcKnowledge knowledge;
          guint n, best;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          n = ogc_policy_choose (policy, &knowledge, choices);
          g_assert_cmpuint (n, >, 0);
          ogc_rules_take (&state, &choices[0].decision, NULL);
          if (n < 2 || step % 37 != 0)
            continue;
          searched++;
          best = ogc_rollouts_best (&knowledge, fixture_net (), &limits[0], &ogc_rollouts_usual, ROLLOUTS, choices, n);
          g_assert_cmpuint (best, <, n);
          if (best == 0)
            continue;
          changed++;
          choices[1] = choices[best];
          g_assert_true (ogc_rollouts_evaluate (&knowledge, fixture_net (), &limits[1], ROLLOUTS, 2, choices, 2));
          gain += choices[1].value.win - choices[0].value.win;
        }
    }
  g_test_message ("%u of %u changed, gain %.4f", changed, searched, gain / changed);
  g_assert_cmpuint (changed, >, 10);
  g_assert_cmpfloat (gain, >, 0);
}

/* The processor time that it takes to choose between the first two candidates. */
static double
seconds_for (const OgcKnowledge *knowledge,
             const OgcCandidate *choices,
             guint               rollouts)
{
  const OgcSearchLimits limits = { .seed = 1, .work = OGC_WORK_USUAL };
  const clock_t begun = clock ();

  g_assert_cmpuint (ogc_rollouts_best (knowledge, fixture_net (), &limits, &ogc_rollouts_usual, rollouts, choices, 2),
                    ==, 0);
  return (double) (clock () - begun) / CLOCKS_PER_SEC;
}

/* A comparison of two identical choices is given up early: with a thousand times the rollouts it takes no more than a
 * few times as long. */
static void
test_equal (void)
{
  const OgcSetup setup = fixture_setup (2, 9);
  const OgcSearchLimits limits = { .seed = 1, .work = OGC_WORK_USUAL };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  OgcCandidate choices[OGC_MAX_CHOICES];
  OgcKnowledge knowledge;
  OgcState state;
  double few, many;

  fixture_begin (&state, &setup);
  ogc_rules_take (&state, &roll, NULL);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  ogc_policy_begin (policy, fixture_net (), 0, &limits);
  g_assert_cmpuint (ogc_policy_choose (policy, &knowledge, choices), >, 1);
  choices[1] = choices[0];
  few = seconds_for (&knowledge, choices, 40);
  many = seconds_for (&knowledge, choices, 40000);
  g_test_message ("%.4f s and %.4f s", few, many);
  g_assert_cmpfloat (many, <, 20 * few);
}

static void *
search_thread (void *data)
{
  const OgcSearchLimits limits = { .seed = 1, .work = OGC_WORK_USUAL };
  const OgcSetup setup = fixture_setup (2, 9);
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  g_autofree OgcState *state = g_new (OgcState, 1);
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  OgcDecision decision;
  OgcAdvice advice[OGC_MAX_ADVICE];

  fixture_begin (state, &setup);
  ogc_rules_take (state, &roll, NULL);
  ogc_rules_list (state, legal);
  ogc_knowledge_of (knowledge, state, state->ask.seat);
  g_assert_true (ogc_levels[OGC_N_LEVELS - 1].decide (knowledge, &limits, &decision));
  g_assert_cmpuint (ogc_advice_give (knowledge, &limits, advice), >, 0);
  g_assert_true (ogc_advice_judge (knowledge, &limits, legal, &advice[0], &advice[1]));
  return NULL;
}

/* A decision of the highest level, a hint and a judgement fit on the stack of a small thread, which is filled with a
 * pattern first: where the pattern is left, the stack was never used. */
static void
test_stack (void)
{
  static _Alignas (65536) guint8 stack[STACK];
  pthread_attr_t attributes;
  pthread_t thread;
  gsize untouched = 0;

  if (SANITIZED)
    {
      g_test_skip ("sanitizers need more of the stack");
      return;
    }
  ogc_weights_use (fixture_net ());
  memset (stack, 0xa5, sizeof stack);
  g_assert_cmpint (pthread_attr_init (&attributes), ==, 0);
  g_assert_cmpint (pthread_attr_setstack (&attributes, stack, sizeof stack), ==, 0);
  g_assert_cmpint (pthread_create (&thread, &attributes, search_thread, NULL), ==, 0);
  g_assert_cmpint (pthread_join (thread, NULL), ==, 0);
  pthread_attr_destroy (&attributes);
  while (untouched < sizeof stack && stack[untouched] == 0xa5)
    untouched++;
  g_test_message ("%u KB of the stack", (unsigned) ((sizeof stack - untouched) / 1024));
  g_assert_cmpuint (sizeof stack - untouched, >, 10 * 1024);
  g_assert_cmpuint (sizeof stack - untouched, <, MOST_STACK);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!SANITIZED) /* where the gain is the same */
    g_test_add_func ("/search/gain", test_gain);
  g_test_add_func ("/search/equal", test_equal);
  g_test_add_func ("/search/stack", test_stack);
  return g_test_run ();
}
