/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game, its analysis, and full tableaus. */

#include <gtk/gtk.h>

#include "analysis-fixture.h"
#include "ogc-analysis-page.h"
#include "ogc-application.h"
#include "ogc-crest.h"
#include "ogc-games.h"
#include "ogc-gold-source.h"
#include "ogc-key-moves-view.h"
#include "ogc-live-region.h"
#include "ogc-preferences.h"
#include "ogc-rank-row.h"
#include "ogc-replay-bar.h"
#include "ogc-score-account.h"
#include "ogc-score-page.h"
#include "ogc-score-row.h"
#include "ogc-stacked-bar.h"
#include "ogc-table.h"
#include "ogc-text.h"
#include "ogc-seat-popover.h"
#include "ogc-window.h"
#include "ogc-window-title.h"
#include "widget-fixture.h"

/* Fixture: a window whose games are not saved. */
typedef struct {
  OgcSession *session;
  OgcWindow  *window;
} Fixture;

static OgcApplication *application;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_INSTANT);
  fixture->session = ogc_session_new (NULL);
  fixture->window = ogc_window_new (GTK_APPLICATION (application), fixture->session);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  widget_fixture_await_idle ();
  gtk_window_close (GTK_WINDOW (fixture->window));
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&fixture->session);
}

static gpointer
part (Fixture *fixture,
      GType    type)
{
  GtkWidget *found = widget_fixture_find_shown (GTK_WIDGET (fixture->window), type);

  g_assert_nonnull (found);
  return found;
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, NULL);
  widget_fixture_settle ();
}

static void
act_on (GtkWidget  *widget,
        const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  widget_fixture_settle ();
}

static GFile *
stored (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", name, NULL);

  return g_file_new_for_path (path);
}

static void
resume_at_once (Fixture    *fixture,
                const char *name)
{
  g_autoptr (GFile) file = stored (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_save_load (file, &error);

  g_assert_no_error (error);
  g_assert_true (ogc_session_resume (fixture->session, OGC_SAVED_GAME (save), NULL, &error));
  g_assert_no_error (error);
}

static void
resume (Fixture    *fixture,
        const char *name)
{
  resume_at_once (fixture, name);
  widget_fixture_settle ();
}

static OgcGame *
on_table (Fixture *fixture)
{
  return ogc_table_get_game (part (fixture, OGC_TYPE_TABLE));
}

/* Segments lie side by side, as long as their values demand or as their numbers need, and have names. */
static void
test_stacked_bar (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GtkWidget) bar = g_object_ref_sink (ogc_stacked_bar_new ());
  GtkWidget *one, *two, *three;
  graphene_rect_t bounds;
  guint maximum;
  double shown;

  g_object_set (bar, "maximum", 40, "shown", 0.5, NULL);
  g_object_get (bar, "maximum", &maximum, "shown", &shown, NULL);
  g_assert_cmpuint (maximum, ==, 40);
  g_assert_cmpfloat (shown, ==, 0.5);
  ogc_stacked_bar_add (OGC_STACKED_BAR (bar), 12, "12", "cup", "score-treasures", "Treasures: 12 gold");
  ogc_stacked_bar_add (OGC_STACKED_BAR (bar), 0, "0", "chest", "score-chests", "Chests: 0 gold");
  ogc_stacked_bar_add (OGC_STACKED_BAR (bar), 1, "1", NULL, "missing", "Behind by 1 gold");
  ogc_stacked_bar_add (OGC_STACKED_BAR (bar), 7, "7", "chest", "score-chests", "Chests: 7 gold");
  ogc_stacked_bar_set_shown (OGC_STACKED_BAR (bar), 1);
  one = gtk_widget_get_first_child (bar);
  two = gtk_widget_get_next_sibling (one);
  three = gtk_widget_get_next_sibling (two);
  g_assert_null (gtk_widget_get_next_sibling (three));
  gtk_test_accessible_assert_property (one, GTK_ACCESSIBLE_PROPERTY_LABEL, "Treasures: 12 gold");

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (bar, 200, 30, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (two), >, 5); /* the share of 1 in 40 */
  g_assert_cmpint (gtk_widget_get_width (one), >, gtk_widget_get_width (three));
  g_assert_true (gtk_widget_compute_bounds (three, bar, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width, (float) gtk_widget_get_width (bar) / 2, 2);

  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    for (unsigned other = 0; other < source; other++)
      {
        g_assert_cmpstr (ogc_gold_source_get_symbol (source), !=, ogc_gold_source_get_symbol (other));
        g_assert_cmpstr (ogc_gold_source_get_css_class (source), !=, ogc_gold_source_get_css_class (other));
      }
}

/* The current game is put aside, replayed without being changed, and comes back. */
static void
test_replay (Fixture       *fixture,
             gconstpointer  data)
{
  OgcReplayBar *bar;
  OgcGame *game, *replay;
  unsigned position, length;

  resume (fixture, "save-v1.gildedcompass");
  g_assert_null (widget_fixture_find (GTK_WIDGET (fixture->window), OGC_TYPE_REPLAY_BAR));
  game = OGC_GAME (ogc_session_get_game (fixture->session));
  position = ogc_game_get_position (game);
  act (fixture, "replay");
  bar = part (fixture, OGC_TYPE_REPLAY_BAR);
  replay = on_table (fixture);
  g_assert_true (replay != game && ogc_game_get_replay (replay));
  g_assert_false (ogc_game_get_running (game));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (bar)));
  g_assert_cmpint (ogc_game_get_viewer (replay), ==, ogc_game_get_viewer (game));
  length = ogc_game_get_length (replay);
  g_assert_cmpuint (length, ==, position);

  act_on (GTK_WIDGET (bar), "replay.next");
  g_assert_cmpuint (ogc_game_get_position (replay), ==, 1);
  act_on (GTK_WIDGET (bar), "replay.next-turn");
  g_assert_cmpuint (ogc_game_get_position (replay), >, 1);
  act_on (GTK_WIDGET (bar), "replay.previous-turn");
  act_on (GTK_WIDGET (bar), "replay.last");
  g_assert_cmpuint (ogc_game_get_position (replay), ==, length);
  act_on (GTK_WIDGET (bar), "replay.previous");
  g_assert_cmpuint (ogc_game_get_position (replay), ==, length - 1);
  act_on (part (fixture, OGC_TYPE_TABLE), "table.roll-or-reroll");
  g_assert_cmpuint (ogc_game_get_length (replay), ==, length);
  act_on (GTK_WIDGET (bar), "replay.first");
  g_assert_cmpuint (ogc_game_get_position (replay), ==, 0);

  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
  act_on (GTK_WIDGET (bar), "replay.leave");
  g_assert_true (on_table (fixture) == game);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (bar)));
  g_assert_true (ogc_game_get_running (game));
}

static gboolean
offers_rounds (GtkWidget *widget,
               gpointer   user_data)
{
  g_autoptr (GObject) first = GTK_IS_DROP_DOWN (widget)
                                ? g_list_model_get_item (gtk_drop_down_get_model (GTK_DROP_DOWN (widget)), 0) : NULL;
  g_autofree char *label = NULL;

  if (first != NULL)
    g_object_get (first, "label", &label, NULL);
  return label != NULL && g_str_equal (label, "Round 1");
}

/* Choosing the round that is shown goes to its beginning. */
static void
test_round_again (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *rounds;
  OgcGame *replay;

  resume (fixture, "save-v1.gildedcompass");
  act (fixture, "replay");
  replay = on_table (fixture);
  rounds = widget_fixture_find_where (part (fixture, OGC_TYPE_REPLAY_BAR), offers_rounds, NULL);
  ogc_playable_seek (OGC_PLAYABLE (replay), 3);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (rounds)), ==, 0);
  g_signal_emit_by_name (widget_fixture_find (rounds, GTK_TYPE_LIST_VIEW), "activate", 0);
  g_assert_cmpuint (ogc_game_get_position (replay), ==, 0);
}

/* Autoplay runs to the end, and stops when the person steps. */
static void
test_play (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean playing = TRUE;
  OgcReplayBar *bar;
  OgcGame *replay;

  resume (fixture, "save-v1.gildedcompass");
  act (fixture, "replay");
  bar = part (fixture, OGC_TYPE_REPLAY_BAR);
  replay = on_table (fixture);
  act_on (GTK_WIDGET (bar), "replay.play");
  while (ogc_game_get_position (replay) < 2)
    g_main_context_iteration (NULL, TRUE);
  act_on (GTK_WIDGET (bar), "replay.previous");
  g_object_get (bar, "playing", &playing, NULL);
  g_assert_false (playing);

  ogc_game_seek (replay, ogc_game_get_length (replay) - 1);
  act_on (GTK_WIDGET (bar), "replay.play");
  while (ogc_game_get_running (replay))
    g_main_context_iteration (NULL, TRUE);
  g_object_get (bar, "playing", &playing, NULL);
  g_assert_false (playing);
  g_assert_cmpuint (ogc_game_get_position (replay), ==, ogc_game_get_length (replay));
}

/* A record is replayed, not continued; an unreadable file changes nothing. */
static void
test_file (Fixture       *fixture,
           gconstpointer  data)
{
  OgcReplayBar *bar;
  g_autoptr (GFile) record = stored ("record-v1.jsonl");
  g_autoptr (GFile) nothing = stored ("there-is-no-such-file");

  ogc_window_open (fixture->window, record);
  while ((bar = widget_fixture_find (GTK_WIDGET (fixture->window), OGC_TYPE_REPLAY_BAR)) == NULL
         || ogc_replay_bar_get_game (bar) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ogc_session_get_game (fixture->session));
  g_assert_true (OGC_PLAYABLE (on_table (fixture)) == ogc_replay_bar_get_game (bar));
  act_on (GTK_WIDGET (bar), "replay.last");
  g_assert_true (ogc_game_get_finished (on_table (fixture)));
  ogc_window_replay_file (fixture->window, nothing);
  widget_fixture_settle ();
  g_assert_nonnull (ogc_replay_bar_get_game (bar));
  act_on (GTK_WIDGET (bar), "replay.leave");
  g_assert_null (on_table (fixture));
}

/* The analysis page leads into its game any number of times, whatever is on the table. */
static void
test_sought (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GFile) record = stored ("record-v1.jsonl");
  GtkWidget *page;
  OgcReplayBar *bar;

  resume (fixture, "save-v1.gildedcompass");
  ogc_window_replay_file (fixture->window, record);
  while (!ogc_game_get_replay (on_table (fixture)))
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "look-back");
  page = part (fixture, OGC_TYPE_ANALYSIS_PAGE);
  ogc_analysis_page_stop (OGC_ANALYSIS_PAGE (page));
  for (guint position = 7; position < 9; position++)
    {
      g_signal_emit_by_name (page, "sought", position, "");
      widget_fixture_settle ();
      bar = part (fixture, OGC_TYPE_REPLAY_BAR);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (bar)));
      g_assert_cmpuint (ogc_game_get_position (on_table (fixture)), ==, position);
      act_on (GTK_WIDGET (bar), "replay.last");
      g_assert_true (ogc_game_get_finished (on_table (fixture)));
      act_on (GTK_WIDGET (bar), "replay.leave");
      g_assert_true (gtk_widget_get_mapped (page));
    }
  act (fixture, "back");
  g_assert_true (on_table (fixture) == OGC_GAME (ogc_session_get_game (fixture->session)));
}

static gboolean
is_row (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "score-row");
}

static gboolean
is_chip (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "score-chip") || gtk_widget_has_css_class (widget, "score-idle-chip");
}

static gboolean
is_rank (GtkWidget *widget)
{
  return OGC_IS_RANK_ROW (widget);
}

static gboolean
is_open (GtkWidget *widget)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));
}

static gboolean
is_move (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "move-card");
}

static unsigned
count (GtkWidget *widget,
       gboolean (*matches) (GtkWidget *widget))
{
  unsigned n = matches (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, matches);
  return n;
}

static unsigned
count_lines (OgcSeat *seat)
{
  return g_list_model_get_n_items (ogc_seat_get_score_lines (seat));
}

/* Row number @n from the top, inside the button that selects it. */
static GtkWidget *
find_rank (GtkWidget *widget,
           unsigned  *n)
{
  if (is_rank (widget) && (*n)-- == 0)
    return gtk_widget_get_parent (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_rank (child, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_rank (Fixture  *fixture,
          unsigned  n)
{
  GtkWidget *found = find_rank (part (fixture, OGC_TYPE_SCORE_PAGE), &n);

  g_assert_nonnull (found);
  return found;
}

/* Checks the full names of the segments, with units. */
static void
check_segments (GtkWidget      *row,
                const OgcScore *score)
{
  GtkWidget *segment = gtk_widget_get_first_child (widget_fixture_find (row, OGC_TYPE_STACKED_BAR));

  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    if (score->by_source[source] > 0)
      {
        g_autofree char *gold = ogc_text_gold (score->by_source[source]);
        g_autofree char *name = g_strdup_printf ("%s: %s", ogc_text_gold_source (source), gold);

        g_assert_nonnull (segment);
        gtk_test_accessible_assert_property (segment, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
        g_assert_true (gtk_widget_has_css_class (segment, ogc_gold_source_get_css_class (source)));
        segment = gtk_widget_get_next_sibling (segment);
      }
  g_assert_true (segment == NULL || gtk_widget_has_css_class (segment, "missing"));
}

/* SCO-10: players are sorted by place, the sources of gold add up, and a selected row is explained tile by tile. */
static void
test_scores (Fixture       *fixture,
             gconstpointer  data)
{
  const OgcResult *result;
  OgcGame *game;
  GtkWidget *account;
  unsigned seats, place = 1;

  resume (fixture, "save-v1-over.gildedcompass");
  game = OGC_GAME (ogc_session_get_game (fixture->session));
  result = ogc_game_get_result (game);
  seats = ogc_game_get_setup (game)->seats;
  account = part (fixture, OGC_TYPE_SCORE_ACCOUNT);
  g_assert_cmpuint (count (part (fixture, OGC_TYPE_SCORE_PAGE), is_rank), ==, seats);
  g_assert_true (is_open (get_rank (fixture, 0)));
  for (unsigned n = 0; n < seats; n++)
    {
      GtkWidget *button = get_rank (fixture, n);
      OgcRankRow *row = OGC_RANK_ROW (gtk_button_get_child (GTK_BUTTON (button)));
      const unsigned seat = ogc_rank_row_get_seat (row);
      OgcSeat *shown = ogc_game_get_seat (game, seat);
      g_autofree char *name = ogc_rank_row_dup_name (row);

      g_assert_cmpuint (result->place[seat], >=, place);
      place = result->place[seat];
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      check_segments (button, &result->scores[seat]);
      for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
        g_assert_cmpuint (ogc_score_row_count (shown, source), ==, result->scores[seat].by_source[source]);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      g_assert_cmpuint (count (account, is_chip), ==, count_lines (shown));
    }
  g_assert_cmpuint (count (part (fixture, OGC_TYPE_SCORE_PAGE), is_open), ==, 1);
}

static const char *
get_announced (Fixture *fixture)
{
  return ogc_live_region_get_text (widget_fixture_find (part (fixture, OGC_TYPE_SCORE_PAGE), OGC_TYPE_LIVE_REGION));
}

/* Screen readers hear who has won, once the focus has moved to a button. */
static void
test_announced (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *wanted = NULL;
  OgcRankRow *row;
  OgcGame *game;
  const char *winner;

  resume (fixture, "save-v1-over.gildedcompass");
  while (*get_announced (fixture) == '\0')
    g_main_context_iteration (NULL, TRUE);
  game = OGC_GAME (ogc_session_get_game (fixture->session));
  row = OGC_RANK_ROW (gtk_button_get_child (GTK_BUTTON (get_rank (fixture, 0))));
  winner = ogc_seat_get_name (ogc_game_get_seat (game, ogc_rank_row_get_seat (row)));
  wanted = g_strdup_printf ("%s wins. ", winner);
  g_assert_true (g_str_has_prefix (get_announced (fixture), wanted));
  g_assert_nonnull (strstr (get_announced (fixture), "gold"));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
}

static OgcSave *
load_with_person (unsigned seat)
{
  g_autoptr (GFile) file = stored ("save-v1-over.gildedcompass");
  g_autoptr (GError) error = NULL;
  OgcSave *save = ogc_save_load (file, &error);

  g_assert_no_error (error);
  for (unsigned n = 0; n < save->setup.seats; n++)
    {
      g_free (save->seats[n].kind);
      save->seats[n].kind = g_strdup (n == seat ? OGC_SEAT_PERSON : "random");
    }
  return save;
}

static void
show_with_person (Fixture  *fixture,
                  unsigned  seat)
{
  g_autoptr (OgcSave) save = load_with_person (seat);
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_session_resume (fixture->session, OGC_SAVED_GAME (save), NULL, &error));
  g_assert_no_error (error);
  widget_fixture_settle ();
}

/* The only person is told by how much the game was won or lost. */
static void
test_margin (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (OgcSave) save = load_with_person (0);
  const unsigned seats = save->setup.seats;
  unsigned lost = 0;

  for (unsigned person = 0; person < seats; person++)
    {
      const OgcResult *result;
      unsigned most = 0, second = 0;
      g_autofree char *text = NULL;

      show_with_person (fixture, person);
      result = ogc_game_get_result (on_table (fixture));
      for (unsigned seat = 0; seat < seats; seat++)
        {
          second = result->place[seat] > 1 ? MAX (second, result->scores[seat].total) : second;
          most = MAX (most, result->scores[seat].total);
        }
      g_assert_cmpuint (most, >, second);
      if (result->place[person] == 1)
        text = g_strdup_printf ("You won by\302\240%u.", most - second);
      else
        text = g_strdup_printf ("You lost by\302\240%u, %s.", most - result->scores[person].total,
                                ogc_seat_get_name (ogc_game_get_seat (on_table (fixture), person)));
      lost += result->place[person] > 1 ? 1 : 0;
      g_assert_nonnull (widget_fixture_find_text (part (fixture, OGC_TYPE_SCORE_PAGE), text));
    }
  g_assert_cmpuint (lost, ==, seats - 1);
}

/* Only the single person is shown what is missing to the win, and a winner misses nothing. */
static void
test_missing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (OgcSave) save = load_with_person (0);
  const unsigned seats = save->setup.seats;

  for (unsigned person = 0; person < seats; person++)
    {
      const OgcResult *result;

      show_with_person (fixture, person);
      result = ogc_game_get_result (on_table (fixture));
      for (unsigned n = 0; n < seats; n++)
        {
          GtkWidget *button = get_rank (fixture, n);
          GtkWidget *bar = widget_fixture_find (button, OGC_TYPE_STACKED_BAR);
          const unsigned seat = ogc_rank_row_get_seat (OGC_RANK_ROW (gtk_button_get_child (GTK_BUTTON (button))));
          GtkWidget *last = gtk_widget_get_last_child (bar);

          g_assert_cmpint (gtk_widget_has_css_class (last, "missing"), ==, seat == person && result->place[seat] > 1);
        }
    }
}

/* The first seat that has won, or has not. */
static unsigned
find_seat (OgcSave  *save,
           gboolean  won)
{
  unsigned seat = 0;
  OgcResult result;

  ogc_result_of (&save->state, &result);
  while ((result.place[seat] == 1) != won)
    seat++;
  return seat;
}

/* Key moves are searched for in the background; they lead into the replay, and from there back to the scores. They are
 * absent without a person, and when the search is cancelled. */
static void
test_key_moves (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GFile) folder = ogc_game_analyser_get_folder ();
  g_autoptr (OgcSave) save = load_with_person (0);
  GtkWidget *view, *button;
  unsigned position;

  show_with_person (fixture, OGC_MAX_SEATS);
  view = widget_fixture_find (part (fixture, OGC_TYPE_SCORE_PAGE), OGC_TYPE_KEY_MOVES_VIEW);
  g_assert_false (gtk_widget_get_visible (view));

  show_with_person (fixture, find_seat (save, TRUE));
  g_assert_true (gtk_widget_get_visible (view));
  g_assert_cmpuint (count (view, is_move), ==, 0);
  while (*get_announced (fixture) == '\0')
    g_main_context_iteration (NULL, TRUE);
  act_on (part (fixture, OGC_TYPE_SCORE_PAGE), "scores.show-moves");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), view));

  show_with_person (fixture, find_seat (save, FALSE));
  g_assert_true (gtk_widget_get_visible (view));
  act_on (view, "key-moves.cancel");
  g_assert_false (gtk_widget_get_visible (view));

  analysis_fixture_leave (save, folder); /* otherwise the analysis would take a while */
  show_with_person (fixture, find_seat (save, FALSE));
  while (count (view, is_move) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (view));
  for (button = widget_fixture_find (view, OGC_TYPE_CREST); !is_move (button);)
    button = gtk_widget_get_parent (button);
  button = gtk_widget_get_last_child (button);
  g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), "(u&s)", &position, NULL);
  g_signal_emit_by_name (button, "clicked");
  widget_fixture_settle ();
  g_assert_true (ogc_game_get_replay (on_table (fixture)));
  g_assert_cmpuint (ogc_game_get_position (on_table (fixture)), ==, position);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "replay-at",
                                  g_variant_new ("(us)", 3, "Better: this"));
  g_assert_nonnull (widget_fixture_find_label (part (fixture, OGC_TYPE_REPLAY_BAR), "Better: this"));
  g_assert_cmpuint (ogc_game_get_position (on_table (fixture)), ==, 3);
  act_on (part (fixture, OGC_TYPE_REPLAY_BAR), "replay.leave");
  g_assert_false (ogc_game_get_replay (on_table (fixture)));
  g_assert_true (gtk_widget_get_mapped (view));
}

static double
shown_of (Fixture *fixture)
{
  return ogc_stacked_bar_get_shown (part (fixture, OGC_TYPE_STACKED_BAR));
}

static void
count_cb (GObject    *bar,
          GParamSpec *pspec,
          unsigned   *count)
{
  ++*count;
}

/* The page unfolds once a game, and not at all with reduced motion. The title of the window does not say before who has
 * won. */
static void
test_unfolding (Fixture       *fixture,
                gconstpointer  data)
{
  const GType title = OGC_TYPE_WINDOW_TITLE;
  unsigned count = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_QUICK);
  resume_at_once (fixture, "save-v1-over.gildedcompass");
  g_signal_connect (part (fixture, OGC_TYPE_STACKED_BAR), "notify::shown", G_CALLBACK (count_cb), &count);
  while (count == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (widget_fixture_find_text (part (fixture, title), "Final Scores"));
  while (shown_of (fixture) != 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (widget_fixture_find_text (part (fixture, title), "Final Scores"));
  g_assert_nonnull (widget_fixture_find_text (part (fixture, title), "Winner"));

  count = 0;
  act_on (part (fixture, OGC_TYPE_TABLE), "table.show-table");
  act_on (part (fixture, OGC_TYPE_TABLE), "table.show-scores");
  g_assert_cmpfloat (shown_of (fixture), ==, 1);
  g_assert_cmpuint (count, ==, 0);
}

/* SEC-2: the tableau has every line of the account, but only the number of secret tiles. */
static void
test_tableau (Fixture       *fixture,
              gconstpointer  data)
{
  resume (fixture, "save-v1.gildedcompass");
  if (ogc_game_get_curtain (on_table (fixture)))
    act_on (part (fixture, OGC_TYPE_TABLE), "table.lift-curtain");
  for (guint seat = 0; seat < ogc_game_get_setup (on_table (fixture))->seats; seat++)
    {
      GtkWidget *popover;

      g_assert_true (gtk_widget_activate_action (part (fixture, OGC_TYPE_TABLE), "table.show-tableau", "u", seat));
      widget_fixture_await_idle ();
      popover = part (fixture, OGC_TYPE_SEAT_POPOVER);
      g_assert_cmpuint (count (popover, is_row), >=, count_lines (ogc_game_get_seat (on_table (fixture), seat)));
      /* It takes the room that the window has. */
      g_assert_cmpint (gtk_scrolled_window_get_max_content_height (widget_fixture_find (popover,
                                                                                        GTK_TYPE_SCROLLED_WINDOW)),
                       >, gtk_widget_get_height (GTK_WIDGET (fixture->window)) / 2);
    }
  g_assert_true (gtk_widget_activate_action (part (fixture, OGC_TYPE_TABLE), "table.show-tableau", "u", 77u));
}

/* A rematch has the same players, the next start player, and other dice. */
static void
test_rematch (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (OgcGame) before = NULL;
  const OgcSetup *old, *new;

  resume (fixture, "save-v1-over.gildedcompass");
  before = g_object_ref (OGC_GAME (ogc_session_get_game (fixture->session)));
  act (fixture, "rematch");
  old = ogc_game_get_setup (before);
  new = ogc_game_get_setup (OGC_GAME (ogc_session_get_game (fixture->session)));
  g_assert_true (OGC_GAME (ogc_session_get_game (fixture->session)) != before);
  g_assert_cmpuint (new->seats, ==, old->seats);
  g_assert_cmpuint (new->start_seat, ==, (old->start_seat + 1) % old->seats);
  g_assert_true (new->seed != old->seed);
  for (unsigned seat = 0; seat < old->seats; seat++)
    g_assert_cmpstr (ogc_seat_get_name (ogc_game_get_seat (before, seat)), ==,
                     ogc_seat_get_name (ogc_game_get_seat (on_table (fixture), seat)));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "save-record"));
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/ending/stacked-bar", test_stacked_bar },
    { "/ending/replay", test_replay },
    { "/ending/round-again", test_round_again },
    { "/ending/play", test_play },
    { "/ending/file", test_file },
    { "/ending/sought", test_sought },
    { "/ending/scores", test_scores },
    { "/ending/announced", test_announced },
    { "/ending/margin", test_margin },
    { "/ending/missing", test_missing },
    { "/ending/key-moves", test_key_moves },
    { "/ending/unfolding", test_unfolding },
    { "/ending/tableau", test_tableau },
    { "/ending/rematch", test_rematch },
  };
  int status;

  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  application = ogc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  /* The application must not end with the last window. */
  g_application_hold (G_APPLICATION (application));
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  status = g_test_run ();
  g_application_release (G_APPLICATION (application));
  g_object_unref (application);
  return status;
}
