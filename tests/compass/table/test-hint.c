/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "game-fixture.h"
#include "analysis-fixture.h"
#include "ogc-board.h"
#include "ogc-choice-button.h"
#include "ogc-hint-bar.h"
#include "ogc-hint-layer.h"
#include "ogc-log-view.h"
#include "ogc-analysis-page.h"
#include "ogc-table.h"
#include "ogc-weights-file.h"
#include "table-player.h"
#include "temp-folder.h"
#include "widget-fixture.h"

static void
collect (GtkWidget  *widget,
         const char *css_class,
         GPtrArray  *found)
{
  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, css_class, found);
}

static unsigned
count (GtkWidget  *widget,
       const char *css_class)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  collect (widget, css_class, found);
  return found->len;
}

static GtkWidget *
open_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 700);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* The button of the first hint. */
static GtkWidget *
first_row (GtkWidget *bar)
{
  GtkWidget *mark = NULL;
  g_autoptr (GPtrArray) marks = g_ptr_array_new ();

  collect (bar, "hint-mark", marks);
  mark = marks->len > 0 ? marks->pdata[0] : NULL;
  return mark != NULL ? gtk_widget_get_ancestor (mark, GTK_TYPE_BUTTON) : NULL;
}

/* Requested hints come with as many numbers on the table; choosing one picks its dice, but takes no decision. */
static void
test_hint (void)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 4);
  GtkWidget *table = ogc_table_new ();
  GtkWidget *window, *bar, *layer;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  unsigned position;

  ogc_table_set_game (OGC_TABLE (table), game);
  window = open_window (table);
  while (ogc_game_get_ask_kind (game) != OGC_ASK_PLACE || !ogc_game_get_answerable (game))
    g_assert_true (table_player_step (game, rand));
  bar = widget_fixture_find (table, OGC_TYPE_HINT_BAR);
  layer = widget_fixture_find (table, OGC_TYPE_HINT_LAYER);
  g_assert_false (gtk_widget_get_visible (bar));

  gtk_widget_activate_action (table, "table.hint", NULL);
  g_assert_true (gtk_widget_get_visible (bar));
  while (first_row (bar) == NULL || count (bar, "hint-mark") == 0
         || count (layer, "hint-mark") != count (bar, "hint-mark"))
    g_main_context_iteration (NULL, TRUE);

  position = ogc_game_get_position (game);
  g_signal_emit_by_name (first_row (bar), "clicked");
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (game)), !=, 0);
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
  g_assert_true (gtk_widget_get_visible (bar));

  gtk_widget_activate_action (table, "table.hint", NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  while (count (layer, "hint-mark") > 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_cut_off (GtkWidget *table,
            GtkWidget *bar)
{
  GtkWidget *log = widget_fixture_find (table, OGC_TYPE_LOG_VIEW);
  graphene_rect_t lines, hints;

  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find (log, GTK_TYPE_SCROLLED_WINDOW), table, &lines));
  g_assert_true (gtk_widget_compute_bounds (bar, table, &hints));
  return lines.origin.y + lines.size.height > hints.origin.y;
}

/* The log ends above a short hint, so that its newest lines can be read, and is whole again without hints. */
static void
test_log (void)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 4);
  GtkWidget *table = ogc_table_new ();
  GtkWidget *window, *bar, *log, *lines;

  ogc_table_set_game (OGC_TABLE (table), game);
  window = open_window (table);
  ogc_game_lift_curtain (game);
  bar = widget_fixture_find (table, OGC_TYPE_HINT_BAR);
  log = widget_fixture_find (table, OGC_TYPE_LOG_VIEW);
  lines = widget_fixture_find (log, GTK_TYPE_SCROLLED_WINDOW);
  gtk_widget_activate_action (table, "table.hint", NULL);
  while (first_row (bar) == NULL || is_cut_off (table, bar))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_height (lines), <, gtk_widget_get_height (log));
  gtk_widget_activate_action (table, "table.hint", NULL);
  while (gtk_widget_get_height (lines) < gtk_widget_get_height (log))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Hints whose words are long, as in German, take more width than the log, but none beyond the edge. */
static void
test_long_words (void)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 4);
  GtkWidget *table = ogc_table_new ();
  GtkWidget *window, *bar;
  graphene_rect_t bounds;
  int wanted;

  ogc_table_set_game (OGC_TABLE (table), game);
  window = open_window (table);
  ogc_game_lift_curtain (game);
  bar = widget_fixture_find (table, OGC_TYPE_HINT_BAR);
  wanted = gtk_widget_get_width (widget_fixture_find (table, OGC_TYPE_LOG_VIEW)) + 100;
  gtk_widget_set_size_request (bar, wanted, -1);
  gtk_widget_activate_action (table, "table.hint", NULL);
  while (first_row (bar) == NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_draw (window);
  g_assert_true (gtk_widget_compute_bounds (bar, table, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, wanted);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (table));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether the row is called as good as another, which screen readers hear by the digits that are in its name. */
static gboolean
is_equal_said (GtkWidget *row,
               OgcHint   *first)
{
  OgcHint *hint = ogc_choice_button_get_item (OGC_CHOICE_BUTTON (row));
  g_autofree char *said = first == NULL ? g_strdup (ogc_hint_get_reason (hint))
                                        : g_strdup_printf ("As good as hint %u. %s", ogc_hint_get_number (first),
                                                           ogc_hint_get_reason (hint));

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said);
  return count (row, "hint-equal") > 0;
}

/* Checks that hints are called equally good exactly if they promise the same. Returns whether any are. */
static gboolean
check_equal (GtkWidget *bar)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new ();
  gboolean some = FALSE;

  collect (bar, "hint-mark", marks);
  for (guint i = 0; i < marks->len; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (marks->pdata[i], GTK_TYPE_BUTTON);
      OgcHint *hint = ogc_choice_button_get_item (OGC_CHOICE_BUTTON (row));
      OgcHint *first = NULL;

      for (guint j = 0; j < i; j++)
        {
          GtkWidget *other_row = gtk_widget_get_ancestor (marks->pdata[j], GTK_TYPE_BUTTON);
          OgcHint *other = ogc_choice_button_get_item (OGC_CHOICE_BUTTON (other_row));

          if (first == NULL && g_str_equal (ogc_hint_get_expectation (hint), ogc_hint_get_expectation (other)))
            first = other;
        }
      g_assert_true (is_equal_said (row, first) == (first != NULL));
      some = some || first != NULL;
    }
  return some;
}

static GtkWidget *
find_tile (GtkWidget *table,
           OgcHint   *hint)
{
  return ogc_board_find_offered (widget_fixture_find (table, OGC_TYPE_BOARD), ogc_hint_get_decision (hint)->tile);
}

/* Checks that the first number is on the tile that its hint is about, and that choosing the hint, by mouse too, moves
 * the focus there and shows it, and marks the tile until the hints are closed. Returns the tile. */
static GtkWidget *
check_place (GtkWidget *table,
             GtkWidget *bar,
             GtkWidget *layer)
{
  GtkWidget *row = first_row (bar);
  OgcHint *hint = ogc_choice_button_get_item (OGC_CHOICE_BUTTON (row));
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (table));
  g_autoptr (GPtrArray) marks = g_ptr_array_new ();
  graphene_rect_t mark, tile;

  collect (layer, "hint-mark", marks);
  g_assert_true (gtk_widget_compute_bounds (marks->pdata[0], table, &mark));
  g_assert_true (gtk_widget_compute_bounds (find_tile (table, hint), table, &tile));
  g_assert_true (graphene_rect_intersection (&mark, &tile, NULL));
  gtk_window_set_focus_visible (window, FALSE);
  g_signal_emit_by_name (row, "clicked");
  g_assert_true (gtk_window_get_focus (window) == find_tile (table, hint));
  g_assert_true (gtk_window_get_focus_visible (window));
  g_assert_true (gtk_widget_has_css_class (find_tile (table, hint), "advised"));
  return find_tile (table, hint);
}

/* Hints about tiles do not move anything on the table, and equal ones are called equal. */
static void
test_tiles (void)
{
  g_autoptr (OgcGame) game = table_player_new_game (2, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI, 2);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  GtkWidget *table = ogc_table_new ();
  GtkWidget *window, *bar, *layer, *board;
  gboolean equal = FALSE;

  ogc_table_set_game (OGC_TABLE (table), game);
  window = open_window (table);
  bar = widget_fixture_find (table, OGC_TYPE_HINT_BAR);
  layer = widget_fixture_find (table, OGC_TYPE_HINT_LAYER);
  board = widget_fixture_find (table, OGC_TYPE_BOARD);
  for (unsigned n = 0; n < 3;)
    {
      GtkWidget *tile;
      int height;

      g_assert_true (table_player_step (game, rand));
      ogc_game_lift_curtain (game);
      if (ogc_game_get_ask_kind (game) != OGC_ASK_TAKE)
        continue;
      n++;
      widget_fixture_draw (window);
      height = gtk_widget_get_height (board);
      gtk_widget_activate_action (table, "table.hint", NULL);
      while (first_row (bar) == NULL || count (layer, "hint-mark") != count (bar, "hint-mark"))
        g_main_context_iteration (NULL, TRUE);
      widget_fixture_draw (window);
      g_assert_cmpint (gtk_widget_get_height (board), ==, height);
      equal = check_equal (bar) || equal;
      tile = check_place (table, bar, layer);
      gtk_widget_activate_action (table, "table.hint", NULL);
      g_assert_false (gtk_widget_has_css_class (tile, "advised"));
    }
  g_assert_true (equal);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
sought_cb (OgcAnalysisPage *page,
           guint            position,
           const char      *comment,
           guint           *sought)
{
  *sought = position;
}

/* Mistakes are listed by size, of the person at first, or of everybody; a click leads to the moment. */
static void
test_lookback (void)
{
  const OgcSetup setup = { .seed = 9, .seats = 2, .form = OGC_FORM_FEWER, .b = OGC_GUILD, .c = OGC_NO_BUILDING };
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, G_MAXUINT, 0);
  g_autoptr (TempFolder) path = temp_folder_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  GtkWidget *page = ogc_analysis_page_new ();
  GtkWidget *window = open_window (page);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autofree char *problem = NULL;
  GtkWidget *who;
  guint sought = G_MAXUINT, greatest;

  greatest = analysis_fixture_leave (save, folder);
  g_signal_connect (page, "sought", G_CALLBACK (sought_cb), &sought);
  ogc_analysis_page_look (OGC_ANALYSIS_PAGE (page), save, folder);
  while (count (page, "mistake") < 1)
    g_main_context_iteration (NULL, TRUE);
  collect (page, "mistake", rows);
  g_assert_cmpuint (rows->len, ==, 1);
  g_signal_emit_by_name (rows->pdata[0], "clicked");
  g_assert_cmpuint (sought, ==, 0);
  who = widget_fixture_find (page, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (who)), ==, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (who), 0);
  while (count (page, "mistake") < 2)
    g_main_context_iteration (NULL, TRUE);
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (who)),
                                                GTK_ACCESSIBLE_PROPERTY_LABEL, "Whose decisions: Everyone");
  g_assert_cmpstr (problem, ==, NULL);
  g_ptr_array_set_size (rows, 0);
  collect (page, "mistake", rows);
  g_assert_cmpuint (rows->len, ==, 2);
  g_signal_emit_by_name (rows->pdata[0], "clicked");
  g_assert_cmpuint (sought, ==, greatest);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_assert_true (ogc_weights_file_use_default (NULL));
  g_test_add_func ("/hint/table", test_hint);
  g_test_add_func ("/hint/log", test_log);
  g_test_add_func ("/hint/long-words", test_long_words);
  g_test_add_func ("/hint/tiles", test_tiles);
  g_test_add_func ("/hint/lookback", test_lookback);
  return g_test_run ();
}
