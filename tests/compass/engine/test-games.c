/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random games over all set-ups, checked at every decision. The check plays a hundred, and twenty with sanitizers; the
 * soak plays 20,000: test-engine-games --games 20000 [--seed 1] [--first 0]. With --first the games of a seed can be
 * shared among several processes.
 */
#include <stdlib.h>
#include <string.h>

#include "fixture-game.h"
#include "fixture-play.h"
#include "fixture-reference.h"
#include "ogc-rules.h"
#include "../../arguments.h"
#include "../../sanitized.h"

#define MAX_DECISIONS_A_GAME 4096

static uint64_t seed = 1;
static unsigned first_game = 0;
static unsigned n_games = SANITIZED ? 20 : 100;

static struct {
  OgcDecision decisions[MAX_DECISIONS_A_GAME];
  uint64_t    digests[MAX_DECISIONS_A_GAME];
  unsigned    n;
} record;

static unsigned most_events, most_decisions, longest_game;
static unsigned taken[OGC_N_DECISION_KINDS];

/* Trial: a question and the engine's list of answers, while all conceivable decisions are tried. */
typedef struct {
  const OgcState *state;
  unsigned        allowed;
} Trial;

static void
try_decision (Trial             *trial,
              const OgcDecision *decision)
{
  const bool engine = ogc_rules_check (trial->state, decision) == OGC_RULE_NONE;

  if (engine != reference_allows (trial->state, decision))
    g_error ("engine and reference disagree: refusal %d, kind %d building %d place %d neutral %d will %d rival %d "
             "picked %d tile %d dice %#x other %#x", ogc_rules_check (trial->state, decision), decision->kind,
             decision->building, decision->place, decision->neutral, decision->will, decision->rival,
             decision->picked, decision->tile, decision->dice, decision->other);
  trial->allowed += engine;
}

static bool
holds_type (const OgcState *state,
            OgcAbilityType  type)
{
  for (OgcTileMask held = state->held[state->ask.seat][OGC_TILE_ABILITY]; held != 0; held &= held - 1)
    if (state->tiles->abilities[ogc_tile_mask_first (held)] == type)
      return true;
  return false;
}

/* Tries the dice on every place of every building and, with The Will to Win, against every rival with every picked
 * die. */
static void
try_dice (Trial   *trial,
          OgcDice  dice_placed,
          bool     neutral,
          bool     thorough)
{
  const bool may_will = thorough || holds_type (trial->state, OGC_ABILITY_WILL_TO_WIN);

  for (unsigned building = 0; building < OGC_N_BUILDINGS + (thorough ? 1u : 0u); building++)
    {
      const unsigned places = building == OGC_ARCHIVES ? 12 : building == OGC_TEMPLE ? 5 : 1 + thorough;

      for (unsigned place = 0; place < places; place++)
        {
          OgcDecision decision = { .kind = OGC_DECISION_PLACE, .building = building, .place = place, .neutral = neutral,
                                   .dice = dice_placed };

          try_decision (trial, &decision);
          decision.will = 1;
          for (decision.rival = 0; may_will && decision.rival <= OGC_N_OWNERS; decision.rival++)
            for (decision.picked = !thorough; decision.picked <= OGC_MAX_VALUE + thorough; decision.picked++)
              try_decision (trial, &decision);
        }
    }
}

/* Writes all parts of @whole, by counting in each value. Returns how many there are. */
static unsigned
all_parts (OgcDice  whole,
           OgcDice *parts)
{
  unsigned n = 0;
  OgcDice part = 0;

  for (;;)
    {
      unsigned value = 1;

      parts[n++] = part;
      while (value <= OGC_MAX_VALUE && ogc_dice_count_of (part, value) == ogc_dice_count_of (whole, value))
        part &= ~ogc_dice_of (value++, 15);
      if (value > OGC_MAX_VALUE)
        return n;
      part += ogc_dice_one (value);
    }
}

/* Tries more dice than are in hand: one more of each value, in turn. */
static void
try_too_many (Trial   *trial,
              OgcDice  hand_there,
              bool     neutral)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned count = ogc_dice_count_of (hand_there, value) + 1;

      try_dice (trial, ogc_dice_of (value, count), neutral, false);
    }
}

static void
try_changes (Trial         *trial,
             const OgcDice *own,
             unsigned       n_own,
             const OgcDice *neutral,
             unsigned       n_neutral)
{
  for (unsigned i = 0; i < n_own; i++)
    for (unsigned j = 0; j < n_neutral; j++)
      try_decision (trial, &(OgcDecision) { .kind = OGC_DECISION_REROLL, .dice = own[i], .other = neutral[j] });
}

/* Tries to turn any one, two or three dice into any one, two or three. */
static void
try_powers (Trial *trial)
{
  OgcDice some[83];
  unsigned n = 0;

  for (unsigned a = 1; a <= 6; a++)
    for (unsigned b = a; b <= 7; b++)
      for (unsigned c = b; c <= 7; c++)
        if (b < 7 || c == 7)
          some[n++] = ogc_dice_one (a) + (b < 7 ? ogc_dice_one (b) : 0) + (c < 7 ? ogc_dice_one (c) : 0);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (some));
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < n; j++)
      try_decision (trial, &(OgcDecision) { .kind = OGC_DECISION_POWER, .dice = some[i], .other = some[j] });
}

/* Tries all decisions; if @thorough, also members out of their range and places that do not exist. Returns how many are
 * legal. */
static unsigned
try_all (const OgcState *state,
         bool            thorough)
{
  static OgcDice own[OGC_MAX_PARTS], neutral[9];
  Trial trial = { .state = state };
  unsigned n_own = 0, n_neutral = 0;

  for (unsigned kind = 0; kind <= OGC_N_DECISION_KINDS; kind++)
    if (kind != OGC_DECISION_TAKE)
      try_decision (&trial, &(OgcDecision) { .kind = kind });
  for (unsigned tile = 0; tile < 256; tile++)
    try_decision (&trial, &(OgcDecision) { .kind = OGC_DECISION_TAKE, .tile = tile });
  if (state->phase == OGC_PHASE_OVER)
    return trial.allowed;

  n_own = all_parts (state->own[state->ask.seat], own);
  n_neutral = all_parts (state->neutral[state->ask.seat], neutral);
  /* the empty part is among the bare kinds above */
  for (unsigned i = 1; i < n_own; i++)
    try_dice (&trial, own[i], false, thorough);
  for (unsigned i = 1; i < n_neutral; i++)
    try_dice (&trial, neutral[i], true, thorough);
  try_too_many (&trial, state->own[state->ask.seat], false);
  try_too_many (&trial, state->neutral[state->ask.seat], true);
  try_changes (&trial, own + 1, n_own - 1, neutral, n_neutral);
  try_changes (&trial, own, 1, neutral + 1, n_neutral - 1);
  if (thorough || holds_type (state, OGC_ABILITY_COMPELLING_POWER))
    try_powers (&trial);
  return trial.allowed;
}

static int
compare_decisions (const void *a,
                   const void *b)
{
  return memcmp (a, b, sizeof (OgcDecision));
}

/* Checks that the list has all legal decisions, each once: all of them are legal, no two are the same, and their number
 * is right. */
static void
check_list (const OgcState    *state,
            const OgcDecision *list,
            unsigned           n,
            bool               thorough)
{
  static OgcDecision sorted[OGC_MAX_DECISIONS];

  g_assert_cmpuint (n, <=, OGC_MAX_DECISIONS);
  memcpy (sorted, list, n * sizeof *list);
  qsort (sorted, n, sizeof *sorted, compare_decisions);
  for (unsigned i = 0; i < n; i++)
    {
      g_assert_cmpint (ogc_rules_check (state, &sorted[i]), ==, OGC_RULE_NONE);
      g_assert_true (i == 0 || memcmp (&sorted[i - 1], &sorted[i], sizeof *sorted) != 0);
    }
  g_assert_cmpuint (try_all (state, thorough), ==, n);
  /* LIB-2: a neutral die may always go to the Library, so ending the turn is never the only choice. */
  g_assert_false (n == 1 && list[0].kind == OGC_DECISION_END_TURN);
}

/* Lists the legal decisions, and checks that nothing is written beyond OGC_LIST_SLACK entries after the list's end. */
static unsigned
list_within_bounds (const OgcState *state,
                    OgcDecision    *list)
{
  OgcDecision untouched;
  unsigned n;

  memset (&untouched, 0xa5, sizeof untouched);
  memset (list, 0xa5, OGC_MAX_DECISIONS * sizeof *list);
  n = ogc_rules_list (state, list);
  g_assert_cmpuint (n + OGC_LIST_SLACK, <, OGC_MAX_DECISIONS);
  g_assert_cmpmem (&list[n + OGC_LIST_SLACK], sizeof *list, &untouched, sizeof untouched);
  return n;
}

/* Checks that the same set-up and decisions lead to the same game, with and without events. */
static void
check_replay (const OgcSetup *setup)
{
  OgcState again;

  g_assert_cmpint (ogc_rules_begin (&again, fixture_tiles (), setup, NULL), ==, OGC_RULE_NONE);
  for (unsigned i = 0; i < record.n; i++)
    {
      g_assert_cmphex (ogc_state_digest (&again), ==, record.digests[i]);
      g_assert_cmpint (ogc_rules_take (&again, &record.decisions[i], NULL), ==, OGC_RULE_NONE);
    }
  g_assert_cmpmem (&again, sizeof again, &game, sizeof game);
}

static void
check_conserved (void)
{
  unsigned where;

  g_assert_cmpint (ogc_state_check (&game, &where), ==, OGC_CONSERVED);
}

static void
play_one (Luck luck)
{
  static OgcDecision list[OGC_MAX_DECISIONS];
  const OgcSetup setup = play_setup (&luck);
  const unsigned keep_at = luck_below (&luck, 60);
  OgcState kept = { 0 };
  OgcEvents events;

  record.n = 0;
  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, &events), ==, OGC_RULE_NONE);
  while (game.phase != OGC_PHASE_OVER)
    {
      const unsigned n = list_within_bounds (&game, list);
      OgcDecision decision;

      g_assert_cmpuint (n, >, 0);
      check_conserved ();
      check_list (&game, list, n, luck_below (&luck, 500) == 0);
      if (record.n == keep_at)
        kept = game;
      decision = play_choose (list, n, &luck);
      g_assert_cmpuint (record.n, <, MAX_DECISIONS_A_GAME);
      record.digests[record.n] = ogc_state_digest (&game);
      record.decisions[record.n++] = decision;
      g_assert_cmpint (ogc_rules_take (&game, &decision, &events), ==, OGC_RULE_NONE);
      most_events = MAX (most_events, events.n);
      most_decisions = MAX (most_decisions, n);
      taken[decision.kind]++;
    }
  check_conserved ();
  g_assert_cmpuint (ogc_rules_list (&game, list), ==, 0);
  g_assert_cmpuint (try_all (&game, true), ==, 0);
  if (record.n > keep_at)
    g_assert_cmphex (ogc_state_digest (&kept), ==, record.digests[keep_at]);
  check_replay (&setup);
  longest_game = MAX (longest_game, record.n);
}

/* SET-9, and all rules about what is legal */
static void
test_random_games (void)
{
  for (unsigned i = 0; i < n_games; i++)
    {
      const Luck luck = luck_of_game (seed, first_game + i);

      play_one (luck);
      if (n_games > 1000 && i % 1000 == 999)
        g_test_message ("%u games", i + 1);
    }
  g_test_message ("%u games: at most %u decisions legal, %u events from one, %u decisions in a game", n_games,
                  most_decisions,
                  most_events, longest_game);
  g_assert_cmpuint (most_events, <, OGC_MAX_EVENTS);
  for (unsigned kind = 0; kind < OGC_N_DECISION_KINDS; kind++)
    g_assert_cmpuint (taken[kind], >, 0);
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
  g_test_add_func ("/games/SET-9/random", test_random_games);
  return g_test_run ();
}
