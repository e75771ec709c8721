/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compass-kind.h"
#include "ogc-replay.h"

#include <glib/gstdio.h>
#include <string.h>

#include "game-fixture.h"
#include "ogc-game-file.h"
#include "ogc-text.h"
#include "seated-game.h"
#include "temp-folder.h"

#define ENDLESS 20000

static OgcGame *
new_replay (unsigned n,
            unsigned length,
            unsigned undone)
{
  const OgcSetup setup = game_fixture_setup (n, 300 + n);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, undone);
  g_autoptr (GError) error = NULL;
  OgcGame *game = ogc_game_new_replay (save, ogc_replay_choose_viewer (save), &error);

  g_assert_no_error (error);
  return game;
}

/* Stepping by turns goes from the beginning to the end and back over the same positions, and never gets stuck. */
static void
test_turns (void)
{
  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) replay = new_replay (n, ENDLESS, 0);
      g_autoptr (GArray) stops = g_array_new (FALSE, FALSE, sizeof (unsigned));
      unsigned position = 0;

      g_array_append_val (stops, position);
      while (position < ogc_game_get_length (replay))
        {
          position = ogc_playable_find_stop (OGC_PLAYABLE (replay), TRUE);
          g_assert_cmpuint (position, >, ogc_game_get_position (replay));
          g_array_append_val (stops, position);
          ogc_game_seek (replay, position);
          if (position < ogc_game_get_length (replay))
            g_assert_true (ogc_game_get_ask_kind (replay) != OGC_ASK_PLACE);
        }
      g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (replay), TRUE), ==, position);
      g_assert_cmpuint (stops->len, >, 20);
      for (guint i = stops->len - 1; i > 0; i--)
        {
          g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (replay), FALSE), ==,
                            g_array_index (stops, unsigned, i - 1));
          ogc_game_seek (replay, g_array_index (stops, unsigned, i - 1));
        }
      g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (replay), FALSE), ==, 0);
    }
}

static void
test_rounds (void)
{
  g_autoptr (OgcGame) replay = new_replay (3, ENDLESS, 0);
  const unsigned rounds = ogc_game_get_rounds (replay);

  g_assert_cmpuint (ogc_replay_find_round (replay, 1), ==, 0);
  for (unsigned round = 2; round <= rounds; round++)
    {
      const unsigned position = ogc_replay_find_round (replay, round);

      ogc_game_seek (replay, position);
      g_assert_cmpuint (ogc_game_get_round (replay), ==, round);
      ogc_game_seek (replay, position - 1);
      g_assert_cmpuint (ogc_game_get_round (replay), ==, round - 1);
    }
  g_assert_cmpuint (ogc_replay_find_round (replay, rounds + 1), ==, ogc_game_get_length (replay));
}

/* Every step has a text, the same in both directions. */
static void
test_steps (void)
{
  g_autoptr (OgcGame) replay = new_replay (5, ENDLESS, 0);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);

  for (unsigned i = 0; i <= ogc_game_get_length (replay); i++)
    {
      char *step;

      ogc_game_seek (replay, i);
      step = ogc_replay_dup_step (replay);
      g_assert_cmpuint (strlen (step), >, 5);
      g_ptr_array_add (steps, step);
    }
  for (unsigned i = ogc_game_get_length (replay); i > 0; i -= MIN (i, 7))
    {
      g_autofree char *step = NULL;

      ogc_game_seek (replay, i);
      step = ogc_replay_dup_step (replay);
      g_assert_cmpstr (step, ==, g_ptr_array_index (steps, i));
    }
}

/* The caption of a step is about the decision, in the round in which it was taken; if that ends the round, it says
 * which one begins. */
static void
test_caption (void)
{
  g_autoptr (OgcGame) replay = new_replay (5, ENDLESS, 0);
  g_autofree char *first = NULL;
  g_autofree char *caption = NULL;

  ogc_game_seek (replay, ogc_replay_find_round (replay, 2));
  caption = ogc_playable_describe_step (OGC_PLAYABLE (replay));
  g_assert_true (g_str_has_prefix (caption, "Round 1: "));
  g_assert_null (strstr (caption, "Resolving"));
  g_assert_true (g_str_has_suffix (caption, " Round 2 begins."));
  g_assert_null (strstr (caption, "Start player"));
  ogc_game_seek (replay, 0);
  first = ogc_playable_describe_step (OGC_PLAYABLE (replay));
  g_assert_true (g_str_has_prefix (first, "Round 1: "));
}

/* A review of a decision says what would have been better, if anything. */
static void
test_review (void)
{
  g_autoptr (OgcGame) replay = new_replay (5, ENDLESS, 0);
  const OgcDecision other = { .kind = OGC_DECISION_END_TURN };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  g_autofree char *better = ogc_replay_dup_review (replay, 0, &other);
  g_autofree char *best = ogc_replay_dup_review (replay, 0, &roll);

  g_assert_true (g_str_has_prefix (better, best));
  g_assert_nonnull (strstr (better, "Better: "));
  g_assert_null (strstr (best, "Better: "));
}

/* SEC-2: before the end a replay for an onlooker names no tile that somebody took in secret. */
static void
test_secret_steps (void)
{
  const OgcSetup setup = { .seed = 8, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER,
                           .start_seat = 0 };
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, ENDLESS, 0);
  g_autoptr (OgcGame) replay = ogc_game_new_replay (save, -1, NULL);
  unsigned taken = 0;

  for (unsigned i = 1; i < ogc_game_get_length (replay); i++)
    {
      const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, i - 1);
      g_autofree char *step = NULL;
      g_autofree char *name = NULL;

      ogc_game_seek (replay, i - 1);
      if (ogc_game_get_ask_kind (replay) != OGC_ASK_TAKE || decision->kind != OGC_DECISION_TAKE
          || !ogc_building_get_choosing (ogc_game_get_building (replay, OGC_GUILD)))
        continue;
      name = ogc_text_tile (ogc_tile_set_get_tiles (save->tile_set), OGC_TILE_MISSION, decision->tile);
      ogc_game_seek (replay, i);
      step = ogc_replay_dup_step (replay);
      g_assert_null (strstr (step, name));
      taken++;
    }
  g_assert_cmpuint (taken, >, 3);
}

/* The viewer can be chosen, and undone decisions are not part of a replay. */
static void
test_viewer (void)
{
  const OgcSetup setup = game_fixture_setup (2, 5);
  g_autoptr (OgcSave) over = game_fixture_play (ogc_tile_set_get_default (), &setup, ENDLESS, 0);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 60, 4);
  g_autoptr (OgcGame) replay = NULL;

  g_assert_cmpint (ogc_replay_choose_viewer (over), ==, OGC_NEUTRAL);
  for (unsigned seat = 0; seat < save->setup.seats; seat++)
    {
      g_free (save->seats[seat].kind);
      save->seats[seat].kind = g_strdup (seat == 1 ? OGC_SEAT_PERSON : "random");
    }
  g_assert_cmpint (ogc_replay_choose_viewer (save), ==, 1);
  g_free (save->seats[0].kind);
  save->seats[0].kind = g_strdup (OGC_SEAT_PERSON);
  g_assert_cmpint (ogc_replay_choose_viewer (save), ==, -1);

  g_assert_cmpuint (save->position, ==, save->decisions->len - 4);
  replay = ogc_game_new_replay (save, -1, NULL);
  g_assert_cmpuint (ogc_game_get_length (replay), ==, save->position);
}

typedef struct {
  GMainLoop *loop;
  OgcSave   *save;
  guint      n_games;
  GError    *error;
} Loaded;

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Loaded *loaded = user_data;
  OgcSavedGame *game = ogc_game_file_load_finish (result, &loaded->n_games, &loaded->error);

  loaded->save = game != NULL ? OGC_SAVE (game) : NULL;
  g_main_loop_quit (loaded->loop);
}

static void
load (const char *path,
      guint       number,
      Loaded     *loaded)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  *loaded = (Loaded) { .loop = g_main_loop_new (NULL, FALSE) };
  ogc_game_file_load_nth_async (file, number, NULL, loaded_cb, loaded);
  g_main_loop_run (loaded->loop);
  g_main_loop_unref (loaded->loop);
}

static void
drop (Loaded *loaded)
{
  g_clear_object (&loaded->save);
  g_clear_error (&loaded->error);
}

/* Loads saves and records, the first and another game of a file, and refuses a game that is not there. */
static void
test_load (void)
{
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autofree char *path = g_build_filename (folder, "games.jsonl", NULL);
  g_autofree char *record = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "record-v1.jsonl", NULL);
  g_autofree char *kept = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "save-v1.gildedcompass", NULL);
  g_autofree char *text = NULL;
  g_autofree char *twice = NULL;
  guint64 seed;
  Loaded loaded;

  load (kept, 1, &loaded);
  g_assert_no_error (loaded.error);
  g_assert_cmpuint (loaded.n_games, ==, 0);
  drop (&loaded);

  load (record, 1, &loaded);
  g_assert_no_error (loaded.error);
  g_assert_cmpuint (loaded.n_games, ==, 1);
  seed = loaded.save->setup.seed;
  drop (&loaded);

  g_assert_true (g_file_get_contents (record, &text, NULL, NULL));
  twice = g_strconcat (text, "{}\n", text, NULL);
  g_assert_true (g_file_set_contents (path, twice, -1, NULL));
  load (path, 3, &loaded);
  g_assert_no_error (loaded.error);
  g_assert_cmpuint (loaded.n_games, ==, 3);
  g_assert_true (loaded.save->setup.seed == seed);
  drop (&loaded);
  load (path, 2, &loaded);
  g_assert_null (loaded.save);
  g_assert_true (loaded.error->domain == OGC_ERROR);
  drop (&loaded);
  load (path, 4, &loaded);
  g_assert_error (loaded.error, OGC_ERROR, OGC_ERROR_RANGE);
  drop (&loaded);
  g_assert_cmpint (g_remove (path), ==, 0);
  load (path, 1, &loaded);
  g_assert_true (loaded.error->domain == OGC_ERROR);
  drop (&loaded);
}

/* Seeking from end to end and stepping both take no noticeable time. */
static void
test_quick (void)
{
  const OgcSetup setup = { .seed = 4, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_GALLEON };
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, ENDLESS, 0);
  g_autoptr (OgcGame) replay = ogc_game_new_replay (save, OGC_NEUTRAL, NULL);
  const unsigned length = ogc_game_get_length (replay);
  double slowest = 0;

  g_test_timer_start ();
  ogc_game_seek (replay, length);
  g_test_message ("%u steps at once: %.2f ms", length, g_test_timer_elapsed () * 1000);
  for (unsigned i = length; i > 0; i--)
    {
      g_test_timer_start ();
      ogc_game_seek (replay, i - 1);
      slowest = MAX (slowest, g_test_timer_elapsed ());
    }
  g_test_message ("slowest step back: %.2f ms", slowest * 1000);
  slowest = 0;
  for (unsigned i = 1; i <= length; i++)
    {
      g_test_timer_start ();
      ogc_game_seek (replay, i);
      slowest = MAX (slowest, g_test_timer_elapsed ());
    }
  g_test_message ("slowest step forward: %.2f ms", slowest * 1000);
  g_assert_cmpuint (ogc_game_get_position (replay), ==, length);
}

/* Autoplay goes on from the present position, and stops at the end. */
static void
test_runs (void)
{
  g_autoptr (OgcGame) game = seated_game_new (3, 9, 0, "random");
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcGame) replay = NULL;
  g_autoptr (GError) error = NULL;
  unsigned length;

  ogc_game_set_running (game, TRUE);
  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  save = ogc_game_to_save (game);
  replay = ogc_game_new_replay (save, -1, &error);
  g_assert_no_error (error);
  length = ogc_game_get_length (replay);
  ogc_game_seek (replay, length - 5);
  ogc_game_set_pace (replay, OGC_PACE_CALM);
  ogc_game_set_running (replay, TRUE);
  while (ogc_game_get_running (replay))
    {
      ogc_game_hurry (replay);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (ogc_game_get_position (replay), ==, length);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);
  g_test_add_func ("/replay/turns", test_turns);
  g_test_add_func ("/replay/rounds", test_rounds);
  g_test_add_func ("/replay/steps", test_steps);
  g_test_add_func ("/replay/caption", test_caption);
  g_test_add_func ("/replay/review", test_review);
  g_test_add_func ("/replay/SEC-2", test_secret_steps);
  g_test_add_func ("/replay/viewer", test_viewer);
  g_test_add_func ("/replay/load", test_load);
  g_test_add_func ("/replay/quick", test_quick);
  g_test_add_func ("/replay/runs", test_runs);
  return g_test_run ();
}
