/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-levels.h"
#include "ogc-players.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "../../sanitized.h"

static const OgcPlayer *
master (void)
{
  return &ogc_levels[OGC_N_LEVELS - 1];
}

static const OgcPlayer *
expert (void)
{
  return &ogc_levels[OGC_N_LEVELS - 2];
}

/* The table of players lists the levels in their order. */
static void
test_table (void)
{
  guint n = 0;

  while (ogc_players_nth (n) != &ogc_levels[0])
    g_assert_nonnull (ogc_players_nth (n++));
  for (guint level = 0; level < OGC_N_LEVELS; level++)
    {
      g_assert_true (ogc_players_nth (n + level) == &ogc_levels[level]);
      g_assert_true (ogc_players_find (ogc_levels[level].id) == &ogc_levels[level]);
    }
  g_assert_null (ogc_players_nth (n + OGC_N_LEVELS));
}

static void
test_legal (gconstpointer data)
{
  const OgcPlayer *level = data;
  const guint quick = FEWER (level == master () ? 3 : FIXTURE_SETUPS);
  const guint slow = level == master () ? FIXTURE_SETUPS : 20 * FIXTURE_SETUPS;

  fixture_check_legal (level, g_test_quick () ? quick : slow, 7);
}

static void
test_no_peeking (gconstpointer data)
{
  const OgcPlayer *level = data;
  const guint quick = FEWER (level == master () ? 25 : 1000);

  fixture_check_no_peeking (level, level == master () ? expert () : level, g_test_quick () ? quick : 1000);
}

static void
test_repeatable (gconstpointer data)
{
  const OgcPlayer *level = data;

  fixture_check_repeatable (level, level == master () ? 3 : 13, level == master () ? 8 : 60);
}

static void
test_cancelled (gconstpointer data)
{
  fixture_check_cancelled (data);
}

/* Cancels a player while it thinks, and notes when, by the clock of the thinking thread. */
typedef struct {
  atomic_int cancelled;
  clockid_t  clock;
  double     when;
} Cancel;

static double
seconds_of (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static gpointer
cancel_soon (gpointer data)
{
  Cancel *cancel = data;

  g_usleep (20000);
  atomic_store (&cancel->cancelled, 1);
  cancel->when = seconds_of (cancel->clock);
  return NULL;
}

/* An endless search that is cancelled stops within 50 ms of work and writes nothing. */
static void
test_cancelled_search (void)
{
  guint cancelled = 0;

  for (guint i = 0; i < FIXTURE_SETUPS; i += 7)
    {
      const OgcSetup setup = fixture_setup (i, 3);
      const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
      Cancel cancel = { 0 };
      const OgcSearchLimits limits = { .seed = 1, .work = 1000 * OGC_WORK_USUAL, .cancelled = &cancel.cancelled };
      OgcState state;
      OgcKnowledge knowledge;
      OgcDecision decision = { .kind = 0xab };
      gboolean decided;
      GThread *thread;
      double late;

      fixture_begin (&state, &setup);
      ogc_rules_take (&state, &roll, NULL);
      ogc_knowledge_of (&knowledge, &state, state.ask.seat);
      g_assert_cmpint (pthread_getcpuclockid (pthread_self (), &cancel.clock), ==, 0);
      thread = g_thread_new ("cancel", cancel_soon, &cancel);
      decided = master ()->decide (&knowledge, &limits, &decision);
      late = seconds_of (cancel.clock);
      g_thread_join (thread);
      late -= cancel.when;
      if (decided) /* the best decision was so clear that no search was needed */
        continue;
      g_test_message ("%u seats: answered after %.1f ms of work", setup.seats, late * 1000);
      g_assert_cmpfloat (late, <, 0.05);
      g_assert_cmpuint (decision.kind, ==, 0xab);
      cancelled++;
    }
  g_assert_cmpuint (cancelled, >, 3);
}

/* With a deadline that has passed, or without work, there is no search: the highest level decides like the one
 * below. */
static void
test_no_work (void)
{
  const OgcSearchLimits thoughts[] = { { .seed = 5 }, { .seed = 5, .work = 1000 * OGC_WORK_USUAL, .deadline = 1 } };

  for (guint i = 0; i < FIXTURE_SETUPS; i += 9)
    {
      const OgcSetup setup = fixture_setup (i, 60 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; step < 40; step++)
        {
          OgcDecision wanted, decision;
          OgcKnowledge knowledge;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          g_assert_true (expert ()->decide (&knowledge, &thoughts[0], &wanted));
          for (guint t = 0; t < G_N_ELEMENTS (thoughts); t++)
            {
              g_assert_true (master ()->decide (&knowledge, &thoughts[t], &decision));
              g_assert_cmpmem (&decision, sizeof decision, &wanted, sizeof wanted);
            }
          ogc_rules_take (&state, &decision, NULL);
        }
    }
}

/* Whether a better tile of the same sort is offered along with @tile: of the same colour (and kind, for specialists),
 * or a chest with more gold. */
static gboolean
is_outdone (const OgcState *state,
            guint           tile)
{
  const OgcTiles *tiles = state->tiles;

  for (OgcTileMask rest = state->ask.offer; rest != 0; rest &= rest - 1)
    {
      const guint other = ogc_tile_mask_first (rest);

      if (state->ask.tile_kind == OGC_TILE_SPECIALIST
          && tiles->specialists[other].colour == tiles->specialists[tile].colour
          && tiles->specialists[other].kind == tiles->specialists[tile].kind
          && tiles->specialists[other].value > tiles->specialists[tile].value)
        return TRUE;
      if (state->ask.tile_kind == OGC_TILE_CHEST && tiles->chests[other] > tiles->chests[tile])
        return TRUE;
      if (state->ask.tile_kind == OGC_TILE_MAP && tiles->maps[other].colour == tiles->maps[tile].colour
          && tiles->maps[other].high > tiles->maps[tile].high)
        return TRUE;
    }
  return FALSE;
}

/* Count: how often something was done, and how often it could have been done. */
typedef struct {
  guint   done;
  guint   chances;
  guint   seats;  /* the seats of all games */
  OgcDice before; /* dice given up for a reroll, until something is placed */
} Count;

/* What @watch counts in @games games of @player over all set-ups; the games have consecutive seeds from @seed on. */
static Count
count_in_games (const OgcPlayer *player,
                guint            games,
                guint64          seed,
                FixtureWatch     watch)
{
  Count count = { 0 };

  for (guint i = 0; i < games; i++)
    {
      const OgcSetup setup = fixture_setup (i, seed + i);

      count.before = 0;
      fixture_watch (player, &setup, watch, &count);
      count.seats += setup.seats;
    }
  g_test_message ("%u times (chances: %u) in %u games of a seat", count.done, count.chances, count.seats);
  return count;
}

static void
watch_sorts (const OgcState    *state,
             const OgcDecision *decision,
             gpointer           data)
{
  Count *count = data;

  for (OgcTileMask rest = decision->kind == OGC_DECISION_TAKE ? state->ask.offer : 0; rest != 0; rest &= rest - 1)
    if (is_outdone (state, ogc_tile_mask_first (rest)))
      {
        count->chances++;
        count->done += is_outdone (state, decision->tile);
        break;
      }
}

/* Weak players overlook much, but do not take a 2 instead of a 3 of the same sort more often than the network itself,
 * which does so now and then when two are taken. */
static void
test_sorts (void)
{
  const Count outdone = count_in_games (fixture_player ("beginner"), 120, 60, watch_sorts);

  g_assert_cmpuint (outdone.chances, >, 200);
  g_assert_cmpuint (outdone.done * 16, <, outdone.chances);
}

static void
watch_rerolls (const OgcState    *state,
               const OgcDecision *decision,
               gpointer           data)
{
  Count *count = data;

  if (decision->kind == OGC_DECISION_REROLL && count->before == 0)
    count->before = state->own[state->ask.seat];
  else if (decision->kind == OGC_DECISION_PLACE && count->before != 0)
    {
      count->chances++;
      count->done += ogc_dice_contains (count->before, decision->dice);
      count->before = 0;
    }
}

/* A player that rerolls has looked at its roll: it seldom then places what it could have placed before. */
static void
test_rerolls (gconstpointer data)
{
  const Count needless = count_in_games (data, 80, 900, watch_rerolls);

  g_assert_cmpuint (needless.chances, >, 80);
  g_assert_cmpuint (needless.done * 3, <, needless.chances);
}

static void
watch_library (const OgcState    *state,
               const OgcDecision *decision,
               gpointer           data)
{
  Count *count = data;

  count->done += decision->kind == OGC_DECISION_PLACE && decision->building == OGC_LIBRARY;
}

/* Weak players misjudge places, but seldom waste own dice in the Library: less than once in two games. */
static void
test_library (void)
{
  const Count thrown_away = count_in_games (fixture_player ("beginner"), 24, 1400, watch_library);

  g_assert_cmpuint (thrown_away.done * 2, <, thrown_away.seats);
}

static void
watch_neutral (const OgcState    *state,
               const OgcDecision *decision,
               gpointer           data)
{
  Count *count = data;

  if (decision->kind == OGC_DECISION_PLACE && decision->neutral)
    {
      count->done++;
      g_assert_cmpuint (decision->building, !=, OGC_LIBRARY);
    }
}

/* LIB-4: neutral dice do nothing in the Library, and players do not waste them there. */
static void
test_neutral (gconstpointer data)
{
  const Count placed = count_in_games (data, 48, 1200, watch_neutral);

  g_assert_cmpuint (placed.done, >, 100);
}

/* Without a network every level decides like "greedy". */
static void
test_no_network (void)
{
  const OgcSetup setup = fixture_setup (1, 12);
  OgcState state;

  ogc_weights_use (NULL);
  fixture_begin (&state, &setup);
  while (state.ask.kind != OGC_ASK_NOTHING)
    {
      OgcDecision greedy = fixture_ask (fixture_player ("greedy"), &state, 2);

      for (guint level = 0; level < OGC_N_LEVELS; level++)
        {
          OgcDecision decision = fixture_ask (&ogc_levels[level], &state, 2);

          g_assert_cmpmem (&decision, sizeof decision, &greedy, sizeof greedy);
        }
      ogc_rules_take (&state, &greedy, NULL);
    }
  ogc_weights_use (fixture_net ());
}

/* The share of the wins of @one against @other with two seats. */
static double
share (const OgcPlayer *one,
       const OgcPlayer *other,
       guint            games)
{
  double wins = 0;

  for (guint i = 0; i < games; i++)
    {
      const guint seat = i % 2;
      const OgcPlayer *players[OGC_MAX_SEATS] = { seat == 0 ? one : other, seat == 0 ? other : one };
      const OgcSetup setup = fixture_setup (i % 24, 500 + i); /* the set-ups with two seats come first */
      OgcState state;
      OgcResult result;

      g_assert_cmpuint (setup.seats, ==, 2);
      fixture_begin (&state, &setup);
      fixture_play (&state, players);
      ogc_result_of (&state, &result);
      if (result.place[seat] == 1)
        wins += 1.0 / result.winners;
    }
  g_test_message ("%s against %s: %.1f of %u", one->id, other->id, wins, games);
  return wins / games;
}

/* A rough test, because it is short; data/players/RESULTS.md has the real figures. */
static void
test_strength (void)
{
  g_assert_cmpfloat (share (&ogc_levels[0], fixture_player ("random"), 48), >, 0.6);
  g_assert_cmpfloat (share (expert (), fixture_player ("greedy"), 48), >, 0.55);
  g_assert_cmpfloat (share (&ogc_levels[2], &ogc_levels[0], 48), >, 0.6);
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc func;
  } each[] = {
    { "legal", test_legal },
    { "no-peeking", test_no_peeking },
    { "repeatable", test_repeatable },
    { "cancelled", test_cancelled },
  };

  g_test_init (&argc, &argv, NULL);
  ogc_weights_use (fixture_net ());
  g_test_add_func ("/levels/table", test_table);
  for (guint i = 0; i < G_N_ELEMENTS (each); i++)
    for (guint level = 0; level < OGC_N_LEVELS; level++)
      {
        g_autofree char *path = g_strdup_printf ("/levels/%s/%s", each[i].name, ogc_levels[level].id);

        g_test_add_data_func (path, &ogc_levels[level], each[i].func);
      }
  g_test_add_func ("/levels/cancelled-search", test_cancelled_search);
  g_test_add_func ("/levels/no-work", test_no_work);
  g_test_add_func ("/levels/no-network", test_no_network);
  if (!SANITIZED) /* where what they count is the same */
    {
      g_test_add_func ("/levels/sorts", test_sorts);
      g_test_add_data_func ("/levels/rerolls/beginner", fixture_player ("beginner"), test_rerolls);
      g_test_add_data_func ("/levels/rerolls/journeyman", fixture_player ("journeyman"), test_rerolls);
      g_test_add_func ("/levels/library", test_library);
      g_test_add_data_func ("/levels/neutral/beginner", fixture_player ("beginner"), test_neutral);
      g_test_add_data_func ("/levels/neutral/greedy", fixture_player ("greedy"), test_neutral);
      g_test_add_data_func ("/levels/neutral/expert", fixture_player ("expert"), test_neutral);
      g_test_add_func ("/levels/strength", test_strength);
    }
  return g_test_run ();
}
