/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game.h"
#include "compile-kind.h"
#include "compile-replay.h"
#include "played-game.h"

/* Steps by turns, forwards and back: each step has a text, and everything of a finished game is visible. */
static void
test_walk (void)
{
  g_autoptr (CompileSave) over = played_game_save (0, G_MAXUINT, 0);
  g_autoptr (CompileSave) save = played_game_save (0, 50, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (CompileGame) game = NULL;
  unsigned n_stops = 0;

  g_assert_cmpint (compile_replay_choose_viewer (over), ==, COMPILE_EVERYBODY);
  g_assert_cmpint (compile_replay_choose_viewer (save), ==, 0);
  game = compile_game_new_replay (save, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (game), FALSE), ==, 0);
  g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (game), TRUE), ==, COMPILE_N_SLOTS); /* after the draft */
  for (unsigned turn = 0; compile_game_get_position (game) < compile_game_get_length (game); n_stops++)
    {
      g_autofree char *step = compile_replay_dup_step (game);
      const unsigned before = compile_game_get_position (game);
      const unsigned next = ogc_playable_find_stop (OGC_PLAYABLE (game), TRUE);

      g_assert_cmpuint (*step, !=, '\0');
      g_assert_cmpuint (next, >, before);
      compile_game_seek (game, next);
      g_assert_cmpuint (ogc_playable_find_stop (OGC_PLAYABLE (game), FALSE), ==, before);
      g_assert_true (compile_game_get_turn (game) > turn || next == compile_game_get_length (game));
      turn = compile_game_get_turn (game);
    }
  g_assert_cmpuint (n_stops, >, 10);
}

/* A game that began by an older version of the rules goes on by it, but another one with the same set-up does not. */
static void
test_older_rules (void)
{
  g_autoptr (CompileSave) save = played_game_save (2, 60, 0);
  g_autoptr (OgcPlayable) game = NULL;
  g_autoptr (OgcPlayable) rematch = NULL;
  g_autoptr (OgcSavedGame) again = NULL;
  g_autoptr (GError) error = NULL;

  save->setup.older = save->start.setup.older = save->state.setup.older = 1;
  game = compile_kind.resume (OGC_SAVED_GAME (save), &error);
  g_assert_no_error (error);
  again = ogc_playable_create_save (game);
  g_assert_cmpuint (COMPILE_SAVE (again)->setup.older, ==, 1);
  rematch = compile_kind.rematch (game, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (compile_game_get_setup (COMPILE_GAME (rematch))->older, ==, 0);
}

/* What the window, the session and the replay need from a game. */
static void
test_playable (void)
{
  g_autoptr (CompileSave) save = played_game_save (2, 60, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcPlayable) game = compile_kind.resume (OGC_SAVED_GAME (save), &error);
  g_autoptr (OgcPlayable) rematch = NULL;
  g_autoptr (OgcPlayable) replay = NULL;
  g_autoptr (OgcSavedGame) again = NULL;
  g_autoptr (GArray) sections = NULL;
  g_autofree char *step = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (ogc_playable_get_game (game), ==, COMPILE_SAVE_GAME);
  g_assert_cmpuint (ogc_playable_get_position (game), ==, 60);
  again = ogc_playable_create_save (game);
  g_assert_cmpmem (&COMPILE_SAVE (again)->state, sizeof save->state, &save->state, sizeof save->state);

  rematch = compile_kind.rematch (game, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ogc_playable_get_length (rematch), ==, 0);
  g_assert_cmpuint (compile_game_get_setup (COMPILE_GAME (rematch))->first, ==, !save->setup.first);
  g_assert_cmpuint (compile_game_get_setup (COMPILE_GAME (rematch))->seed, !=, save->setup.seed);

  replay = compile_kind.replay (OGC_SAVED_GAME (save), game, &error);
  g_assert_no_error (error);
  g_assert_true (ogc_playable_get_replay (replay));
  g_assert_cmpint (compile_game_get_viewer (COMPILE_GAME (replay)), ==, 0);
  sections = ogc_playable_list_sections (replay);
  g_assert_cmpuint (sections->len, >=, 3);
  g_assert_cmpstr (g_array_index (sections, OgcSection, 0).name, ==, "Draft");
  g_assert_cmpstr (g_array_index (sections, OgcSection, 2).name, ==, "Turn 11");
  ogc_playable_seek (replay, g_array_index (sections, OgcSection, 2).position);
  g_assert_cmpstr (ogc_playable_get_title (replay), ==, "Turn 11");
  step = ogc_playable_describe_step (replay);
  /* The step led from one turn to the next, and names both. */
  g_assert_true (g_str_has_prefix (step, "Turn 10: "));
  g_assert_nonnull (strstr (step, ". Turn 11: "));
  g_assert_true (g_str_has_suffix (step, "."));
  g_assert_cmpuint (ogc_playable_find_stop (replay, TRUE), >, ogc_playable_get_position (replay));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compile-replay/walk", test_walk);
  g_test_add_func ("/compile-replay/older-rules", test_older_rules);
  g_test_add_func ("/compile-replay/playable", test_playable);
  return g_test_run ();
}
