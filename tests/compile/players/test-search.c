/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of the levels, their strengths, and how they choose protocols. */
#include "fixture-scene.h"

#include "compile-card-set.h"
#include "compile-draft.h"
#include "compile-evaluator.h"
#include "compile-levels.h"
#include "compile-players.h"
#include "compile-totals.h"
#include "compile-tree.h"
#include "../../sanitized.h"

#define STREAM_TEST COMPILE_N_STREAMS

static const CompilePlayer *
level (const char *id)
{
  const CompilePlayer *player = compile_players_find (id);

  g_assert_nonnull (player);
  return player;
}

static const CompileSet *
cards (unsigned id)
{
  return compile_card_set_get_cards (compile_card_set_get (id));
}

static CompileDecision
decide_by (const CompilePlayer *player,
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

/* Plays a game to a position with at least @least legal decisions. */
static void
begin_game (CompileState *state,
            unsigned      set,
            uint64_t      seed,
            unsigned      position,
            unsigned      least)
{
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  OgcRandom random;
  unsigned n;

  ogc_random_seed (&random, STREAM_TEST, seed);
  compile_rules_begin (state, cards (set), &setup, NULL);
  for (unsigned i = 0;; i++)
    {
      CompileDecision list[COMPILE_MAX_DECISIONS];

      n = compile_rules_list (state, list);
      g_assert_cmpuint (n, >, 0);
      if (i >= position && n >= least)
        return;
      compile_rules_take (state, &list[ogc_random_below (&random, STREAM_TEST, n)], NULL);
    }
}

/* All legal decisions are returned, each once, best first, and no more games are sampled than allowed. */
static void
test_candidates (void)
{
  for (unsigned game = 0; game < 20; game++)
    {
      const CompileSearchLimits limits = { .seed = game };
      const CompileTreePlan plan = { .rounds = 60, .whole = true };
      CompileCandidate candidates[COMPILE_MAX_DECISIONS];
      CompileDecision list[COMPILE_MAX_DECISIONS];
      CompileKnowledge knowledge;
      CompilePlayerRng rng;
      CompileState state;
      unsigned n, visits = 0;

      begin_game (&state, game % COMPILE_N_SETS, game, 12, 2);
      compile_knowledge_of (&knowledge, &state, state.ask.side);
      compile_player_rng_begin (&rng, &knowledge, &limits);
      n = compile_tree_search (&knowledge, &limits, &plan, &rng, candidates);
      g_assert_cmpuint (n, ==, compile_rules_list (&state, list));
      for (unsigned i = 0; i < n; i++)
        {
          unsigned found = 0;

          for (unsigned k = 0; k < n; k++)
            found += compile_decision_equal (&candidates[k].decision, &list[i]);
          g_assert_cmpuint (found, ==, 1);
          g_assert_cmpfloat (candidates[i].chance, >=, 0);
          g_assert_cmpfloat (candidates[i].chance, <=, 1);
          g_assert_true (i == 0 || candidates[i - 1].visits >= candidates[i].visits);
          visits += candidates[i].visits;
        }
      g_assert_cmpuint (visits, ==, plan.rounds);
    }
}

/* Even without work or time there is a decision, and a deadline ends an endless search. */
static void
test_limits (void)
{
  for (unsigned game = 0; game < 6; game++)
    {
      const CompileSearchLimits late = { .work = 100000000, .deadline = 1 }, idle = { .work = 0 };
      CompileDecision decision;
      CompileKnowledge knowledge;
      CompileState state;

      begin_game (&state, game % COMPILE_N_SETS, game, 20, 2);
      compile_knowledge_of (&knowledge, &state, state.ask.side);
      for (unsigned i = 0; i < COMPILE_N_LEVELS; i++)
        {
          g_assert_true (compile_levels[i].decide (&knowledge, &late, &decision));
          g_assert_cmpint (compile_rules_check (&state, &decision), ==, COMPILE_RULE_NONE);
          g_assert_true (compile_levels[i].decide (&knowledge, &idle, &decision));
          g_assert_cmpint (compile_rules_check (&state, &decision), ==, COMPILE_RULE_NONE);
        }
    }
}

/* COM-26, COM-40: of two lines that could be compiled, the winning one is chosen. */
static void
test_wins (void)
{
  for (unsigned seed = 0; seed < 8; seed++)
    {
      CompileDecision decision;

      scene_begin ("chaos clarity corruption", "courage fear ice");
      scene.compiled = 1u << 0 | 1u << 1;
      scene.setup.no_control = 1; /* otherwise the last protocol might be moved into the other line (COM-37) */
      scene_put (ME, 0, "Clarity 5", UP);
      scene_put (ME, 0, "Chaos 5", UP);
      scene_put (ME, 2, "Corruption 5", UP);
      scene_put (ME, 2, "Corruption 6", UP);
      scene_put (THEM, 1, "Fear 2", UP);
      scene_turn (ME);
      asked ("me: compile 0 2");
      decision = decide_by (level ("master"), &scene, seed, 20);
      g_assert_cmpuint (decision.kind, ==, COMPILE_DECISION_LINE);
      g_assert_cmpuint (decision.line, ==, 2);
    }
}

/* COM-26: a line with which they would win next is blocked. */
static void
test_blocks (void)
{
  for (unsigned seed = 0; seed < 8; seed++)
    {
      CompileDecision decision;

      scene_begin ("chaos fear war", "courage ice peace");
      scene.compiled = (uint8_t) (1u << scene.lines[THEM][0] | 1u << scene.lines[THEM][1]);
      scene_put (THEM, 2, "Peace 6", UP);
      scene_put (THEM, 2, "Peace 4", UP);
      scene_hand (ME, "Chaos 4, Fear 2, Chaos 5, War 3");
      scene_hand (THEM, "Courage 5");
      scene_action (ME);
      decision = decide_by (level ("master"), &scene, seed, 20);
      g_assert_cmpuint (decision.kind, ==, COMPILE_DECISION_PLAY);
      g_assert_cmpuint (decision.card, ==, scene_card ("Fear 2"));
      g_assert_cmpuint (decision.face, ==, UP);
    }
}

/* The quickly computed totals agree with the rules. */
static void
test_totals (void)
{
  for (unsigned game = 0; game < 40; game++)
    {
      const CompileSetup setup = { .seed = game };
      CompileTotals totals;
      CompileState state;
      OgcRandom random;
      CompileDecision list[COMPILE_MAX_DECISIONS];
      bool begun = false;
      unsigned n;

      ogc_random_seed (&random, STREAM_TEST, game);
      compile_rules_begin (&state, cards (game % COMPILE_N_SETS), &setup, NULL);
      for (; (n = compile_rules_list (&state, list)) > 0;
           compile_rules_take (&state, &list[ogc_random_below (&random, STREAM_TEST, n)], NULL))
        {
          uint8_t found[COMPILE_N_SIDES][COMPILE_N_LINES];

          if (state.ask.kind == COMPILE_ASK_DRAFT)
            continue;
          if (!begun)
            compile_totals_begin (&totals, &state);
          begun = true;
          compile_totals_find (&totals, &state, found);
          for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
            for (unsigned line = 0; line < COMPILE_N_LINES; line++)
              g_assert_cmpuint (found[side][line], ==, compile_field_total (&state, side, line));
        }
    }
}

/* Chances follow from the odds, and those of both sides add up to 1. */
static void
test_chance (void)
{
  g_assert_cmpfloat (compile_evaluator_chance (0), ==, 0.5);
  g_assert_cmpfloat_with_epsilon (compile_evaluator_chance (COMPILE_LOGIT), 0.73106, 0.001);
  g_assert_cmpfloat_with_epsilon (compile_evaluator_chance (-3 * COMPILE_LOGIT), 0.04743, 0.001);
  g_assert_cmpfloat (compile_evaluator_chance (COMPILE_SCORE_WON), ==, 1);
  g_assert_cmpfloat (compile_evaluator_chance (-COMPILE_SCORE_WON), ==, 0);
  for (int score = -40000; score <= 40000; score += 97)
    {
      g_assert_cmpfloat_with_epsilon (compile_evaluator_chance (score) + compile_evaluator_chance (-score), 1, 1e-12);
      g_assert_cmpfloat (compile_evaluator_chance (score), <=, compile_evaluator_chance (score + 97));
    }
}

/* COM-2: the learnt ratings cover the protocols of both sets. Better levels choose better protocols, and no level
 * always chooses the same ones. */
static void
test_draft (void)
{
  static const char * const ids[] = { "beginner", "master" };
  double ratings[2] = { 0 };
  unsigned n = 0;

  for (unsigned set = 0; set < COMPILE_N_SETS; set++)
    for (unsigned protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
      g_assert_cmpuint (compile_weights_find (&compile_weights, cards (set), protocol), ==,
                        set * COMPILE_N_PROTOCOLS + protocol);
  for (unsigned i = 0; i < 2; i++)
    {
      unsigned chosen = 0;

      for (unsigned game = 0; game < 40; game++)
        {
          const CompileSetup setup = { .seed = game };
          CompileState state;
          CompileDecision decision;

          compile_rules_begin (&state, cards (game % COMPILE_N_SETS), &setup, NULL);
          decision = decide_by (level (ids[i]), &state, game, 100);
          ratings[i] += compile_draft_rating (state.set, decision.number);
          if (game % COMPILE_N_SETS == 0)
            chosen |= 1u << decision.number;
          n++;
        }
      g_assert_cmpuint (chosen & (chosen - 1), !=, 0);
    }
  g_assert_cmpuint (n, ==, 80);
  g_assert_cmpfloat (ratings[1], >, ratings[0]);
  g_assert_cmpfloat (ratings[1], >, 0);
}

/* The share of games that @one wins against @other, with sides swapped in every second game. */
static double
share_of (const CompilePlayer *one,
          const CompilePlayer *other,
          unsigned             games,
          unsigned             work)
{
  double won = 0;

  for (unsigned game = 0; game < games; game++)
    {
      const CompileSetup setup = { .seed = game / 2, .first = COMPILE_RANDOM_SIDE };
      CompileState state;

      compile_rules_begin (&state, cards (game / 2 % COMPILE_N_SETS), &setup, NULL);
      for (unsigned i = 0; state.ask.kind != COMPILE_ASK_NOTHING; i++)
        {
          const CompilePlayer *player = state.ask.side == game % 2 ? one : other;
          const CompileDecision decision = decide_by (player, &state, i, work);

          compile_rules_take (&state, &decision, NULL);
        }
      won += state.winner == COMPILE_NOBODY ? 0.5 : state.winner == game % 2;
    }
  return won / games;
}

/* Levels differ in strength: two levels apart there is a clear difference. */
static void
test_levels (void)
{
  g_assert_cmpfloat (share_of (level ("beginner"), level ("random"), 16, 100), >, 0.7);
  g_assert_cmpfloat (share_of (level ("beginner"), level ("greedy"), 16, 100), <, 0.4);
  g_assert_cmpfloat (share_of (level ("journeyman"), level ("beginner"), 12, 100), >, 0.65);
  g_assert_cmpfloat (share_of (level ("expert"), level ("journeyman"), 12, 50), >, 0.65);
  g_assert_cmpfloat (share_of (level ("master"), level ("scholar"), 6, 20), >, 0.65);
}

/* Players can also play with a set of cards from which nothing was learnt. */
static void
test_own_set (void)
{
  CompileSet own = *cards (0);
  const CompileSetup setup = { .seed = 3 };
  CompileState state;

  for (unsigned protocol = 0; protocol < COMPILE_N_PROTOCOLS; protocol++)
    own.texts[protocol][5].value = 4;
  g_assert_cmpuint (compile_weights_find (&compile_weights, &own, 0), ==, COMPILE_N_KNOWN_PROTOCOLS);
  compile_rules_begin (&state, &own, &setup, NULL);
  for (unsigned i = 0; state.ask.kind != COMPILE_ASK_NOTHING; i++)
    {
      const CompileDecision decision = decide_by (level ("expert"), &state, i, 10);

      g_assert_cmpint (compile_rules_take (&state, &decision, NULL), ==, COMPILE_RULE_NONE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/candidates", test_candidates);
  g_test_add_func ("/search/limits", test_limits);
  g_test_add_func ("/search/wins/com-40", test_wins);
  g_test_add_func ("/search/blocks/com-26", test_blocks);
  g_test_add_func ("/search/totals/com-13", test_totals);
  g_test_add_func ("/search/chance", test_chance);
  g_test_add_func ("/search/draft/com-2", test_draft);
  if (!SANITIZED) /* where they win as often */
    g_test_add_func ("/search/levels", test_levels);
  g_test_add_func ("/search/own-set", test_own_set);
  return g_test_run ();
}
