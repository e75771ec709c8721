/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game at the table: its strip, what it marks, and how it is left. */

#include <gtk/gtk.h>

#include "guide-player.h"
#include "ogc-building-card.h"
#include "ogc-die-button.h"
#include "ogc-games.h"
#include "ogc-guide-view.h"
#include "ogc-lesson-progress.h"
#include "ogc-save-details.h"
#include "ogc-key-bindings.h"
#include "ogc-preferences.h"
#include "ogc-rules-window.h"
#include "ogc-table.h"
#include "table-fixture.h"
#include "widget-fixture.h"

#define MANY 5000

typedef struct {
  OgcGame   *game;
  GtkWidget *window;
  OgcTable  *table;
} Fixture;

/* Waits until a frame has been drawn. */
static void
wait_frame (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
  while (gdk_frame_clock_get_frame_counter (clock) < frame + 2)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
      g_main_context_iteration (NULL, TRUE);
    }
}

static unsigned
count_marked (GtkWidget *widget,
              GType      type)
{
  unsigned n = gtk_widget_has_css_class (widget, "guided") && g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marked (child, type);
  return n;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  ogc_guide_get_setup (NULL, &setup, seats);
  fixture->game = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, NULL);
  g_assert_nonnull (fixture->game);
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  fixture->window = gtk_window_new ();
  table_fixture_offer_rules (fixture->window);
  fixture->table = OGC_TABLE (ogc_table_new ());
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->table));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 554);
  ogc_table_set_game (fixture->table, fixture->game);
  ogc_game_set_running (fixture->game, TRUE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
  g_object_unref (fixture->game);
}

static OgcGuide *
guide_of (Fixture *fixture)
{
  return ogc_table_get_guide (fixture->table);
}

static void
follow_to (Fixture    *fixture,
           const char *step)
{
  for (unsigned i = 0; i < MANY && !g_str_equal (ogc_guide_get_step (guide_of (fixture)), step); i++)
    guide_player_follow (guide_of (fixture), fixture->game);
  g_assert_cmpstr (ogc_guide_get_step (guide_of (fixture)), ==, step);
  wait_frame (fixture);
}

static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (fixture->table);
  GtkWidget *focus;

  follow_to (fixture, "buildings");
  g_assert_cmpuint (count_marked (table, GTK_TYPE_WIDGET), ==, 1);
  follow_to (fixture, "roll");
  g_assert_cmpuint (count_marked (table, GTK_TYPE_BUTTON), ==, 1);
  follow_to (fixture, "pick-archives");
  g_assert_cmpuint (count_marked (table, OGC_TYPE_DIE_BUTTON), ==,
                    ogc_dice_count (ogc_guide_get_dice (guide_of (fixture))));
  widget_fixture_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window)); /* on the first of them */
  g_assert_true (OGC_IS_DIE_BUTTON (focus) && gtk_widget_has_css_class (focus, "guided"));
  follow_to (fixture, "score");
  g_assert_cmpuint (count_marked (table, GTK_TYPE_WIDGET), ==, 1);
}

static gboolean
is_wrongly_marked (GtkWidget *widget,
                   gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "guided") && !gtk_widget_is_sensitive (widget);
}

static gboolean
is_spinning (GtkWidget *widget,
             gpointer   data)
{
  return GTK_IS_SPINNER (widget) && gtk_widget_get_mapped (widget) && gtk_spinner_get_spinning (GTK_SPINNER (widget));
}

static gboolean
does_action (GtkWidget *widget,
             gpointer   action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *action)
{
  return widget_fixture_find_where (widget, does_action, (gpointer) action);
}

/* Follows the guide to its end, drawing every step; nothing that cannot be pressed is marked. There, the lesson is
 * done, and the next one is offered, but not where “Next” was, which somebody who reads fast may press once more, and
 * which then says “Play On”. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *view = widget_fixture_find (fixture->window, OGC_TYPE_GUIDE_VIEW);
  GtkWidget *lesson = find_button (fixture->window, "win.learn-building");
  GtkWidget *next = find_button (fixture->window, "guide.next");
  gboolean offered = FALSE;
  graphene_rect_t first, now;

  g_assert_cmpint (ogc_lesson_progress_get (OGC_FIRST_LESSON), >=, OGC_LESSON_BEGUN);
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_LESSONS);
  wait_frame (fixture);
  g_assert_true (gtk_widget_compute_bounds (next, view, &first));
  for (unsigned i = 0; i < MANY && ogc_guide_get_active (guide_of (fixture)); i++)
    {
      g_assert_false (offered);
      if (ogc_guide_get_read (guide_of (fixture)))
        {
          wait_frame (fixture);
          g_assert_null (widget_fixture_find_where (fixture->window, is_wrongly_marked, NULL));
        }
      offered = gtk_widget_get_mapped (lesson);
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (next)), ==, offered ? "_Play On" : "_Next");
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (next), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           offered ? "Play On" : "Next");
      if (offered)
        {
          g_assert_true (gtk_widget_compute_bounds (next, view, &now));
          g_assert_cmpfloat (now.origin.x, <=, first.origin.x);
          g_assert_cmpfloat_with_epsilon (now.origin.x + now.size.width, first.origin.x + first.size.width, 1);
        }
      guide_player_follow (guide_of (fixture), fixture->game);
      widget_fixture_settle ();
    }
  g_assert_true (offered);
  g_assert_cmpint (ogc_lesson_progress_get (OGC_FIRST_LESSON), ==, OGC_LESSON_DONE);
  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (lesson)), NULL), ==,
                   "guild");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (lesson)))), ==,
                   "Next Lesson: Treasure Hunters’ Guild");
  g_assert_false (ogc_guide_get_active (guide_of (fixture)));
  g_assert_false (gtk_widget_get_visible (view));
  wait_frame (fixture);
  g_assert_cmpuint (count_marked (GTK_WIDGET (fixture->table), GTK_TYPE_WIDGET), ==, 0);
}

static void
test_actions (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *view = widget_fixture_find (fixture->window, OGC_TYPE_GUIDE_VIEW);
  GtkWidget *rules = NULL;
  GListModel *windows = gtk_window_get_toplevels ();

  g_assert_true (gtk_widget_activate_action (view, "guide.next", NULL));
  g_assert_cmpstr (ogc_guide_get_step (guide_of (fixture)), ==, "buildings");
  g_assert_true (gtk_widget_activate_action (view, "guide.rule", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (OGC_IS_RULES_WINDOW (window))
        rules = window;
    }
  g_assert_nonnull (rules);
  g_assert_cmpstr (ogc_rules_window_get_place (OGC_RULES_WINDOW (rules)).chapter->id, ==, "round");
  g_assert_true (gtk_widget_activate_action (view, "guide.leave", NULL));
  g_assert_false (gtk_widget_get_visible (view));
  g_assert_true (ogc_game_get_answerable (fixture->game));
}

/* The guide disappears when the game does, even in the middle of a step, and comes back with the game, unless it has
 * been left. */
static void
test_dropped (Fixture      *fixture,
              gconstpointer data)
{
  follow_to (fixture, "rival");
  ogc_table_set_game (fixture->table, NULL);
  g_assert_null (guide_of (fixture));
  g_assert_null (widget_fixture_find (fixture->window, OGC_TYPE_GUIDE_VIEW));
  while (!ogc_game_get_answerable (fixture->game))
    g_main_context_iteration (NULL, TRUE);
  ogc_table_set_game (fixture->table, fixture->game);
  g_assert_cmpstr (ogc_guide_get_step (guide_of (fixture)), ==, "again");
  widget_fixture_settle ();
  g_assert_false (gtk_widget_get_sensitive (find_button (fixture->window, "guide.next")));
  g_assert_true (gtk_widget_get_sensitive (find_button (fixture->window, "guide.rule")));
  ogc_guide_leave (guide_of (fixture));
  ogc_table_set_game (fixture->table, NULL);
  ogc_table_set_game (fixture->table, fixture->game);
  g_assert_null (guide_of (fixture));
}

/* A game that was closed and opened again continues with what the guide said last. */
static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const steps[] = { "buildings", "tableau", "roll", "maps", "pick-archives", "rival" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (OgcSave) save = NULL;
      g_autoptr (OgcGame) again = NULL;

      follow_to (fixture, steps[i]);
      save = ogc_game_to_save (fixture->game);
      again = ogc_game_new_from_save (save, NULL);
      ogc_table_set_game (fixture->table, NULL);
      ogc_table_set_game (fixture->table, again);
      g_assert_cmpstr (ogc_guide_get_step (guide_of (fixture)), ==, steps[i]);
      g_set_object (&fixture->game, again);
      ogc_game_set_pace (again, OGC_PACE_INSTANT);
      ogc_game_set_running (again, TRUE);
    }
}

/* “Next” stays in place above the tray, however long the text is, and keeps the focus while the guide waits. Until it
 * has been pressed, nothing else stands out. */
static void
test_next (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *next = find_button (fixture->window, "guide.next");
  GtkWidget *roll = find_button (fixture->window, "table.roll");
  GtkWidget *tray = widget_fixture_find (fixture->window, OGC_TYPE_TRAY_VIEW);
  graphene_rect_t first, now;
  unsigned n_read = 0;

  follow_to (fixture, "welcome");
  g_assert_true (gtk_widget_compute_bounds (next, tray, &first));
  for (unsigned i = 0; i < MANY && !g_str_equal (ogc_guide_get_step (guide_of (fixture)), "rival"); i++)
    {
      const gboolean read = ogc_guide_get_read (guide_of (fixture));

      widget_fixture_settle ();
      wait_frame (fixture);
      g_assert_true (gtk_widget_compute_bounds (next, tray, &now));
      g_assert_cmpfloat_with_epsilon (now.origin.x, first.origin.x, 1);
      g_assert_cmpfloat_with_epsilon (now.origin.y, first.origin.y, 1);
      g_assert_cmpint (gtk_widget_get_sensitive (next), ==, read);
      g_assert_cmpint (gtk_widget_has_css_class (roll, "brass"), ==, !read);
      g_assert_cmpint (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == next, ==, read);
      if (g_str_equal (ogc_guide_get_step (guide_of (fixture)), "roll"))
        g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == roll);
      n_read += read;
      guide_player_follow (guide_of (fixture), fixture->game);
    }
  g_assert_cmpuint (n_read, >, 4);
}

/* While the rival moves, the focus is on what says so, from where the next question takes it. */
static void
test_rival (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  OgcTrayView *tray = OGC_TRAY_VIEW (widget_fixture_find (fixture->window, OGC_TYPE_TRAY_VIEW));

  follow_to (fixture, "place-archives");
  g_assert_true (gtk_widget_grab_focus (ogc_tray_view_get_die (tray)));
  ogc_game_set_running (fixture->game, FALSE);
  while (ogc_game_get_answerable (fixture->game) || ogc_guide_get_read (guide_of (fixture)))
    guide_player_follow (guide_of (fixture), fixture->game);
  widget_fixture_settle ();
  g_assert_true (gtk_window_get_focus (window) == ogc_tray_view_get_told (tray));
  ogc_game_set_running (fixture->game, TRUE);
  while (gtk_window_get_focus (window) != find_button (fixture->window, "table.roll"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_focusable (ogc_tray_view_get_told (tray)));
}

/* Resolving is explained before it is shown: until that has been read, however long it takes, everything rests, and
 * what the table tells is the building that the guide explains. */
static void
test_before (Fixture      *fixture,
             gconstpointer data)
{
  const char *text;

  for (unsigned i = 0; i < MANY && !g_str_equal (ogc_guide_get_step (guide_of (fixture)), "last-lap"); i++)
    guide_player_follow (guide_of (fixture), fixture->game);
  ogc_game_set_pace (fixture->game, OGC_PACE_QUICK);
  while (!g_str_equal (ogc_guide_get_step (guide_of (fixture)), "resolving"))
    {
      guide_player_follow (guide_of (fixture), fixture->game);
      ogc_game_hurry (fixture->game);
    }
  text = ogc_guide_get_text (guide_of (fixture));
  widget_fixture_run_for (4000);
  g_assert_true (ogc_game_get_telling (fixture->game));
  g_assert_cmpstr (ogc_game_get_told (fixture->game), ==, "Resolving: Auction House");
  g_assert_cmpint (ogc_game_get_told_building (fixture->game), ==, OGC_AUCTION_HOUSE);
  g_assert_null (widget_fixture_find_where (fixture->window, is_spinning, NULL));
  g_assert_true (widget_fixture_is_seen (widget_fixture_find_text (fixture->window, text)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_button (fixture->window, "guide.next"));
  while (ogc_guide_get_read (guide_of (fixture)))
    {
      g_assert_true (ogc_guide_get_before (guide_of (fixture)));
      g_assert_true (gtk_widget_activate_action (find_button (fixture->window, "guide.next"), "guide.next", NULL));
    }
  g_assert_false (gtk_widget_get_sensitive (find_button (fixture->window, "guide.next")));
  while (ogc_game_get_telling (fixture->game))
    g_main_context_iteration (NULL, TRUE);

  /* The next building is explained once all of this one has been told. */
  while (!g_str_equal (ogc_guide_get_step (guide_of (fixture)), "resolve-archives"))
    guide_player_follow (guide_of (fixture), fixture->game);
  g_assert_true (ogc_game_get_telling (fixture->game));
  g_assert_false (gtk_widget_get_sensitive (find_button (fixture->window, "guide.next")));
  while (!gtk_widget_get_sensitive (find_button (fixture->window, "guide.next")))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (ogc_game_get_told (fixture->game), ==, "Resolving: Archives");
  g_assert_true (ogc_game_get_telling (fixture->game));

  /* What comes after it gets the focus once it has been shown. */
  while (!g_str_equal (ogc_guide_get_step (guide_of (fixture)), "score"))
    {
      guide_player_follow (guide_of (fixture), fixture->game);
      ogc_game_hurry (fixture->game);
    }
  widget_fixture_settle ();
  g_assert_true (ogc_game_get_telling (fixture->game));
  while (ogc_game_get_telling (fixture->game))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find_button (fixture->window, "guide.next"));
}

/* The guide names the key that rolls now, and no single key while they are switched off. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  GSettings *preferences = ogc_preferences_get_default ();

  follow_to (fixture, "roll");
  g_assert_nonnull (strstr (ogc_guide_get_text (guide_of (fixture)), "press R."));
  g_assert_null (ogc_key_bindings_change (OGC_KEY_ACTION_ROLL, 'x'));
  g_assert_nonnull (strstr (ogc_guide_get_text (guide_of (fixture)), "press X."));
  g_settings_set_boolean (preferences, OGC_PREFERENCE_SINGLE_KEYS, FALSE);
  g_assert_null (strstr (ogc_guide_get_text (guide_of (fixture)), "press"));
  follow_to (fixture, "place-archives");
  g_assert_null (strstr (ogc_guide_get_text (guide_of (fixture)), "press"));
  g_settings_reset (preferences, OGC_PREFERENCE_SINGLE_KEYS);
  g_assert_nonnull (strstr (ogc_guide_get_text (guide_of (fixture)), "press the key beside their name"));
  ogc_key_bindings_reset ();
}

/* The lesson is over while the guide tells its end, and a game like any other if the person plays on. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  follow_to (fixture, "others");
  g_assert_false (ogc_lesson_progress_get_over (OGC_PLAYABLE (fixture->game)));
  follow_to (fixture, "alone");
  g_assert_true (ogc_lesson_progress_get_over (OGC_PLAYABLE (fixture->game)));
  ogc_guide_next (guide_of (fixture));
  g_assert_false (ogc_lesson_progress_get_over (OGC_PLAYABLE (fixture->game)));
}

/* The guide of another game that comes to the table marks what it talks about, even if somebody still holds the strip
 * of the one before. */
static void
test_other_game (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GtkWidget) before = NULL;
  g_autoptr (OgcGame) other = NULL;
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  follow_to (fixture, "buildings");
  before = g_object_ref (widget_fixture_find (GTK_WIDGET (fixture->table), OGC_TYPE_GUIDE_VIEW));
  /* Both games began in the same second, so the place in the one would be taken for a place in the other. */
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_GUIDE_PLACE);
  ogc_guide_get_setup ("temple", &setup, seats);
  other = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, NULL);
  ogc_table_set_game (fixture->table, other);
  wait_frame (fixture);
  g_assert_cmpstr (ogc_guide_get_step (guide_of (fixture)), ==, "welcome");
  g_assert_cmpuint (count_marked (GTK_WIDGET (fixture->table), OGC_TYPE_BUILDING_CARD), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  g_test_add ("/guide/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/guide/end", Fixture, NULL, set_up, test_end, tear_down);
  g_test_add ("/guide/actions", Fixture, NULL, set_up, test_actions, tear_down);
  g_test_add ("/guide/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/guide/before", Fixture, NULL, set_up, test_before, tear_down);
  g_test_add ("/guide/other-game", Fixture, NULL, set_up, test_other_game, tear_down);
  g_test_add ("/guide/over", Fixture, NULL, set_up, test_over, tear_down);
  g_test_add ("/guide/place", Fixture, NULL, set_up, test_place, tear_down);
  g_test_add ("/guide/next", Fixture, NULL, set_up, test_next, tear_down);
  g_test_add ("/guide/rival", Fixture, NULL, set_up, test_rival, tear_down);
  g_test_add ("/guide/dropped", Fixture, NULL, set_up, test_dropped, tear_down);
  return g_test_run ();
}
