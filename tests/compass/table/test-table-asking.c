/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table reacts to questions: values of tiles, focus, scrolling, time to take back; and links of the log. */

#include <gtk/gtk.h>

#include "ogc-log-view.h"
#include "ogc-seat-popover.h"
#include "ogc-table.h"
#include "ogc-tile-button.h"
#include "ogc-tile-choices.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

static gboolean
tells_worth (GtkWidget *widget,
             gpointer   user_data)
{
  return OGC_IS_TILE_BUTTON (widget) && ogc_tile_button_get_worth (OGC_TILE_BUTTON (widget)) != NULL;
}

/* The value of a tile is shown on request, only for tiles that can be chosen, and disappears with the choice. */
static void
test_worth (void)
{
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  table_fixture_act (&fixture, "table.worth", NULL);
  g_assert_null (widget_fixture_find_where (fixture.table, tells_worth, NULL));
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  if (ogc_game_get_curtain (fixture.game))
    table_fixture_act (&fixture, "table.lift-curtain", NULL);
  widget_fixture_settle ();
  table_fixture_act (&fixture, "table.worth", NULL);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, tells_worth, NULL));
  g_assert_cmpstr (ogc_game_get_reason (fixture.game), !=, "");
  table_fixture_act (&fixture, "table.worth", NULL);
  g_assert_null (widget_fixture_find_where (fixture.table, tells_worth, NULL));
  table_fixture_tear_down (&fixture);
}

/* Abilities and missions can be chosen by what they do; other tiles say it themselves. */
static void
test_choices (void)
{
  TableFixture fixture;
  GtkWidget *choices, *choice;
  unsigned chosen = 0;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI, 5);
  choices = widget_fixture_find (fixture.table, OGC_TYPE_TILE_CHOICES);
  while (chosen < 4)
    {
      const OgcDecision *decisions;
      unsigned n, kind, position;
      g_autoptr (OgcTile) tile = NULL;

      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      if (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
        {
          g_assert_false (gtk_widget_get_visible (choices));
          continue;
        }
      decisions = ogc_game_list_decisions (fixture.game, &n);
      choice = table_fixture_find_offered (&fixture, decisions[0].tile);
      tile = g_object_ref (ogc_tile_button_get_tile (OGC_TILE_BUTTON (choice)));
      kind = ogc_tile_get_kind (tile);
      g_assert_cmpint (gtk_widget_get_visible (choices), ==, kind == OGC_TILE_ABILITY || kind == OGC_TILE_MISSION);
      if (!gtk_widget_get_visible (choices))
        continue;
      g_assert_nonnull (widget_fixture_find_text (choices, ogc_tile_get_brief (tile)));
      choice = widget_fixture_find (choices, GTK_TYPE_BUTTON);
      for (unsigned i = 1; i < n; i++)
        choice = gtk_widget_get_next_sibling (choice);
      g_assert_null (gtk_widget_get_next_sibling (choice));
      position = ogc_game_get_position (fixture.game);
      g_signal_emit_by_name (choice, "clicked");
      g_assert_cmpuint (ogc_game_get_position (fixture.game), >, position);
      chosen++;
    }
  table_fixture_tear_down (&fixture);
}

static gboolean
is_linked (GtkWidget *widget,
           gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "linked");
}

/* A pressed button disappears with the decision, but the focus does not move to where the same key would press
 * something else. */
static void
test_focus (void)
{
  TableFixture fixture;
  OgcDecision decision;
  GtkWidget *tile;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 5);
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  widget_fixture_settle ();
  decision = table_player_choose (fixture.game, fixture.rand);
  tile = table_fixture_find_offered (&fixture, decision.tile);
  g_assert_true (gtk_widget_grab_focus (tile));
  g_signal_emit_by_name (tile, "clicked");
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (fixture.window)));
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_ROLL)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  while (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), fixture.table));
  table_fixture_tear_down (&fixture);
}

/* The focus is put on a tile to take once: where a key moves it before the next frames are drawn, it stays. */
static void
test_focus_moved (void)
{
  TableFixture fixture;
  GtkWindow *window;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  window = GTK_WINDOW (fixture.window);
  for (int n = 0; n < 3; n++)
    {
      GtkWidget *first, *next;

      do
        g_assert_true (table_player_step (fixture.game, fixture.rand));
      while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE);
      ogc_game_lift_curtain (fixture.game);
      gtk_window_set_focus (window, NULL);
      while (gtk_window_get_focus (window) == NULL)
        g_main_context_iteration (NULL, TRUE);
      first = gtk_window_get_focus (window);
      g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_RIGHT));
      next = gtk_window_get_focus (window);
      g_assert_true (next != first);
      widget_fixture_run_for (300); /* more than two frames, whose tiles the next turn of the loop finds laid out */
      g_assert_true (gtk_window_get_focus (window) == next);
    }
  table_fixture_tear_down (&fixture);
}

/* Whether the middle of @widget is within the visible part of the board. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  return bounds.origin.y + bounds.size.height / 2 > 0
         && bounds.origin.y + bounds.size.height / 2 < gtk_widget_get_height (scroller);
}

static void
await_choice_in_sight (TableFixture *fixture)
{
  const OgcDecision decision = table_player_choose (fixture->game, fixture->rand);

  while (!is_in_sight (table_fixture_find_offered (fixture, decision.tile)))
    g_main_context_iteration (NULL, TRUE);
}

/* A board that is higher than the window is scrolled to where something is to be chosen, also when a game is opened. */
static void
test_scrolled (void)
{
  TableFixture fixture;
  unsigned n_asked = 0;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 5);
  for (unsigned step = 0; step < 200 && n_asked < 6; step++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      if (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
        continue;
      ogc_game_lift_curtain (fixture.game);
      n_asked++;
      gtk_window_destroy (GTK_WINDOW (fixture.window));
      table_fixture_open (&fixture, 360, 594);
      await_choice_in_sight (&fixture);
    }
  g_assert_cmpuint (n_asked, ==, 6);
  table_fixture_tear_down (&fixture);
}

static void
test_log_links (void)
{
  GtkWidget *log;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  g_signal_emit_by_name (log, "linked", OGC_UNIVERSITY);
  g_assert_true (widget_fixture_find_where (fixture.table, is_linked, NULL) == table_fixture_find_card (&fixture,
                                                                                                 OGC_UNIVERSITY));
  g_signal_emit_by_name (log, "linked", -1);
  g_assert_null (widget_fixture_find_where (fixture.table, is_linked, NULL));
  table_fixture_tear_down (&fixture);
}

static gboolean
go_on_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* The newest line of the log is visible even while frames leave no time for anything else. */
static void
test_log_follows (void)
{
  GtkAdjustment *adjustment;
  TableFixture fixture;
  guint busy;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  adjustment = gtk_scrolled_window_get_vadjustment (
    widget_fixture_find (widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW), GTK_TYPE_SCROLLED_WINDOW));
  busy = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, go_on_cb, NULL, NULL);
  for (unsigned i = 0; i < 60; i++)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  for (unsigned i = 0; i < 20; i++)
    widget_fixture_draw (fixture.window);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 2 * gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), >,
                     gtk_adjustment_get_upper (adjustment) - 1);
  g_source_remove (busy);
  table_fixture_tear_down (&fixture);
}

/* Of a line that is cut off above, nothing is drawn, but of the next one it is. */
static void
test_log_whole (void)
{
  TableFixture fixture;
  GtkWidget *log, *scrolled, *list;
  int part = 0;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  scrolled = widget_fixture_find (log, GTK_TYPE_SCROLLED_WINDOW);
  list = widget_fixture_find (log, GTK_TYPE_LIST_VIEW);
  for (unsigned i = 0; i < 60 || part < 6; i++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      if (i < 60)
        continue;
      ogc_game_lift_curtain (fixture.game);
      widget_fixture_settle ();
      widget_fixture_draw (fixture.window);
      part = widget_fixture_find_part (scrolled, list);
    }
  g_assert_false (widget_fixture_is_drawn_in (fixture.window, scrolled, list, part));
  g_assert_true (widget_fixture_is_drawn_in (fixture.window, scrolled, list, part + 20));
  table_fixture_tear_down (&fixture);
}

static gboolean
offers_take_back (GtkWidget *widget,
                  gpointer   user_data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_visible (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.undo") == 0;
}

/* Whether the time to take back runs out, which the button shows. */
static gboolean
runs_out (GtkWidget *table)
{
  return gtk_widget_has_css_class (widget_fixture_find_where (table, offers_take_back, NULL), "runs-out");
}

/* After a person's last placement a computer player waits while taking it back is offered. The button stays a moment
 * longer, so that a late click meets it. */
static void
test_pause (void)
{
  OgcSetup setup = { .seed = 5, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER,
                     .start_seat = 0 };
  OgcSeatSpec specs[2] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                           { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  unsigned position;
  OgcDecision first;
  TableFixture fixture;
  gint64 placed;
  unsigned n;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
  ogc_table_set_game (OGC_TABLE (fixture.table), game);
  ogc_game_set_running (game, TRUE);
  if (ogc_game_get_curtain (game))
    ogc_game_lift_curtain (game);
  first = ogc_game_list_decisions (game, &n)[0];
  g_assert_true (ogc_game_take (game, &first, NULL)); /* the roll */
  first = ogc_game_list_decisions (game, &n)[0];
  g_assert_cmpuint (first.kind, ==, OGC_DECISION_PLACE);
  g_assert_true (ogc_game_take (game, &first, NULL));
  position = ogc_game_get_position (game);
  g_assert_true (ogc_game_get_can_undo (game));
  g_assert_true (runs_out (fixture.table));
  ogc_game_undo (game);
  g_assert_null (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  g_assert_cmpuint (ogc_game_get_position (game), ==, position - 1);
  g_assert_true (ogc_game_take (game, &first, NULL));
  g_assert_nonnull (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  placed = g_get_monotonic_time ();
  while (ogc_game_get_position (game) == position) /* the computer player goes on by itself */
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - placed, >, 700 * 1000);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  while (widget_fixture_find_where (fixture.table, offers_take_back, NULL) != NULL)
    g_main_context_iteration (NULL, TRUE);
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  table_fixture_tear_down (&fixture);
}

/* If the same person is asked again, a placement can be taken back until the next decision. */
static void
test_pause_own (void)
{
  TableFixture fixture;
  OgcDecision decision;
  unsigned n;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER, 61);
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_NEUTRAL)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  g_assert_false (runs_out (fixture.table));
  table_fixture_act (&fixture, "table.clear", NULL);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  decision = ogc_game_list_decisions (fixture.game, &n)[0];
  g_assert_true (ogc_game_take (fixture.game, &decision, NULL));
  g_assert_null (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  table_fixture_tear_down (&fixture);
}

#define LONGER 1500 /* milliseconds, longer than a computer player waits for taking back */

/* While the game also waits for something else, a placement can be taken back, and nobody is shown as thinking. */
static void
test_pause_held (void)
{
  OgcSetup setup = { .seed = 5, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER,
                     .start_seat = 0 };
  OgcSeatSpec specs[2] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                           { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
  ogc_table_set_game (OGC_TABLE (fixture.table), game);
  ogc_game_set_running (game, TRUE);
  ogc_game_wait (game);
  while (ogc_game_get_asked (game) == 0)
    g_assert_true (table_player_step (game, fixture.rand));
  widget_fixture_run_for (LONGER);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  g_assert_true (ogc_game_get_thinking (game));
  g_assert_false (ogc_seat_get_thinking (ogc_game_get_seat (game, 1)));
  ogc_game_end_wait (game);
  while (ogc_game_get_asked (game) == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  table_fixture_tear_down (&fixture);
}

/* The same between people if the next one's dice roll automatically, after which nothing could be taken back any
 * more. */
static void
test_pause_before_roll (void)
{
  TableFixture fixture;
  OgcDecision place;
  unsigned n;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
  g_assert_true (table_player_step (fixture.game, fixture.rand));
  place = ogc_game_list_decisions (fixture.game, &n)[0];
  g_assert_true (ogc_game_take (fixture.game, &place, NULL));
  g_assert_null (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  ogc_game_undo (fixture.game);
  ogc_game_set_auto_roll (fixture.game, TRUE);
  g_assert_true (ogc_game_take (fixture.game, &place, NULL));
  g_assert_nonnull (widget_fixture_find_where (fixture.table, offers_take_back, NULL));
  while (widget_fixture_find_where (fixture.table, offers_take_back, NULL) != NULL)
    {
      g_assert_cmpint (ogc_game_get_ask_kind (fixture.game), ==, OGC_ASK_ROLL);
      g_main_context_iteration (NULL, TRUE);
    }
  while (ogc_game_get_ask_kind (fixture.game) == OGC_ASK_ROLL)
    g_main_context_iteration (NULL, TRUE);
  table_fixture_tear_down (&fixture);
}

/* A game that replaces another leaves nothing of it behind. */
static void
test_exchange (void)
{
  g_autoptr (OgcGame) other = table_player_new_game (5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 31);
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 32);
  for (int i = 0; i < 40; i++)
    table_player_step (fixture.game, fixture.rand);
  ogc_table_set_game (OGC_TABLE (fixture.table), other);
  widget_fixture_settle ();
  table_fixture_end_game (&fixture);
  fixture.game = g_object_ref (other);
  for (int i = 0; i < 40; i++)
    table_player_step (other, fixture.rand);
  widget_fixture_settle ();
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  widget_fixture_settle ();
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  widget_fixture_settle ();
  g_rand_free (fixture.rand);
  g_object_unref (fixture.game);
}

/* Computer players wait while the full tableau covers the table. */
static void
test_tableau (void)
{
  TableFixture fixture;
  GtkWidget *tableau;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  table_fixture_act (&fixture, "table.lift-curtain", NULL);
  widget_fixture_settle ();
  for (unsigned seat = 0; seat < 2; seat++) /* the second one replaces the first */
    {
      table_fixture_act (&fixture, "table.show-tableau", g_variant_new_uint32 (seat));
      g_assert_cmpuint (ogc_game_get_waits (fixture.game), ==, 1);
    }
  tableau = widget_fixture_find (fixture.table, OGC_TYPE_SEAT_POPOVER);
  gtk_popover_popdown (GTK_POPOVER (tableau));
  widget_fixture_settle ();
  g_assert_cmpuint (ogc_game_get_waits (fixture.game), ==, 0);
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-asking/worth", test_worth);
  g_test_add_func ("/table-asking/choices", test_choices);
  g_test_add_func ("/table-asking/focus", test_focus);
  g_test_add_func ("/table-asking/focus-moved", test_focus_moved);
  g_test_add_func ("/table-asking/scrolled", test_scrolled);
  g_test_add_func ("/table-asking/log-links", test_log_links);
  g_test_add_func ("/table-asking/log-follows", test_log_follows);
  g_test_add_func ("/table-asking/log-whole", test_log_whole);
  g_test_add_func ("/table-asking/pause", test_pause);
  g_test_add_func ("/table-asking/pause-own", test_pause_own);
  g_test_add_func ("/table-asking/pause-held", test_pause_held);
  g_test_add_func ("/table-asking/pause-before-roll", test_pause_before_roll);
  g_test_add_func ("/table-asking/exchange", test_exchange);
  g_test_add_func ("/table-asking/tableau", test_tableau);
  return g_test_run ();
}
