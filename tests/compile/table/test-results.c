/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game of Compile Gold, as the table shows it. */

#include "compile-end-page.h"
#include "compile-game-stats.h"
#include "compile-history-text.h"
#include "compile-table.h"
#include "compile-text.h"
#include "compile-tray.h"
#include "ogc-line-chart.h"
#include "ogc-live-region.h"
#include "ogc-medal.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "ogc-theme.h"
#include "widget-fixture.h"

#define STREAM 6
#define SEED 11
#define DRAWN_SEED 170 /* a game that nobody wins */

static CompileGame *
new_seeded_game (unsigned seed)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = { .seed = seed, .first = 0 };
  CompileGame *game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);

  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_pace (game, OGC_PACE_INSTANT);
  compile_game_set_running (game, TRUE);
  return game;
}

static CompileGame *
new_game (void)
{
  return new_seeded_game (SEED);
}

/* Takes random decisions until the game is over, @most at most. Returns how many there were. */
static unsigned
play (CompileGame *game,
      unsigned     most)
{
  const CompileSetup *setup = compile_game_get_setup (game);
  OgcRandom random;
  unsigned n;

  ogc_random_seed (&random, STREAM, setup->seed);
  while (!compile_game_get_finished (game) && compile_game_get_position (game) < most)
    {
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      g_assert_true (compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL));
    }
  return compile_game_get_position (game);
}

static GtkWidget *
open_table (CompileGame *game)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = compile_table_new ();

  compile_table_set_game (COMPILE_TABLE (table), game);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 754);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* How many widgets below @widget pass @test. */
static unsigned
count (GtkWidget            *widget,
       WidgetFixtureMatches  test,
       gconstpointer         data)
{
  unsigned n = test (widget, (gpointer) data);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, test, data);
  return n;
}

static gboolean
is_lit (GtkWidget *widget,
        gpointer   data)
{
  return gtk_widget_has_css_class (widget, "seal") && gtk_widget_has_css_class (widget, "compiled");
}

static gboolean
is_medal (GtkWidget *widget,
          gpointer   data)
{
  return OGC_IS_MEDAL (widget);
}

/* Whether the widget's name for screen readers is @name. */
static gboolean
is_called (GtkWidget *widget,
           gpointer   name)
{
  g_autofree char *wrong = GTK_IS_LABEL (widget)
                             ? gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                   GTK_ACCESSIBLE_PROPERTY_LABEL, name)
                             : g_strdup ("no label");

  return wrong == NULL;
}

/* Whether the button leads to the table at that moment. */
static gboolean
leads_to (GtkWidget *widget,
          gpointer   milestone)
{
  guint position;

  if (!GTK_IS_BUTTON (widget)
      || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.replay-at") != 0)
    return FALSE;
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), "(u&s)", &position, NULL);
  return milestone == NULL || position == ((const CompileMilestone *) milestone)->position;
}

static gboolean
does (GtkWidget *widget,
      gpointer   action)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/* The page shows who has won, what was done, and when and by which moves each protocol was compiled. */
static void
test_told (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (CompileGameStats) stats = NULL;
  g_autofree char *title = NULL;
  unsigned winner, loser_compiled, n_moves = 0;

  g_assert_false (gtk_widget_get_visible (page));
  play (game, G_MAXUINT);
  g_assert_true (gtk_widget_get_visible (page));
  save = compile_game_to_save (game);
  stats = compile_game_stats_new (save);
  winner = save->state.winner;
  g_assert_cmpuint (winner, <, COMPILE_N_SIDES);
  title = g_strdup_printf ("%s wins", save->seats[winner].name);
  g_assert_cmpuint (count (page, widget_fixture_is_label, title), ==, 1);
  g_assert_cmpuint (count (page, widget_fixture_is_label, "The Moves That Decided It"), ==, 1);
  g_assert_nonnull (widget_fixture_find (page, OGC_TYPE_MEDAL));
  g_assert_nonnull (widget_fixture_find (page, OGC_TYPE_LINE_CHART));
  loser_compiled = compile_seat_get_compiled (compile_game_get_seat (game, !winner));
  g_assert_cmpuint (count (page, is_lit, NULL), ==, 2 * COMPILE_N_LINES + loser_compiled);
  for (unsigned stat = 0; stat < COMPILE_N_STATS; stat++)
    {
      static const char * const names[] = { "Cards played face up", "Cards played face down", "Cards drawn",
                                            "Cards discarded", "Hands refilled", "Control taken", "Effects resolved",
                                            "Own cards deleted" };
      g_autofree char *name = g_strdup_printf ("%s: %s %u, %s %u", names[stat], save->seats[winner].name,
                                               stats->counts[winner][stat], save->seats[!winner].name,
                                               stats->counts[!winner][stat]);

      g_assert_cmpuint (count (page, is_called, name), ==, 1);
    }
  for (guint i = 0; i < stats->milestones->len; i++)
    {
      const CompileMilestone *milestone = &g_array_index (stats->milestones, CompileMilestone, i);

      if (milestone->side != winner || milestone->again)
        continue;
      g_assert_cmpuint (count (page, leads_to, milestone), ==, 1);
      n_moves++;
    }
  g_assert_cmpuint (n_moves, ==, COMPILE_N_LINES);
  g_assert_cmpuint (count (page, leads_to, NULL), ==, n_moves);
  gtk_window_destroy (GTK_WINDOW (window));
}

static const char *
get_announced (GtkWidget *page)
{
  return ogc_live_region_get_text (widget_fixture_find (page, OGC_TYPE_LIVE_REGION));
}

/* Screen readers hear who has won, after the focus has moved to a button; each time the page is shown. */
static void
test_announced (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  const char *winner;

  play (game, G_MAXUINT);
  g_assert_cmpstr (get_announced (page), ==, "");
  while (*get_announced (page) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  winner = compile_seat_get_name (compile_game_get_seat (game, (unsigned) compile_game_get_winner (game)));
  g_assert_true (g_str_has_prefix (get_announced (page), winner));
  g_assert_nonnull (strstr (get_announced (page), " wins. 3 to "));
  g_assert_true (gtk_widget_activate_action (page, "end.show-table", NULL));
  g_assert_cmpstr (get_announced (page), ==, "");
  compile_end_page_show (COMPILE_END_PAGE (page));
  while (*get_announced (page) == '\0')
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* COM-71: if nobody has won, both sides are treated alike, and no move is said to have decided the game. */
static void
test_drawn (void)
{
  g_autoptr (CompileGame) game = new_seeded_game (DRAWN_SEED);
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (CompileGameStats) stats = NULL;
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  unsigned compiled[COMPILE_N_SIDES];
  g_autofree char *result = NULL;

  play (game, G_MAXUINT);
  save = compile_game_to_save (game);
  stats = compile_game_stats_new (save);
  g_assert_cmpuint (save->state.winner, ==, COMPILE_NOBODY);
  g_assert_cmpint (compile_game_get_winner (game), ==, -1);
  g_assert_true (gtk_widget_get_visible (page));
  g_assert_cmpuint (count (page, widget_fixture_is_label, "Nobody has won"), ==, 1);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    compiled[side] = compile_seat_get_compiled (compile_game_get_seat (game, side));
  result = g_strdup_printf ("%u to %u in %u turns", compiled[0], compiled[1], COMPILE_MAX_TURNS);
  g_assert_cmpuint (count (page, widget_fixture_is_label, result), ==, 1);
  g_assert_cmpuint (count (page, is_medal, NULL), ==, COMPILE_N_SIDES);
  /* Only the compiled protocols are lit, none as the winning one. */
  g_assert_cmpuint (count (page, is_lit, NULL), ==, compiled[0] + compiled[1]);
  /* Above the moves, and on the button that leads there. */
  g_assert_cmpuint (count (page, widget_fixture_is_label, "Last Compiled"), ==, 2);
  g_assert_cmpuint (count (page, widget_fixture_is_label, "The Moves That Decided It"), ==, 0);
  g_assert_cmpuint (count (page, leads_to, NULL), ==, COMPILE_N_LINES);
  for (guint i = stats->milestones->len - COMPILE_N_LINES; i < stats->milestones->len; i++)
    g_assert_cmpuint (count (page, leads_to, &g_array_index (stats->milestones, CompileMilestone, i)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page makes room for the table, and comes back. */
static void
test_table (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  GtkWidget *tray = widget_fixture_find (window, COMPILE_TYPE_TRAY);

  play (game, G_MAXUINT);
  g_assert_false (gtk_widget_get_mapped (tray));
  g_assert_true (gtk_widget_activate_action (page, "end.show-table", NULL));
  g_assert_false (gtk_widget_get_visible (page));
  g_assert_true (gtk_widget_get_mapped (tray));
  g_assert_cmpuint (count (tray, does, "win.rematch"), ==, 1);
  g_assert_cmpuint (count (tray, does, "compile.show-end"), ==, 1);
  g_assert_true (gtk_widget_activate_action (tray, "compile.show-end", NULL));
  g_assert_true (gtk_widget_get_visible (page));
  g_assert_false (gtk_widget_get_mapped (tray));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page appears only after the motion that ended the game, and not over another game. */
static void
test_held (void)
{
  g_autoptr (CompileGame) other = new_game ();
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  unsigned n = play (other, G_MAXUINT);

  play (game, n - 1);
  g_assert_false (compile_game_get_finished (game));
  compile_game_hold (game);
  while (!compile_game_get_finished (game))
    {
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      g_assert_true (compile_game_take (game, &list[n - 1], NULL));
    }
  g_assert_false (gtk_widget_get_visible (page));
  compile_game_release (game);
  g_assert_true (gtk_widget_get_visible (page));
  compile_table_set_game (COMPILE_TABLE (gtk_window_get_child (GTK_WINDOW (window))), NULL);
  g_assert_false (gtk_widget_get_visible (page));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The Tab key reaches everything, beginning with the most likely action. */
static void
test_focus (void)
{
  static const GActionEntry actions[] = { { "rematch" }, { "replay" }, { "save-record" }, { "new-game" },
                                          { "replay-at", NULL, "(us)" } };
  static const char * const wanted[] = { "win.rematch", "win.replay", "end.show-table", "win.replay-at" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  unsigned reached = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
  play (game, G_MAXUINT);
  while (gtk_window_get_focus (GTK_WINDOW (window)) == NULL
         || !does (gtk_window_get_focus (GTK_WINDOW (window)), (char *) "win.rematch"))
    g_main_context_iteration (NULL, TRUE);
  for (unsigned presses = 0; presses < 20; presses++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
        if (focus != NULL && does (focus, (char *) wanted[i]))
          reached |= 1u << i;
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
    }
  g_assert_cmphex (reached, ==, (1u << G_N_ELEMENTS (wanted)) - 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The button that leads to the deciding moves takes the focus there. */
static void
test_go_to_moves (void)
{
  static const GActionEntry actions[] = { { "rematch" }, { "replay-at", NULL, "(us)" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = open_table (game);
  GtkWidget *page = widget_fixture_find (window, COMPILE_TYPE_END_PAGE);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (widget_fixture_find (page, GTK_TYPE_SCROLLED_WINDOW));

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 500);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
  play (game, G_MAXUINT);
  while (*get_announced (page) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (does (gtk_window_get_focus (GTK_WINDOW (window)), (char *) "win.rematch"));
  g_assert_true (gtk_widget_activate_action (page, "end.show-moves", NULL));
  g_assert_true (does (gtk_window_get_focus (GTK_WINDOW (window)), (char *) "win.replay-at"));
  widget_fixture_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In a replay the table stays visible to its end. */
static void
test_replay (void)
{
  g_autoptr (CompileGame) game = new_game ();
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (CompileGame) replay = NULL;
  GtkWidget *window;

  play (game, G_MAXUINT);
  save = compile_game_to_save (game);
  replay = compile_game_new_replay (save, COMPILE_EVERYBODY, NULL);
  window = open_table (replay);
  compile_game_seek (replay, compile_game_get_length (replay));
  g_assert_true (compile_game_get_finished (replay));
  g_assert_false (gtk_widget_get_visible (widget_fixture_find (window, COMPILE_TYPE_END_PAGE)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the history says about the game. */
static void
test_history (void)
{
  g_autoptr (CompileGame) game = new_game ();
  g_autoptr (CompileSave) save = NULL;
  g_autoptr (OgcHistoryEntry) entry = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *turns = NULL;

  play (game, G_MAXUINT);
  save = compile_game_to_save (game);
  entry = OGC_HISTORY_ENTRY (compile_history_entry_new_from_save (save));
  heading = compile_history_text_heading (entry, "yesterday");
  turns = g_strdup_printf ("yesterday · Gold · %u turns · seed %u", save->state.turn, SEED);
  g_assert_cmpstr (heading, ==, turns);
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      g_autofree char *seat = compile_history_text_seat (entry, side);
      g_autofree char *begin = g_strdup_printf ("%s %u: ", save->seats[side].name,
                                                compile_seat_get_compiled (compile_game_get_seat (game, side)));

      g_assert_true (g_str_has_prefix (seat, begin));
      for (unsigned n = 0; n < COMPILE_N_LINES; n++)
        {
          const OgcStanding standing = { .value = compile_card_set_get_protocol (
                                           save->card_set, save->state.protocols[COMPILE_N_LINES * side + n]) };

          g_assert_nonnull (strstr (seat, compile_history_text_label (COMPILE_STANDING_BY_PROTOCOL, &standing)));
        }
    }
}

/* Checks that all text outside of buttons is light enough for the dark panels. */
static void
check_light_text (GtkWidget *widget)
{
  GdkRGBA colour;

  if (GTK_IS_BUTTON (widget) || !gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    {
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
      if (0.3 * colour.red + 0.6 * colour.green + 0.1 * colour.blue < 0.5)
        {
          g_test_message ("%s is too dark", gtk_label_get_text (GTK_LABEL (widget)));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_light_text (child);
}

/* The end is dark by day too. */
static void
test_day (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window;

  ogc_theme_set_cloth (OGC_CLOTH_LIGHT);
  play (game, G_MAXUINT);
  window = open_table (game);
  widget_fixture_draw (window);
  check_light_text (widget_fixture_find_shown (window, COMPILE_TYPE_END_PAGE));
  gtk_window_destroy (GTK_WINDOW (window));
  ogc_theme_set_cloth (OGC_CLOTH_DARK);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());

  g_test_add_func ("/compile-end/told", test_told);
  g_test_add_func ("/compile-end/announced", test_announced);
  g_test_add_func ("/compile-end/drawn", test_drawn);
  g_test_add_func ("/compile-end/day", test_day);
  g_test_add_func ("/compile-end/table", test_table);
  g_test_add_func ("/compile-end/held", test_held);
  g_test_add_func ("/compile-end/focus", test_focus);
  g_test_add_func ("/compile-end/go-to-moves", test_go_to_moves);
  g_test_add_func ("/compile-end/history", test_history);
  g_test_add_func ("/compile-end/replay", test_replay);

  return g_test_run ();
}
