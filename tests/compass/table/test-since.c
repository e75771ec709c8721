/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others have done since one's own last move can be seen on the table, and be seen again. */

#include <gtk/gtk.h>

#include "ogc-dice-set-view.h"
#include "ogc-log-view.h"
#include "ogc-motion-layer.h"
#include "ogc-seat-view.h"
#include "ogc-since-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

/* Plays until somebody is to place dice after two others have. */
static void
set_up (TableFixture *fixture)
{
  unsigned seats[32];

  table_fixture_set_up (fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 7);
  while (ogc_game_get_ask_kind (fixture->game) != OGC_ASK_PLACE || ogc_game_get_marks (fixture->game, seats) < 2)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  ogc_game_lift_curtain (fixture->game);
  widget_fixture_settle ();
}

static gboolean
is_shown (GtkWidget *widget,
          gpointer   user_data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "mark") && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), user_data);
}

/* Whether a mark with that number can be seen in a widget of @type. */
static gboolean
has_mark (GtkWidget  *widget,
          GType       type,
          const char *number)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && table_fixture_find (widget, is_shown, (gpointer) number) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_mark (child, type, number))
      return TRUE;
  return FALSE;
}

static gboolean
is_ribbon_shown (TableFixture *fixture)
{
  return gtk_widget_get_mapped (widget_fixture_find (fixture->table, OGC_TYPE_SINCE_VIEW));
}

/* Numbers lie on dice, crests and lines, and in the ribbon until dice are picked. */
static void
test_marks (void)
{
  static const char *const numbers[] = { "1", "2" };
  TableFixture fixture;
  OgcTray *tray;

  set_up (&fixture);
  tray = ogc_game_get_tray (fixture.game);
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_true (has_mark (fixture.table, OGC_TYPE_DICE_SET_VIEW, numbers[i]));
      g_assert_true (has_mark (fixture.table, OGC_TYPE_SEAT_VIEW, numbers[i]));
      g_assert_true (has_mark (fixture.table, OGC_TYPE_LOG_VIEW, numbers[i]));
      g_assert_true (has_mark (fixture.table, OGC_TYPE_SINCE_VIEW, numbers[i]));
    }
  g_assert_true (is_ribbon_shown (&fixture));
  ogc_tray_set_pick (tray, ogc_dice_one (ogc_die_get_value (g_list_model_get_item (ogc_tray_get_own (tray), 0))), 0);
  g_assert_false (is_ribbon_shown (&fixture));
  ogc_tray_clear (tray);
  widget_fixture_settle ();
  g_assert_true (is_ribbon_shown (&fixture));
  while (ogc_game_get_ask_kind (fixture.game) == OGC_ASK_PLACE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  widget_fixture_settle ();
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_false (has_mark (fixture.table, OGC_TYPE_DICE_SET_VIEW, numbers[i]));
      g_assert_false (has_mark (fixture.table, OGC_TYPE_LOG_VIEW, numbers[i]));
    }
  g_assert_false (is_ribbon_shown (&fixture));
  table_fixture_tear_down (&fixture);
}

/* Dice move as they did, and the ribbon stays; when it is over everything is as it was. */
static void
test_again (void)
{
  TableFixture fixture;
  OgcMotionLayer *motion;
  gboolean moved = FALSE;

  set_up (&fixture);
  motion = widget_fixture_find (fixture.table, OGC_TYPE_MOTION_LAYER);
  ogc_game_set_pace (fixture.game, OGC_PACE_CALM);
  ogc_game_show_again (fixture.game);
  g_assert_false (has_mark (fixture.table, OGC_TYPE_DICE_SET_VIEW, "1"));
  while (ogc_game_get_showing_again (fixture.game))
    {
      g_assert_true (is_ribbon_shown (&fixture));
      moved = moved || ogc_motion_layer_get_moving (motion);
      ogc_motion_layer_skip (motion);
      ogc_game_hurry (fixture.game);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (moved);
  g_assert_true (has_mark (fixture.table, OGC_TYPE_DICE_SET_VIEW, "2"));
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/since/marks", test_marks);
  g_test_add_func ("/since/again", test_again);
  return g_test_run ();
}
