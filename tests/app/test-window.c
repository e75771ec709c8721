/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-application.h"
#include "ogc-analysis-page.h"
#include "ogc-notice.h"
#include "ogc-preferences-window.h"
#include "ogc-preferences.h"
#include "ogc-replay-bar.h"
#include "ogc-rules-window.h"
#include "ogc-seat-row.h"
#include "ogc-setup-page.h"
#include "ogc-start-page.h"
#include "ogc-table.h"
#include "ogc-window.h"
#include "temp-folder.h"
#include "widget-fixture.h"

/* A window on a store of its own. */
typedef struct {
  TempFolder *dir;
  GFile      *folder;
  OgcSession *session;
  OgcWindow  *window;
} Fixture;

static OgcApplication *application;

static void
open_window_on (Fixture  *fixture,
                OgcStore *store)
{
  fixture->session = ogc_session_new (store);
  fixture->window = ogc_window_new (GTK_APPLICATION (application), fixture->session);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
}

static void
open_window (Fixture *fixture)
{
  g_autoptr (OgcStore) store = ogc_store_new (fixture->folder);

  open_window_on (fixture, store);
}

/* As a person closes it. */
static void
close_window (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = temp_folder_new ();
  fixture->folder = g_file_new_for_path (fixture->dir);
  ogc_preferences_set_pace (ogc_preferences_get_default (), OGC_PACE_INSTANT);
  ogc_preferences_set_confirm_leave (ogc_preferences_get_default (), TRUE);
  ogc_preferences_set_last_setup (ogc_preferences_get_default (), g_variant_new ("a{sv}", NULL));
  open_window (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    close_window (fixture);
  temp_folder_free (fixture->dir);
  g_object_unref (fixture->folder);
}

static gpointer
part (Fixture *fixture,
      GType    type)
{
  GtkWidget *found = widget_fixture_find (GTK_WIDGET (fixture->window), type);

  g_assert_nonnull (found);
  return found;
}

static gboolean
is_enabled (Fixture    *fixture,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (is_enabled (fixture, action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
  widget_fixture_settle ();
}

static void
set_kinds (OgcSetupDraft *draft,
           unsigned       seats,
           const char    *kind)
{
  while (ogc_setup_draft_get_n_seats (draft) < seats)
    ogc_setup_draft_add_seat (draft);
  for (unsigned n = 0; n < seats; n++)
    {
      g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), n);

      ogc_setup_seat_set_kind (seat, kind);
    }
}

/* Through the set-up page, as a person begins a game. */
static OgcGame *
begin (Fixture    *fixture,
       unsigned    seats,
       const char *kind)
{
  OgcSetupPage *page;

  act (fixture, "new-game");
  page = part (fixture, OGC_TYPE_SETUP_PAGE);
  set_kinds (ogc_setup_page_get_draft (page), seats, kind);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL));
  widget_fixture_settle ();
  return ogc_session_get_game (fixture->session);
}

static void
play (OgcGame  *game,
      unsigned  n)
{
  g_autoptr (GError) error = NULL;
  const OgcDecision *decisions;
  unsigned count;

  while (n-- > 0)
    {
      ogc_game_lift_curtain (game);
      decisions = ogc_game_list_decisions (game, &count);
      g_assert_cmpuint (count, >, 0);
      g_assert_true (ogc_game_take (game, &decisions[0], &error));
      g_assert_no_error (error);
    }
}

static void
test_templates (void)
{
  g_autoptr (OgcSetupDraft) draft = ogc_setup_draft_new ();
  g_autoptr (OgcSetupSeat) seat = g_list_model_get_item (ogc_setup_draft_get_seats (draft), 0);
  GtkWidget *widgets[] = {
    g_object_new (OGC_TYPE_NOTICE, NULL),
    g_object_new (OGC_TYPE_SETUP_PAGE, NULL),
    g_object_new (OGC_TYPE_START_PAGE, NULL),
    ogc_seat_row_new (draft, seat),
    ogc_table_new (),
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (widgets); n++)
    {
      g_object_ref_sink (widgets[n]);
      g_assert_nonnull (gtk_widget_get_first_child (widgets[n]));
      g_assert_finalize_object (widgets[n]);
    }
}

static void
test_start (Fixture       *fixture,
            gconstpointer  data)
{
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_START_PAGE)));
  g_assert_true (is_enabled (fixture, "new-game"));
  g_assert_true (is_enabled (fixture, "open"));
  g_assert_false (is_enabled (fixture, "resume"));
  g_assert_false (is_enabled (fixture, "save"));
  g_assert_false (is_enabled (fixture, "save-as"));
  g_assert_false (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "redo"));
  g_assert_false (is_enabled (fixture, "leave"));
  g_assert_false (is_enabled (fixture, "back"));

  act (fixture, "new-game");
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_SETUP_PAGE)));
  g_assert_false (is_enabled (fixture, "new-game"));
  g_assert_true (is_enabled (fixture, "open"));
  g_assert_false (is_enabled (fixture, "save"));
  act (fixture, "back");
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_START_PAGE)));
}

static void
test_play (Fixture       *fixture,
           gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, OGC_SEAT_PERSON);

  g_assert_nonnull (game);
  g_assert_true (ogc_table_get_game (part (fixture, OGC_TYPE_TABLE)) == game);
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_TABLE)));
  g_assert_true (ogc_game_get_running (game));
  g_assert_false (ogc_session_get_modified (fixture->session));
  g_assert_true (is_enabled (fixture, "save"));
  g_assert_true (is_enabled (fixture, "leave"));

  play (game, 2);
  g_assert_true (ogc_session_get_modified (fixture->session));
  g_assert_cmpint (is_enabled (fixture, "undo"), ==, ogc_game_get_can_undo (game));

  /* While another is set up this one waits. */
  act (fixture, "new-game");
  g_assert_false (ogc_game_get_running (game));
  g_assert_false (is_enabled (fixture, "undo"));
  act (fixture, "back");
  g_assert_true (ogc_session_get_game (fixture->session) == game);
  g_assert_true (ogc_game_get_running (game));
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, OGC_SEAT_PERSON);
  unsigned position;

  while (!ogc_game_get_can_undo (game))
    play (game, 1);
  position = ogc_game_get_position (game);
  act (fixture, "undo");
  g_assert_cmpuint (ogc_game_get_position (game), <, position);
  act (fixture, "redo");
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
}

/* Every set-up that the page lets through begins (SET-5). */
static void
test_setups (Fixture       *fixture,
             gconstpointer  data)
{
  OgcSetupDraft *draft;

  act (fixture, "new-game");
  draft = ogc_setup_page_get_draft (part (fixture, OGC_TYPE_SETUP_PAGE));
  act (fixture, "back");
  ogc_preferences_set_confirm_leave (ogc_preferences_get_default (), FALSE);
  for (unsigned seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
    for (OgcForm form = 0; form < OGC_N_FORMS; form++)
      {
        ogc_setup_draft_set_form (draft, form);
        begin (fixture, seats, OGC_SEAT_PERSON);
        g_assert_cmpuint (ogc_game_get_setup (ogc_session_get_game (fixture->session))->seats, ==, seats);
        g_assert_cmpuint (ogc_game_get_setup (ogc_session_get_game (fixture->session))->form, ==,
                          ogc_setup_draft_get_form (draft));
      }
}

static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  OgcSetupPage *page;

  act (fixture, "new-game");
  page = part (fixture, OGC_TYPE_SETUP_PAGE);
  ogc_setup_draft_set_seed (ogc_setup_page_get_draft (page), "none");
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  widget_fixture_settle ();
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.new-seed", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL));
  g_assert_nonnull (ogc_session_get_game (fixture->session));
}

static void
test_remembers_setup (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GtkWidget) page = NULL;

  begin (fixture, 5, OGC_SEAT_PERSON);
  page = g_object_ref_sink (g_object_new (OGC_TYPE_SETUP_PAGE, NULL));
  g_assert_cmpuint (ogc_setup_draft_get_n_seats (ogc_setup_page_get_draft (OGC_SETUP_PAGE (page))), ==, 5);
}

/* Leaving and coming back, and closing the program and starting it again. */
static void
test_resume (Fixture       *fixture,
             gconstpointer  data)
{
  OgcGame *game = begin (fixture, 3, OGC_SEAT_PERSON);
  unsigned position;

  play (game, 7);
  position = ogc_game_get_position (game);
  act (fixture, "leave");
  g_assert_null (ogc_session_get_game (fixture->session));
  while (!is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (ogc_session_get_game (fixture->session)), ==, position);

  close_window (fixture);
  open_window (fixture);
  while (!is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (ogc_session_get_game (fixture->session)), ==, position);
}

/* A game that is over is not offered again. */
static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, "random");

  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  act (fixture, "leave");
  widget_fixture_settle ();
  g_assert_false (is_enabled (fixture, "resume"));
}

/* A game that is over can be looked back at; a moment that is sought is shown in the replay, which leads back to the page. */
static void
test_look_back (Fixture       *fixture,
                gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, "random");
  GtkWidget *page;
  OgcReplayBar *bar;

  g_assert_false (is_enabled (fixture, "look-back"));
  while (!ogc_game_get_finished (game))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  act (fixture, "look-back");
  page = part (fixture, OGC_TYPE_ANALYSIS_PAGE);
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_false (is_enabled (fixture, "look-back"));
  g_signal_emit_by_name (page, "sought", 5);
  widget_fixture_settle ();
  bar = part (fixture, OGC_TYPE_REPLAY_BAR);
  g_assert_nonnull (ogc_replay_bar_get_game (bar));
  g_assert_cmpuint (ogc_game_get_position (ogc_replay_bar_get_game (bar)), ==, 5);
  g_assert_true (is_enabled (fixture, "look-back"));
  g_signal_emit_by_name (bar, "leave");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_null (ogc_replay_bar_get_game (bar));
  act (fixture, "back");
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_TABLE)));
  while (gtk_widget_get_mapped (page)) /* it fades */
    g_main_context_iteration (NULL, TRUE);
  ogc_analysis_page_stop (OGC_ANALYSIS_PAGE (page));
}

static void
wait_for_save (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_session_save_finish (OGC_SESSION (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

static GFile *
save (Fixture *fixture)
{
  GFile *file = g_file_get_child (fixture->folder, "test" OGC_SAVE_EXTENSION);
  gboolean done = FALSE;

  ogc_session_save_async (fixture->session, file, wait_for_save, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  return file;
}

static void
test_files (Fixture       *fixture,
            gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  play (game, 3);
  file = save (fixture);
  g_assert_false (ogc_session_get_modified (fixture->session));
  g_assert_true (g_file_equal (ogc_session_get_file (fixture->session), file));

  /* Nothing would be lost: it is opened without a question. */
  ogc_window_open (fixture->window, file);
  while (ogc_session_get_game (fixture->session) == game)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (ogc_session_get_game (fixture->session)), ==, 3);
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_TABLE)));

  /* Saving again goes to the same file. */
  play (ogc_session_get_game (fixture->session), 1);
  act (fixture, "save");
  while (ogc_session_get_modified (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  while (ogc_notice_get_text (part (fixture, OGC_TYPE_NOTICE)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  name = g_file_get_basename (file);
  g_assert_nonnull (strstr (ogc_notice_get_text (part (fixture, OGC_TYPE_NOTICE)), name));
}

static void
test_bad_files (Fixture       *fixture,
                gconstpointer  data)
{
  OgcNotice *notice = part (fixture, OGC_TYPE_NOTICE);
  g_autoptr (GFile) missing = g_file_get_child (fixture->folder, "missing" OGC_SAVE_EXTENSION);
  g_autoptr (GFile) broken = g_file_get_child (fixture->folder, "broken" OGC_SAVE_EXTENSION);

  g_assert_true (g_file_replace_contents (broken, "{", 1, NULL, FALSE, 0, NULL, NULL, NULL));
  ogc_window_open (fixture->window, missing);
  while (ogc_notice_get_text (notice) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (ogc_notice_get_text (notice), "missing"));

  ogc_window_open (fixture->window, broken);
  while (strstr (ogc_notice_get_text (notice), "broken") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_START_PAGE)));

  begin (fixture, 2, OGC_SEAT_PERSON);
  g_assert_null (ogc_notice_get_text (notice));
}

static GtkWindow *
find_question (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned n = 0; n < g_list_model_get_n_items (windows); n++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, n);

      if (GTK_IS_DIALOG (window))
        return window;
    }
  return NULL;
}

static void
answer (int response)
{
  GtkWindow *question = find_question ();

  g_assert_nonnull (question);
  gtk_dialog_response (GTK_DIALOG (question), response);
  widget_fixture_settle ();
  g_assert_null (find_question ());
}

/* A game that is kept makes room without a question, and is there afterwards. */
static void
test_no_question (Fixture       *fixture,
                  gconstpointer  data)
{
  OgcGame *game = begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GListModel) list = NULL;
  g_autoptr (GFile) file = NULL;

  play (game, 5);
  g_assert_true (begin (fixture, 3, OGC_SEAT_PERSON) != game);
  g_assert_null (find_question ());
  play (ogc_session_get_game (fixture->session), 1);
  g_assert_true (ogc_store_flush (ogc_session_get_store (fixture->session), NULL));
  list = ogc_store_list (ogc_session_get_store (fixture->session));
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);

  /* Gone on with it is no file of the person's, and still kept in its place. */
  file = g_list_model_get_item (list, 0);
  ogc_window_open (fixture->window, file);
  while (ogc_game_get_setup (ogc_session_get_game (fixture->session))->seats != 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (ogc_session_get_game (fixture->session)), ==, 5);
  g_assert_null (ogc_session_get_file (fixture->session));
}

/* One that is kept nowhere does not. */
static void
test_question (Fixture       *fixture,
               gconstpointer  data)
{
  OgcGame *game;

  close_window (fixture);
  open_window_on (fixture, NULL);
  game = begin (fixture, 2, OGC_SEAT_PERSON);
  play (game, 1);
  g_assert_true (begin (fixture, 3, OGC_SEAT_PERSON) == game);
  answer (GTK_RESPONSE_DELETE_EVENT);
  g_assert_true (ogc_session_get_game (fixture->session) == game);
  gtk_widget_activate_action (part (fixture, OGC_TYPE_SETUP_PAGE), "setup.start", NULL);
  answer (0);
  g_assert_true (ogc_session_get_game (fixture->session) == game);
  gtk_widget_activate_action (part (fixture, OGC_TYPE_SETUP_PAGE), "setup.start", NULL);
  answer (2);
  g_assert_cmpuint (ogc_game_get_setup (ogc_session_get_game (fixture->session))->seats, ==, 3);
  g_assert_true (gtk_widget_get_mapped (part (fixture, OGC_TYPE_TABLE)));
}

/* The window goes while a question is open, and takes it along. */
static void
test_close_in_question (Fixture       *fixture,
                        gconstpointer  data)
{
  close_window (fixture);
  open_window_on (fixture, NULL);
  play (begin (fixture, 2, OGC_SEAT_PERSON), 1);
  begin (fixture, 3, OGC_SEAT_PERSON);
  g_assert_nonnull (find_question ());
  close_window (fixture);
  widget_fixture_settle ();
  g_assert_null (find_question ());
}

/* Somebody closes the window while a computer player thinks: nothing of the game is left, but what is kept. */
static void
test_close_in_thought (Fixture       *fixture,
                       gconstpointer  data)
{
  for (unsigned n = 0; n < 8; n++)
    {
      OgcGame *game = begin (fixture, 2 + n % 4, "greedy");

      g_assert_true (ogc_game_get_thinking (game));
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
      for (unsigned i = 0; i < 3 * n; i++)
        g_main_context_iteration (NULL, FALSE);
      close_window (fixture);
      widget_fixture_settle ();
      while (game != NULL)
        g_main_context_iteration (NULL, TRUE);
      open_window (fixture);
    }
}

/* On every page the window fits a telephone. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  const char * const pages[] = { "new-game", "back", NULL };
  gboolean narrow = FALSE;
  int minimum;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  while (!narrow)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (fixture->window, "narrow", &narrow, NULL);
    }
  for (unsigned n = 0; pages[n] != NULL; n++)
    {
      act (fixture, pages[n]);
      gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  begin (fixture, 5, OGC_SEAT_PERSON);
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* By Tab alone one comes to everything on the page for a new game, and round. */
static void
test_tab (Fixture       *fixture,
          gconstpointer  data)
{
  gboolean seats = FALSE, page = FALSE;

  act (fixture, "new-game");
  for (unsigned i = 0; i < 100; i++)
    {
      GtkWidget *focus;

      gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      if (focus == NULL)
        continue;
      seats = seats || gtk_widget_get_ancestor (focus, OGC_TYPE_SEAT_ROW) != NULL;
      page = page || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL;
    }
  g_assert_true (seats);
  g_assert_true (page);
}

/* Whatever takes input has a name for a screen reader. */
static void
check_names (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget))
    g_assert_true (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
                   || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));

  act (fixture, "new-game");
  check_names (GTK_WIDGET (fixture->window));
  check_names (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

static void
test_preferences (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
  GtkWidget *pace = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN);

  gtk_window_present (window);
  widget_fixture_settle ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pace), OGC_PACE_CALM);
  g_assert_cmpint (ogc_preferences_get_pace (ogc_preferences_get_default ()), ==, OGC_PACE_CALM);
  ogc_preferences_set_pace (ogc_preferences_get_default (), OGC_PACE_QUICK);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (pace)), ==, OGC_PACE_QUICK);
  gtk_window_destroy (window);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* The guided game: it begins as the one that is always the same, with the guide beside the person, and gives way to others. */
static void
test_learn (Fixture       *fixture,
            gconstpointer  data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  ogc_guide_get_setup (&setup, seats);
  act (fixture, "learn");
  g_assert_nonnull (ogc_session_get_game (fixture->session));
  g_assert_cmpuint (ogc_game_get_seed (ogc_session_get_game (fixture->session)), ==, setup.seed);
  g_assert_nonnull (ogc_table_get_guide (part (fixture, OGC_TYPE_TABLE)));
  act (fixture, "leave");
  g_assert_null (ogc_table_get_guide (part (fixture, OGC_TYPE_TABLE)));
}

static void
test_rules (Fixture       *fixture,
            gconstpointer  data)
{
  OgcRulesWindow *rules;

  act (fixture, "rules");
  rules = ogc_rules_window_present (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (rules)));
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (rules)));
  act (fixture, "rules");
  g_assert_true (ogc_rules_window_present (GTK_WIDGET (fixture->window)) == rules);
  gtk_window_destroy (GTK_WINDOW (rules));
}

/* The window goes while somebody still holds the one of the rules, as GTK does while it works on a key that was pressed there. */
static void
test_companions (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GtkWindow) rules = NULL;

  act (fixture, "rules");
  rules = g_object_ref (GTK_WINDOW (ogc_rules_window_present (GTK_WIDGET (fixture->window))));
  close_window (fixture);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (rules)));
  g_assert_null (gtk_window_get_transient_for (rules));
}

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  application = ogc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  /* It does not end with the last window. */
  g_application_hold (G_APPLICATION (application));

  g_test_add_func ("/window/templates", test_templates);
  add ("/window/start", test_start);
  add ("/window/play", test_play);
  add ("/window/undo", test_undo);
  add ("/window/setups", test_setups);
  add ("/window/problem", test_problem);
  add ("/window/remembers-setup", test_remembers_setup);
  add ("/window/resume", test_resume);
  add ("/window/over", test_over);
  add ("/window/look-back", test_look_back);
  add ("/window/files", test_files);
  add ("/window/bad-files", test_bad_files);
  add ("/window/no-question", test_no_question);
  add ("/window/question", test_question);
  add ("/window/close-in-question", test_close_in_question);
  add ("/window/close-in-thought", test_close_in_thought);
  add ("/window/narrow", test_narrow);
  add ("/window/tab", test_tab);
  add ("/window/names", test_names);
  add ("/window/preferences", test_preferences);
  add ("/window/learn", test_learn);
  add ("/window/rules", test_rules);
  add ("/window/companions", test_companions);
  status = g_test_run ();

  g_application_release (G_APPLICATION (application));
  g_object_unref (application);
  return status;
}
