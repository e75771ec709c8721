/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ogc-roll-stats.h"
#include "seated-game.h"

#define ALL_PERSONS 0x1f

/* Counts rolls by the game's events, independently of the code under test. */
typedef struct {
  OgcGame      *game;
  OgcRollStats  own[OGC_MAX_SEATS];
  OgcRollStats  neutral;
  OgcDice       kept_own, kept_neutral;
} Watch;

static void
add (OgcRollStats *tally,
     OgcDice       dice)
{
  tally->n += ogc_dice_count (dice);
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    tally->counts[value - 1] += ogc_dice_count_of (dice, value);
}

static void
event_cb (OgcGame  *game,
          OgcEvent *event,
          Watch    *watch)
{
  if (event->kind == OGC_EVENT_REROLLED)
    {
      watch->kept_own -= event->dice;
      watch->kept_neutral -= event->other;
    }
  else if (event->kind == OGC_EVENT_ROLLED)
    {
      const gboolean reroll = event->number == 1;

      add (&watch->own[event->seat], event->dice - (reroll ? watch->kept_own : 0));
      add (&watch->neutral, event->other - (reroll ? watch->kept_neutral : 0));
      watch->kept_own = event->dice;
      watch->kept_neutral = event->other;
    }
  else if (event->kind == OGC_EVENT_TURNED)
    watch->kept_own = watch->kept_own - event->dice + event->other;
}

static void
check (Watch *watch)
{
  OgcRollStats neutral = ogc_roll_stats_neutral (watch->game);

  g_assert_cmpmem (&neutral, sizeof neutral, &watch->neutral, sizeof neutral);
  for (unsigned seat = 0; seat < ogc_game_get_setup (watch->game)->seats; seat++)
    {
      OgcRollStats own = ogc_roll_stats_own (watch->game, seat);

      g_assert_cmpmem (&own, sizeof own, &watch->own[seat], sizeof own);
    }
}

/* In whole games of every form, each die that was thrown is counted once, for the seat that threw it. */
static void
test_games (void)
{
  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 40 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      Watch watch = { .game = game };

      g_signal_connect (game, "event", G_CALLBACK (event_cb), &watch);
      while (seated_game_step (game, rand))
        ;
      g_assert_true (ogc_game_get_finished (game));
      g_assert_cmpuint (watch.own[0].n, >, 0);
      check (&watch);
    }
}

/* Undo does not change the counts, because a roll cannot be undone. */
static void
test_undo (void)
{
  g_autoptr (OgcGame) game = seated_game_new (3, 9, ALL_PERSONS, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  unsigned undone = 0;

  for (unsigned n = 0; n < 200 && seated_game_step (game, rand); n++)
    {
      OgcRollStats before = ogc_roll_stats_own (game, 0), after;

      if (!ogc_game_get_can_undo (game))
        continue;
      ogc_game_undo (game);
      after = ogc_roll_stats_own (game, 0);
      g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
      ogc_game_redo (game);
      undone++;
    }
  g_assert_cmpuint (undone, >, 3);
}

static OgcRollStats
make (unsigned a,
      unsigned b,
      unsigned c,
      unsigned d,
      unsigned e,
      unsigned f)
{
  return (OgcRollStats) { { a, b, c, d, e, f }, a + b + c + d + e + f };
}

/* Compares with a table of the chi-square distribution with five degrees of freedom. */
static void
test_chance (void)
{
  /* With 60 dice, of which one value has k more and one k fewer: x = 2 k k / 10. */
  OgcRollStats even = make (10, 10, 10, 10, 10, 10);
  OgcRollStats one = make (15, 5, 10, 10, 10, 10);
  OgcRollStats other = make (17, 3, 10, 10, 10, 10);
  OgcRollStats none = make (0, 0, 0, 0, 0, 0);
  OgcRollStats rare = make (60, 0, 0, 0, 0, 0);

  g_assert_cmpfloat (ogc_roll_stats_chance (&even), ==, 1);
  g_assert_cmpfloat (ogc_roll_stats_chance (&none), ==, 1);
  g_assert_cmpfloat_with_epsilon (ogc_roll_stats_chance (&one), 0.415880, 1e-5);   /* x = 5 */
  g_assert_cmpfloat_with_epsilon (ogc_roll_stats_chance (&other), 0.081105, 1e-5); /* x = 9.8 */
  g_assert_cmpfloat (ogc_roll_stats_chance (&rare), <, 1e-20);
}

static void
test_text (void)
{
  static const struct {
    OgcRollStats tally;
    const char  *part;
  } cases[] = {
    { { { 0 }, 0 }, "No dice rolled yet" },
    { { { 1, 0, 0, 0, 0, 0 }, 1 }, "1 die:" },
    { { { 29, 0, 0, 0, 0, 0 }, 29 }, "29 dice:" },
    { { { 15, 5, 10, 10, 10, 10 }, 60 }, "Ordinary: fair dice are at least this uneven in 42 of 100" },
    { { { 18, 2, 10, 10, 10, 10 }, 60 }, "Unusual: fair dice are this uneven in only 3 of 100" },
    { { { 60, 0, 0, 0, 0, 0 }, 60 }, "Rare" },
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (cases); n++)
    {
      g_autofree char *text = ogc_roll_stats_text (&cases[n].tally);

      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, cases[n].part));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rolls/games", test_games);
  g_test_add_func ("/rolls/undo", test_undo);
  g_test_add_func ("/rolls/chance", test_chance);
  g_test_add_func ("/rolls/text", test_text);

  return g_test_run ();
}
