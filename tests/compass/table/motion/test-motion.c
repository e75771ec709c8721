/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Motion over the table never gets in the way of the game. */

#include <gtk/gtk.h>
#include <unistd.h>

#include "ogc-building-card.h"
#include "ogc-die-button.h"
#include "ogc-die-view.h"
#include "ogc-flight.h"
#include "ogc-live-region.h"
#include "ogc-log-view.h"
#include "ogc-motion-layer.h"
#include "ogc-motion-script.h"
#include "ogc-motion-targets.h"
#include "ogc-score-page.h"
#include "ogc-seat-view.h"
#include "ogc-sound.h"
#include "ogc-table.h"
#include "ogc-tile-button.h"
#include "ogc-tile-view.h"
#include "ogc-tray-view.h"
#include "ogc-window-title.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  OgcGame        *game;
  GtkWidget      *window;
  GtkWidget      *table;
  OgcMotionLayer *motion;
  GRand          *rand;
} Fixture;

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  set_animations (TRUE);
  fixture->rand = g_rand_new_with_seed (3);
  fixture->game = table_player_new_game (3, OGC_FORM_NEUTRAL, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, 3);
  ogc_game_set_pace (fixture->game, OGC_PACE_CALM);
  fixture->window = gtk_window_new ();
  fixture->table = g_object_ref_sink (ogc_table_new ());
  fixture->motion = widget_fixture_find (fixture->table, OGC_TYPE_MOTION_LAYER);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 754);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->table))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->table);
  g_object_unref (fixture->game);
  g_rand_free (fixture->rand);
}

/* How many dice and tiles are hidden where they lie. A tile on a building is hidden with the glow around it. */
static unsigned
count_hidden (GtkWidget *widget)
{
  const gboolean hidden = gtk_widget_get_opacity (widget) < 0.5;
  unsigned n = hidden && (OGC_IS_DIE_VIEW (widget) || OGC_IS_TILE_VIEW (widget) || OGC_IS_TILE_BUTTON (widget)) ? 1 : 0;

  g_assert_false (hidden && OGC_IS_TILE_BUTTON (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_hidden (child);
  return n;
}

/* Takes the first decision, a roll. */
static void
roll (Fixture *fixture)
{
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_true (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
}

static void
wait_for_flight (Fixture *fixture)
{
  while (count_hidden (fixture->table) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static unsigned
count_tiles (GtkWidget *widget)
{
  unsigned n = OGC_IS_TILE_VIEW (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_tiles (child);
  return n;
}

/* A tableau has its new tiles when motion begins, not only some time before the next frame: a frame could begin at
 * once, and everything would be aimed at tableaus as they were laid out before. */
static void
test_grown (Fixture      *fixture,
            gconstpointer data)
{
  gboolean grown = FALSE;

  while (!grown)
    {
      const unsigned seat = (unsigned) ogc_playable_get_asked (OGC_PLAYABLE (fixture->game));
      const gboolean takes = ogc_game_get_ask_kind (fixture->game) == OGC_ASK_TAKE;
      GtkWidget *view;
      unsigned before;

      g_assert_false (ogc_game_get_finished (fixture->game));
      ogc_game_lift_curtain (fixture->game);
      widget_fixture_settle ();
      ogc_motion_skip (OGC_MOTION (fixture->motion));
      view = ogc_motion_targets_find_seat (fixture->table, seat);
      before = count_tiles (view);
      g_assert_true (table_player_step (fixture->game, fixture->rand));
      grown = takes && count_tiles (view) > before;
    }
}

static void
test_lands (Fixture      *fixture,
            gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  g_assert_cmpuint (count_hidden (fixture->table), >=, 3);
  while (ogc_motion_get_moving (OGC_MOTION (fixture->motion)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static void
test_skip (Fixture      *fixture,
           gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  ogc_motion_skip (OGC_MOTION (fixture->motion));
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static gboolean
press_cb (GtkEventController *controller,
          GdkEvent           *event,
          gboolean           *pressed)
{
  *pressed = *pressed || gdk_event_get_event_type (event) == GDK_BUTTON_PRESS;
  return GDK_EVENT_PROPAGATE;
}

/* Waits until the mouse button has been pressed in @window. */
static void
await_press (GtkWidget *window)
{
  GtkEventController *presses = gtk_event_controller_legacy_new ();
  gboolean pressed = FALSE;

  gtk_event_controller_set_propagation_phase (presses, GTK_PHASE_CAPTURE);
  g_signal_connect (presses, "event", G_CALLBACK (press_cb), &pressed);
  gtk_widget_add_controller (window, presses);
  while (!pressed)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_controller (window, presses);
}

/* A press on dice that cannot be picked, such as those of a computer player, skips like any other. */
static void
test_skip_dice (Fixture      *fixture,
                gconstpointer data)
{
  OgcSetup setup = { .seed = 5, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER,
                     .start_seat = 1 };
  OgcSeatSpec specs[2] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                           { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  g_autofree char *command = NULL;
  GtkWidget *die;
  graphene_rect_t bounds;
  unsigned rolled;
  double x, y;

  ogc_game_set_pace (game, OGC_PACE_CALM);
  ogc_table_set_game (OGC_TABLE (fixture->table), game);
  ogc_game_set_running (game, TRUE);
  wait_for_flight (fixture);
  rolled = ogc_game_get_position (game);
  die = widget_fixture_find (fixture->table, OGC_TYPE_DIE_BUTTON);
  g_assert_false (gtk_widget_is_sensitive (die));
  g_assert_true (gtk_widget_compute_bounds (die, fixture->window, &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &x, &y);
  command = g_strdup_printf ("xdotool search --onlyvisible --all --pid %d . mousemove --window %%1 %d %d click 1",
                             (int) getpid (), (int) (x + graphene_rect_get_x (&bounds) + bounds.size.width / 2),
                             (int) (y + graphene_rect_get_y (&bounds) + bounds.size.height / 2));
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  await_press (fixture->window);
  g_assert_true (!ogc_motion_get_moving (OGC_MOTION (fixture->motion)) || ogc_game_get_position (game) > rolled);
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
}

/* The game accepts decisions while something is still moving. */
static void
test_never_waits (Fixture      *fixture,
                  gconstpointer data)
{
  unsigned position = 0;

  for (unsigned n = 0; n < 120; n++)
    {
      g_assert_true (table_player_step (fixture->game, fixture->rand));
      g_assert_cmpuint (ogc_game_get_position (fixture->game), ==, ++position);
      for (unsigned i = 0; i < n % 6; i++)
        g_main_context_iteration (NULL, FALSE);
    }
}

/* With reduced motion things just fade in where they lie. */
static void
test_reduced (Fixture      *fixture,
              gconstpointer data)
{
  set_animations (FALSE);
  roll (fixture);
  wait_for_flight (fixture);
  while (ogc_motion_get_moving (OGC_MOTION (fixture->motion)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
  set_animations (TRUE);
}

/* How many lines of the log are shown. */
static guint
count_lines (Fixture *fixture)
{
  GtkWidget *list = widget_fixture_find (widget_fixture_find (fixture->table, OGC_TYPE_LOG_VIEW), GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

static const char *
get_news (Fixture *fixture)
{
  return ogc_live_region_get_text (widget_fixture_find (widget_fixture_find (fixture->table, OGC_TYPE_TRAY_VIEW),
                                                        OGC_TYPE_LIVE_REGION));
}

/* What dice show is written and told only when they have landed. */
static void
test_roll_told (Fixture      *fixture,
                gconstpointer data)
{
  GListModel *log = ogc_game_get_log (fixture->game);
  const guint before = g_list_model_get_n_items (log);

  roll (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (log), >, before);
  wait_for_flight (fixture);
  g_assert_cmpuint (count_lines (fixture), ==, before);
  g_assert_cmpstr (get_news (fixture), ==, "");
  ogc_motion_skip (OGC_MOTION (fixture->motion));
  g_assert_cmpuint (count_lines (fixture), ==, g_list_model_get_n_items (log));
  g_assert_nonnull (strstr (get_news (fixture), " rolls "));
}

/* Without motion it is written and told at once. */
static void
test_roll_told_reduced (Fixture      *fixture,
                        gconstpointer data)
{
  set_animations (FALSE);
  roll (fixture);
  g_assert_cmpuint (count_lines (fixture), ==, g_list_model_get_n_items (ogc_game_get_log (fixture->game)));
  g_assert_nonnull (strstr (get_news (fixture), " rolls "));
  set_animations (TRUE);
}

/* The visible bounds of @flight at @now. */
static graphene_rect_t
find_bounds (OgcFlight *flight,
             gint64     now)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  ogc_flight_snapshot (flight, snapshot, now);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  return bounds;
}

/* In a crossfade nothing is visible on the way, and flights that only guide the eye are not visible at all. */
static void
test_crossfade (Fixture      *fixture,
                gconstpointer data)
{
  const graphene_rect_t face = GRAPHENE_RECT_INIT (0, 0, 40, 40);
  const graphene_rect_t both = GRAPHENE_RECT_INIT (100, 100, 300, 40);
  OgcFlight *flight = g_new0 (OgcFlight, 1);
  graphene_rect_t seen;

  flight->kind = OGC_FLIGHT_BUMP;
  flight->faces[0] = gsk_color_node_new (&(GdkRGBA) { 1, 1, 1, 1 }, &face);
  flight->size = face.size;
  flight->from = GRAPHENE_RECT_INIT (100, 100, 40, 40);
  flight->to = GRAPHENE_RECT_INIT (360, 100, 40, 40);
  flight->begin = 500;
  flight->end = 9000;
  seen = find_bounds (flight, 5000);
  g_assert_false (graphene_rect_contains_rect (&both, &seen));
  ogc_flight_crossfade (flight, 1000);
  for (gint64 now = 100; now < 1000; now += 100)
    {
      seen = find_bounds (flight, now);
      g_assert_true (graphene_rect_equal (&both, &seen));
    }
  flight->kind = OGC_FLIGHT_GLOW;
  ogc_flight_crossfade (flight, 1000);
  g_assert_null (ogc_flight_get_still (flight, 1));
  ogc_flight_free (flight);
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  while (!ogc_game_get_can_undo (fixture->game))
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  wait_for_flight (fixture);
  ogc_game_undo (fixture->game);
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
  g_assert_cmpuint (count_hidden (fixture->table), ==, 0);
}

static void
test_new_game (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (OgcGame) other = table_player_new_game (2, OGC_FORM_NEUTRAL, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, 4);

  roll (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), other);
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  wait_for_flight (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
}

static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  roll (fixture);
  wait_for_flight (fixture);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  g_assert_false (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Notes which round has ended. */
static void
round_ended_cb (unsigned *ended,
                unsigned  number)
{
  *ended = number;
}

/* All texts that @widget shows, apart from the tiles, which are filled in later. */
static char *
dup_texts (GtkWidget *widget)
{
  GString *texts = g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *more = dup_texts (child);

      g_string_append_printf (texts, " %s", more);
    }
  return g_string_free (texts, FALSE);
}

/* What the middle of @part belongs to for a click. */
static GtkWidget *
pick_middle (Fixture   *fixture,
             GtkWidget *part)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (part, fixture->table, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  return gtk_widget_pick (fixture->table, middle.x, middle.y, GTK_PICK_DEFAULT);
}

/* A title that follows the game, and what it and the first tableau said before a round ended. */
typedef struct {
  OgcWindowTitle *title;
  char           *titles;
  char           *seat;
  OgcGame        *game;
  unsigned        told; /* captions that were seen */
} Sums;

static void
read_sums (Fixture *fixture,
           Sums    *sums)
{
  g_free (sums->titles);
  g_free (sums->seat);
  sums->titles = dup_texts (GTK_WIDGET (sums->title));
  sums->seat = dup_texts (widget_fixture_find (fixture->table, OGC_TYPE_SEAT_VIEW));
}

/* Whether title and tableau still say that. */
static gboolean
is_unchanged (Fixture *fixture,
              Sums    *sums)
{
  Sums now = { sums->title };
  gboolean same;

  read_sums (fixture, &now);
  same = g_str_equal (now.titles, sums->titles) && g_str_equal (now.seat, sums->seat);
  g_free (now.titles);
  g_free (now.seat);
  return same;
}

/* Goes on until a round ends. */
static void
end_round (Fixture *fixture,
           Sums    *sums)
{
  unsigned ended = 0;

  ogc_game_set_use_curtain (fixture->game, FALSE);
  g_signal_connect_swapped (fixture->game, "round-ended", G_CALLBACK (round_ended_cb), &ended);
  sums->title = g_object_ref_sink (g_object_new (OGC_TYPE_WINDOW_TITLE, NULL));
  ogc_window_title_show (sums->title, "", OGC_PLAYABLE (fixture->game), NULL);
  while (ended == 0)
    {
      ogc_motion_skip (OGC_MOTION (fixture->motion));
      widget_fixture_settle ();
      widget_fixture_draw (fixture->window);
      read_sums (fixture, sums);
      g_assert_true (table_player_step (fixture->game, fixture->rand));
    }
  g_signal_handlers_disconnect_by_data (fixture->game, &ended);
}

static void
clear_sums (Sums *sums)
{
  g_object_unref (sums->title);
  g_free (sums->titles);
  g_free (sums->seat);
}

/* Whether the window's title has said, in a round that is over, what was told. */
static void
told_cb (Sums *sums)
{
  g_autofree char *titles = dup_texts (GTK_WIDGET (sums->title));

  if (ogc_game_get_told (sums->game) == NULL)
    return;
  g_assert_nonnull (strstr (titles, "Round 1 of "));
  g_assert_nonnull (strstr (titles, ogc_game_get_told (sums->game)));
  sums->told++;
}

/* While it is told how a round ended, nothing shows the next one or asks for it, and nobody can press what is not
 * visible; but the game is there, and screen readers hear of it at once. */
static void
test_tells (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *tray = widget_fixture_find (fixture->table, OGC_TYPE_TRAY_VIEW);
  GtkWidget *card = widget_fixture_find (fixture->table, OGC_TYPE_BUILDING_CARD);
  Sums sums = { NULL };

  end_round (fixture, &sums);
  g_assert_cmpuint (ogc_game_get_round (fixture->game), ==, 2);
  g_assert_true (ogc_game_get_answerable (fixture->game));
  g_assert_nonnull (widget_fixture_find_label (tray, ogc_game_get_prompt (fixture->game)));
  g_assert_true (is_unchanged (fixture, &sums));
  widget_fixture_draw (fixture->window);
  g_assert_true (ogc_game_get_telling (fixture->game));
  g_assert_true (pick_middle (fixture, tray) == GTK_WIDGET (fixture->motion));
  g_assert_true (pick_middle (fixture, card) == GTK_WIDGET (fixture->motion));
  sums.game = fixture->game;
  g_signal_connect_data (fixture->game, "notify::told", G_CALLBACK (told_cb), &sums, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  while (ogc_game_get_telling (fixture->game))
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (fixture->game, &sums);
  g_assert_cmpuint (sums.told, >, 0);
  g_assert_false (is_unchanged (fixture, &sums));
  while (ogc_motion_get_moving (OGC_MOTION (fixture->motion)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_is_ancestor (pick_middle (fixture, tray), tray));
  g_assert_true (gtk_widget_is_ancestor (pick_middle (fixture, card), card));
  clear_sums (&sums);
}

/* The scores come when the last round has been told, too. */
static void
test_tells_end (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *scores = widget_fixture_find (fixture->table, OGC_TYPE_SCORE_PAGE);

  while (!ogc_game_get_finished (fixture->game))
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_true (ogc_game_get_telling (fixture->game));
  g_assert_false (gtk_widget_get_mapped (scores));
  while (ogc_game_get_telling (fixture->game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (scores));
}

/* Skipping shows the next round at once. */
static void
test_tells_no_more (Fixture      *fixture,
                    gconstpointer data)
{
  Sums sums = { NULL };

  end_round (fixture, &sums);
  widget_fixture_draw (fixture->window);
  ogc_motion_skip (OGC_MOTION (fixture->motion));
  g_assert_false (ogc_game_get_telling (fixture->game));
  g_assert_false (is_unchanged (fixture, &sums));
  clear_sums (&sums);
}

/* With reduced motion, the next round is there at once. */
static void
test_tells_reduced (Fixture      *fixture,
                    gconstpointer data)
{
  Sums sums = { NULL };

  set_animations (FALSE);
  end_round (fixture, &sums);
  g_assert_false (ogc_game_get_telling (fixture->game));
  g_assert_false (is_unchanged (fixture, &sums));
  set_animations (TRUE);
  clear_sums (&sums);
}

static void
placed_cb (gboolean       *placed,
           const OgcEvent *event)
{
  *placed = *placed || event->kind == OGC_EVENT_PLACED;
}

static void
sounded_cb (unsigned *heard,
            OgcCue    cue)
{
  heard[cue]++;
}

/* Dice are heard when they land, and then who is next. */
static void
test_heard (Fixture      *fixture,
            gconstpointer data)
{
  unsigned heard[OGC_N_CUES] = { 0 };
  gboolean placed = FALSE;

  g_signal_connect_swapped (fixture->game, "event", G_CALLBACK (placed_cb), &placed);
  g_signal_connect_swapped (ogc_sound_get_default (), "sounded", G_CALLBACK (sounded_cb), heard);
  while (!placed)
    {
      g_assert_cmpuint (heard[OGC_CUE_PLACE], ==, 0);
      ogc_motion_skip (OGC_MOTION (fixture->motion));
      widget_fixture_draw (fixture->window);
      memset (heard, 0, sizeof heard);
      g_assert_true (table_player_step (fixture->game, fixture->rand));
    }
  g_assert_true (ogc_motion_get_moving (OGC_MOTION (fixture->motion)));
  g_assert_cmpuint (heard[OGC_CUE_PLACE] + heard[OGC_CUE_TURN], ==, 0);
  while (ogc_motion_get_moving (OGC_MOTION (fixture->motion)))
    {
      g_assert_cmpuint (heard[OGC_CUE_TURN], ==, 0);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (heard[OGC_CUE_PLACE], >=, 1);
  g_signal_handlers_disconnect_by_data (ogc_sound_get_default (), heard);
  g_signal_handlers_disconnect_by_data (fixture->game, &placed);
}

/* Teller: a script beside the game, to which the decisions are reported one by one. */
typedef struct {
  Fixture         *fixture;
  OgcMotionScript *script;
  gboolean         round_ended;
  unsigned         seen[OGC_FLIGHT_COUNT + 1]; /* flights of each kind */
} Teller;

static void
tell_decided_cb (Teller *teller)
{
  teller->script = ogc_motion_script_new (GTK_WIDGET (teller->fixture->motion), teller->fixture->table,
                                          teller->fixture->game);
  teller->round_ended = FALSE;
}

static void
tell_event_cb (Teller         *teller,
               const OgcEvent *event)
{
  ogc_motion_script_add (teller->script, event);
  teller->round_ended = teller->round_ended || event->kind == OGC_EVENT_ROUND_ENDED;
}

/* When the first flight of @kind sets off or, if @last, the last one; -1 if there is none. */
static gint64
find_begin (GPtrArray     *flights,
            OgcFlightKind  kind,
            gboolean       last)
{
  gint64 begin = -1;

  for (guint i = 0; i < flights->len; i++)
    {
      const OgcFlight *flight = flights->pdata[i];

      if (flight->kind == kind && (begin < 0 || (flight->begin > begin) == last))
        begin = flight->begin;
    }
  return begin;
}

/* Whether @cue is to be heard at @at. */
static gboolean
has_cue (GArray *cues,
         OgcCue  cue,
         gint64  at)
{
  for (guint i = 0; i < cues->len; i++)
    if (g_array_index (cues, OgcMotionCue, i).cue == cue && g_array_index (cues, OgcMotionCue, i).at == at)
      return TRUE;
  return FALSE;
}

/* Each sound comes with what is seen: dice and tiles are heard when they land, what is pushed or knocked out when it
 * sets off. */
static void
check_cues (GPtrArray *flights,
            GArray    *cues,
            gint64     length)
{
  for (guint i = 0; i < flights->len; i++)
    {
      const OgcFlight *flight = flights->pdata[i];

      if (flight->kind == OGC_FLIGHT_PLACE)
        g_assert_true (has_cue (cues, OGC_CUE_PLACE, flight->end) || has_cue (cues, OGC_CUE_PUSH, flight->begin));
      else if (flight->kind == OGC_FLIGHT_PUSH)
        g_assert_true (has_cue (cues, OGC_CUE_PUSH, flight->begin));
      else if (flight->kind == OGC_FLIGHT_BUMP)
        g_assert_true (has_cue (cues, OGC_CUE_BUMP, flight->begin) || has_cue (cues, OGC_CUE_PUSH, flight->begin));
      else if (flight->kind == OGC_FLIGHT_OPEN)
        g_assert_true (has_cue (cues, OGC_CUE_CHEST, flight->begin));
      else if (flight->kind == OGC_FLIGHT_FLIP)
        g_assert_true (has_cue (cues, OGC_CUE_TILE, flight->end));
      else if (flight->kind == OGC_FLIGHT_COUNT && flight->last > flight->number)
        g_assert_true (has_cue (cues, OGC_CUE_GOLD, flight->begin));
    }
  for (guint i = 0; i < cues->len; i++)
    {
      const OgcMotionCue *cue = &g_array_index (cues, OgcMotionCue, i);

      g_assert_cmpint (cue->at, >=, i > 0 ? g_array_index (cues, OgcMotionCue, i - 1).at : 0);
      g_assert_cmpint (cue->at, <=, length);
    }
}

static void
check_flights (Teller    *teller,
               GPtrArray *flights,
               gint64     length,
               gint64     told)
{
  const gint64 placed = find_begin (flights, OGC_FLIGHT_PLACE, FALSE);
  const gint64 bumped = find_begin (flights, OGC_FLIGHT_BUMP, FALSE);
  const gint64 pushed = find_begin (flights, OGC_FLIGHT_PUSH, FALSE);
  g_autoptr (GHashTable) rests = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < flights->len; i++)
    {
      OgcFlight *flight = flights->pdata[i];

      teller->seen[flight->kind]++;
      g_assert_cmpint (flight->begin, >=, 0);
      g_assert_cmpint (flight->end, >=, flight->begin);
      g_assert_cmpint (flight->end, <=, length);
      if (flight->kind == OGC_FLIGHT_TUMBLE)
        g_hash_table_add (rests, &flight->end);
      /* The cards stay as they were until everything has been given out; the tray asks nothing until then. */
      if (flight->kind == OGC_FLIGHT_STAY && flight->covers)
        g_assert_true (flight->dress != NULL ? flight->end >= told : flight->end <= told);
      if (flight->begin < told && flight->kind != OGC_FLIGHT_STAY && flight->kind != OGC_FLIGHT_COUNT)
        g_assert_cmpint (flight->end, <=, told);
    }
  /* Dice give way once another one has arrived, and come to rest one after the other. */
  if (placed >= 0 && bumped >= 0)
    g_assert_cmpint (bumped, >, placed);
  if (placed >= 0 && pushed >= 0)
    g_assert_cmpint (pushed, >, placed);
  if (find_begin (flights, OGC_FLIGHT_TUMBLE, FALSE) >= 0)
    g_assert_cmpuint (g_hash_table_size (rests), ==, teller->seen[OGC_FLIGHT_TUMBLE]);
  g_assert_cmpint (length, <=, 7 * G_USEC_PER_SEC);
}

/* What is told follows in order, until all is told. */
static void
check_captions (GArray *captions,
                gint64  told)
{
  gint64 before = 0;

  for (guint i = 0; i < captions->len; i++)
    {
      OgcMotionCaption *caption = &g_array_index (captions, OgcMotionCaption, i);

      g_assert_cmpint (caption->at, >=, before);
      g_assert_cmpint (caption->at, <=, told);
      before = caption->at;
    }
}

static void
tell_game (Teller        *teller,
           OgcBuildingId  c)
{
  Fixture *fixture = teller->fixture;
  g_autoptr (OgcGame) game = table_player_new_game (5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, c, 1);
  gboolean ended = FALSE;

  g_set_object (&fixture->game, game);
  ogc_game_set_pace (game, OGC_PACE_INSTANT); /* so that only the script hides anything */
  ogc_table_set_game (OGC_TABLE (fixture->table), game);
  g_signal_connect_swapped (game, "decided", G_CALLBACK (tell_decided_cb), teller);
  g_signal_connect_swapped (game, "event", G_CALLBACK (tell_event_cb), teller);
  ogc_game_lift_curtain (game);
  widget_fixture_settle ();
  while (!ended)
    {
      g_autoptr (GPtrArray) flights = NULL;
      g_autoptr (GArray) cues = g_array_new (FALSE, FALSE, sizeof (OgcMotionCue));
      g_autoptr (GArray) captions = g_array_new (FALSE, FALSE, sizeof (OgcMotionCaption));
      gint64 length, told;

      teller->seen[OGC_FLIGHT_TUMBLE] = 0;
      g_assert_true (table_player_step (game, fixture->rand));
      ogc_game_lift_curtain (game);
      widget_fixture_settle ();
      widget_fixture_draw (GTK_WIDGET (gtk_widget_get_root (fixture->table))); /* so that everything has its place */
      flights = ogc_motion_script_aim (teller->script, 1, &length, &told, cues, captions);
      check_flights (teller, flights, length, told);
      check_cues (flights, cues, length);
      check_captions (captions, told);
      g_assert_true (!teller->round_ended || captions->len > 0);
      if (teller->round_ended)
        {
          g_assert_cmpint (find_begin (flights, OGC_FLIGHT_FLIP, FALSE), >=, 0);
          g_assert_cmpint (find_begin (flights, OGC_FLIGHT_STAY, FALSE), ==, 0);
          ended = TRUE;
        }
      g_clear_pointer (&flights, g_ptr_array_unref);
      ogc_motion_script_free (teller->script);
    }
  g_signal_handlers_disconnect_by_data (game, teller);
}

/* Everything that can be shown is shown, in order. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  Teller teller = { fixture };

  tell_game (&teller, OGC_TOWER);
  g_assert_cmpuint (teller.seen[OGC_FLIGHT_PUSH], >, 0);
  g_assert_cmpuint (teller.seen[OGC_FLIGHT_BUMP], >, 0);
  g_assert_cmpuint (teller.seen[OGC_FLIGHT_GLOW], >, 0);
  tell_game (&teller, OGC_GALLEON);
  g_assert_cmpuint (teller.seen[OGC_FLIGHT_OPEN], >, 0);
  g_assert_cmpuint (teller.seen[OGC_FLIGHT_COUNT], >, 0);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  add ("/motion/lands", test_lands);
  add ("/motion/grown", test_grown);
  add ("/motion/skip", test_skip);
  add ("/motion/skip/dice", test_skip_dice);
  add ("/motion/never-waits", test_never_waits);
  add ("/motion/reduced", test_reduced);
  add ("/motion/roll-told", test_roll_told);
  add ("/motion/roll-told/reduced", test_roll_told_reduced);
  add ("/motion/crossfade", test_crossfade);
  add ("/motion/instant", test_instant);
  add ("/motion/undo", test_undo);
  add ("/motion/new-game", test_new_game);
  add ("/motion/close", test_close);
  add ("/motion/tells", test_tells);
  add ("/motion/tells/end", test_tells_end);
  add ("/motion/tells/no-more", test_tells_no_more);
  add ("/motion/tells/reduced", test_tells_reduced);
  add ("/motion/heard", test_heard);
  add ("/motion/order", test_order);
  return g_test_run ();
}
