/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others have done since your own last move is marked on the table, and can be shown again. */

#include <gtk/gtk.h>

#include "ogc-crest.h"
#include "ogc-curtain.h"
#include "ogc-die-button.h"
#include "ogc-dice-set-view.h"
#include "ogc-last-moves-view.h"
#include "ogc-live-region.h"
#include "ogc-log-view.h"
#include "ogc-motion-layer.h"
#include "ogc-seat-view.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "ogc-tray-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

/* Plays until somebody has to place dice after two others have. */
static void
set_up (TableFixture *fixture)
{
  unsigned seats[64];

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
  return gtk_widget_has_css_class (widget, "mark") && gtk_widget_get_mapped (widget)
         && widget_fixture_is_label (widget, user_data);
}

/* Whether a mark with that number can be seen in a widget of @type. */
static gboolean
has_mark (GtkWidget  *widget,
          GType       type,
          const char *number)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type)
      && widget_fixture_find_where (widget, is_shown, (gpointer) number) != NULL)
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
  return gtk_widget_get_mapped (widget_fixture_find (fixture->table, OGC_TYPE_LAST_MOVES_VIEW));
}

/* Numbers are on dice, crests and lines, and in the ribbon until dice are picked. */
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
      g_assert_true (has_mark (fixture.table, OGC_TYPE_LAST_MOVES_VIEW, numbers[i]));
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

/* The ribbon shows only the last of many turns. However much it tells, it leaves the dice their size, so that the
 * second click of two meets the same die. */
static void
test_dice_stay (void)
{
  graphene_rect_t before, after;
  unsigned seats[64];
  TableFixture fixture;
  GtkWidget *tray, *die;
  GListModel *own;

  table_fixture_set_up (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 7);
  own = ogc_tray_get_own (ogc_game_get_tray (fixture.game));
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_PLACE || ogc_game_get_marks (fixture.game, seats) < 8
         || g_list_model_get_n_items (own) < OGC_OWN_DICE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  widget_fixture_draw (fixture.window);
  g_assert_true (is_ribbon_shown (&fixture));
  g_assert_false (has_mark (fixture.table, OGC_TYPE_LAST_MOVES_VIEW, "1"));
  g_assert_false (has_mark (fixture.table, OGC_TYPE_LAST_MOVES_VIEW, "2"));
  g_assert_true (has_mark (fixture.table, OGC_TYPE_LAST_MOVES_VIEW, "8"));
  tray = widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW);
  die = widget_fixture_find (tray, OGC_TYPE_DIE_BUTTON);
  while (OGC_IS_DIE_BUTTON (gtk_widget_get_next_sibling (die)))
    die = gtk_widget_get_next_sibling (die);
  g_assert_true (gtk_widget_compute_bounds (die, tray, &before));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (die), TRUE);
  widget_fixture_draw (fixture.window);
  g_assert_false (is_ribbon_shown (&fixture));
  g_assert_true (gtk_widget_compute_bounds (die, tray, &after));
  g_assert_cmpfloat (before.origin.x, ==, after.origin.x);
  g_assert_cmpfloat (before.size.width, ==, after.size.width);
  table_fixture_tear_down (&fixture);
}

/* Dice move as before, and the ribbon stays, with a heading once there is a mark; then everything is as it was. */
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
      g_assert_true (widget_fixture_is_seen (widget_fixture_find_label (fixture.table, "Since your move:"))
                     == has_mark (fixture.table, OGC_TYPE_LAST_MOVES_VIEW, "1"));
      moved = moved || ogc_motion_get_moving (OGC_MOTION (motion));
      ogc_motion_skip (OGC_MOTION (motion));
      ogc_game_hurry (fixture.game);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (moved);
  g_assert_true (has_mark (fixture.table, OGC_TYPE_DICE_SET_VIEW, "2"));
  table_fixture_tear_down (&fixture);
}

/* Below the curtain stands what others have placed, in the words of the log. */
static void
test_curtain (void)
{
  TableFixture fixture;
  GListModel *log;
  GtkWidget *curtain;
  unsigned seats[64], marks = 0;

  table_fixture_set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 7);
  curtain = widget_fixture_find (fixture.table, OGC_TYPE_CURTAIN);
  log = ogc_game_get_log (fixture.game);
  while (!ogc_game_get_curtain (fixture.game) || ogc_game_get_marks (fixture.game, seats) < 2)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  widget_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (curtain));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, i);
      const gboolean marked = ogc_log_entry_get_mark (entry) > 0;

      g_assert_true (widget_fixture_is_seen (widget_fixture_find_label (curtain, ogc_log_entry_get_text (entry)))
                     == marked);
      marks += marked ? 1 : 0;
    }
  g_assert_cmpuint (marks, >=, 2);
  g_assert_true (has_mark (fixture.table, OGC_TYPE_CURTAIN, "1"));
  table_fixture_tear_down (&fixture);
}

/* Listener: what was announced, and the lines of the log. */
typedef struct {
  OgcGame       *game;
  OgcLiveRegion *announcer;
  gboolean       by_computer;
  guint          line;
  GString       *told;
  GString       *expected;
} Listener;

static void
told_cb (Listener *listener)
{
  g_auto (GStrv) parts = g_strsplit (ogc_live_region_get_text (listener->announcer), "\302\240", 0);
  g_autofree char *text = g_strjoinv (NULL, parts);

  if (*text != '\0')
    g_string_append_printf (listener->told, "%s ", text);
}

static void
decided_cb (Listener          *listener,
            const OgcDecision *decision,
            guint              seat)
{
  listener->by_computer = seat != 0;
}

static void
grown_cb (Listener *listener)
{
  GListModel *log = ogc_game_get_log (listener->game);

  for (; listener->line < g_list_model_get_n_items (log); listener->line++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (log, listener->line);
      g_auto (GStrv) parts = g_strsplit (ogc_log_entry_get_text (entry), "\302\240", 0);
      g_autofree char *text = g_strjoinv (NULL, parts);

      if (!listener->by_computer || ogc_log_entry_get_kind (entry) != OGC_EVENT_ROLLED)
        g_string_append_printf (listener->expected, "%s ", text);
    }
}

/* Screen readers hear what became of each decision, once and in order, and nothing else; what computer players roll is
 * left out. */
static void
test_announced (void)
{
  OgcSetup setup = { .seed = 5, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER };
  OgcSeatSpec specs[3] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                           { (char *) "Belzoni", (char *) "key", (char *) "random" },
                           { (char *) "Gertrude", (char *) "lantern", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  Listener listener = { .game = game, .told = g_string_new (NULL), .expected = g_string_new (NULL) };
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
  ogc_table_set_game (OGC_TABLE (fixture.table), game);
  listener.announcer = widget_fixture_find (widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW),
                                            OGC_TYPE_LIVE_REGION);
  g_assert_true (gtk_widget_get_mapped (gtk_widget_get_first_child (GTK_WIDGET (listener.announcer))));
  listener.line = g_list_model_get_n_items (ogc_game_get_log (game));
  g_signal_connect_swapped (game, "decided", G_CALLBACK (decided_cb), &listener);
  g_signal_connect_swapped (ogc_game_get_log (game), "items-changed", G_CALLBACK (grown_cb), &listener);
  g_signal_connect_swapped (gtk_widget_get_first_child (GTK_WIDGET (listener.announcer)), "notify::label",
                            G_CALLBACK (told_cb), &listener);
  ogc_game_set_running (game, TRUE);
  while (ogc_game_get_round (game) < 3)
    if (ogc_game_get_answerable (game))
      g_assert_true (table_player_step (game, fixture.rand));
    else
      g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (listener.expected->len, >, 1000);
  g_assert_cmpstr (listener.told->str, ==, listener.expected->str);
  g_signal_handlers_disconnect_by_data (game, &listener);
  g_signal_handlers_disconnect_by_data (ogc_game_get_log (game), &listener);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_first_child (GTK_WIDGET (listener.announcer)), &listener);
  g_string_free (listener.told, TRUE);
  g_string_free (listener.expected, TRUE);
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_marked (GtkWidget *widget,
           gpointer   user_data)
{
  return OGC_IS_SEAT_VIEW (widget) && ogc_seat_get_mark (ogc_seat_view_get_seat (OGC_SEAT_VIEW (widget))) > 0;
}

/* The number of a turn leaves the emblem of its seat to be seen, which is in the middle half of the crest. */
static void
test_emblem (void)
{
  graphene_rect_t emblem, number;
  GtkWidget *seat, *mark;
  TableFixture fixture;
  float side;

  ogc_style_load (gdk_display_get_default ());
  set_up (&fixture);
  gtk_widget_add_css_class (fixture.window, "ogc");
  widget_fixture_draw (fixture.window);
  seat = widget_fixture_find_where (fixture.table, is_marked, NULL);
  mark = widget_fixture_find_class (seat, "mark");
  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find (seat, OGC_TYPE_CREST), seat, &emblem));
  side = MIN (emblem.size.width, emblem.size.height);
  graphene_rect_inset (&emblem, (emblem.size.width - side / 2) / 2, (emblem.size.height - side / 2) / 2);
  g_assert_true (gtk_widget_get_mapped (mark) && gtk_widget_compute_bounds (mark, seat, &number));
  g_assert_false (graphene_rect_intersection (&emblem, &number, NULL));
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/since/marks", test_marks);
  g_test_add_func ("/since/dice-stay", test_dice_stay);
  g_test_add_func ("/since/again", test_again);
  g_test_add_func ("/since/curtain", test_curtain);
  g_test_add_func ("/since/announced", test_announced);
  g_test_add_func ("/since/emblem", test_emblem);
  return g_test_run ();
}
