/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strip that shows what a round has brought. */

#include <gtk/gtk.h>

#include "ogc-log-view.h"
#include "ogc-round-summary.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "ogc-tile-view.h"
#include "ogc-view.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  OgcGame   *game;
  GRand     *rand;
  GtkWidget *window;
  GtkWidget *table;
  GtkWidget *strip;
  unsigned   n_taken; /* tiles taken in the present or the last round */
} Fixture;

static void
event_cb (OgcGame        *game,
          const OgcEvent *event,
          Fixture        *fixture)
{
  if (event->kind == OGC_EVENT_TOOK)
    fixture->n_taken++;
}

static void
set_up_game (Fixture       *fixture,
             unsigned       b,
             gconstpointer  pace)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->rand = g_rand_new_with_seed (4);
  fixture->game = table_player_new_game (5, OGC_FORM_STANDARD, b, OGC_TEMPLE, 4);
  g_signal_connect (fixture->game, "event", G_CALLBACK (event_cb), fixture);
  ogc_game_set_pace (fixture->game, GPOINTER_TO_UINT (pace));
  fixture->window = gtk_window_new ();
  fixture->table = ogc_table_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  fixture->strip = widget_fixture_find (fixture->table, OGC_TYPE_ROUND_SUMMARY);
  g_assert_nonnull (fixture->strip);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  pace)
{
  set_up_game (fixture, OGC_GUILD, pace);
}

static void
set_up_auction (Fixture       *fixture,
                gconstpointer  pace)
{
  set_up_game (fixture, OGC_AUCTION_HOUSE, pace);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  pace)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_rand_free (fixture->rand);
  g_object_unref (fixture->game);
}

static void
play_round (Fixture *fixture)
{
  const unsigned round = ogc_game_get_round (fixture->game);

  fixture->n_taken = 0;
  while (ogc_game_get_round (fixture->game) == round)
    {
      g_assert_false (gtk_widget_get_visible (fixture->strip));
      g_assert_true (table_player_step (fixture->game, fixture->rand));
    }
}

/* Plays until the first tile of a round has been taken. */
static void
play_until_taken (Fixture *fixture)
{
  fixture->n_taken = 0;
  while (fixture->n_taken == 0)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
}

/* Counts the tiles shown for @seat, and checks that its secrets are face down for others. */
static unsigned
check_tiles (Fixture   *fixture,
             GtkWidget *widget,
             unsigned   seat)
{
  unsigned n = 0;

  if (OGC_IS_TILE_VIEW (widget))
    {
      OgcTile *tile = ogc_tile_view_get_tile (OGC_TILE_VIEW (widget));

      if (ogc_view_is_secret_kind (ogc_tile_get_kind (tile)) && (int) seat != ogc_game_get_viewer (fixture->game))
        g_assert_true (ogc_tile_get_hidden (tile));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_tiles (fixture, child, seat);
  return n;
}

static unsigned
check_seats (Fixture *fixture)
{
  GtkWidget *seats = gtk_widget_get_next_sibling (gtk_widget_get_first_child (fixture->strip));
  unsigned seat = 0;
  unsigned tiles = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (seats); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tiles += check_tiles (fixture, child, seat++);
  g_assert_cmpuint (seat, ==, 5);
  return tiles;
}

static gboolean
is_map (GtkWidget *widget,
        gpointer   map)
{
  return OGC_IS_TILE_VIEW (widget) && ogc_tile_view_get_tile (OGC_TILE_VIEW (widget)) == map;
}

/* After the first round, all gold of a seat is from that round but for what it began with, and maps are the very tiles
 * of its tableau. */
static void
check_first_gold (Fixture  *fixture,
                  unsigned *begun)
{
  GtkWidget *seats = gtk_widget_get_next_sibling (gtk_widget_get_first_child (fixture->strip));
  GtkWidget *child = gtk_widget_get_first_child (seats);

  for (unsigned i = 0; i < 5; i++, child = gtk_widget_get_next_sibling (child))
    {
      OgcSeat *seat = ogc_game_get_seat (fixture->game, i);
      const unsigned gold = ogc_seat_get_gold (seat) - begun[i];
      g_autofree char *text = g_strdup_printf (ogc_seat_get_gold_exact (seat) ? "+%u" : "+%u or more", gold);
      GListModel *maps = ogc_seat_get_tiles (seat, OGC_TILE_MAP);

      g_assert_nonnull (widget_fixture_find_label (child, text));
      for (guint n = 0; n < g_list_model_get_n_items (maps); n++)
        {
          g_autoptr (OgcTile) map = g_list_model_get_item (maps, n);

          g_assert_nonnull (widget_fixture_find_where (child, is_map, map));
        }
    }
}

/* A strip says how much gold its tiles and tokens are worth. */
static void
test_gold (Fixture       *fixture,
           gconstpointer  pace)
{
  unsigned begun[5];

  for (unsigned i = 0; i < 5; i++)
    begun[i] = ogc_seat_get_gold (ogc_game_get_seat (fixture->game, i));
  play_round (fixture);
  check_first_gold (fixture, begun);
}

/* The strip leaves the log, the specialists and the foot of the University to be read. */
static void
test_place (Fixture       *fixture,
            gconstpointer  pace)
{
  graphene_rect_t strip, log, card;
  OgcBoard *board;

  ogc_style_load (gdk_display_get_default ());
  gtk_widget_add_css_class (fixture->window, "ogc");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 754);
  play_round (fixture);
  ogc_game_lift_curtain (fixture->game);
  widget_fixture_present (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (fixture->strip, fixture->table, &strip));
  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find (fixture->table, OGC_TYPE_LOG_VIEW), fixture->table,
                                            &log));
  g_assert_false (graphene_rect_intersection (&strip, &log, NULL));
  board = widget_fixture_find (fixture->table, OGC_TYPE_BOARD);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ogc_board_find_card (board, OGC_UNIVERSITY)), fixture->table,
                                            &card));
  g_assert_cmpfloat (strip.origin.y, >, card.origin.y);
  g_assert_cmpfloat (strip.origin.y + strip.size.height, <, card.origin.y + card.size.height * 0.7f);
}

static void
test_told (Fixture       *fixture,
           gconstpointer  pace)
{
  play_round (fixture);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
  g_assert_cmpuint (check_seats (fixture), >, 5);

  /* The viewer sees only what may be seen. */
  ogc_game_lift_curtain (fixture->game);
  g_assert_cmpuint (check_seats (fixture), >, 5);
  gtk_widget_activate_action (fixture->strip, "round.close", NULL);
  g_assert_false (gtk_widget_get_visible (fixture->strip));

  /* The next round has a strip too. */
  play_round (fixture);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
  check_seats (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
  g_assert_false (gtk_widget_get_visible (fixture->strip));
}

/* AUC-1: every tile that was taken is shown, but not those that were only looked at. */
static void
test_all (Fixture       *fixture,
          gconstpointer  pace)
{
  for (int round = 0; round < 4; round++)
    {
      play_round (fixture);
      g_assert_cmpuint (check_seats (fixture), ==, fixture->n_taken);
      gtk_widget_activate_action (fixture->strip, "round.close", NULL);
    }
}

/* What was taken back is not shown. */
static void
test_taken_back (Fixture       *fixture,
                 gconstpointer  pace)
{
  const unsigned round = ogc_game_get_round (fixture->game);
  unsigned undone = 0;

  while (ogc_game_get_round (fixture->game) == round)
    {
      const unsigned position = ogc_game_get_position (fixture->game);
      const unsigned n_taken = fixture->n_taken;
      const gboolean takes = ogc_game_get_ask_kind (fixture->game) == OGC_ASK_TAKE;

      g_assert_true (table_player_step (fixture->game, fixture->rand));
      if (!takes || ogc_game_get_round (fixture->game) != round)
        continue;
      ogc_game_undo (fixture->game);
      if (ogc_game_get_position (fixture->game) != position) /* another person's */
        continue;
      fixture->n_taken = n_taken;
      undone++;
      g_assert_true (table_player_step (fixture->game, fixture->rand));
    }
  g_assert_cmpuint (undone, >, 3);
  g_assert_cmpuint (check_seats (fixture), ==, fixture->n_taken);
}

/* The strip appears when nothing moves any more, and the game waits until it has been read. */
static void
test_waits (Fixture       *fixture,
            gconstpointer  pace)
{
  ogc_game_hold (fixture->game);
  play_round (fixture);
  g_assert_false (gtk_widget_get_visible (fixture->strip));
  ogc_game_release (fixture->game);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
  g_assert_true (ogc_game_get_held (fixture->game));
  gtk_widget_activate_action (fixture->strip, "round.close", NULL);
  g_assert_false (ogc_game_get_held (fixture->game));

  /* A decision closes the strip. */
  play_round (fixture);
  g_assert_true (ogc_game_get_held (fixture->game));
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_false (gtk_widget_get_visible (fixture->strip));
  g_assert_false (ogc_game_get_held (fixture->game));
}

/* Lets the strip hear a key that was pressed in its window. */
static void
press (Fixture *fixture,
       guint    key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->window);
  gboolean handled;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && g_signal_handler_find (controller, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, fixture->strip) != 0)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
}

/* Who looks around the table by keys can still read the strip afterwards. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  pace)
{
  static const guint moving[] = { GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Left, GDK_KEY_Down, GDK_KEY_Page_Down,
                                  GDK_KEY_Insert, GDK_KEY_KP_7, GDK_KEY_Control_L };
  static const guint closing[] = { GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };

  for (unsigned n = 0; n < G_N_ELEMENTS (closing); n++)
    {
      play_round (fixture);
      for (unsigned i = 0; i < G_N_ELEMENTS (moving); i++)
        {
          press (fixture, moving[i]);
          g_assert_true (gtk_widget_get_visible (fixture->strip));
        }
      press (fixture, closing[n]);
      g_assert_false (gtk_widget_get_visible (fixture->strip));
    }
}

/* A player that only waits for the reader is not shown as thinking. */
static void
test_reader (Fixture       *fixture,
             gconstpointer  pace)
{
  const char *text = "Press Enter or click to continue.";
  const unsigned next = ((unsigned) ogc_game_get_asked (fixture->game) + 1) % 5; /* the first player of the next
                                                                                  * round */
  OgcSeat *seat = ogc_game_get_seat (fixture->game, next);

  g_assert_true (ogc_game_set_player (fixture->game, next, "random", NULL));
  ogc_game_set_running (fixture->game, TRUE);
  while (ogc_game_get_round (fixture->game) == 1)
    if (ogc_game_get_asked (fixture->game) != (int) next)
      g_assert_true (table_player_step (fixture->game, fixture->rand));
    else if (!g_main_context_iteration (NULL, FALSE))
      ogc_game_hurry (fixture->game);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
  g_assert_true (ogc_game_get_thinking (fixture->game));
  g_assert_false (ogc_seat_get_thinking (seat));
  g_assert_nonnull (widget_fixture_find_label (fixture->table, text));
  gtk_widget_activate_action (fixture->strip, "round.close", NULL);
  g_assert_true (ogc_seat_get_thinking (seat));
  g_assert_null (widget_fixture_find_label (fixture->table, text));
  ogc_game_set_running (fixture->game, FALSE);
}

/* At the instant pace the game does not wait, and no strip covers the table. */
static void
test_instant (Fixture       *fixture,
              gconstpointer  pace)
{
  play_round (fixture);
  g_assert_false (gtk_widget_get_visible (fixture->strip));
  g_assert_false (ogc_game_get_held (fixture->game));
}

/* In a game that is continued before a round is resolved, the strip has all of it; in one that is continued later,
 * there is none, because a part was not seen. */
static void
test_part (Fixture       *fixture,
           gconstpointer  pace)
{
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
  for (int i = 0; i < 20; i++)
    table_player_step (fixture->game, fixture->rand);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  play_round (fixture);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
  play_until_taken (fixture);
  ogc_table_set_game (OGC_TABLE (fixture->table), NULL);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  play_round (fixture);
  g_assert_false (gtk_widget_get_visible (fixture->strip));
  play_round (fixture);
  g_assert_true (gtk_widget_get_visible (fixture->strip));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/round/told", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_told, tear_down);
  g_test_add ("/round/gold", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_gold, tear_down);
  g_test_add ("/round/all", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_all, tear_down);
  g_test_add ("/round/all-of-auction", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up_auction, test_all, tear_down);
  g_test_add ("/round/taken-back", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_taken_back, tear_down);
  g_test_add ("/round/waits", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_waits, tear_down);
  g_test_add ("/round/keys", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_keys, tear_down);
  g_test_add ("/round/reader", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_reader, tear_down);
  g_test_add ("/round/instant", Fixture, GUINT_TO_POINTER (OGC_PACE_INSTANT), set_up, test_instant, tear_down);
  g_test_add ("/round/part", Fixture, GUINT_TO_POINTER (OGC_PACE_CALM), set_up, test_part, tear_down);
  g_test_add ("/round/place", Fixture, GUINT_TO_POINTER (OGC_PACE_QUICK), set_up, test_place, tear_down);
  return g_test_run ();
}
