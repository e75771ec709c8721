/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The windows at 1280 x 800 in a pseudo-language that is 40 % longer than English: no text may be cut off. The language
 * is just one more catalogue beside the others. */

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <stdlib.h>

#include "config.h"
#include "guide-player.h"
#include "analysis-fixture.h"
#include "ogc-game-analyser.h"
#include "ogc-game-history-entry.h"
#include "ogc-live-region.h"
#include "ogc-application.h"
#include "ogc-emblem.h"
#include "ogc-compass-rulebook.h"
#include "ogc-games.h"
#include "ogc-hint-bar.h"
#include "ogc-preferences-window.h"
#include "ogc-preferences.h"
#include "ogc-help.h"
#include "ogc-rules-window.h"
#include "ogc-save-row.h"
#include "ogc-score-page.h"
#include "ogc-table.h"
#include "ogc-seat-popover.h"
#include "ogc-window.h"
#include "table-player.h"
#include "temp-folder.h"
#include "widget-fixture.h"

typedef struct {
  unsigned labels;
  GString *cut;
} Look;

/* After so many frames the layout has settled; after so many more, text that is cut off will stay so. */
#define SETTLED 6
#define SETTLED_AT_LAST 300

static const char * const names[OGC_MAX_SEATS] = { "Ada", "Belzoni", "Gertrude", "Humboldt", "Schliemann" };

static OgcApplication *application;

/* Switches to the language of a compiled catalogue, which is linked in @dir. */
static void
speak (const char *path,
       const char *dir)
{
  g_autofree char *messages = g_build_filename (dir, "qps", "LC_MESSAGES", NULL);
  g_autofree char *link = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *catalogue = g_canonicalize_filename (path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_no_errno (g_mkdir_with_parents (messages, 0700));
  g_assert_true (g_file_make_symbolic_link (file, catalogue, NULL, NULL));
  g_setenv ("LANGUAGE", "qps", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Whether the tooltip has what may be cut off: the text of a replay step may need more than two lines, and what a
 * choice in the tray does more than one. */
static gboolean
has_whole_text (GtkWidget *label)
{
  GtkWidget *button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  if (button != NULL && gtk_widget_has_css_class (button, "tile-choice"))
    return gtk_widget_get_has_tooltip (button);
  return gtk_widget_has_css_class (label, "replay-text") && gtk_widget_get_has_tooltip (label);
}

static void
look_at_label (Look     *look,
               GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  if (*gtk_label_get_text (label) == '\0')
    return;
  look->labels++;
  if (has_whole_text (GTK_WIDGET (label)))
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (GTK_WIDGET (label)) + 1
      || height > gtk_widget_get_height (GTK_WIDGET (label)) + 1)
    g_string_append_printf (look->cut, "\n%s (%d x %d in %d x %d)", gtk_label_get_text (label), width, height,
                            gtk_widget_get_width (GTK_WIDGET (label)), gtk_widget_get_height (GTK_WIDGET (label)));
}

static void
look_at (Look      *look,
         GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || OGC_IS_LIVE_REGION (widget)) /* its text is heard, not seen */
    return;
  if (GTK_IS_LABEL (widget))
    look_at_label (look, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

/* Waits for frames rather than seconds, because a busy machine draws fewer frames. */
static void
draw (GtkWidget *window,
      gint64     frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  const gint64 end = gdk_frame_clock_get_frame_counter (clock) + frames;

  while (gdk_frame_clock_get_frame_counter (clock) < end)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
check (GtkWidget *window)
{
  Look look = { .cut = g_string_new (NULL) };
  unsigned frames = 0;

  do
    {
      draw (window, SETTLED);
      frames += SETTLED;
      look.labels = 0;
      g_string_truncate (look.cut, 0);
      look_at (&look, window);
    }
  while (look.cut->len > 0 && frames < SETTLED_AT_LAST);
  g_assert_cmpuint (look.labels, >, 3);
  g_assert_cmpstr (look.cut->str, ==, "");
  g_string_free (look.cut, TRUE);
}

/* Fixture: a window with a folder of its own, in whose history are the games of the fixtures. */
typedef struct {
  TempFolder     *path;
  OgcStore       *store;
  OgcHistory *history;
  OgcSession     *session;
  GtkWidget      *window;
} Fixture;

static void
copy_history (GFile *to)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "history-v1.json", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
open_window (Fixture *fixture)
{
  fixture->window = GTK_WIDGET (ogc_window_new (GTK_APPLICATION (application), fixture->session));
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
  draw (fixture->window, SETTLED);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) history = NULL;

  fixture->path = temp_folder_new ();
  folder = g_file_new_build_filename (fixture->path, "saves", NULL);
  history = g_file_new_build_filename (fixture->path, "history.json", NULL);
  copy_history (history);
  fixture->store = ogc_store_new (folder);
  fixture->history = ogc_history_new (&ogc_game_history_format, history);
  fixture->session = ogc_session_new (fixture->store);
  ogc_session_set_history (fixture->session, OGC_SAVE_GAME, fixture->history);
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_INSTANT);
  open_window (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  widget_fixture_await_idle ();
  gtk_window_close (GTK_WINDOW (fixture->window));
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  ogc_history_flush (fixture->history);
  widget_fixture_run_for (50);
  g_clear_object (&fixture->session);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->history);
  temp_folder_free (fixture->path);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
}

static OgcTable *
get_table (Fixture *fixture)
{
  return OGC_TABLE (widget_fixture_find (fixture->window, OGC_TYPE_TABLE));
}

static void
resume (Fixture    *fixture,
        const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_save_load (file, &error);

  g_assert_no_error (error);
  g_assert_true (ogc_session_resume (fixture->session, OGC_SAVED_GAME (save), NULL, &error));
  g_assert_no_error (error);
  draw (fixture->window, SETTLED);
  if (ogc_game_get_curtain (ogc_table_get_game (get_table (fixture))))
    gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "table.lift-curtain", NULL);
}

static void
test_pages (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_cmpstr (_("New Game"), !=, "New Game");
  check (fixture->window);
  act (fixture, "new-game");
  check (fixture->window);
}

static void
test_preferences (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (ogc_preferences_window_new (NULL));

  gtk_window_present (GTK_WINDOW (window));
  check (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_shortcuts (Fixture       *fixture,
                gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-help-overlay", NULL);
  check (GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (fixture->window))));
}

/* Every chapter of the rules. */
static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (ogc_rules_window_present (fixture->window, &ogc_help_rules));

  for (unsigned n = 0; ogc_rulebook_nth (ogc_compass_rulebook_get (), n) != NULL; n++)
    {
      check (window);
      gtk_widget_activate_action (window, "rules.next", NULL);
    }
  gtk_window_close (GTK_WINDOW (window));
}

/* People play all seats, so that somebody is asked every question. */
static OgcGame *
begin (Fixture  *fixture,
       OgcForm   form,
       unsigned  seats,
       unsigned  b,
       unsigned  c)
{
  const OgcSetup setup = { .seed = 5, .seats = (guint8) seats, .form = (guint8) form, .b = (guint8) b,
                           .c = (guint8) c };
  OgcSeatSpec specs[OGC_MAX_SEATS];
  g_autoptr (OgcGame) game = NULL;
  g_autoptr (GError) error = NULL;

  for (unsigned n = 0; n < seats; n++)
    specs[n] = (OgcSeatSpec) { (char *) names[n], (char *) ogc_emblem_nth (n), (char *) OGC_SEAT_PERSON };
  game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, &error);
  g_assert_no_error (error);
  ogc_session_begin (fixture->session, OGC_PLAYABLE (game), NULL);
  return game;
}

/* Checks the table at many moments of a game, up to the scores. */
static void
watch (Fixture *fixture,
       OgcGame *game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (unsigned n = 0; table_player_step (game, rand); n++)
    if (n % 11 == 0)
      check (fixture->window);
  check (fixture->window);
}

static void
test_table (Fixture       *fixture,
            gconstpointer  data)
{
  watch (fixture, begin (fixture, OGC_FORM_NEUTRAL, 3, OGC_GUILD, OGC_TOWER));
  act (fixture, "dice");
  check (fixture->window);
}

static void
test_other_buildings (Fixture       *fixture,
                      gconstpointer  data)
{
  watch (fixture, begin (fixture, OGC_FORM_STANDARD, 5, OGC_AUCTION_HOUSE, OGC_ILLUMINATI));
}

static void
test_temple_and_galleon (Fixture       *fixture,
                         gconstpointer  data)
{
  watch (fixture, begin (fixture, OGC_FORM_STANDARD, 4, OGC_GUILD, OGC_TEMPLE));
  watch (fixture, begin (fixture, OGC_FORM_STANDARD, 2, OGC_GUILD, OGC_GALLEON));
}

static void
test_saves (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *row;

  begin (fixture, OGC_FORM_STANDARD, 4, OGC_GUILD, OGC_TEMPLE);
  act (fixture, "leave");
  widget_fixture_settle (); /* a game is left as soon as it is known whether to ask */
  act (fixture, "saves");
  while ((row = widget_fixture_find (fixture->window, OGC_TYPE_SAVE_ROW)) == NULL || !gtk_widget_get_mapped (row))
    g_main_context_iteration (NULL, TRUE);
  check (fixture->window);
}

static void
test_history (Fixture       *fixture,
              gconstpointer  data)
{
  act (fixture, "history");
  while (!ogc_history_get_loaded (fixture->history))
    g_main_context_iteration (NULL, TRUE);
  check (fixture->window);
}

/* Every page of the guided game. */
static void
test_guide (Fixture       *fixture,
            gconstpointer  data)
{
  OgcGuide *guide;

  act (fixture, "learn");
  while (ogc_session_get_game (fixture->session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  guide = ogc_table_get_guide (get_table (fixture));
  while (ogc_guide_get_active (guide))
    {
      check (fixture->window);
      guide_player_follow (guide, ogc_table_get_game (get_table (fixture)));
    }
}

static void
test_tableau (Fixture       *fixture,
              gconstpointer  data)
{
  resume (fixture, "save-v1.gildedcompass");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "table.show-tableau", "u", 0u));
  check (widget_fixture_find (fixture->window, OGC_TYPE_SEAT_POPOVER));
}

/* Hints beside the estimates of all seats. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  OgcGame *game = begin (fixture, OGC_FORM_STANDARD, 4, OGC_GUILD, OGC_TEMPLE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SHOW_ESTIMATE, TRUE);
  while (ogc_game_get_ask_kind (game) != OGC_ASK_PLACE || !ogc_game_get_answerable (game))
    g_assert_true (table_player_step (game, rand));
  gtk_widget_activate_action (GTK_WIDGET (get_table (fixture)), "table.hint", NULL);
  while (widget_fixture_find_class (widget_fixture_find (fixture->window, OGC_TYPE_HINT_BAR), "hint-mark") == NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for (200); /* other computations run in the background too */
  check (fixture->window);
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SHOW_ESTIMATE, FALSE);
}

static void
test_look_back (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (GFile) folder = ogc_game_analyser_get_folder ();

  resume (fixture, "save-v1-over.gildedcompass");
  save = ogc_game_to_save (OGC_GAME (ogc_session_get_game (fixture->session)));
  analysis_fixture_leave (save, folder);
  act (fixture, "look-back");
  while (widget_fixture_find_class (fixture->window, "mistake") == NULL)
    g_main_context_iteration (NULL, TRUE);
  check (fixture->window);
}

static void
open_rows (GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    open_rows (child);
}

static void
test_ending (Fixture       *fixture,
             gconstpointer  data)
{
  resume (fixture, "save-v1-over.gildedcompass");
  check (fixture->window);
  open_rows (widget_fixture_find (fixture->window, OGC_TYPE_SCORE_PAGE));
  check (fixture->window);
  act (fixture, "replay");
  check (fixture->window);
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/pseudo/pages", test_pages },
    { "/pseudo/preferences", test_preferences },
    { "/pseudo/shortcuts", test_shortcuts },
    { "/pseudo/rules", test_rules },
    { "/pseudo/table", test_table },
    { "/pseudo/other-buildings", test_other_buildings },
    { "/pseudo/temple-and-galleon", test_temple_and_galleon },
    { "/pseudo/saves", test_saves },
    { "/pseudo/history", test_history },
    { "/pseudo/guide", test_guide },
    { "/pseudo/tableau", test_tableau },
    { "/pseudo/hint", test_hint },
    { "/pseudo/look-back", test_look_back },
    { "/pseudo/ending", test_ending },
  };
  TempFolder *dir = temp_folder_new ();
  int status;

  speak (argv[1], dir);
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  /* In the locale "C", in which GTK may leave a test, gettext translates nothing; see ogc-locale.c. */
  setlocale (LC_ALL, "C.UTF-8");
  setlocale (LC_MESSAGES, "C_XX.UTF-8");
  application = ogc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  /* It does not end with the last window. */
  g_application_hold (G_APPLICATION (application));
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  status = g_test_run ();
  g_application_release (G_APPLICATION (application));
  g_object_unref (application);
  temp_folder_free (dir);
  return status;
}
