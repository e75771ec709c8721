/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random games of both sets in turn, checked at every decision. The check plays two hundred; for more:
 * test-compile-games --games 40000 [--seed 1] [--first 0] With --first the games of a seed can be shared among several
 * processes.
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "compile-card-set.h"
#include "compile-knowledge.h"
#include "compile-rules.h"
#include "fixture-check.h"
#include "../../arguments.h"
#include "../../sanitized.h"

#define MAX_DECISIONS_A_GAME 4096

static uint64_t seed = 1;
static unsigned first_game = 0;
static unsigned n_games = SANITIZED ? 80 : 200;

static struct {
  CompileDecision decisions[MAX_DECISIONS_A_GAME];
  uint64_t        digests[MAX_DECISIONS_A_GAME];
  unsigned        n;
} record;

static struct {
  unsigned decisions, events, frames, game, turns, draws, chains, kinds[COMPILE_N_DECISION_KINDS], sets[COMPILE_N_SETS];
} most;

/* SplitMix64 */
static uint64_t
luck_next (uint64_t *luck)
{
  uint64_t z = *luck += 0x9e3779b97f4a7c15u;

  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static unsigned
luck_below (uint64_t *luck,
            unsigned  bound)
{
  return (luck_next (luck) >> 32) * bound >> 32;
}

/* ---- What is listed ---- */

static unsigned
count_if_legal (const CompileState    *state,
                const CompileDecision *decision)
{
  return compile_rules_check (state, decision) == COMPILE_RULE_NONE;
}

/* How many of all decisions that can be expressed are legal. */
static unsigned
count_legal (const CompileState *state)
{
  unsigned n = 0;

  for (unsigned kind = 0; kind <= COMPILE_N_DECISION_KINDS; kind++)
    for (unsigned number = 0; number < 16; number++)
      for (unsigned side = 0; side < 3; side++)
        for (unsigned line = 0; line < 4; line++)
          {
            CompileDecision decision = { .kind = kind, .number = number, .side = side, .line = line };

            if (kind != COMPILE_DECISION_PLAY && kind != COMPILE_DECISION_CARD)
              n += count_if_legal (state, &decision);
            if (number > 0)
              continue;
            if (kind == COMPILE_DECISION_PLAY)
              for (decision.card = 0; decision.card < 40; decision.card++)
                for (decision.face = 0; decision.face < 4; decision.face++)
                  n += count_if_legal (state, &decision);
            if (kind == COMPILE_DECISION_CARD)
              {
                for (decision.card = 0; decision.card < 40; decision.card++)
                  n += count_if_legal (state, &decision);
                decision.card = COMPILE_NO_CARD;
                for (decision.depth = 0; decision.depth < 40; decision.depth++)
                  n += count_if_legal (state, &decision);
              }
          }
  return n;
}

static int
compare_decisions (const void *a,
                   const void *b)
{
  return memcmp (a, b, sizeof (CompileDecision));
}

/* Checks that the list has all legal decisions, each once: all of them are legal, no two are the same, and their number
 * is right. */
static void
check_list (const CompileState    *state,
            const CompileDecision *list,
            unsigned               n)
{
  static CompileDecision sorted[COMPILE_MAX_DECISIONS];

  g_assert_cmpuint (n, <=, COMPILE_MAX_DECISIONS);
  memcpy (sorted, list, n * sizeof *list);
  qsort (sorted, n, sizeof *sorted, compare_decisions);
  for (unsigned i = 0; i < n; i++)
    {
      g_assert_cmpint (compile_rules_check (state, &sorted[i]), ==, COMPILE_RULE_NONE);
      g_assert_true (i == 0 || memcmp (&sorted[i - 1], &sorted[i], sizeof *sorted) != 0);
    }
  g_assert_cmpuint (count_legal (state), ==, n);
}

/* ---- What a side may know ---- */

/* COM-14, COM-15: checks that after dealing everything again that a side may not know, the state is still legal,
 * nothing that the side knows has changed, and it can take the same decisions. */
static void
check_knowledge (const CompileState    *state,
                 const CompileDecision *list,
                 unsigned               n,
                 uint64_t               sample_seed)
{
  static const unsigned sides[] = { 0, 1, COMPILE_NOBODY };
  static CompileDecision seen_list[COMPILE_MAX_DECISIONS];
  static CompileKnowledge knowledge, again;
  static CompileState sample;

  for (unsigned i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      compile_knowledge_of (&knowledge, state, sides[i]);
      compile_knowledge_sample (&knowledge, sample_seed, &sample);
      if (sides[i] != COMPILE_NOBODY && sides[i] == state->ask.side)
        {
          g_assert_cmpstr (state_fault (&sample), ==, NULL);
          g_assert_cmpuint (compile_rules_list (&knowledge.seen, seen_list), ==, n);
          qsort (seen_list, n, sizeof *seen_list, compare_decisions);
          for (unsigned k = 0; k < n; k++)
            g_assert_nonnull (bsearch (&list[k], seen_list, n, sizeof *list, compare_decisions));
        }
      compile_knowledge_of (&again, &sample, sides[i]);
      g_assert_cmpmem (&again, sizeof again, &knowledge, sizeof knowledge);
    }
}

/* ---- Games ---- */

/* Checks that the same set-up and decisions lead to the same game, with and without events. */
static void
check_replay (const CompileState *over,
              const CompileSetup *setup)
{
  static CompileState again;

  g_assert_cmpint (compile_rules_begin (&again, over->set, setup, NULL), ==, COMPILE_RULE_NONE);
  for (unsigned i = 0; i < record.n; i++)
    {
      g_assert_cmphex (compile_state_digest (&again), ==, record.digests[i]);
      g_assert_cmpint (compile_rules_take (&again, &record.decisions[i], NULL), ==, COMPILE_RULE_NONE);
    }
  g_assert_cmpmem (&again, sizeof again, over, sizeof again);
}

/* Checks that a state copied in the middle of a game, perhaps of an effect, leads to the same end. */
static void
check_copy (CompileState       *kept,
            unsigned            kept_at,
            const CompileState *over)
{
  for (unsigned i = kept_at; i < record.n; i++)
    g_assert_cmpint (compile_rules_take (kept, &record.decisions[i], NULL), ==, COMPILE_RULE_NONE);
  g_assert_cmphex (compile_state_digest (kept), ==, compile_state_digest (over));
}

static void
note_events (const CompileEvents *events)
{
  g_assert_cmpuint (events->lost, ==, 0);
  most.events = MAX (most.events, events->n);
  for (unsigned i = 0; i < events->n; i++)
    {
      g_assert_cmpuint (events->items[i].kind, <, COMPILE_N_EVENT_KINDS);
      most.chains += events->items[i].kind == COMPILE_EVENT_CHAIN_ENDED;
    }
}

static void
play_one (CompileSetId id,
          uint64_t     luck)
{
  static CompileDecision list[COMPILE_MAX_DECISIONS];
  static CompileState game, kept;
  static CompileEvents events;
  const CompileSetup setup = { .seed = luck_next (&luck), .no_control = luck_below (&luck, 8) == 0,
                               .first = luck_below (&luck, 3) == 0 ? COMPILE_RANDOM_SIDE : luck_below (&luck, 2) };
  const CompileSet *set = compile_card_set_get_cards (compile_card_set_get (id));
  const unsigned keep_at = luck_below (&luck, 90);
  unsigned n;

  record.n = 0;
  g_assert_cmpint (compile_rules_begin (&game, set, &setup, &events), ==, COMPILE_RULE_NONE);
  while ((n = compile_rules_list (&game, list)) > 0)
    {
      const CompileDecision decision = list[luck_below (&luck, n)];

      g_assert_cmpuint (record.n, <, MAX_DECISIONS_A_GAME);
      g_assert_cmpstr (state_fault (&game), ==, NULL);
      note_events (&events);
      check_list (&game, list, n);
      if (luck_below (&luck, 4) == 0)
        check_knowledge (&game, list, n, luck_next (&luck));
      if (record.n == keep_at)
        kept = game;
      most.decisions = MAX (most.decisions, n);
      most.frames = MAX (most.frames, game.n_frames);
      most.kinds[decision.kind]++;
      record.digests[record.n] = compile_state_digest (&game);
      record.decisions[record.n++] = decision;
      g_assert_cmpint (compile_rules_take (&game, &decision, &events), ==, COMPILE_RULE_NONE);
    }
  note_events (&events);
  g_assert_cmpstr (state_fault (&game), ==, NULL);
  g_assert_cmpint (game.phase, ==, COMPILE_PHASE_OVER);
  check_replay (&game, &setup);
  if (record.n > keep_at)
    check_copy (&kept, keep_at, &game);
  most.game = MAX (most.game, record.n);
  most.turns += game.turn;
  most.draws += game.winner == COMPILE_NOBODY;
  most.sets[id]++;
}

/* COM-71: all games end; and all rules about what is legal. */
static void
test_random_games (void)
{
  for (unsigned i = 0; i < n_games; i++)
    {
      uint64_t luck = seed;

      luck = luck_next (&luck) + first_game + i;
      play_one ((first_game + i) % COMPILE_N_SETS, luck_next (&luck));
    }
  g_test_message ("%u games of MN02, %u of MN01, %u of them drawn, %u turns on average: at most %u decisions legal, %u "
                  "events from one, %u decisions in a game, %u frames; %u chains ended",
                  most.sets[COMPILE_SET_MN02], most.sets[COMPILE_SET_MN01], most.draws, most.turns / n_games,
                  most.decisions, most.events, most.game, most.frames, most.chains);
  for (unsigned kind = 0; kind < COMPILE_N_DECISION_KINDS; kind++)
    g_assert_cmpuint (most.kinds[kind], >, 0);
}

int
main (int    argc,
      char **argv)
{
  static const GOptionEntry options[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many to play", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Of all games", "S" },
    { "first", 0, 0, G_OPTION_ARG_INT, &first_game, "The number of the first one", "N" },
    { NULL }
  };

  arguments_read (&argc, &argv, options);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/com-71/random", test_random_games);
  return g_test_run ();
}
