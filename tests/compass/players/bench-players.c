/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bench-players [GAMES]: what the parts of a decision cost on one core, in processor time: evaluating a continuation by
 * the network, features included; the network alone; a decision of each level. Positions come from games of "expert"
 * over all set-ups.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-afterstate.h"
#include "ogc-players.h"
#include "ogc-policy.h"
#include "ogc-rules.h"

enum { TIMES = 20 }; /* how often each is repeated, because the clock may be coarse */

typedef struct {
  double   seconds;
  uint64_t n;
  double   longest;
} Cost;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static void
add (Cost     *cost,
     double    seconds,
     uint64_t  n)
{
  cost->seconds += seconds;
  cost->n += n;
  if (seconds > cost->longest)
    cost->longest = seconds;
}

/* Evaluates all placements of a position again and again. Returns something that depends on the values, so that the
 * compiler cannot drop them. */
static float
evaluate (const OgcKnowledge *knowledge,
          Cost               *whole,
          Cost               *network)
{
  const OgcNet *net = ogc_weights_net (fixture_net (), &knowledge->seen);
  static OgcDecision list[OGC_MAX_DECISIONS];
  const unsigned n = ogc_rules_list (&knowledge->seen, list);
  OgcTileValues values;
  OgcEvaluator evaluator;
  OgcInputs inputs;
  float sums[OGC_N_HIDDEN] = { 0 };
  float sum = 0;
  unsigned done = 0;
  double begun;

  ogc_tile_values_begin (&values, knowledge);
  ogc_evaluator_begin (&evaluator, fixture_net (), &values);
  begun = now ();
  for (unsigned time = 0; time < TIMES; time++)
    for (unsigned i = 0; i < n; i++)
      if (list[i].kind == OGC_DECISION_PLACE)
        {
          OgcState after;

          ogc_after_placement (&knowledge->seen, &list[i], &after);
          sum += ogc_evaluator_value (&evaluator, &after, OGC_BUILDING_BIT (list[i].building), false).win;
          done++;
        }
  add (whole, now () - begun, done);

  ogc_evaluator_inputs (&evaluator, &knowledge->seen, 0, &inputs);
  begun = now ();
  for (unsigned time = 0; time < TIMES; time++)
    {
      ogc_net_sum (net, &inputs, sums);
      sum += ogc_net_value (net, sums).win;
    }
  add (network, now () - begun, TIMES);

  return sum;
}

static void
measure_levels (const OgcKnowledge *knowledge,
                uint64_t            seed,
                Cost               *costs)
{
  const OgcSearchLimits limits = { .seed = seed, .work = OGC_WORK_USUAL };
  const OgcPlayer *player;

  for (unsigned n = 0; (player = ogc_players_nth (n)) != NULL; n++)
    {
      const double begun = now ();
      OgcDecision decision;

      player->decide (knowledge, &limits, &decision);
      add (&costs[n], now () - begun, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  const unsigned games = argc > 1 ? (unsigned) strtoul (argv[1], NULL, 10) : FIXTURE_SETUPS;
  Cost whole = { 0 }, network = { 0 }, costs[16] = { { 0 } };
  float sum = 0;

  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  for (unsigned game = 0; game < games; game++)
    {
      const OgcSetup setup = fixture_setup (game * 7, 42 + game);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          const OgcDecision decision = fixture_ask (fixture_player ("expert"), &state, step);
          OgcKnowledge knowledge;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          if (state.ask.kind == OGC_ASK_PLACE)
            sum += evaluate (&knowledge, &whole, &network);
          if (step % 23 == game % 23 && state.ask.kind != OGC_ASK_ROLL)
            measure_levels (&knowledge, step, costs);
          ogc_rules_take (&state, &decision, NULL);
        }
    }
  printf ("evaluation %.0f ns, the network alone with all features %.0f ns (%g)\n",
          whole.seconds / (double) whole.n * 1e9,
          network.seconds / (double) network.n * 1e9, (double) sum);
  for (unsigned n = 0; ogc_players_nth (n) != NULL; n++)
    printf ("%-12s %8.2f ms a decision, longest %8.2f ms, of %u\n", ogc_players_nth (n)->id,
            costs[n].seconds / (double) costs[n].n * 1e3,
            costs[n].longest * 1e3, (unsigned) costs[n].n);
  return 0;
}
