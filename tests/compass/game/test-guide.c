/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: followed word by word, played at random, and left. */

#include <string.h>

#include "guide-player.h"
#include "ogc-guide-steps.h"
#include "ogc-guide.h"

/* More decisions than the first round and a whole game have. */
#define MANY 20000

typedef struct {
  OgcGame    *game;
  OgcGuide   *guide;
  GHashTable *said; /* ids of steps */
} Fixture;

static void
changed_cb (OgcGuide *guide,
            Fixture  *fixture)
{
  if (!ogc_guide_get_active (guide))
    return;
  g_hash_table_add (fixture->said, g_strdup (ogc_guide_get_step (guide)));
  g_assert_cmpstr (ogc_guide_get_text (guide), !=, "");
  g_assert_null (strstr (ogc_guide_get_text (guide), "%s"));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  OgcSetup setup;

  ogc_guide_get_setup (&setup, seats);
  fixture->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  fixture->game = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, &error);
  g_assert_no_error (error);
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  ogc_game_set_running (fixture->game, TRUE);
  fixture->guide = ogc_guide_new (fixture->game);
  g_signal_connect (fixture->guide, "changed", G_CALLBACK (changed_cb), fixture);
  g_hash_table_add (fixture->said, g_strdup (ogc_guide_get_step (fixture->guide)));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->guide);
  g_object_unref (fixture->game);
  g_hash_table_unref (fixture->said);
}

static void
take (Fixture           *fixture,
      const OgcDecision *decision)
{
  OgcDecision copy = *decision;
  g_autoptr (GError) error = NULL;

  ogc_game_take (fixture->game, &copy, &error);
  g_assert_no_error (error);
}

static void
test_follow (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const taught[] = {
    "welcome", "buildings", "tableau", "roll", "look", "pick-archives", "place-archives", "placed-well", "rival", "again",
    "pick-university", "place-university", "bumped", "reroll", "pick-auction", "place-auction", "go-on", "last-lap",
    "paying", "paid-auction", "choose-map", "paid-archives", "choose-specialist", "paid-university", "paid-library", "score",
    "marker", "alone",
  };

  for (unsigned i = 0; i < MANY && ogc_guide_get_active (fixture->guide); i++)
    {
      g_test_message ("%s", ogc_guide_get_step (fixture->guide));
      guide_player_follow (fixture->guide, fixture->game);
    }
  g_assert_false (ogc_guide_get_active (fixture->guide));
  g_assert_cmpuint (ogc_game_get_round (fixture->game), ==, 2);
  for (unsigned i = 0; i < G_N_ELEMENTS (taught); i++)
    if (!g_hash_table_contains (fixture->said, taught[i]))
      g_error ("%s was not said", taught[i]);
  g_assert_false (g_hash_table_contains (fixture->said, "own-way"));
  g_assert_false (g_hash_table_contains (fixture->said, "nothing"));
}

/* Any of what a person can do: read or not, pick anything, decide anything. */
static void
play_at_random (Fixture *fixture,
                GRand   *rand)
{
  OgcTray *tray = ogc_game_get_tray (fixture->game);
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (fixture->game, &n);
  int what = g_rand_int_range (rand, 0, 4);

  if (what == 0 && ogc_game_get_can_undo (fixture->game))
    ogc_game_undo (fixture->game);
  else if (what == 1 && n > 0)
    ogc_tray_toggle_value (tray, (unsigned) g_rand_int_range (rand, 1, 7), FALSE);
  else if (n > 0 && what == 2)
    take (fixture, &list[g_rand_int_range (rand, 0, (gint32) n)]);
  else if (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  else if (n == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_random (void)
{
  for (guint seed = 1; seed <= 30; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      Fixture fixture;
      unsigned i = 0;

      set_up (&fixture, NULL);
      for (; i < MANY && ogc_guide_get_active (fixture.guide); i++)
        play_at_random (&fixture, rand);
      g_assert_false (ogc_guide_get_active (fixture.guide));
      g_assert_true (g_hash_table_contains (fixture.said, "alone") || ogc_game_get_finished (fixture.game));
      tear_down (&fixture, NULL);
    }
}

/* Somebody who reads nothing can play all the same, as far as the game is not held. */
static void
test_own_way (Fixture      *fixture,
              gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision *list;
  unsigned n, i = 0;

  take (fixture, &roll);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "look");
  ogc_guide_next (fixture->guide);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick-archives");
  /* Who picks one of them after the other is on the way. */
  g_assert_cmpuint (ogc_dice_count (ogc_guide_get_dice (fixture->guide)), >, 1);
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game),
                     ogc_dice_one (ogc_dice_lowest (ogc_guide_get_dice (fixture->guide))), 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick-archives");
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), ogc_guide_get_dice (fixture->guide), 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "place-archives");
  ogc_tray_clear (ogc_game_get_tray (fixture->game));
  list = ogc_game_list_decisions (fixture->game, &n);
  while (i < n && (list[i].kind != OGC_DECISION_PLACE || list[i].building != OGC_LIBRARY))
    i++;
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), list[i].dice, 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "own-pick");
  ogc_tray_clear (ogc_game_get_tray (fixture->game));
  list = ogc_game_list_decisions (fixture->game, &n);
  take (fixture, &list[i]);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "own-way");
}

static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  unsigned n;
  const OgcDecision *list;

  take (fixture, &roll);
  list = ogc_game_list_decisions (fixture->game, &n);
  take (fixture, &list[0]);
  g_assert_true (ogc_guide_get_read (fixture->guide));
  for (int i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  ogc_guide_leave (fixture->guide);
  g_assert_false (ogc_guide_get_active (fixture->guide));
  g_assert_cmpuint (ogc_guide_get_rule (fixture->guide), ==, OGC_RULE_NONE);
  while (!ogc_game_get_answerable (fixture->game))
    g_main_context_iteration (NULL, TRUE);
}

/* The game waits for who reads, and for nobody else. */
static void
test_held (Fixture      *fixture,
           gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  unsigned n, position;
  const OgcDecision *list;

  take (fixture, &roll);
  list = ogc_game_list_decisions (fixture->game, &n);
  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE)
      {
        take (fixture, &list[i]);
        break;
      }
  position = ogc_game_get_position (fixture->game);
  for (int i = 0; i < 200; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
  g_assert_cmpuint (ogc_game_get_position (fixture->game), ==, position);
  while (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  while (ogc_game_get_position (fixture->game) == position)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_table (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  const OgcGuideStep *step;
  unsigned n = 0, n_last = 0;

  for (; (step = ogc_guide_step_nth (n)) != NULL; n++)
    {
      const char *place = strstr (step->text, "%s");

      g_assert_true (g_hash_table_add (ids, (gpointer) step->id));
      g_assert_cmpint (step->arg != OGC_GUIDE_ARG_NONE, ==, place != NULL);
      g_assert_cmpuint (step->when & step->unless, ==, 0);
      g_assert_true (!step->last || step->read);
      g_assert_true (step->target != OGC_GUIDE_BUILDING || step->building < OGC_N_BUILDINGS);
      g_assert_true (step->target != OGC_GUIDE_DICE || (step->when & OGC_FACT_CAN) != 0);
      n_last += step->last != FALSE;
    }
  g_assert_cmpuint (n, <=, OGC_MAX_GUIDE_STEPS);
  g_assert_cmpuint (n_last, ==, 1);
  g_assert_cmpuint (ogc_guide_step_nth (n - 1)->when, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guide/table", test_table);
  g_test_add ("/guide/follow", Fixture, NULL, set_up, test_follow, tear_down);
  g_test_add_func ("/guide/random", test_random);
  g_test_add ("/guide/own-way", Fixture, NULL, set_up, test_own_way, tear_down);
  g_test_add ("/guide/leave", Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/guide/held", Fixture, NULL, set_up, test_held, tear_down);
  return g_test_run ();
}
