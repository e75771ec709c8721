/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

#include "fixture-players.h"
#include "ogc-players.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "../../sanitized.h"

static const char * const simple[] = { "random", "greedy" };
static const char * const yardsticks[] = { "flat", "ismcts", "puct", "predecessor" };

static void
test_table (void)
{
  guint n = 0;

  for (const OgcPlayer *p; (p = ogc_players_nth (n)) != NULL; n++)
    g_assert_true (ogc_players_find (p->id) == p);
  g_assert_cmpuint (n, >=, 2);
  g_assert_null (ogc_players_nth (n + 1000));
  g_assert_null (ogc_players_find ("nobody"));
  g_assert_null (ogc_players_find (""));
  for (guint y = 0; y < G_N_ELEMENTS (yardsticks); y++)
    {
      const OgcPlayer *yardstick = ogc_players_nth_yardstick (y);

      g_assert_true (ogc_players_find (yardsticks[y]) == yardstick);
      for (guint i = 0; i < n; i++) /* it is not offered */
        g_assert_true (ogc_players_nth (i) != yardstick);
    }
  g_assert_null (ogc_players_nth_yardstick (G_N_ELEMENTS (yardsticks)));
}

/* A player that needs only the legal decisions decides the same if it gets all knowledge. */
static void
test_pick (void)
{
  const OgcPlayer *random_player = fixture_player ("random");
  const OgcSetup setup = fixture_setup (0, 3);
  OgcState state;

  g_assert_nonnull (random_player->pick);
  fixture_begin (&state, &setup);
  for (guint n = 0; state.ask.kind != OGC_ASK_NOTHING; n++)
    {
      const OgcSearchLimits limits = { .seed = n, .work = FIXTURE_WORK };
      const OgcDecision decision = fixture_ask (random_player, &state, n);
      OgcDecision legal[OGC_MAX_DECISIONS];
      OgcDecision picked;

      random_player->pick (legal, ogc_rules_list (&state, legal), &limits, &picked);
      g_assert_cmpmem (&picked, sizeof picked, &decision, sizeof decision);
      g_assert_cmpint (ogc_rules_take (&state, &decision, NULL), ==, OGC_RULE_NONE);
    }
}

static void
test_legal (gconstpointer data)
{
  fixture_check_legal (fixture_player (data), g_test_quick () ? 2 * FIXTURE_SETUPS : 20 * FIXTURE_SETUPS, 0);
}

/* Every legal decision is chosen sooner or later, and each kind of thing equally often. */
static void
test_random_is_fair (void)
{
  const OgcSetup setup = fixture_setup (0, 5);
  guint rerolls = 0, placements = 0, buildings = 0, things;
  OgcState state;
  OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcDecision decisions[OGC_MAX_DECISIONS];
  g_autofree guint *chosen = NULL;
  guint n;

  fixture_begin (&state, &setup);
  g_assert_cmpint (ogc_rules_take (&state, &roll, NULL), ==, OGC_RULE_NONE);
  n = ogc_rules_list (&state, decisions);
  chosen = g_new0 (guint, n);

  for (guint i = 0; i < 40000; i++)
    {
      OgcDecision decision = fixture_ask (fixture_player ("random"), &state, i);

      rerolls += decision.kind == OGC_DECISION_REROLL;
      placements += decision.kind == OGC_DECISION_PLACE;
      for (guint d = 0; d < n; d++)
        chosen[d] += ogc_decision_equal (&decisions[d], &decision);
    }

  g_assert_cmpuint (rerolls + placements, ==, 40000);
  /* each building that takes dice is one thing, and rerolls are another; counts are within 5 standard deviations */
  for (guint d = 0; d < n; d++)
    if (decisions[d].kind == OGC_DECISION_PLACE)
      buildings |= 1u << decisions[d].building;
  things = 1 + (guint) __builtin_popcount (buildings);
  g_assert_cmpuint (rerolls, >, 40000 / things - 5 * 80);
  g_assert_cmpuint (rerolls, <, 40000 / things + 5 * 80);
  for (guint d = 0; d < n; d++)
    g_assert_cmpuint (chosen[d], >, 0);
}

static void
compare (guint  seats,
         guint  games,
         double least)
{
  double wins = 0;
  int margin = 0;

  for (guint i = 0; i < games; i++)
    {
      const OgcPlayer *players[OGC_MAX_SEATS];
      const guint greedy = i % seats;
      OgcSetup setup;
      OgcState state;
      OgcResult result;
      guint n = i;

      do
        setup = fixture_setup (n++, 77000 + i);
      while (setup.seats != seats);
      for (guint seat = 0; seat < OGC_MAX_SEATS; seat++)
        players[seat] = fixture_player (seat == greedy ? "greedy" : "random");
      fixture_begin (&state, &setup);
      fixture_play (&state, players);
      ogc_result_of (&state, &result);
      if (result.place[greedy] == 1)
        wins += 1.0 / result.winners;
      for (guint seat = 0; seat < seats; seat++)
        if (seat != greedy)
          margin += (int) result.scores[greedy].total - (int) result.scores[seat].total;
    }
  g_test_message ("%u seats: greedy wins %.1f of %u, %+.1f gold", seats, wins, games,
                  (double) margin / games / (seats - 1));
  g_assert_cmpfloat (wins, >=, least * games);
}

/* "greedy" is clearly better than chance with any number of seats. */
static void
test_greedy_beats_random (void)
{
  const guint games = g_test_quick () ? 200 : 2000;

  compare (2, games, 0.95);
  compare (4, games / 2, 0.80);
}

static void
test_no_peeking (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (simple); n++)
    fixture_check_no_peeking (fixture_player (simple[n]), fixture_player (simple[n]), 1000);
}

static void
test_repeatable (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (simple); n++)
    fixture_check_repeatable (fixture_player (simple[n]), 13, 60);
}

static void
test_cancelled (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (simple); n++)
    fixture_check_cancelled (fixture_player (simple[n]));
}

/* "flat" keeps the same promises, tested on fewer positions because it is slow. */
static void
test_flat (void)
{
  const OgcPlayer *flat = fixture_player ("flat");

  fixture_check_no_peeking (flat, fixture_player ("greedy"), FEWER (24));
  fixture_check_repeatable (flat, FEWER (4), 10);
  fixture_check_cancelled (flat);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/table", test_table);
  g_test_add_data_func ("/players/legal/random", "random", test_legal);
  g_test_add_data_func ("/players/legal/greedy", "greedy", test_legal);
  g_test_add_func ("/players/pick", test_pick);
  g_test_add_func ("/players/no-peeking", test_no_peeking);
  g_test_add_func ("/players/repeatable", test_repeatable);
  g_test_add_func ("/players/cancelled", test_cancelled);
  g_test_add_func ("/players/flat", test_flat);
  if (!SANITIZED) /* where the figures are the same */
    {
      g_test_add_func ("/players/random-is-fair", test_random_is_fair);
      g_test_add_func ("/players/greedy-beats-random", test_greedy_beats_random);
    }
  return g_test_run ();
}
