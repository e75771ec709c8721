/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-players.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-search-tree.h"
#include "../../sanitized.h"

/* A tree counts visits along the way to its root, for each decision in the rewards of the seat that took it. */
static void
test_tree (void)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision pass = { .kind = OGC_DECISION_PASS };
  const double first[OGC_MAX_SEATS] = { 3, 1 };
  const double second[OGC_MAX_SEATS] = { 5, -2 };
  OgcSearchTree tree;
  unsigned mine, yours, other;

  g_assert_true (ogc_search_tree_begin (&tree));
  g_assert_cmpuint (ogc_search_tree_best (&tree), ==, 0);
  mine = ogc_search_tree_add (&tree, 0, 0, &roll);
  yours = ogc_search_tree_add (&tree, mine, 1, &pass);
  g_assert_cmpuint (ogc_search_tree_find (&tree, 0, 0, &roll), ==, mine);
  g_assert_cmpuint (ogc_search_tree_find (&tree, 0, 1, &roll), ==, 0);
  g_assert_cmpuint (ogc_search_tree_find (&tree, 0, 0, &pass), ==, 0);
  g_assert_cmpuint (ogc_search_tree_find (&tree, mine, 1, &pass), ==, yours);

  ogc_search_tree_reward (&tree, yours, first);
  ogc_search_tree_reward (&tree, mine, second);
  g_assert_cmpuint (tree.nodes[mine].visits, ==, 2);
  g_assert_cmpfloat (tree.nodes[mine].total, ==, 8);
  g_assert_cmpuint (tree.nodes[yours].visits, ==, 1);
  g_assert_cmpfloat (tree.nodes[yours].total, ==, 1);

  /* the better mean decides between decisions that were visited equally often */
  other = ogc_search_tree_add (&tree, 0, 0, &pass);
  ogc_search_tree_reward (&tree, other, second);
  g_assert_cmpuint (ogc_search_tree_best (&tree), ==, mine);
  ogc_search_tree_reward (&tree, other, second);
  g_assert_cmpuint (ogc_search_tree_best (&tree), ==, other);
  ogc_search_tree_end (&tree);
}

/* It grows beyond its first room, and keeps what it has. */
static void
test_growth (void)
{
  OgcDecision decision = { .kind = OGC_DECISION_TAKE };
  OgcSearchTree tree;
  unsigned parent = 0;

  g_assert_true (ogc_search_tree_begin (&tree));
  for (unsigned i = 0; i < 5000; i++)
    {
      decision.tile = (uint8_t) i;
      parent = ogc_search_tree_add (&tree, parent, i % 3, &decision);
      g_assert_cmpuint (parent, ==, i + 1);
    }
  for (unsigned i = 0; i < 5000; i++)
    {
      decision.tile = (uint8_t) i;
      g_assert_cmpuint (ogc_search_tree_find (&tree, i, i % 3, &decision), ==, i + 1);
    }
  ogc_search_tree_end (&tree);
}

static void
test_promises (gconstpointer data)
{
  const OgcPlayer *player = fixture_player (data);

  fixture_check_legal (player, FEWER (2), 0);
  fixture_check_no_peeking (player, fixture_player ("greedy"), FEWER (24));
  fixture_check_repeatable (player, FEWER (4), 10);
  fixture_check_cancelled (player);
}

/* How many of @games with two seats @id wins against @other. */
static double
count_wins (const char *id,
            const char *other,
            guint       games)
{
  double wins = 0;

  for (guint i = 0; i < games; i++)
    {
      const OgcPlayer *players[OGC_MAX_SEATS] = { fixture_player (id), fixture_player (other) };
      const OgcSetup setup = fixture_setup (i % 24, 500 + i); /* the first 24 are for two seats */
      OgcResult result;
      OgcState state;

      if (i % 2 == 1)
        {
          players[0] = players[1];
          players[1] = fixture_player (id);
        }
      fixture_begin (&state, &setup);
      fixture_play (&state, players);
      ogc_result_of (&state, &result);
      if (result.place[i % 2] == 1)
        wins += 1.0 / result.winners;
    }
  g_test_message ("%s wins %.1f of %u against %s", id, wins, games, other);
  return wins;
}

static void
test_ismcts_beats_random (void)
{
  g_assert_cmpfloat (count_wins ("ismcts", "random", 10), >=, 8);
}

static void
test_puct_beats_greedy (void)
{
  g_assert_cmpfloat (count_wins ("puct", "greedy", 6), >=, 4);
}

/* Without a simulation the best choice of the policy is left, as for the level that does not search. */
static void
test_puct_without_work (void)
{
  const OgcPlayer *puct = fixture_player ("puct");
  const OgcPlayer *expert = fixture_player ("expert");
  const OgcSearchLimits limits = { .seed = 1, .work = 0 };
  const OgcSetup setup = fixture_setup (40, 3);
  OgcState state;

  fixture_begin (&state, &setup);
  while (state.ask.kind != OGC_ASK_NOTHING)
    {
      OgcDecision decision, wanted;
      OgcKnowledge knowledge;

      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_true (puct->decide (&knowledge, &limits, &decision));
      g_assert_true (expert->decide (&knowledge, &limits, &wanted));
      g_assert_cmpmem (&decision, sizeof decision, &wanted, sizeof wanted);
      ogc_rules_take (&state, &decision, NULL);
    }
}

static void
test_puct_without_network (void)
{
  const OgcSetup setup = fixture_setup (5, 3);
  OgcState state;

  ogc_weights_use (NULL);
  fixture_begin (&state, &setup);
  for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
    {
      const OgcDecision decision = fixture_ask (fixture_player ("puct"), &state, step);
      const OgcDecision wanted = fixture_ask (fixture_player ("greedy"), &state, step);

      g_assert_cmpmem (&decision, sizeof decision, &wanted, sizeof wanted);
      ogc_rules_take (&state, &decision, NULL);
    }
  ogc_weights_use (fixture_net ());
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/tree-search/tree", test_tree);
  g_test_add_func ("/tree-search/growth", test_growth);
  g_test_add_data_func ("/tree-search/promises/ismcts", "ismcts", test_promises);
  g_test_add_data_func ("/tree-search/promises/puct", "puct", test_promises);
  g_test_add_func ("/tree-search/puct-without-work", test_puct_without_work);
  g_test_add_func ("/tree-search/puct-without-network", test_puct_without_network);
  if (!SANITIZED) /* where the figures are the same */
    {
      g_test_add_func ("/tree-search/ismcts-beats-random", test_ismcts_beats_random);
      g_test_add_func ("/tree-search/puct-beats-greedy", test_puct_beats_greedy);
    }
  return g_test_run ();
}
