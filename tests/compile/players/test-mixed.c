/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Games of mixed players with both sets of cards in turn: every decision is legal, and the games end. The check plays a
 * few, build-aux/soak-players thousands: test-compile-mixed --games 4000 [--first 0]. With --first the games can be
 * shared among several processes.
 */
#include <glib.h>

#include "compile-card-set.h"
#include "compile-players.h"
#include "compile-rules.h"
#include "../../arguments.h"
#include "../../sanitized.h"

#define STREAM 0
/* The most work for players that search, in per cent: enough for many rounds, for some, or for none. */
#define MOST_WORK 20

static unsigned first_game = 0;
static unsigned n_games = FEWER (24);

static unsigned
count_players (void)
{
  unsigned n = 0;

  while (compile_players_nth (n) != NULL)
    n++;
  return n;
}

/* Plays a game in which the players take turns, so that each gets into positions of the others. */
static void
play (unsigned number)
{
  const CompileSetup setup = { .seed = 7000000 + number, .first = COMPILE_RANDOM_SIDE, .no_control = number % 5 == 0 };
  CompileCardSet *set = compile_card_set_get (number % COMPILE_N_SETS);
  const unsigned n_players = count_players ();
  OgcRandom random;
  CompileState state;

  ogc_random_seed (&random, STREAM, number);
  compile_rules_begin (&state, compile_card_set_get_cards (set), &setup, NULL);
  for (unsigned n = 0; state.ask.kind != COMPILE_ASK_NOTHING; n++)
    {
      const CompileSearchLimits limits = { .seed = n, .work = ogc_random_below (&random, STREAM, MOST_WORK + 1) };
      const CompilePlayer *player = compile_players_nth ((number + n / 3) % n_players);
      CompileKnowledge knowledge;
      CompileDecision decision;
      CompileRule rule;

      compile_knowledge_of (&knowledge, &state, state.ask.side);
      g_assert_true (player->decide (&knowledge, &limits, &decision));
      rule = compile_rules_take (&state, &decision, NULL);
      if (rule != COMPILE_RULE_NONE)
        g_error ("game %u: %s: refused (%u): ask %u, kind %u", number, player->id, rule, state.ask.kind,
                 decision.kind);
    }
  g_assert_cmpint (state.phase, ==, COMPILE_PHASE_OVER);
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
  g_test_add_func ("/players/mixed", test_mixed);
  return g_test_run ();
}
