/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Games of mixed players over all set-ups, in which every decision is legal. The check plays a few,
 * build-aux/soak-players 100,000: test-mixed --games 100000 [--first 0]. With --first the games can be shared among
 * several processes.
 */
#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-players.h"
#include "ogc-random.h"
#include "ogc-rules.h"
#include "../../arguments.h"
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

int
main (int    argc,
      char **argv)
{
  static const GOptionEntry options[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many to play", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &first_game, "The number of the first one", "N" },
    { NULL }
  };

  arguments_read (&argc, &argv, options);
  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/players/mixed", test_mixed);
  return g_test_run ();
}
