/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-analysis-page.h"
#include "ogc-demo.h"
#include "ogc-games.h"
#include "ogc-notice.h"
#include "ogc-preferences-window.h"
#include "ogc-preferences.h"
#include "ogc-sound.h"
#include "ogc-replay-bar.h"
#include "ogc-help.h"
#include "ogc-lesson-progress.h"
#include "ogc-rules-window.h"
#include "ogc-seat-row.h"
#include "ogc-setup-page.h"
#include "ogc-start-page.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "widget-fixture.h"
#include "window-fixture.h"

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
test_start (WindowFixture *fixture,
            gconstpointer  data)
{
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_START_PAGE)));
  g_assert_true (window_fixture_is_enabled (fixture, "new-game"));
  g_assert_true (window_fixture_is_enabled (fixture, "open"));
  g_assert_false (window_fixture_is_enabled (fixture, "resume"));
  g_assert_false (window_fixture_is_enabled (fixture, "save"));
  g_assert_false (window_fixture_is_enabled (fixture, "save-as"));
  g_assert_false (window_fixture_is_enabled (fixture, "undo"));
  g_assert_false (window_fixture_is_enabled (fixture, "redo"));
  g_assert_false (window_fixture_is_enabled (fixture, "leave"));
  g_assert_false (window_fixture_is_enabled (fixture, "back"));

  window_fixture_act (fixture, "new-game");
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE)));
  g_assert_false (window_fixture_is_enabled (fixture, "new-game"));
  g_assert_true (window_fixture_is_enabled (fixture, "open"));
  g_assert_false (window_fixture_is_enabled (fixture, "save"));
  window_fixture_act (fixture, "back");
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_START_PAGE)));
}

static void
test_play (WindowFixture *fixture,
           gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);

  g_assert_nonnull (game);
  g_assert_true (ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE)) == game);
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_TABLE)));
  g_assert_true (ogc_game_get_running (game));
  g_assert_false (ogc_session_get_modified (fixture->session));
  g_assert_true (window_fixture_is_enabled (fixture, "save"));
  g_assert_true (window_fixture_is_enabled (fixture, "leave"));

  window_fixture_play (game, 2);
  g_assert_true (ogc_session_get_modified (fixture->session));
  g_assert_cmpint (window_fixture_is_enabled (fixture, "undo"), ==, ogc_game_get_can_undo (game));

  /* The game waits while another one is being set up. */
  window_fixture_act (fixture, "new-game");
  g_assert_false (ogc_game_get_running (game));
  g_assert_false (window_fixture_is_enabled (fixture, "undo"));
  window_fixture_act (fixture, "back");
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) == game);
  g_assert_true (ogc_game_get_running (game));
}

static void
test_undo (WindowFixture *fixture,
           gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  unsigned position;

  while (!ogc_game_get_can_undo (game))
    window_fixture_play (game, 1);
  position = ogc_game_get_position (game);
  window_fixture_act (fixture, "undo");
  g_assert_cmpuint (ogc_game_get_position (game), <, position);
  window_fixture_act (fixture, "redo");
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
}

/* SET-5: every set-up that the page accepts can begin. */
static void
test_setups (WindowFixture *fixture,
             gconstpointer  data)
{
  OgcSetupDraft *draft;

  window_fixture_act (fixture, "new-game");
  draft = ogc_setup_page_get_draft (window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE));
  window_fixture_act (fixture, "back");
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_CONFIRM_LEAVE, FALSE);
  for (unsigned seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
    for (OgcForm form = 0; form < OGC_N_FORMS; form++)
      {
        ogc_setup_draft_set_form (draft, form);
        window_fixture_begin (fixture, seats, OGC_SEAT_PERSON);
        g_assert_cmpuint (ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)))->seats, ==, seats);
        g_assert_cmpuint (ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)))->form, ==,
                          ogc_setup_draft_get_form (draft));
      }
}

static void
test_problem (WindowFixture *fixture,
              gconstpointer  data)
{
  OgcSetupPage *page;

  window_fixture_act (fixture, "new-game");
  page = window_fixture_part (fixture, OGC_TYPE_SETUP_PAGE);
  ogc_setup_draft_set_seed (ogc_setup_page_get_draft (page), "none");
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  widget_fixture_settle ();
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.new-seed", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL));
  widget_fixture_settle ();
  g_assert_nonnull (ogc_session_get_game (fixture->session));
}

static void
test_remembers_setup (WindowFixture *fixture,
                      gconstpointer  data)
{
  g_autoptr (GtkWidget) page = NULL;

  window_fixture_begin (fixture, 5, OGC_SEAT_PERSON);
  page = g_object_ref_sink (g_object_new (OGC_TYPE_SETUP_PAGE, NULL));
  g_assert_cmpuint (ogc_setup_draft_get_n_seats (ogc_setup_page_get_draft (OGC_SETUP_PAGE (page))), ==, 5);
}

static gboolean
offers_action (GtkWidget *widget,
               gpointer   action)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/* The visible button for @action on the start page, or NULL. */
static GtkWidget *
find_choice (GtkWidget  *widget,
             const char *action)
{
  return widget_fixture_find_where (widget, offers_action, (gpointer) action);
}

/* The same, but waits for it, because it takes a moment to find out which game can be continued. */
static GtkWidget *
await_choice (GtkWidget  *page,
              const char *action)
{
  GtkWidget *choice;

  while ((choice = find_choice (page, action)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  return choice;
}

static const char *
get_text (GtkWidget *choice)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (choice)))));
}

/* The golden button, which has the focus, continues the current game or, if there is none, begins the guided one; for
 * whoever has begun a lesson before, it begins a game of one's own. */
static void
test_first_choice (WindowFixture *fixture,
                   gconstpointer  data)
{
  GtkWidget *page = window_fixture_part (fixture, OGC_TYPE_START_PAGE);
  GtkWidget *choice;

  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LAST_SETUP);
  ogc_start_page_find (OGC_START_PAGE (page), fixture->session);
  choice = await_choice (page, "win.learn");
  g_assert_null (find_choice (page, "win.resume"));
  g_assert_true (gtk_widget_has_css_class (choice, "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == choice);

  ogc_lesson_progress_note ("temple", OGC_LESSON_BEGUN);
  ogc_start_page_find (OGC_START_PAGE (page), fixture->session);
  choice = await_choice (page, "win.new-game");
  g_assert_true (gtk_widget_has_css_class (choice, "suggested-action"));
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);

  window_fixture_play (window_fixture_begin (fixture, 3, OGC_SEAT_PERSON), 7);
  window_fixture_act (fixture, "leave");
  choice = await_choice (page, "win.resume");
  g_assert_true (gtk_widget_has_css_class (choice, "suggested-action"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == choice);
  g_assert_false (gtk_widget_has_css_class (find_choice (page, "win.learn"), "suggested-action"));
  g_assert_cmpstr (get_text (choice), ==, "Continue Saved Game");
}

/* A game goes on after one leaves the page and comes back, and after the program is closed and started again. */
static void
test_resume (WindowFixture *fixture,
             gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 3, OGC_SEAT_PERSON);
  unsigned position;

  window_fixture_play (game, 7);
  position = ogc_game_get_position (game);
  window_fixture_act (fixture, "leave");
  g_assert_null (ogc_session_get_game (fixture->session));
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, position);

  window_fixture_close (fixture);
  window_fixture_open (fixture);
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, position);
}

/* The start page offers the latest state of a game, not what it found before the game went on. */
static void
test_resume_latest (WindowFixture *fixture,
                    gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  GtkWidget *page, *choices;

  window_fixture_play (game, 2);
  window_fixture_act (fixture, "leave");
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "resume");
  window_fixture_play (OGC_GAME (ogc_session_get_game (fixture->session)), 3);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "leave", NULL);
  while (ogc_session_get_game (fixture->session) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (window_fixture_is_enabled (fixture, "resume"));
  /* The choices stay hidden until the offer is known, because it would move buttons away from under the pointer. */
  page = widget_fixture_find (GTK_WIDGET (fixture->window), OGC_TYPE_START_PAGE);
  choices = widget_fixture_find (page, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_false (gtk_widget_get_visible (choices));
  while (!window_fixture_is_enabled (fixture, "resume"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (choices));
  window_fixture_act (fixture, "resume");
  g_assert_cmpuint (ogc_game_get_position (OGC_GAME (ogc_session_get_game (fixture->session))), ==, 5);
}

/* A finished game is not offered again. */
static void
test_over (WindowFixture *fixture,
           gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, "random");

  window_fixture_await_end (fixture, game);
  window_fixture_act (fixture, "leave");
  widget_fixture_settle ();
  g_assert_false (window_fixture_is_enabled (fixture, "resume"));
}

/* A finished game that was on the table when the program was killed is there to be viewed, not to be gone on with. The
 * scores do not make a narrow window broader. */
static void
test_view (WindowFixture *fixture,
           gconstpointer  data)
{
  const char *name = OGC_SAVE_NAME_PREFIX "over" OGC_SAVE_EXTENSION;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "save-v2-over.gildedcompass", NULL);
  g_autoptr (GFile) over = g_file_new_for_path (path);
  g_autoptr (GFile) kept = g_file_get_child (fixture->saves, name);

  g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (fixture->saves), 0700), ==, 0);
  g_assert_true (g_file_copy (over, kept, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  ogc_store_set_current (ogc_session_get_store (fixture->session), name);
  window_fixture_close (fixture);

  window_fixture_open (fixture);
  g_assert_cmpstr (get_text (await_choice (window_fixture_part (fixture, OGC_TYPE_START_PAGE), "win.resume")), ==,
                   "View Saved Game");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  window_fixture_await_narrow (fixture);
  window_fixture_act (fixture, "resume");
  g_assert_true (ogc_playable_get_finished (ogc_session_get_game (fixture->session)));
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_TABLE)));
  widget_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 360);
}

/* The preferences begin at their first one. */
static void
test_preferences_focus (WindowFixture *fixture,
                        gconstpointer  data)
{
  GtkWindow *preferences = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
  GtkWidget *first = widget_fixture_find (GTK_WIDGET (preferences), GTK_TYPE_DROP_DOWN);

  gtk_window_present (preferences);
  widget_fixture_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (preferences), first));
  gtk_window_destroy (preferences);
}

/* Beside a window that is drawn larger, so are the preferences. */
static void
test_preferences_size (WindowFixture *fixture,
                       gconstpointer  data)
{
  int width[2], height;

  for (unsigned n = 0; n < 2; n++)
    {
      GtkWindow *preferences;

      ogc_style_set_class (GTK_WIDGET (fixture->window), "huge", n == 1);
      preferences = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
      gtk_window_get_default_size (preferences, &width[n], &height);
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (preferences), "huge") == (n == 1));
      gtk_window_destroy (preferences);
    }
  g_assert_cmpint (2 * width[1], ==, 5 * width[0]);
}

/* A finished game can be analysed; a moment chosen there is shown in the replay, which leads back to the analysis. */
static void
test_look_back (WindowFixture *fixture,
                gconstpointer  data)
{
  OgcGame *game = window_fixture_begin (fixture, 2, "random");
  GtkWidget *page;
  OgcReplayBar *bar;

  g_assert_false (window_fixture_is_enabled (fixture, "look-back"));
  window_fixture_await_end (fixture, game);
  window_fixture_act (fixture, "look-back");
  page = window_fixture_part (fixture, OGC_TYPE_ANALYSIS_PAGE);
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_false (window_fixture_is_enabled (fixture, "look-back"));
  g_signal_emit_by_name (page, "sought", 5, "");
  widget_fixture_settle ();
  bar = window_fixture_part (fixture, OGC_TYPE_REPLAY_BAR);
  g_assert_nonnull (ogc_replay_bar_get_game (bar));
  g_assert_cmpuint (ogc_playable_get_position (ogc_replay_bar_get_game (bar)), ==, 5);
  g_assert_true (window_fixture_is_enabled (fixture, "look-back"));
  g_signal_emit_by_name (bar, "leave");
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_null (ogc_replay_bar_get_game (bar));
  window_fixture_act (fixture, "back");
  g_assert_true (gtk_widget_get_mapped (window_fixture_part (fixture, OGC_TYPE_TABLE)));
  while (gtk_widget_get_mapped (page)) /* it fades out */
    g_main_context_iteration (NULL, TRUE);
  ogc_analysis_page_stop (OGC_ANALYSIS_PAGE (page));
}

/* If the window is closed while a computer player thinks, nothing of the game remains in memory, but it is saved. */
static void
test_close_in_thought (WindowFixture *fixture,
                       gconstpointer  data)
{
  for (unsigned n = 0; n < 4; n++)
    {
      OgcGame *game = window_fixture_begin (fixture, 2 + n, "greedy");

      g_assert_true (ogc_game_get_thinking (game));
      g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
      for (unsigned i = 0; i < 7 * n; i++)
        g_main_context_iteration (NULL, FALSE);
      window_fixture_close (fixture);
      widget_fixture_settle ();
      while (game != NULL)
        g_main_context_iteration (NULL, TRUE);
      window_fixture_open (fixture);
    }
}

/* How many signal handlers @widget and its descendants have on @game. */
static guint
count_handlers (GtkWidget *widget,
                OgcGame   *game)
{
  guint n = g_signal_handlers_block_matched (game, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, widget);

  g_signal_handlers_unblock_matched (game, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_handlers (child, game);
  return n;
}

/* A replay has a table of its own; after visiting another page it is still the same replay. */
static void
test_replay_again (WindowFixture *fixture,
                   gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  OgcTable *table = window_fixture_part (fixture, OGC_TYPE_TABLE);
  OgcGame *replay;
  guint n, of_game;

  window_fixture_play (game, 3);
  window_fixture_act (fixture, "replay");
  replay = ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE));
  g_assert_true (replay != game);
  g_assert_true (ogc_table_get_game (table) == game);
  of_game = count_handlers (window, game);
  n = count_handlers (window, replay);
  g_assert_cmpuint (n, >, 0);
  for (unsigned visit = 0; visit < 5; visit++)
    {
      window_fixture_act (fixture, "new-game");
      window_fixture_act (fixture, "back");
    }
  g_assert_true (ogc_table_get_game (window_fixture_part (fixture, OGC_TYPE_TABLE)) == replay);
  g_assert_cmpuint (count_handlers (window, replay), ==, n);
  g_assert_cmpuint (count_handlers (window, game), ==, of_game);
  g_assert_true (gtk_widget_activate_action (window_fixture_part (fixture, OGC_TYPE_REPLAY_BAR), "replay.leave", NULL));
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (table)));
  g_assert_true (ogc_game_get_running (game));
}

/* The Tab key reaches everything on the set-up page, and wraps around. */
static void
test_tab (WindowFixture *fixture,
          gconstpointer  data)
{
  gboolean seats = FALSE, page = FALSE;

  window_fixture_act (fixture, "new-game");
  widget_fixture_draw (GTK_WIDGET (fixture->window));
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

/* Checks that every input widget has a name for screen readers. */
static void
check_names (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget)
      || GTK_IS_SCALE (widget))
    g_assert_true (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
                   || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

static void
test_names (WindowFixture *fixture,
            gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));

  window_fixture_act (fixture, "new-game");
  check_names (GTK_WIDGET (fixture->window));
  check_names (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

static void
test_preferences (WindowFixture *fixture,
                  gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
  GtkWidget *pace = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN);

  gtk_window_present (window);
  widget_fixture_settle ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pace), OGC_PACE_CALM);
  g_assert_cmpint (g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE), ==, OGC_PACE_CALM);
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_QUICK);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (pace)), ==, OGC_PACE_QUICK);
  gtk_window_destroy (window);
}

/* A switch says with a sign in which state it is, because gold and dark only change sides. */
static void
test_switches (WindowFixture *fixture,
               gconstpointer  data)
{
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
  GtkWidget *sign;
  GdkRGBA colour;

  gtk_window_present (window);
  widget_fixture_settle ();
  sign = widget_fixture_find (widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_SWITCH), GTK_TYPE_IMAGE);
  gtk_style_context_get_color (gtk_widget_get_style_context (sign), &colour);
  g_assert_cmpfloat (colour.alpha, ==, 1);
  gtk_window_destroy (window);
}

/* The menu leads straight to the volumes. The wheel scrolls past them, and changes none. */
static void
test_volume (WindowFixture *fixture,
             gconstpointer  data)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (fixture->window));
  GtkWindow *window;
  GtkWidget *scale, *scrolled;
  graphene_rect_t bounds;

  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), "volume") == ogc_sound_get_available ());
  if (!ogc_sound_get_available ())
    return;
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  window = GTK_WINDOW (gtk_application_get_windows (application)->data);
  g_assert_true (OGC_IS_PREFERENCES_WINDOW (window));
  g_assert_true (gtk_widget_grab_focus (widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_SWITCH)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "volume", NULL);
  widget_fixture_settle ();
  scale = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_SCALE);
  scrolled = gtk_widget_get_ancestor (scale, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_window_get_focus (window) == scale);
  g_assert_true (gtk_widget_compute_bounds (scale, scrolled, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
  g_assert_false (widget_fixture_uses_wheel (scale));
  gtk_window_destroy (window);
}

/* Preferences, menu and sound agree, whichever is changed. */
static void
test_sound (WindowFixture *fixture,
            gconstpointer  data)
{
  GSettings *preferences = ogc_preferences_get_default ();
  GActionGroup *actions = G_ACTION_GROUP (gtk_window_get_application (GTK_WINDOW (fixture->window)));
  GtkWindow *window = GTK_WINDOW (ogc_preferences_window_new (GTK_WINDOW (fixture->window)));
  GtkWidget *scale = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_SCALE);
  gboolean mute;
  int heard;

  g_assert_true (g_action_group_has_action (actions, "mute") == ogc_sound_get_available ());
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==,
                     g_settings_get_int (preferences, OGC_PREFERENCE_TABLE_VOLUME));
  gtk_range_set_value (GTK_RANGE (scale), 35);
  g_object_get (ogc_sound_get_default (), "table-volume", &heard, NULL);
  g_assert_cmpint (g_settings_get_int (preferences, OGC_PREFERENCE_TABLE_VOLUME), ==, 35);
  g_assert_cmpint (heard, ==, 35);
  if (ogc_sound_get_available ())
    {
      g_action_group_activate_action (actions, "mute", NULL);
      g_object_get (ogc_sound_get_default (), "mute", &mute, NULL);
      g_assert_true (mute);
    }
  g_settings_set_boolean (preferences, OGC_PREFERENCE_MUTE, FALSE);
  g_object_get (ogc_sound_get_default (), "mute", &mute, NULL);
  g_assert_false (mute);
  gtk_window_destroy (window);
}

static void
add (const char *path,
     void      (*test) (WindowFixture *, gconstpointer))
{
  g_test_add (path, WindowFixture, NULL, window_fixture_set_up, test, window_fixture_tear_down);
}

/* The guided game is always the same, is shown with the guide, and gives way to other games. */
static void
test_learn (WindowFixture *fixture,
            gconstpointer  data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  ogc_guide_get_setup (NULL, &setup, seats);
  window_fixture_learn (fixture, "learn", NULL);
  g_assert_cmpuint (ogc_game_get_seed (OGC_GAME (ogc_session_get_game (fixture->session))), ==, setup.seed);
  g_assert_nonnull (ogc_table_get_guide (window_fixture_part (fixture, OGC_TYPE_TABLE)));
  window_fixture_act (fixture, "leave");
  g_assert_null (ogc_table_get_guide (window_fixture_part (fixture, OGC_TYPE_TABLE)));
}

/* Whoever has begun a guided game is asked whether to continue it, which Return does, or to start over. Either way, one
 * such game is saved. */
static void
test_learn_again (WindowFixture *fixture,
                  gconstpointer  data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  OgcStore *store = ogc_session_get_store (fixture->session);
  g_autoptr (GListModel) files = NULL;
  OgcPlayable *first, *again;

  window_fixture_learn (fixture, "learn", NULL);
  first = ogc_session_get_game (fixture->session);
  g_assert_true (ogc_game_take (OGC_GAME (first), &roll, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "learn", NULL);
  gtk_dialog_response (GTK_DIALOG (widget_fixture_await_dialog ()), GTK_RESPONSE_DELETE_EVENT);
  widget_fixture_settle ();
  g_assert_true (ogc_session_get_game (fixture->session) == first);

  window_fixture_act (fixture, "leave");
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "learn", NULL);
  widget_fixture_await_dialog ();
  widget_fixture_press_return (1);
  while ((again = ogc_session_get_game (fixture->session)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_playable_get_position (again), ==, 1);

  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "learn", NULL);
  gtk_dialog_response (GTK_DIALOG (widget_fixture_await_dialog ()), 2);
  while (ogc_session_get_game (fixture->session) == again)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  g_assert_cmpuint (ogc_playable_get_position (ogc_session_get_game (fixture->session)), ==, 0);
  g_assert_true (ogc_store_flush (store, NULL));
  files = ogc_store_list (store);
  g_assert_cmpuint (g_list_model_get_n_items (files), ==, 1);

  /* Another lesson is another game. */
  window_fixture_learn (fixture, "learn-building", "temple");
}

/* The label of item number @n of @menu. */
static char *
dup_item (GMenuModel *menu,
          int         n)
{
  char *label = NULL;

  g_assert_true (g_menu_model_get_item_attribute (menu, n, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  return label;
}

/* The start page says which lessons are begun or done; what has been done stays done when it is begun again. */
static void
test_lesson_progress (WindowFixture *fixture,
                      gconstpointer  data)
{
  GtkWidget *page = window_fixture_part (fixture, OGC_TYPE_START_PAGE);
  GtkWidget *button = widget_fixture_find (page, GTK_TYPE_MENU_BUTTON);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autofree char *before = NULL, *begun = NULL, *done = NULL, *again = NULL;

  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);
  before = dup_item (menu, 1);
  g_assert_cmpstr (before, ==, "Hidden Temple");
  window_fixture_learn (fixture, "learn-building", "temple");
  begun = dup_item (menu, 1);
  g_assert_cmpstr (begun, ==, "Hidden Temple (begun)");
  ogc_lesson_progress_note ("temple", OGC_LESSON_DONE);
  done = dup_item (menu, 1);
  g_assert_cmpstr (done, ==, "Hidden Temple ✓");
  ogc_lesson_progress_note ("temple", OGC_LESSON_BEGUN);
  again = dup_item (menu, 1);
  g_assert_cmpstr (again, ==, "Hidden Temple ✓");
}

static gboolean
has_words (GtkWidget *widget,
           gpointer   words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

/* The start page says which lesson can be continued, and how far it has got. */
static void
test_resume_lesson (WindowFixture *fixture,
                    gconstpointer  data)
{
  GtkWidget *page = window_fixture_part (fixture, OGC_TYPE_START_PAGE);

  window_fixture_learn (fixture, "learn-building", "guild");
  window_fixture_act (fixture, "leave");
  await_choice (page, "win.resume");
  g_assert_nonnull (widget_fixture_find_where (page, has_words, (char *) "Lesson: Treasure Hunters’ Guild"));
  g_assert_nonnull (widget_fixture_find_where (page, has_words, (char *) "Round 1 of "));
}

/* The start page offers a lesson about each building that the first game does not have. */
static void
test_lessons (WindowFixture *fixture,
              gconstpointer  data)
{
  GtkWidget *page = window_fixture_part (fixture, OGC_TYPE_START_PAGE);
  GtkWidget *button = widget_fixture_find (page, GTK_TYPE_MENU_BUTTON);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autoptr (GVariant) lesson = NULL;

  widget_fixture_draw (GTK_WIDGET (fixture->window));
  g_assert_true (widget_fixture_is_seen (button));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 5);
  for (int n = 0; n < 5; n++)
    {
      g_autofree char *action = NULL;

      g_clear_pointer (&lesson, g_variant_unref);
      lesson = g_menu_model_get_item_attribute_value (menu, n, G_MENU_ATTRIBUTE_TARGET, G_VARIANT_TYPE_STRING);
      g_assert_true (g_menu_model_get_item_attribute (menu, n, G_MENU_ATTRIBUTE_ACTION, "s", &action));
      g_assert_cmpstr (action, ==, "win.learn-building");
      g_assert_true (ogc_guide_has_lesson (g_variant_get_string (lesson, NULL)));
    }
  window_fixture_learn (fixture, "learn-building", g_variant_get_string (lesson, NULL));
  g_assert_nonnull (ogc_game_get_building (OGC_GAME (ogc_session_get_game (fixture->session)), OGC_TOWER));
  g_assert_nonnull (ogc_table_get_guide (window_fixture_part (fixture, OGC_TYPE_TABLE)));
}

static void
test_rules (WindowFixture *fixture,
            gconstpointer  data)
{
  OgcRulesWindow *rules;

  window_fixture_act (fixture, "rules");
  rules = ogc_rules_window_present (GTK_WIDGET (fixture->window), &ogc_help_rules);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (rules)));
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (rules)));
  window_fixture_act (fixture, "rules");
  g_assert_true (ogc_rules_window_present (GTK_WIDGET (fixture->window), &ogc_help_rules) == rules);
  gtk_window_destroy (GTK_WINDOW (rules));
}

/* The window is closed while something still holds a reference to the rules window, as GTK does while it handles a key
 * pressed there. */
static void
test_companions (WindowFixture *fixture,
                 gconstpointer  data)
{
  g_autoptr (GtkWindow) rules = NULL;

  window_fixture_act (fixture, "rules");
  rules = g_object_ref (GTK_WINDOW (ogc_rules_window_present (GTK_WIDGET (fixture->window), &ogc_help_rules)));
  window_fixture_close (fixture);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (rules)));
  g_assert_null (gtk_window_get_transient_for (rules));
}

/* The about dialog says that no publisher is affiliated with the games. */
static void
test_about (WindowFixture *fixture,
            gconstpointer  data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *dialog = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (gtk_window_get_application (GTK_WINDOW (fixture->window))), "about",
                                  NULL);
  widget_fixture_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_ABOUT_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (fixture->window));
  g_assert_true (widget_fixture_is_seen (widget_fixture_find_text (dialog, "Neither is made or endorsed by its "
                                                                           "publisher.")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
recorded_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_assert_false (ogc_demo_record_finish (result, user_data));
}

/* Recording a game that is left before its picture fails; it neither succeeds nor waits for ever. */
static void
test_no_picture (WindowFixture *fixture,
                 gconstpointer  data)
{
  static const char * const paths[] = { "/nonexistent/picture.png", NULL };
  OgcGame *game = window_fixture_begin (fixture, 2, OGC_SEAT_PERSON);
  g_autoptr (GError) error = NULL;

  ogc_demo_record_async (fixture->window, paths, recorded_cb, &error);
  while (!ogc_games_nth (0)->is_demo_picture (OGC_PLAYABLE (game)))
    window_fixture_play (game, 1);
  window_fixture_act (fixture, "leave");
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (error->message, ==, "The game ended before its picture was taken.");
  gtk_settings_reset_property (gtk_widget_get_settings (GTK_WIDGET (fixture->window)), "gtk-enable-animations");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();

  g_test_add_func ("/window/templates", test_templates);
  add ("/window/start", test_start);
  add ("/window/play", test_play);
  add ("/window/undo", test_undo);
  add ("/window/no-picture", test_no_picture);
  add ("/window/setups", test_setups);
  add ("/window/problem", test_problem);
  add ("/window/remembers-setup", test_remembers_setup);
  add ("/window/first-choice", test_first_choice);
  add ("/window/resume", test_resume);
  add ("/window/resume-latest", test_resume_latest);
  add ("/window/over", test_over);
  add ("/window/view", test_view);
  add ("/window/look-back", test_look_back);
  add ("/window/preferences-focus", test_preferences_focus);
  add ("/window/preferences-size", test_preferences_size);
  add ("/window/close-in-thought", test_close_in_thought);
  add ("/window/replay-again", test_replay_again);
  add ("/window/tab", test_tab);
  add ("/window/names", test_names);
  add ("/window/preferences", test_preferences);
  add ("/window/switches", test_switches);
  add ("/window/sound", test_sound);
  add ("/window/volume", test_volume);
  add ("/window/learn", test_learn);
  add ("/window/learn-again", test_learn_again);
  add ("/window/lessons", test_lessons);
  add ("/window/lesson-progress", test_lesson_progress);
  add ("/window/resume-lesson", test_resume_lesson);
  add ("/window/rules", test_rules);
  add ("/window/companions", test_companions);
  add ("/window/about", test_about);

  return window_fixture_run ();
}
