/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every computer player must do. */
#include <glib.h>

#include "compile-card-set.h"
#include "compile-players.h"
#include "compile-rules.h"
#include "../../sanitized.h"

#define SOME_WORK 17 /* with which the lowest level searches two rounds, the highest 204 */
#define STREAM_TEST COMPILE_N_STREAMS

static const CompileSet *
cards (unsigned id)
{
  return compile_card_set_get_cards (compile_card_set_get (id));
}

static CompileDecision
decide (const CompilePlayer *player,
        const CompileState  *state,
        uint64_t             seed,
        unsigned             work)
{
  const CompileSearchLimits limits = { .seed = seed, .work = work };
  CompileDecision decision = { 0 };
  CompileKnowledge knowledge;

  compile_knowledge_of (&knowledge, state, state->ask.side);
  g_assert_true (player->decide (&knowledge, &limits, &decision));
  return decision;
}

/* The same knowledge, seed and work lead to the same decision; another seed sometimes to another one. */
static void
test_same (gconstpointer data)
{
  const CompilePlayer *player = data;
  unsigned others = 0;

  for (unsigned game = 0; game < FEWER (2); game++)
    {
      const CompileSetup setup = { .seed = 100 + game, .first = COMPILE_RANDOM_SIDE };
      CompileState state;

      compile_rules_begin (&state, cards (game % COMPILE_N_SETS), &setup, NULL);
      for (unsigned i = 0; state.ask.kind != COMPILE_ASK_NOTHING; i++)
        {
          const CompileDecision decision = decide (player, &state, i, SOME_WORK);

          if (!SANITIZED || i % 4 == 0)
            {
              const CompileDecision again = decide (player, &state, i, SOME_WORK);
              const CompileDecision other = decide (player, &state, i + 1, SOME_WORK);

              g_assert_true (compile_decision_equal (&decision, &again));
              others += !compile_decision_equal (&decision, &other);
            }
          compile_rules_take (&state, &decision, NULL);
        }
    }
  g_assert_cmpuint (others, >, 0);
}

/* COM-15: if everything hidden is dealt again, neither the knowledge nor the decision changes, byte for byte. The
 * thorough test checks all of a thousand positions at the usual work, the quick one every tenth with less. */
static void
test_no_peek (gconstpointer data)
{
  const CompilePlayer *player = data;
  const unsigned every = g_test_thorough () ? 1 : SANITIZED ? 100 : 10;
  const unsigned work = g_test_thorough () ? COMPILE_WORK_USUAL : SOME_WORK;
  unsigned positions = 0, different = 0;

  for (unsigned game = 0; positions < 1000; game++)
    {
      const CompileSetup setup = { .seed = 200 + game, .first = COMPILE_RANDOM_SIDE };
      OgcRandom random;
      CompileState state;

      ogc_random_seed (&random, STREAM_TEST, game);
      compile_rules_begin (&state, cards (game % COMPILE_N_SETS), &setup, NULL);
      while (state.ask.kind != COMPILE_ASK_NOTHING && positions < 1000)
        {
          CompileDecision list[COMPILE_MAX_DECISIONS];
          const unsigned n = compile_rules_list (&state, list);
          CompileKnowledge knowledge, other_knowledge;
          CompileState other;

          compile_knowledge_of (&knowledge, &state, state.ask.side);
          compile_knowledge_sample (&knowledge, positions, &other);
          compile_knowledge_of (&other_knowledge, &other, state.ask.side);
          g_assert_cmpmem (&knowledge, sizeof knowledge, &other_knowledge, sizeof other_knowledge);
          if (n > 1)
            {
              different += compile_state_digest (&state) != compile_state_digest (&other);
              positions++;
            }
          if (n > 1 && positions % every == 0)
            {
              const CompileDecision decision = decide (player, &state, positions, work);
              const CompileDecision again = decide (player, &other, positions, work);

              g_assert_cmpmem (&decision, sizeof decision, &again, sizeof again);
            }
          compile_rules_take (&state, &list[ogc_random_below (&random, STREAM_TEST, n)], NULL);
        }
    }
  g_assert_cmpuint (different, >, 900);
}

/* A cancelled request gets no answer. */
static void
test_cancelled (void)
{
  const CompileSetup setup = { .seed = 1 };
  const atomic_int cancelled = 1;
  const CompileSearchLimits limits = { .work = SOME_WORK, .cancelled = &cancelled };
  CompileKnowledge knowledge;
  CompileState state;

  compile_rules_begin (&state, cards (0), &setup, NULL);
  while (state.ask.kind != COMPILE_ASK_ACTION)
    {
      CompileDecision list[COMPILE_MAX_DECISIONS];

      compile_rules_list (&state, list);
      compile_rules_take (&state, &list[0], NULL);
    }
  compile_knowledge_of (&knowledge, &state, state.ask.side);
  for (unsigned i = 0; compile_players_nth (i) != NULL; i++)
    {
      CompileDecision decision = { .kind = COMPILE_N_DECISION_KINDS };

      g_assert_false (compile_players_nth (i)->decide (&knowledge, &limits, &decision));
      g_assert_cmpuint (decision.kind, ==, COMPILE_N_DECISION_KINDS);
    }
}

/* Every player is found by the name under which it is offered. */
static void
test_names (void)
{
  unsigned n = 0;

  for (; compile_players_nth (n) != NULL; n++)
    g_assert_true (compile_players_find (compile_players_nth (n)->id) == compile_players_nth (n));
  g_assert_cmpuint (n, >, 1);
  g_assert_null (compile_players_find ("nobody"));
}

int
main (int    argc,
      char **argv)
{
  const CompilePlayer *player;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/names", test_names);
  g_test_add_func ("/players/cancelled", test_cancelled);
  for (unsigned i = 0; (player = compile_players_nth (i)) != NULL; i++)
    {
      g_autofree char *same = g_strdup_printf ("/players/same/%s", player->id);
      g_autofree char *no_peek = g_strdup_printf ("/players/no-peek/%s", player->id);

      g_test_add_data_func (same, player, test_same);
      g_test_add_data_func (no_peek, player, test_no_peek);
    }
  return g_test_run ();
}
