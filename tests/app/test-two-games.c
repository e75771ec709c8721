/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One window for both games: each can be set up, played, saved, continued and replayed. */

#include "compile-end-page.h"
#include "compile-game-stats.h"
#include "compile-game.h"
#include "compile-guide-view.h"
#include "compile-guide.h"
#include "compile-history-entry.h"
#include "compile-kind.h"
#include "compile-setup-page.h"
#include "compile-table.h"
#include "ogc-bar-chart.h"
#include "ogc-compass-kind.h"
#include "ogc-dice-page.h"
#include "ogc-game-panel.h"
#include "ogc-games.h"
#include "ogc-guide.h"
#include "ogc-history-page.h"
#include "ogc-random.h"
#include "ogc-replay-bar.h"
#include "ogc-setup-page.h"
#include "ogc-table.h"
#include "widget-fixture.h"
#include "window-fixture.h"

static void
set_up_game (WindowFixture     *fixture,
             const OgcGameKind *kind)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "new-game-of", g_variant_new_string (kind->id));
  widget_fixture_settle ();
}

/* Begins a game with the set-up page's defaults: a person against a computer player. */
static CompileGame *
begin_compile (WindowFixture *fixture)
{
  set_up_game (fixture, &compile_kind);
  g_assert_true (gtk_widget_activate_action (window_fixture_part (fixture, COMPILE_TYPE_SETUP_PAGE), "setup.start",
                                             NULL));
  widget_fixture_settle ();
  return COMPILE_GAME (ogc_session_get_game (fixture->session));
}

/* Takes the first legal decision, @n times, and lets the computer player take its own. */
static void
play (CompileGame *game,
      unsigned     n)
{
  while (n > 0)
    {
      unsigned count;
      const CompileDecision *decisions = compile_game_list_decisions (game, &count);

      if (count == 0)
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      g_assert_true (compile_game_take (game, &decisions[0], NULL));
      n--;
    }
  while (!compile_game_get_answerable (game))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
}

static gboolean
is_shown (WindowFixture *fixture,
          GType          type)
{
  GtkWidget *found = widget_fixture_find_shown (GTK_WIDGET (fixture->window), type);

  return found != NULL && gtk_widget_get_mapped (found);
}

/* Waits until the start page knows whether there is a game to continue, and shows the choices. */
static void
await_start (WindowFixture *fixture)
{
  while (!is_shown (fixture, OGC_TYPE_GAME_PANEL))
    g_main_context_iteration (NULL, TRUE);
}

/* A game of the second kind is offered, set up, played, saved, found on the start page, and continued. */
static void
test_keep (WindowFixture *fixture,
           gconstpointer  data)
{
  CompileGame *game;
  unsigned position;

  await_start (fixture);
  game = begin_compile (fixture);
  g_assert_nonnull (game);
  g_assert_true (is_shown (fixture, COMPILE_TYPE_TABLE));
  compile_game_set_work (game, 1);
  play (game, 3);
  position = compile_game_get_position (game);
  g_assert_cmpuint (position, >=, 3);
  window_fixture_close (fixture);

  window_fixture_open (fixture);
  while (!widget_fixture_is_seen (widget_fixture_find_text (GTK_WIDGET (fixture->window), "Compile Gold · ")))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  g_assert_true (is_shown (fixture, COMPILE_TYPE_TABLE));
  game = COMPILE_GAME (ogc_session_get_game (fixture->session));
  g_assert_cmpuint (compile_game_get_position (game), ==, position);

  window_fixture_act (fixture, "saves");
  while (!widget_fixture_is_seen (widget_fixture_find_text (GTK_WIDGET (fixture->window),
                                                            "Compile Gold · On the table")))
    g_main_context_iteration (NULL, TRUE);
}

/* Visiting the set-up of the other kind leaves the game on the table as it was. */
static void
test_look_away (WindowFixture *fixture,
                gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);

  window_fixture_play (game, 3);
  g_assert_true (window_fixture_is_enabled (fixture, "dice"));
  set_up_game (fixture, &compile_kind);
  g_assert_true (is_shown (fixture, COMPILE_TYPE_SETUP_PAGE));
  g_assert_false (window_fixture_is_enabled (fixture, "dice"));
  g_assert_false (window_fixture_is_enabled (fixture, "history"));
  set_up_game (fixture, &ogc_compass_kind);
  g_assert_true (is_shown (fixture, OGC_TYPE_SETUP_PAGE));
  g_assert_true (window_fixture_is_enabled (fixture, "dice"));
  set_up_game (fixture, &compile_kind);
  window_fixture_act (fixture, "back");
  g_assert_true (ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE)) == game);
  g_assert_true (is_shown (fixture, OGC_TYPE_TABLE));
  g_assert_true (ogc_game_get_running (game));
  window_fixture_act (fixture, "dice");
  g_assert_true (is_shown (fixture, OGC_TYPE_DICE_PAGE));
}

/* Pages of the first kind do not use a game of the second that lies below them. */
static void
test_look_away_from_second (WindowFixture *fixture,
                            gconstpointer  data)
{
  CompileGame *game = begin_compile (fixture);

  set_up_game (fixture, &ogc_compass_kind);
  g_assert_true (is_shown (fixture, OGC_TYPE_SETUP_PAGE));
  g_assert_false (window_fixture_is_enabled (fixture, "dice"));
  window_fixture_act (fixture, "back");
  g_assert_true (compile_table_get_game (window_fixture_part (fixture, COMPILE_TYPE_TABLE)) == game);
  g_assert_true (is_shown (fixture, COMPILE_TYPE_TABLE));
  window_fixture_act (fixture, "leave");
  await_start (fixture);
  window_fixture_act (fixture, "new-game");
  g_assert_true (is_shown (fixture, OGC_TYPE_SETUP_PAGE));
}

/* A replay of the second kind has a table of its own, and can be walked through. */
static void
test_replay (WindowFixture *fixture,
             gconstpointer  data)
{
  CompileGame *game = begin_compile (fixture);
  CompileGame *replay;

  compile_game_set_work (game, 1);
  play (game, 4);
  window_fixture_act (fixture, "replay");
  replay = compile_table_get_game (window_fixture_part (fixture, COMPILE_TYPE_TABLE));
  g_assert_true (compile_game_get_replay (replay));
  g_assert_cmpuint (compile_game_get_length (replay), ==, compile_game_get_position (game));
  ogc_playable_seek (OGC_PLAYABLE (replay), 2);
  widget_fixture_settle ();
  g_assert_cmpuint (compile_game_get_position (replay), ==, 2);
  g_assert_true (gtk_widget_activate_action (window_fixture_part (fixture, OGC_TYPE_REPLAY_BAR), "replay.leave", NULL));
  widget_fixture_settle ();
  g_assert_true (compile_table_get_game (window_fixture_part (fixture, COMPILE_TYPE_TABLE)) == game);
}

/* The first lesson of either game begins at once; a guided game is continued as one. */
static void
test_learn (WindowFixture *fixture,
            gconstpointer  data)
{
  window_fixture_learn (fixture, "learn-of", compile_kind.id);
  g_assert_true (is_shown (fixture, COMPILE_TYPE_GUIDE_VIEW));
  g_assert_true (compile_guide_fits (COMPILE_GAME (ogc_session_get_game (fixture->session))));
  window_fixture_act (fixture, "leave");
  window_fixture_learn (fixture, "learn", NULL);
  g_assert_true (is_shown (fixture, OGC_TYPE_TABLE));
  g_assert_true (ogc_guide_fits (OGC_GAME (ogc_session_get_game (fixture->session))));
}

/* A file that is no game changes nothing. */
static void
test_unknown (WindowFixture *fixture,
              gconstpointer  data)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "new-game-of", g_variant_new_string ("chess"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "rules-of", g_variant_new_string ("chess"));
  widget_fixture_settle ();
  await_start (fixture);
}

static void
add (const char *path,
     void      (*test) (WindowFixture *, gconstpointer))
{
  g_test_add (path, WindowFixture, NULL, window_fixture_set_up, test, window_fixture_tear_down);
}

/* Takes decisions at random until the game is over. */
static void
play_to_end (CompileGame *game)
{
  OgcRandom random;

  ogc_random_seed (&random, 1, 1);
  while (!compile_game_get_finished (game))
    {
      unsigned count;
      const CompileDecision *decisions = compile_game_list_decisions (game, &count);

      if (count == 0)
        g_main_context_iteration (NULL, TRUE);
      else
        g_assert_true (compile_game_take (game, &decisions[ogc_random_below (&random, 1, count)], NULL));
    }
  widget_fixture_settle ();
}

/* A key move of a game of the second kind is shown in the replay, and the game is in the history of its kind. */
static void
test_end (WindowFixture *fixture,
          gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->dir, "compile-history.json", NULL);
  g_autoptr (OgcHistory) history = ogc_history_new (&compile_history_format, file);
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (CompileGameStats) stats = NULL;
  g_autoptr (CompileHistoryEntry) entry = NULL;
  CompileGame *game;
  unsigned position;

  ogc_session_set_history (fixture->session, compile_kind.id, history);
  game = begin_compile (fixture);
  compile_game_set_work (game, 1);
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  play_to_end (game);
  g_assert_true (is_shown (fixture, COMPILE_TYPE_END_PAGE));
  save = compile_game_to_save (game);
  stats = compile_game_stats_new (save);
  position = g_array_index (stats->milestones, CompileMilestone, 0).position;
  g_assert_true (window_fixture_is_enabled (fixture, "replay-at"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "replay-at",
                                  g_variant_new ("(us)", position, ""));
  widget_fixture_settle ();
  g_assert_false (is_shown (fixture, COMPILE_TYPE_END_PAGE));
  g_assert_cmpuint (compile_game_get_position (
                      compile_table_get_game (window_fixture_part (fixture, COMPILE_TYPE_TABLE))), ==, position);
  g_assert_true (gtk_widget_activate_action (window_fixture_part (fixture, OGC_TYPE_REPLAY_BAR), "replay.leave", NULL));
  widget_fixture_settle ();
  g_assert_true (is_shown (fixture, COMPILE_TYPE_END_PAGE));

  window_fixture_act (fixture, "history");
  g_assert_true (is_shown (fixture, OGC_TYPE_HISTORY_PAGE));
  while (g_list_model_get_n_items (ogc_history_get_entries (history)) == 0)
    g_main_context_iteration (NULL, TRUE);
  entry = g_list_model_get_item (ogc_history_get_entries (history), 0);
  g_assert_cmpuint (compile_history_entry_get_game (entry)->turns, ==, compile_game_get_turn (game));
  g_assert_cmpuint (ogc_bar_chart_get_n_bars (window_fixture_part (fixture, OGC_TYPE_BAR_CHART)), ==, 2);
  window_fixture_act (fixture, "back");
  g_assert_true (is_shown (fixture, COMPILE_TYPE_END_PAGE));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  add ("/two-games/keep", test_keep);
  add ("/two-games/look-away", test_look_away);
  add ("/two-games/look-away-from-second", test_look_away_from_second);
  add ("/two-games/replay", test_replay);
  add ("/two-games/end", test_end);
  add ("/two-games/learn", test_learn);
  add ("/two-games/unknown", test_unknown);
  return window_fixture_run ();
}
