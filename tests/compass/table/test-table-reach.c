/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keyboard and screen readers reach on the table, and what it is called. */

#include <gtk/gtk.h>

#include "ogc-building-card.h"
#include "ogc-dice-set-view.h"
#include "ogc-focus.h"
#include "ogc-log-view.h"
#include "ogc-popover.h"
#include "ogc-seat-view.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "ogc-tray-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

static void
play (TableFixture *fixture,
      unsigned      n_decisions)
{
  for (unsigned i = 0; i < n_decisions; i++)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  ogc_game_lift_curtain (fixture->game);
  widget_fixture_settle ();
}

static GtkWidget *
find_focus (TableFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* The Tab key stops once at each of the buildings, the players, the log and the tray. */
static void
test_stops (void)
{
  const GType order[] = { OGC_TYPE_BUILDING_CARD, OGC_TYPE_SEAT_VIEW, OGC_TYPE_LOG_VIEW, OGC_TYPE_TRAY_VIEW };
  unsigned stops[G_N_ELEMENTS (order)] = { 0 };
  TableFixture fixture;
  unsigned part = 0;

  table_fixture_set_up (&fixture, 5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  play (&fixture, 170);
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  for (gboolean over = FALSE; !over;)
    {
      GtkWidget *first = find_focus (&fixture);

      g_assert_true (gtk_widget_child_focus (fixture.window, GTK_DIR_TAB_FORWARD));
      g_assert_true (find_focus (&fixture) != first);
      while (part < G_N_ELEMENTS (order) && gtk_widget_get_ancestor (find_focus (&fixture), order[part]) == NULL)
        part++;
      over = part == G_N_ELEMENTS (order);
      if (!over)
        stops[part]++;
    }
  g_assert_cmpuint (stops[0], ==, 5);
  g_assert_cmpuint (stops[1], ==, 5);
  g_assert_cmpuint (stops[2], ==, 1);
  table_fixture_tear_down (&fixture);
}

/* In the log, arrows go from line to line, starting at the newest; each line's name is its text. */
static void
test_log (void)
{
  GtkWidget *log, *row, *above, *label;
  TableFixture fixture;
  g_autofree char *problem = NULL;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  play (&fixture, 60);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_TAB_BACKWARD));
  row = find_focus (&fixture);
  g_assert_true (gtk_widget_get_next_sibling (row) == NULL);
  label = gtk_widget_get_last_child (gtk_widget_get_first_child (row));
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                gtk_label_get_text (GTK_LABEL (label)));
  g_assert_null (problem);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_UP));
  above = find_focus (&fixture);
  g_assert_true (gtk_widget_get_next_sibling (above) == row);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_DOWN));
  g_assert_true (find_focus (&fixture) == row);
  g_assert_false (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  table_fixture_tear_down (&fixture);
}

/* Lists the visible widgets below @widget that take the focus. */
static void
find_focusable (GtkWidget *widget,
                GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return;
  if (gtk_widget_get_focusable (widget))
    g_ptr_array_add (found, widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      find_focusable (child, found);
}

/* Asserts that the arrow keys reach everything from the title to the right, and back. */
static void
assert_all_reached (TableFixture *fixture,
                    GtkWidget    *card)
{
  g_autoptr (GPtrArray) expected = g_ptr_array_new ();
  g_autoptr (GPtrArray) reached = g_ptr_array_new ();

  find_focusable (card, expected);
  g_assert_true (gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD));
  g_assert_true (find_focus (fixture) == ogc_building_card_get_title (OGC_BUILDING_CARD (card)));
  do
    {
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (find_focus (fixture)),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_ptr_array_add (reached, find_focus (fixture));
    }
  while (gtk_widget_child_focus (card, GTK_DIR_RIGHT));
  g_assert_cmpuint (reached->len, ==, expected->len);
  for (guint i = 0; i < expected->len; i++)
    g_assert_true (g_ptr_array_find (reached, expected->pdata[i], NULL));
  for (guint i = reached->len - 1; i > 0; i--)
    {
      g_assert_true (find_focus (fixture) == reached->pdata[i]);
      g_assert_true (gtk_widget_child_focus (card, GTK_DIR_LEFT));
    }
  g_assert_true (gtk_widget_child_focus (card, GTK_DIR_DOWN));
  g_assert_true (gtk_widget_child_focus (card, GTK_DIR_UP));
  g_assert_false (gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD));
}

static void
pick_first (TableFixture *fixture)
{
  g_autoptr (OgcDie) die = g_list_model_get_item (ogc_tray_get_own (ogc_game_get_tray (fixture->game)), 0);

  ogc_die_set_picked (die, TRUE);
}

static const OgcBuildingId c_buildings[] = { OGC_TEMPLE, OGC_ILLUMINATI, OGC_GALLEON, OGC_TOWER };

/* The arrow keys reach all dice, tiles and places of a building, each of which has a name, also while dice are
 * picked. */
static void
test_arrows (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (c_buildings); i++)
    {
      TableFixture fixture;

      table_fixture_set_up (&fixture, 4, OGC_FORM_STANDARD, i % 2 == 0 ? OGC_AUCTION_HOUSE : OGC_GUILD, c_buildings[i],
                            7 + i);
      for (unsigned part = 0; part < 2; part++)
        {
          play (&fixture, 80);
          while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_PLACE)
            play (&fixture, 1);
          widget_fixture_run_for (100);
          if (part == 1)
            pick_first (&fixture);
          for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
            if (table_fixture_find_card (&fixture, id) != NULL)
              assert_all_reached (&fixture, table_fixture_find_card (&fixture, id));
        }
      table_fixture_tear_down (&fixture);
    }
}

/* A player's tableau is a button; once it is closed, the focus is where it was. */
static void
test_tableau (void)
{
  GtkWidget *seat;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  play (&fixture, 20);
  seat = widget_fixture_find (fixture.table, OGC_TYPE_SEAT_VIEW);
  gtk_test_accessible_assert_role (seat, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_grab_focus (seat));
  g_assert_true (gtk_widget_activate_action (seat, "seat.open", NULL));
  while (find_focus (&fixture) == seat)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_is_ancestor (find_focus (&fixture), ogc_popover_get (fixture.table)));
  ogc_popover_down (fixture.table);
  while (find_focus (&fixture) != seat)
    g_main_context_iteration (NULL, TRUE);
  table_fixture_tear_down (&fixture);
}

/* Below a tableau another player can be chosen to take over. */
static void
test_exchange (void)
{
  GtkWidget *seat, *kind;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  play (&fixture, 20);
  seat = widget_fixture_find (fixture.table, OGC_TYPE_SEAT_VIEW);
  g_assert_true (gtk_widget_activate_action (seat, "seat.open", NULL));
  kind = widget_fixture_find (ogc_popover_get (fixture.table), GTK_TYPE_DROP_DOWN);
  g_assert_true (gtk_widget_get_visible (kind));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (kind)), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (kind), 2);
  g_assert_cmpstr (ogc_seat_get_kind (ogc_game_get_seat (fixture.game, 0)), ==, "greedy");
  widget_fixture_run_for (300);
  table_fixture_tear_down (&fixture);
}

/* If the focused widget disappears while computers play, the focus goes to the title of its building. */
static void
test_gone (void)
{
  const OgcSetup setup = { .seed = 5, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER };
  const OgcSeatSpec specs[2] = { { (char *) "Ada", (char *) "compass", (char *) "random" },
                                 { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  GtkWidget *card, *set;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
  ogc_table_set_game (OGC_TABLE (fixture.table), game);
  card = table_fixture_find_card (&fixture, OGC_LIBRARY);
  ogc_game_set_running (game, TRUE);
  while ((set = widget_fixture_find (card, OGC_TYPE_DICE_SET_VIEW)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_grab_focus (set));
  while (find_focus (&fixture) != NULL && OGC_IS_DICE_SET_VIEW (find_focus (&fixture)))
    g_main_context_iteration (NULL, TRUE);
  ogc_game_set_running (game, FALSE);
  while (find_focus (&fixture) != ogc_building_card_get_title (OGC_BUILDING_CARD (card)))
    g_main_context_iteration (NULL, TRUE);
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  table_fixture_tear_down (&fixture);
}

/* Lets the controller of that type that @window has got last tell of @signal. */
static void
emit_input (GtkWidget  *window,
            GType       type,
            const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (!G_TYPE_CHECK_INSTANCE_TYPE (controller, type)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      if (type == GTK_TYPE_EVENT_CONTROLLER_KEY)
        g_signal_emit_by_name (controller, signal, GDK_KEY_r, 0, 0, &handled);
      else
        g_signal_emit_by_name (controller, signal, 1, 0., 0.);
      g_assert_false (handled);
    }
}

/* The focus is seen for as long as keys are used, even if GTK hides it, and not by those who use the pointer. */
static void
test_keys (void)
{
  GtkWidget *window = gtk_window_new ();

  ogc_focus_show_for_keys (GTK_WINDOW (window));
  g_assert_false (gtk_widget_has_css_class (window, "keys"));
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  emit_input (window, GTK_TYPE_EVENT_CONTROLLER_KEY, "key-pressed");
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  g_assert_true (gtk_widget_has_css_class (window, "keys"));
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  emit_input (window, GTK_TYPE_GESTURE_CLICK, "pressed");
  g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  g_assert_false (gtk_widget_has_css_class (window, "keys"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());

  g_test_add_func ("/table-reach/stops", test_stops);
  g_test_add_func ("/table-reach/log", test_log);
  g_test_add_func ("/table-reach/arrows", test_arrows);
  g_test_add_func ("/table-reach/tableau", test_tableau);
  g_test_add_func ("/table-reach/exchange", test_exchange);
  g_test_add_func ("/table-reach/gone", test_gone);
  g_test_add_func ("/table-reach/keys", test_keys);
  return g_test_run ();
}
