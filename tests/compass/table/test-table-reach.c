/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keyboard and a screen reader reach on the table, and what it says. */

#include <gtk/gtk.h>

#include "ogc-building-card.h"
#include "ogc-log-view.h"
#include "ogc-seat-view.h"
#include "ogc-style.h"
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
  widget_fixture_run_for (100);
}

static GtkWidget *
find_focus (TableFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* The Tab key goes once through the buildings, the players, the log and the tray. */
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
  g_assert_cmpuint (stops[1], ==, 5);
  g_assert_cmpuint (stops[2], ==, 1);
  table_fixture_tear_down (&fixture);
}

/* In the log, arrows go from line to line, from the newest on; each is named by what it says. */
static void
test_log (void)
{
  GtkWidget *log, *row, *above;
  TableFixture fixture;
  g_autofree char *problem = NULL;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 7);
  play (&fixture, 60);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_TAB_BACKWARD));
  row = find_focus (&fixture);
  g_assert_true (gtk_widget_get_next_sibling (row) == NULL);
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (row))));
  g_assert_null (problem);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_UP));
  above = find_focus (&fixture);
  g_assert_true (gtk_widget_get_next_sibling (above) == row);
  g_assert_true (gtk_widget_child_focus (log, GTK_DIR_DOWN));
  g_assert_true (find_focus (&fixture) == row);
  g_assert_false (gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD));
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());

  g_test_add_func ("/table-reach/stops", test_stops);
  g_test_add_func ("/table-reach/log", test_log);
  return g_test_run ();
}
