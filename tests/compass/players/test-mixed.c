/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Games of mixed players over all set-ups, in which every decision is legal. The check plays a few,
 * build-aux/soak-players 100,000: test-mixed --games 100000 [--first 0]. With --first the games can be shared among
 * several processes.
 */
#include <stdlib.h>
#include <string.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-players.h"
#include "ogc-random.h"
#include "ogc-rules.h"
#include "../../sanitized.h"

#define STREAM 0
/* The most work for players that search, in per cent: enough for some rollouts, for none, or for too few to try all
 * candidates. */
#define MOST_WORK 4

static unsigned first_game = 0;
static unsigned n_games = FEWER (FIXTURE_SETUPS);

static unsigned
count_players (void)
{
  unsigned n = 0;

  while (ogc_players_nth (n) != NULL)
    n++;

  return n;
}

static void
play (unsigned number)
{
  const OgcSetup setup = fixture_setup (number, 7000000 + number);
  const OgcPlayer *players[OGC_MAX_SEATS];
  OgcRandom random;
  OgcState state;
  guint n = 0;

  ogc_random_seed (&random, STREAM, number);
  for (unsigned seat = 0; seat < setup.seats; seat++)
    players[seat] = ogc_players_nth (ogc_random_below (&random, STREAM, count_players ()));
  fixture_begin (&state, &setup);
  for (; state.ask.kind != OGC_ASK_NOTHING; n++)
    {
      const OgcSearchLimits limits = {
        .seed = n,
        .work = ogc_random_below (&random, STREAM, MOST_WORK + 1),
        .style = (number + state.ask.seat) % OGC_N_PLAY_STYLES,
      };
      const OgcPlayer *player = players[state.ask.seat];
      OgcKnowledge knowledge;
      OgcDecision decision;
      OgcRule rule;

      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_true (player->decide (&knowledge, &limits, &decision));
      rule = ogc_rules_take (&state, &decision, NULL);
      if (rule != OGC_RULE_NONE)
        g_error ("game %u: %s: refused (%u): ask %u, kind %u, building %u, dice %x", number, player->id, rule,
                 state.ask.kind, decision.kind,
                 decision.building, decision.dice);
      g_assert_cmpuint (n, <, 20000);
    }
}

static void
test_mixed (void)
{
  for (unsigned i = 0; i < n_games; i++)
    {
      play (first_game + i);
      if (i % 1000 == 999)
        g_test_message ("%u games", i + 1);
    }
}

/* Reads --games N and --first N and removes them from the arguments. */
static void
read_arguments (int   *argc,
                char **argv)
{
  int left = 1;

  for (int i = 1; i < *argc; i++)
    if (i + 1 < *argc && strcmp (argv[i], "--games") == 0)
      n_games = (unsigned) strtoul (argv[++i], NULL, 10);
    else if (i + 1 < *argc && strcmp (argv[i], "--first") == 0)
      first_game = (unsigned) strtoul (argv[++i], NULL, 10);
    else
      argv[left++] = argv[i];
  *argc = left;
}

int
main (int    argc,
      char **argv)
{
  read_arguments (&argc, argv);
  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/players/mixed", test_mixed);
  return g_test_run ();
}
