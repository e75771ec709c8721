/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "compile-history-text.h"
#include "game-fixture.h"
#include "ogc-bar-chart.h"
#include "ogc-choice-item.h"
#include "ogc-dice-page.h"
#include "ogc-games.h"
#include "ogc-compass-ui.h"
#include "ogc-game-history-entry.h"
#include "ogc-history-page.h"
#include "ogc-history-text.h"
#include "ogc-notice.h"
#include "ogc-replay-bar.h"
#include "ogc-roll-stats.h"
#include "ogc-save-row.h"
#include "ogc-saves-page.h"
#include "seated-game.h"
#include "temp-folder.h"
#include "widget-fixture.h"

/* Fixture: a page in a window, with a folder of its own. */
typedef struct {
  TempFolder     *path;
  OgcStore       *store;
  OgcSession     *session;
  OgcHistory *history;
  GtkWidget      *window;
  GtkWidget      *page;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) history = NULL;

  fixture->path = temp_folder_new ();
  folder = g_file_new_build_filename (fixture->path, "saves", NULL);
  history = g_file_new_build_filename (fixture->path, "history.json", NULL);
  fixture->store = ogc_store_new (folder);
  fixture->session = ogc_session_new (fixture->store);
  fixture->history = ogc_history_new (&ogc_game_history_format, history);
  ogc_session_set_history (fixture->session, OGC_SAVE_GAME, fixture->history);
  fixture->window = gtk_window_new ();
}

static void
pass_time (void)
{
  g_main_context_iteration (NULL, FALSE);
  g_usleep (1000);
}

/* Iterates until the condition holds, because other threads take their time. */
#define EVENTUALLY(condition) \
  while (!(condition)) \
    pass_time ()

/* Runs what is ready, and with it the reports of the history. */
static void
settle (Fixture *fixture)
{
  ogc_history_flush (fixture->history);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle (fixture);
  g_clear_object (&fixture->session);
  /* Threads of the list of games may still hold the store, and read its folder. */
  g_object_add_weak_pointer (G_OBJECT (fixture->store), (gpointer *) &fixture->store);
  g_object_unref (fixture->store);
  EVENTUALLY (g_atomic_pointer_get (&fixture->store) == NULL);
  g_clear_object (&fixture->history);
  temp_folder_free (fixture->path);
}

static void
show (Fixture   *fixture,
      GtkWidget *page)
{
  fixture->page = page;
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  settle (fixture);
}

static guint
count (GtkWidget *widget,
       GType      type)
{
  guint n = gtk_widget_get_child_visible (widget) && g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static gpointer
nth (GtkWidget *widget,
     GType      type,
     guint     *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gpointer
get (Fixture *fixture,
     GType    type,
     guint    n)
{
  gpointer found = nth (fixture->page, type, &n);

  g_assert_nonnull (found);
  return found;
}

static const char *
notice (Fixture *fixture)
{
  return ogc_notice_get_text (get (fixture, OGC_TYPE_NOTICE, 0));
}

static void
keep (Fixture    *fixture,
      const char *id,
      guint       length,
      gint64      changed)
{
  g_autofree char *name = g_strconcat (id, OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GBytes) bytes = NULL;
  const OgcSetup setup = game_fixture_setup (6, 55);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);

  save->label.changed = changed;
  bytes = ogc_save_to_bytes (save);
  g_assert_true (ogc_store_write (fixture->store, name, bytes, NULL));
}

static void
put (Fixture    *fixture,
     const char *name)
{
  g_autofree char *path = g_build_filename (fixture->path, "saves", name, NULL);

  g_assert_true (g_file_set_contents (path, "{", 1, NULL));
}

static guint
count_rows (Fixture *fixture)
{
  return count (fixture->page, OGC_TYPE_SAVE_ROW);
}

static OgcSaveInfo *
get_info (Fixture *fixture,
          guint    row)
{
  return ogc_save_row_get_info (get (fixture, OGC_TYPE_SAVE_ROW, row));
}

/* Whether there are @rows games, and all of them have been read. */
static gboolean
are_read (Fixture *fixture,
          guint    rows)
{
  if (count_rows (fixture) != rows)
    return FALSE;
  for (guint n = 0; n < rows; n++)
    if (ogc_save_info_get_n_seats (get_info (fixture, n)) == 0
        && ogc_save_info_get_problem (get_info (fixture, n)) == NULL)
      return FALSE;
  return TRUE;
}

static void
show_saves (Fixture *fixture,
            guint    rows)
{
  show (fixture, ogc_saves_page_new (fixture->session));
  EVENTUALLY (are_read (fixture, rows));
}

static void
act (Fixture    *fixture,
     const char *action,
     guint       row)
{
  OgcSaveRow *its = get (fixture, OGC_TYPE_SAVE_ROW, row);
  g_autofree char *uri = g_file_get_uri (ogc_save_info_get_file (ogc_save_row_get_info (its)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (its), action, "s", uri));
  settle (fixture);
}

static const char *
title (Fixture *fixture,
       guint    row)
{
  return ogc_save_info_get_title (get_info (fixture, row));
}

static void
opened_cb (OgcSavesPage  *page,
           OgcSaveInfo   *info,
           OgcSaveInfo  **out)
{
  *out = info;
}

/* The button of the page that begins a game. */
static GtkWidget *
get_new_game (Fixture *fixture)
{
  for (guint n = 0;; n++)
    {
      GtkWidget *button = get (fixture, GTK_TYPE_BUTTON, n);

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.new-game") == 0)
        return button;
    }
}

/* The page without games offers to begin one; a filter that hides all games does not. */
static void
test_saves_empty (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkToggleButton *in_progress;

  show (fixture, ogc_saves_page_new (fixture->session));
  EVENTUALLY (gtk_widget_get_mapped (get_new_game (fixture)));
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  g_assert_null (notice (fixture));
  in_progress = get (fixture, GTK_TYPE_TOGGLE_BUTTON, 1);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (in_progress)), ==, "In Progress");
  gtk_toggle_button_set_active (in_progress, TRUE);
  g_assert_false (gtk_widget_get_mapped (get_new_game (fixture)));
}

/* The list of games; drop-downs contain lists too. */
static GtkListView *
get_list (Fixture *fixture)
{
  guint n = 0;

  while (gtk_widget_get_ancestor (get (fixture, GTK_TYPE_LIST_VIEW, n), GTK_TYPE_POPOVER) != NULL)
    n++;
  return get (fixture, GTK_TYPE_LIST_VIEW, n);
}

static void
test_saves (Fixture       *fixture,
            gconstpointer  data)
{
  OgcSaveInfo *opened = NULL;

  keep (fixture, "game-a", 20, 1000);
  keep (fixture, "game-b", 20000, 2000);
  put (fixture, "broken" OGC_SAVE_EXTENSION);
  show_saves (fixture, 3);
  g_signal_connect (fixture->page, "open", G_CALLBACK (opened_cb), &opened);

  /* Screen readers read more about each row than its buttons. */
  for (guint n = 0; n < 3; n++)
    {
      OgcSaveRow *row = get (fixture, OGC_TYPE_SAVE_ROW, n);
      GtkWidget *item = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (row)));
      g_autofree char *label = ogc_save_row_describe (ogc_save_row_get_info (row), FALSE);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
    }

  /* The damaged game, which is the newest, cannot be opened. */
  act (fixture, "saves.open", 0);
  g_assert_null (opened);
  act (fixture, "saves.open", 2);
  g_assert_cmpint (ogc_save_info_get_changed (opened), ==, 1000);
  /* Return and a click open a game. */
  opened = NULL;
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_list (fixture)), "list.activate-item", "u", 0u));
  g_assert_null (opened);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_list (fixture)), "list.activate-item", "u", 1u));
  g_assert_cmpint (ogc_save_info_get_changed (opened), ==, 2000);

  act (fixture, "saves.remove", 1);
  EVENTUALLY (count_rows (fixture) == 2);
  EVENTUALLY (notice (fixture) != NULL);
  gtk_widget_activate_action (get (fixture, OGC_TYPE_NOTICE, 0), "saves.undo", NULL);
  settle (fixture);
  EVENTUALLY (count_rows (fixture) == 3);
  g_assert_null (notice (fixture));
}

static void
test_saves_filter (Fixture       *fixture,
                   gconstpointer  data)
{
  keep (fixture, "game-a", 20, 1000);
  keep (fixture, "game-b", 21, 1500);
  keep (fixture, "game-c", 20000, 2000);
  put (fixture, "broken" OGC_SAVE_EXTENSION);
  show (fixture, ogc_saves_page_new (fixture->session));
  gtk_toggle_button_set_active (get (fixture, GTK_TYPE_TOGGLE_BUTTON, 1), TRUE);
  EVENTUALLY (count_rows (fixture) == 2);
  gtk_toggle_button_set_active (get (fixture, GTK_TYPE_TOGGLE_BUTTON, 2), TRUE);
  EVENTUALLY (count_rows (fixture) == 1);
  gtk_toggle_button_set_active (get (fixture, GTK_TYPE_TOGGLE_BUTTON, 0), TRUE);
  EVENTUALLY (count_rows (fixture) == 4);
}

/* Whether all of the row can be seen. */
static gboolean
is_in_sight (Fixture *fixture,
             guint    row)
{
  GtkWidget *its = get (fixture, OGC_TYPE_SAVE_ROW, row);
  GtkWidget *scroller = gtk_widget_get_ancestor (its, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (its, scroller, &bounds) && bounds.size.height > 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

/* In the smallest window two games can be seen; what their missing buttons would do, the rows themselves do. */
static void
test_saves_narrow (Fixture       *fixture,
                   gconstpointer  data)
{
  keep (fixture, "game-a", 20, 1000);
  keep (fixture, "game-b", 20, 2000);
  show_saves (fixture, 2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  EVENTUALLY (is_in_sight (fixture, 1) && gtk_widget_get_width (fixture->page) == 360);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 600);
  EVENTUALLY (gtk_widget_get_width (fixture->page) == 900
              && gtk_widget_get_mapped (widget_fixture_find (get (fixture, OGC_TYPE_SAVE_ROW, 0), GTK_TYPE_BUTTON)));
}

/* The row that has the focus, or NULL. */
static OgcSaveRow *
get_focus_row (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  guint n = 0;

  return focus != NULL && gtk_widget_has_css_class (gtk_widget_get_parent (focus), "archive-list")
         ? nth (focus, OGC_TYPE_SAVE_ROW, &n) : NULL;
}

/* Begins to edit the title of a row. */
static GtkWidget *
edit_title (Fixture *fixture,
            guint    row)
{
  GtkWidget *entry = get (fixture, GTK_TYPE_ENTRY, row);

  act (fixture, "saves.rename", row);
  EVENTUALLY (gtk_widget_get_mapped (entry));
  return entry;
}

/* The title can be edited in place, with all of it selected; afterwards the focus is on the row again. */
static void
test_saves_rename (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *entry, *button;
  int first, end;
  g_autofree char *before = NULL;

  keep (fixture, "game-a", 20, 1000);
  keep (fixture, "game-b", 20, 2000);
  show_saves (fixture, 2);
  before = g_strdup (title (fixture, 1));
  entry = edit_title (fixture, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, before);
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &first, &end));
  g_assert_cmpint (end - first, ==, g_utf8_strlen (before, -1));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "  Evening ");
  g_signal_emit_by_name (entry, "activate");
  settle (fixture);
  EVENTUALLY (g_str_equal (title (fixture, 1), "Evening"));
  EVENTUALLY (get_focus_row (fixture) == get (fixture, OGC_TYPE_SAVE_ROW, 1));
  g_assert_false (gtk_widget_get_visible (entry));

  /* The tick in the entry does the same, and going on elsewhere keeps what was typed, and the focus there. */
  entry = edit_title (fixture, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Noon");
  g_signal_emit_by_name (entry, "icon-release", GTK_ENTRY_ICON_SECONDARY);
  EVENTUALLY (g_str_equal (title (fixture, 1), "Noon"));
  gtk_editable_set_text (GTK_EDITABLE (edit_title (fixture, 1)), "Morning");
  button = widget_fixture_find (get (fixture, OGC_TYPE_SAVE_ROW, 1), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (button));
  EVENTUALLY (g_str_equal (title (fixture, 1), "Morning"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);

  /* The default name does not count as a title. */
  g_signal_emit_by_name (edit_title (fixture, 0), "activate");
  EVENTUALLY (get_focus_row (fixture) == get (fixture, OGC_TYPE_SAVE_ROW, 0));
  g_assert_false (ogc_save_info_get_named (ogc_save_row_get_info (get_focus_row (fixture))));
}

/* After a deletion the focus is on a neighbouring row; after an undo, on the row that came back. */
static void
test_saves_focus (Fixture       *fixture,
                  gconstpointer  data)
{
  keep (fixture, "game-a", 20, 1000);
  keep (fixture, "game-b", 20, 2000);
  keep (fixture, "game-c", 20, 3000);
  show_saves (fixture, 3);
  gtk_widget_activate_action (fixture->page, "page.focus", NULL);
  EVENTUALLY (get_focus_row (fixture) == get (fixture, OGC_TYPE_SAVE_ROW, 0));
  act (fixture, "saves.remove", 0);
  EVENTUALLY (count_rows (fixture) == 2);
  EVENTUALLY (get_focus_row (fixture) == get (fixture, OGC_TYPE_SAVE_ROW, 0));
  EVENTUALLY (notice (fixture) != NULL);
  gtk_widget_activate_action (get (fixture, OGC_TYPE_NOTICE, 0), "saves.undo", NULL);
  EVENTUALLY (count_rows (fixture) == 3);
  EVENTUALLY (get_focus_row (fixture) == get (fixture, OGC_TYPE_SAVE_ROW, 0));
}

static guint
count_games (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (get_list (fixture))));
}

/* The month offered at @position; 0 for none. */
static unsigned
get_month (GtkDropDown *months,
           guint        position)
{
  g_autoptr (OgcChoiceItem) choice = g_list_model_get_item (gtk_drop_down_get_model (months), position);

  return choice != NULL ? ogc_choice_item_get_value (choice) : 0;
}

/* Of many games only the visible ones have filled rows; each can be found by its title or its month. */
static void
test_saves_many (Fixture       *fixture,
                 gconstpointer  data)
{
  const OgcSetup setup = game_fixture_setup (6, 55);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20, 0);
  g_autofree char *text = NULL;
  GtkAdjustment *adjustment;
  GtkDropDown *month;

  keep (fixture, "game-needle", 20000, 1763707000);
  save->label.changed = 1700000000;
  text = game_fixture_text (save);
  for (guint n = 0; n < 300; n++)
    {
      g_autofree char *path = g_strdup_printf ("%s/saves/game-%u" OGC_SAVE_EXTENSION, fixture->path, n);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  show (fixture, ogc_saves_page_new (fixture->session));
  EVENTUALLY (count_games (fixture) == 301 && count_rows (fixture) > 4);

  month = get (fixture, GTK_TYPE_DROP_DOWN, 0);
  EVENTUALLY (get_month (month, 1) == 2025 * 12 + 10 && get_month (month, 2) == 2023 * 12 + 10);
  g_assert_cmpuint (count_rows (fixture), <, 40);
  /* The same rows are reused at the other end. */
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (get_list (fixture)));
  for (guint n = 0; n <= 20; n++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * n / 20);
      EVENTUALLY (count_rows (fixture) > 4);
      g_assert_cmpuint (count_rows (fixture), <, 40);
    }
  gtk_drop_down_set_selected (month, 1);
  EVENTUALLY (count_games (fixture) == 1);
  gtk_drop_down_set_selected (month, 0);
  EVENTUALLY (count_games (fixture) == 301);
  gtk_editable_set_text (get (fixture, GTK_TYPE_SEARCH_ENTRY, 0), "2025 finished");
  EVENTUALLY (count_games (fixture) == 1);
  EVENTUALLY (count_rows (fixture) == 1);
  g_assert_cmpint (ogc_save_info_get_changed (get_info (fixture, 0)), ==, 1763707000);
  gtk_editable_set_text (get (fixture, GTK_TYPE_SEARCH_ENTRY, 0), "no such game");
  EVENTUALLY (count_games (fixture) == 0);
}

/* The game on the table gets its new name when renamed, and cannot be deleted. */
static void
test_saves_on_table (Fixture       *fixture,
                     gconstpointer  data)
{
  const OgcSetup setup = game_fixture_setup (6, 55);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20, 0);
  g_autoptr (OgcSave) current = NULL;

  g_assert_true (ogc_session_resume (fixture->session, OGC_SAVED_GAME (save), NULL, NULL));
  ogc_session_set_title (fixture->session, NULL);
  show_saves (fixture, 1);
  act (fixture, "saves.remove", 0);
  EVENTUALLY (count_rows (fixture) == 1);
  EVENTUALLY (notice (fixture) != NULL);
  ogc_saves_page_rename (OGC_SAVES_PAGE (fixture->page), get_info (fixture, 0), "Now");
  settle (fixture);
  EVENTUALLY (g_str_equal (title (fixture, 0), "Now"));
  g_assert_true (ogc_store_flush (fixture->store, NULL));
  current = ogc_save_load (ogc_save_info_get_file (get_info (fixture, 0)), NULL);
  g_assert_cmpstr (current->label.title, ==, "Now");
}

static void
test_saves_files (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->path, "out" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GFile) nowhere = g_file_new_build_filename (fixture->path, "no", "out" OGC_SAVE_EXTENSION, NULL);
  OgcSavesPage *page;

  keep (fixture, "game-a", 20, 1000);
  show_saves (fixture, 1);
  page = OGC_SAVES_PAGE (fixture->page);
  ogc_saves_page_export (page, get_info (fixture, 0), file);
  EVENTUALLY (g_file_query_exists (file, NULL));
  g_assert_null (notice (fixture));
  ogc_saves_page_import (page, file);
  EVENTUALLY (count_rows (fixture) == 2);
  ogc_saves_page_export (page, get_info (fixture, 0), nowhere);
  EVENTUALLY (notice (fixture) != NULL);
  g_assert_nonnull (strstr (notice (fixture), "out" OGC_SAVE_EXTENSION));
  ogc_saves_page_import (page, nowhere);
  settle (fixture);
  EVENTUALLY (count_rows (fixture) == 2);
}

/* What @bar says to a screen reader. */
static char *
dup_words (OgcBar *bar)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

/* The charts show the counted rolls. */
static void
test_dice (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (OgcGame) game = seated_game_new (2, 40, 0x1f, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  const unsigned seats = ogc_game_get_setup (game)->seats;
  GtkWidget *page = ogc_dice_page_new ();
  unsigned ones = 0;

  for (unsigned n = 0; n < 12; n++)
    seated_game_step (game, rand);
  ogc_dice_page_set_game (OGC_DICE_PAGE (page), game);
  show (fixture, page);
  g_assert_cmpuint (count (page, OGC_TYPE_BAR_CHART), ==, 1 + seats + (ogc_game_get_seat (game, OGC_NEUTRAL) != NULL));
  for (unsigned seat = 0; seat < seats; seat++)
    {
      OgcBarChart *chart = get (fixture, OGC_TYPE_BAR_CHART, seat + 1);
      OgcRollStats tally = ogc_roll_stats_own (game, seat);

      g_assert_cmpuint (ogc_bar_chart_get_n_bars (chart), ==, OGC_MAX_VALUE);
      for (unsigned n = 0; n < OGC_MAX_VALUE; n++)
        {
          OgcBar *bar = ogc_bar_chart_get_bar (chart, n);
          g_autofree char *words = dup_words (bar);

          g_assert_cmpfloat (ogc_bar_get_total (bar), ==, tally.counts[n]);
          g_assert_nonnull (strstr (words, tally.counts[n] == 1 ? "1 die showed" : " dice showed"));
          g_assert_cmpfloat_with_epsilon (ogc_bar_get_expected (bar), tally.n / 6., 1e-9);
          ones += tally.counts[n] == 1;
        }
    }
  g_assert_cmpuint (ones, >, 0);
  gtk_widget_activate_action (page, "dice.copy-seed", NULL);
  ogc_dice_page_set_game (OGC_DICE_PAGE (page), NULL);
  g_assert_cmpuint (count (page, OGC_TYPE_BAR_CHART), ==, 0);
}

static void
add_entry (Fixture *fixture,
           guint    n)
{
  const OgcSetup setup = game_fixture_setup (n, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
  g_autoptr (OgcGameHistoryEntry) entry = ogc_game_history_entry_new_from_save (save);

  ogc_history_add (fixture->history, OGC_HISTORY_ENTRY (entry));
}

static void
test_history (Fixture       *fixture,
              gconstpointer  data)
{
  OgcBarChart *kinds;

  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history));
  kinds = get (fixture, OGC_TYPE_BAR_CHART, 0);
  g_assert_cmpuint (ogc_bar_chart_get_n_bars (kinds), ==, 0);
  for (guint n = 0; n < 8; n++)
    add_entry (fixture, n);
  settle (fixture);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) > 0);
  g_assert_cmpfloat (ogc_bar_chart_get_scale (kinds), ==, 100);
  g_assert_cmpfloat (ogc_bar_get_expected (ogc_bar_chart_get_bar (kinds, 0)), >, 0);

  /* Gold instead of wins, on the same scale in all charts. */
  gtk_toggle_button_set_active (get (fixture, GTK_TYPE_TOGGLE_BUTTON, 1), TRUE);
  g_assert_cmpfloat (ogc_bar_get_expected (ogc_bar_chart_get_bar (kinds, 0)), <, 0);
  g_assert_cmpfloat (ogc_bar_chart_get_scale (get (fixture, OGC_TYPE_BAR_CHART, 2)), ==,
                     ogc_bar_chart_get_scale (kinds));
}

/* What is counted is named in the singular if there is one of it. */
static void
test_history_words (Fixture       *fixture,
                    gconstpointer  data)
{
  const OgcStanding one = { .games = 1, .seats = 1, .wins = 1, .amount = 7 };
  const OgcStanding more = { .games = 2, .seats = 3, .wins = 1, .amount = 7 };
  g_autofree char *singular = ogc_history_text_amount ("Ada", "7.0", &one);
  g_autofree char *plural = ogc_history_text_amount ("Ada", "2.3", &more);
  g_autofree char *turns = compile_history_text_amount ("Ada", "7.0", &one);
  OgcBarChart *kinds;
  g_autofree char *bar = NULL;

  g_assert_cmpstr (singular, ==, "Ada: 7.0\302\240gold on average, of 1 player in 1 game");
  g_assert_cmpstr (plural, ==, "Ada: 2.3\302\240gold on average, of 3 players in 2 games");
  g_assert_cmpstr (turns, ==, "Ada: 7.0 turns on average, in 1 game");
  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history));
  kinds = get (fixture, OGC_TYPE_BAR_CHART, 0);
  add_entry (fixture, 3);
  settle (fixture);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) > 0);
  bar = dup_words (ogc_bar_chart_get_bar (kinds, 0));
  g_assert_nonnull (strstr (bar, ", in 1 game;"));
}

/* Whether the list of games and results of one player is shown. */
static gboolean
is_list_shown (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (get_list (fixture)));
}

/* Results and games are side by side if there is room; otherwise one of them is chosen. */
static void
test_history_views (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *chart;
  guint games = 3; /* after the buttons for wins, gold and results */

  add_entry (fixture, 3);
  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history)); /* 900 pixels wide */
  chart = get (fixture, OGC_TYPE_BAR_CHART, 0);
  EVENTUALLY (gtk_widget_get_mapped (chart) && !is_list_shown (fixture));
  for (guint n = 0; n <= games; n++)
    if (gtk_widget_get_ancestor (get (fixture, GTK_TYPE_TOGGLE_BUTTON, n), GTK_TYPE_DROP_DOWN) != NULL)
      games++;
  gtk_toggle_button_set_active (get (fixture, GTK_TYPE_TOGGLE_BUTTON, games), TRUE);
  EVENTUALLY (!gtk_widget_get_mapped (chart) && is_list_shown (fixture));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1300, 600);
  EVENTUALLY (gtk_widget_get_mapped (chart) && is_list_shown (fixture));
}

static void
test_history_name (Fixture       *fixture,
                   gconstpointer  data)
{
  OgcBarChart *kinds;
  GtkDropDown *name;
  GListModel *games;
  guint list = 0;
  guint all;

  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history));
  kinds = get (fixture, OGC_TYPE_BAR_CHART, 0);
  name = get (fixture, GTK_TYPE_DROP_DOWN, 1);
  for (guint n = 0; n < 8; n++)
    add_entry (fixture, n);
  settle (fixture);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) > 0);
  while (gtk_widget_get_ancestor (get (fixture, GTK_TYPE_LIST_VIEW, list), GTK_TYPE_POPOVER) != NULL)
    list++;
  games = G_LIST_MODEL (gtk_list_view_get_model (get (fixture, GTK_TYPE_LIST_VIEW, list)));
  all = g_list_model_get_n_items (games);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (name)), >, 2);
  for (guint n = 1; n < g_list_model_get_n_items (gtk_drop_down_get_model (name)); n++)
    {
      gtk_drop_down_set_selected (name, n);
      g_assert_cmpuint (g_list_model_get_n_items (games), >, 0);
      g_assert_cmpuint (ogc_bar_chart_get_n_bars (kinds), ==, 1);
    }
  gtk_drop_down_set_selected (name, 0);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, all);
}

static void
list_labels (GtkWidget *widget,
             GString   *list)
{
  if (GTK_IS_LABEL (widget) && g_ascii_isalpha (*gtk_label_get_text (GTK_LABEL (widget))))
    g_string_append_printf (list, "%s;", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_labels (child, list);
}

/* Players stand in the order of their strength, whoever played first. */
static void
test_history_order (Fixture       *fixture,
                    gconstpointer  data)
{
  static const char *const kinds[] = { "master", OGC_SEAT_PERSON, "beginner" };
  g_autoptr (GString) list = g_string_new (NULL);
  OgcBarChart *chart;

  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history));
  chart = get (fixture, OGC_TYPE_BAR_CHART, 0);
  for (guint n = 0; n < G_N_ELEMENTS (kinds); n++)
    {
      const OgcSetup setup = game_fixture_setup (0, 77);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      g_autoptr (OgcGameHistoryEntry) entry = NULL;

      for (unsigned seat = 0; seat < setup.seats; seat++)
        {
          g_free (save->seats[seat].kind);
          save->seats[seat].kind = g_strdup (kinds[n]);
        }
      save->label.created += n; /* else they would be the same game */
      entry = ogc_game_history_entry_new_from_save (save);
      ogc_history_add (fixture->history, OGC_HISTORY_ENTRY (entry));
    }
  settle (fixture);
  EVENTUALLY (ogc_bar_chart_get_n_bars (chart) == G_N_ELEMENTS (kinds));
  list_labels (GTK_WIDGET (chart), list);
  g_assert_cmpstr (list->str, ==, "Person;Computer: beginner;Computer: master;");
}

/* Return keeps the history, and clearing it can be undone. */
static void
test_history_clear (Fixture       *fixture,
                    gconstpointer  data)
{
  OgcBarChart *kinds;

  add_entry (fixture, 3);
  show (fixture, ogc_history_page_new (ogc_compass_ui.history_view, fixture->history));
  kinds = get (fixture, OGC_TYPE_BAR_CHART, 0);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) > 0);
  gtk_widget_activate_action (fixture->page, "history.clear", NULL);
  widget_fixture_press_return (0);
  settle (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (ogc_history_get_entries (fixture->history)), ==, 1);
  gtk_widget_activate_action (fixture->page, "history.clear", NULL);
  gtk_dialog_response (GTK_DIALOG (widget_fixture_find_dialog ()), 1);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) == 0);
  EVENTUALLY (notice (fixture) != NULL);
  gtk_widget_activate_action (get (fixture, OGC_TYPE_NOTICE, 0), "history.undo", NULL);
  settle (fixture);
  EVENTUALLY (ogc_bar_chart_get_n_bars (kinds) > 0);
}

static void
closed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_assert_true (ogc_session_close_finish (OGC_SESSION (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_shortened (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_shortened (child))
      return TRUE;
  return FALSE;
}

/* In a narrow window the lists below a replay still show all of what is chosen in them. */
static void
test_replay_bar (Fixture       *fixture,
                 gconstpointer  data)
{
  OgcReplayBar *bar = g_object_new (OGC_TYPE_REPLAY_BAR, NULL);

  ogc_replay_bar_offer_games (bar, 1000, 1000);
  show (fixture, GTK_WIDGET (bar));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 300, 300);
  EVENTUALLY (gtk_widget_get_width (fixture->page) < 360);
  settle (fixture);
  g_assert_false (is_shortened (fixture->page));
}

/* Each finished game is remembered once, and stays among the saved ones. */
static void
test_remembered (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (OgcGame) game = seated_game_new (6, 55, 0, "random");
  g_autoptr (OgcGameHistoryEntry) entry = NULL;
  g_autoptr (GListModel) list = NULL;
  gboolean closed = FALSE;

  ogc_session_begin (fixture->session, OGC_PLAYABLE (game), NULL);
  ogc_game_set_running (game, TRUE);
  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  settle (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (ogc_history_get_entries (fixture->history)), ==, 1);
  entry = g_list_model_get_item (ogc_history_get_entries (fixture->history), 0);
  g_assert_cmpuint (ogc_game_history_entry_get_seat (entry, 0)->gold, ==, ogc_game_get_result (game)->scores[0].total);
  ogc_session_close_async (fixture->session, closed_cb, &closed);
  EVENTUALLY (closed);
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_null (ogc_store_dup_current_name (fixture->store));
  list = ogc_store_list (fixture->store);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();

  g_test_add ("/archive/saves-empty", Fixture, NULL, set_up, test_saves_empty, tear_down);
  g_test_add ("/archive/saves", Fixture, NULL, set_up, test_saves, tear_down);
  g_test_add ("/archive/saves-filter", Fixture, NULL, set_up, test_saves_filter, tear_down);
  g_test_add ("/archive/saves-narrow", Fixture, NULL, set_up, test_saves_narrow, tear_down);
  g_test_add ("/archive/saves-rename", Fixture, NULL, set_up, test_saves_rename, tear_down);
  g_test_add ("/archive/saves-focus", Fixture, NULL, set_up, test_saves_focus, tear_down);
  g_test_add ("/archive/saves-many", Fixture, NULL, set_up, test_saves_many, tear_down);
  g_test_add ("/archive/saves-on-table", Fixture, NULL, set_up, test_saves_on_table, tear_down);
  g_test_add ("/archive/saves-files", Fixture, NULL, set_up, test_saves_files, tear_down);
  g_test_add ("/archive/dice", Fixture, NULL, set_up, test_dice, tear_down);
  g_test_add ("/archive/history", Fixture, NULL, set_up, test_history, tear_down);
  g_test_add ("/archive/history-words", Fixture, NULL, set_up, test_history_words, tear_down);
  g_test_add ("/archive/history-views", Fixture, NULL, set_up, test_history_views, tear_down);
  g_test_add ("/archive/history-name", Fixture, NULL, set_up, test_history_name, tear_down);
  g_test_add ("/archive/history-order", Fixture, NULL, set_up, test_history_order, tear_down);
  g_test_add ("/archive/history-clear", Fixture, NULL, set_up, test_history_clear, tear_down);
  g_test_add ("/archive/replay-bar", Fixture, NULL, set_up, test_replay_bar, tear_down);
  g_test_add ("/archive/remembered", Fixture, NULL, set_up, test_remembered, tear_down);

  return g_test_run ();
}
