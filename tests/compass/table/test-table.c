/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games played through the table's own actions and widgets. */

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-building-card.h"
#include "ogc-placement-chooser.h"
#include "ogc-ability-popover.h"
#include "ogc-choice-button.h"
#include "ogc-live-region.h"
#include "ogc-seat-view.h"
#include "ogc-sound.h"
#include "ogc-tray-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

/* Picks dice as the number keys do. */
static void
pick (TableFixture *fixture,
      const char   *action,
      OgcDice       dice)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (dice, value); i++)
      table_fixture_act (fixture, action, g_variant_new_int32 ((int) value));
}

static gboolean
is_choice (GtkWidget *widget,
           gpointer   user_data)
{
  return OGC_IS_CHOICE_BUTTON (widget)
         && ogc_decision_equal (ogc_placement_get_decision (ogc_choice_button_get_item (OGC_CHOICE_BUTTON (widget))),
                                user_data);
}

static void
place (TableFixture *fixture,
       OgcDecision  *decision)
{
  GtkWidget *bar, *choice;

  pick (fixture, decision->neutral ? "table.pick-neutral" : "table.pick", decision->dice);
  table_fixture_act (fixture, "table.place", g_variant_new_uint32 (decision->building));
  bar = widget_fixture_find (fixture->table, OGC_TYPE_PLACEMENT_CHOOSER);
  if (!ogc_placement_chooser_is_open (OGC_PLACEMENT_CHOOSER (bar)))
    return;
  choice = widget_fixture_find_where (bar, is_choice, decision);
  g_assert_nonnull (choice);
  g_signal_emit_by_name (choice, "clicked");
}

typedef struct {
  unsigned row;
  unsigned value;
} Turned;

static gboolean
is_turned (GtkWidget *widget,
           gpointer   user_data)
{
  const Turned *turned = user_data;

  return GTK_IS_TOGGLE_BUTTON (widget)
         && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "row")) == turned->row
         && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "value")) == turned->value;
}

static gboolean
is_brass (GtkWidget *widget,
          gpointer   user_data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "brass");
}

/* ABL-4 */
static void
turn_dice (TableFixture *fixture,
           OgcDecision  *decision)
{
  GtkWidget *popover;
  Turned turned = { 0 };

  pick (fixture, "table.pick", decision->dice);
  table_fixture_act (fixture, "table.power", NULL);
  popover = widget_fixture_find (fixture->table, OGC_TYPE_ABILITY_POPOVER);
  g_assert_nonnull (popover);
  for (turned.value = 1; turned.value <= OGC_MAX_VALUE; turned.value++)
    for (unsigned i = 0; i < ogc_dice_count_of (decision->other, turned.value); i++, turned.row++)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find_where (popover, is_turned, &turned)), TRUE);
  g_signal_emit_by_name (widget_fixture_find_where (popover, is_brass, NULL), "clicked");
}

static void
take (TableFixture *fixture,
      OgcDecision  *decision)
{
  GtkWidget *tile = table_fixture_find_offered (fixture, decision->tile);

  g_assert_nonnull (tile);
  g_assert_true (gtk_widget_is_sensitive (tile));
  g_signal_emit_by_name (tile, "clicked");
}

static void
decide (TableFixture *fixture,
        OgcDecision  *decision)
{
  static const char *const actions[OGC_N_DECISION_KINDS] = {
    [OGC_DECISION_ROLL] = "table.roll",
    [OGC_DECISION_HELP] = "table.help",
    [OGC_DECISION_REROLL] = "table.reroll",
    [OGC_DECISION_END_TURN] = "table.end-turn",
    [OGC_DECISION_GIFT] = "table.gift",
    [OGC_DECISION_PASS] = "table.pass",
  };

  switch (decision->kind)
    {
    case OGC_DECISION_PLACE:
      place (fixture, decision);
      return;
    case OGC_DECISION_POWER:
      turn_dice (fixture, decision);
      return;
    case OGC_DECISION_TAKE:
      take (fixture, decision);
      return;
    default:
      if (decision->kind == OGC_DECISION_REROLL)
        {
          pick (fixture, "table.pick", decision->dice);
          pick (fixture, "table.pick-neutral", decision->other);
        }
      table_fixture_act (fixture, actions[decision->kind], NULL);
    }
}

static gboolean
is_named (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Every visible button has a label for screen readers. In newer versions of GTK the menu button has the label, not the
 * button that is a part of it. */
static void
assert_labels (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_assert_true (is_named (widget)
                   || gtk_button_get_label (GTK_BUTTON (widget)) != NULL
                   || GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget)))
                   || (GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))
                       && is_named (gtk_widget_get_parent (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_labels (child);
}

/* The table is drawn after every so many decisions, and its labels are looked at, since that takes the longest. */
#define DRAWN 4
#define LABELLED 16

static void
play_whole_game (TableFixture *fixture)
{
  while (!ogc_game_get_finished (fixture->game))
    {
      unsigned before = fixture->n_decided;
      OgcDecision decision;

      if (ogc_game_get_curtain (fixture->game))
        table_fixture_act (fixture, "table.lift-curtain", NULL);
      g_assert_true (ogc_game_get_answerable (fixture->game));
      decision = table_player_choose (fixture->game, fixture->rand);
      decide (fixture, &decision);
      g_assert_cmpuint (fixture->n_decided, ==, before + 1);
      g_assert_true (ogc_decision_equal (&fixture->decided, &decision));
      if (before % DRAWN == 0)
        widget_fixture_settle ();
      if (before % LABELLED == 0)
        assert_labels (fixture->table);
    }
}

typedef struct {
  const char *path;
  unsigned    seats;
  OgcForm     form;
  unsigned    b;
  unsigned    c;
  guint       seed;
} Case;

static const Case cases[] = {
  { "/table/game/temple", 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 11 },
  { "/table/game/illuminati", 3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI, 12 },
  { "/table/game/illuminati-standard", 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_ILLUMINATI, 13 },
  { "/table/game/galleon", 4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_GALLEON, 14 },
  { "/table/game/tower", 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 15 },
  { "/table/game/fewer", 3, OGC_FORM_FEWER, OGC_GUILD, OGC_NO_BUILDING, 16 },
};

static void
test_game (gconstpointer data)
{
  const Case *test = data;
  TableFixture fixture;

  table_fixture_set_up (&fixture, test->seats, test->form, test->b, test->c, test->seed);
  play_whole_game (&fixture);
  table_fixture_act (&fixture, "table.show-table", NULL);
  widget_fixture_settle ();
  table_fixture_act (&fixture, "table.show-scores", NULL);
  widget_fixture_settle ();
  assert_labels (fixture.table);
  table_fixture_tear_down (&fixture);
}

/* Three of the asked player's own dice in hand. */
static OgcDice
three_of (OgcGame *game)
{
  GListModel *own = ogc_tray_get_own (ogc_game_get_tray (game));
  OgcDice dice = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (own, i);

      dice += ogc_dice_one (ogc_die_get_value (die));
    }
  return dice;
}

/* An illegal decision changes nothing and is explained. */
static gboolean
is_why (GtkWidget *widget,
        gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "why");
}

static gboolean
is_summary (GtkWidget *widget,
            gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "summary");
}

/* Asserts whether a refusal is shown together with the button that shows its rule. */
static void
assert_why (TableFixture *fixture,
            gboolean      shown)
{
  GtkWidget *why = widget_fixture_find_where (fixture->table, is_why, NULL);
  GtkWidget *summary;

  g_assert_nonnull (why);
  summary = widget_fixture_find_where (fixture->table, is_summary, NULL);
  g_assert_true (gtk_widget_get_visible (why) == shown);
  g_assert_true (gtk_widget_has_css_class (summary, "refusal") == shown);
  if (shown)
    g_assert_cmpstr (ogc_live_region_get_said (summary), ==, gtk_label_get_text (GTK_LABEL (summary)));
}

static gboolean
says_in_foot (GtkWidget *widget,
              gpointer   reason)
{
  return gtk_widget_has_css_class (widget, "card-prize") && gtk_widget_has_css_class (widget, "refusal")
         && widget_fixture_is_label (widget, reason);
}

/* The question names the picked dice. */
static gboolean
says_picked (GtkWidget *widget,
             gpointer   title)
{
  return gtk_widget_has_css_class (widget, "expectation") && g_str_has_prefix (title, "Picked: ")
         && widget_fixture_is_label (widget, title);
}

static void
test_refused (void)
{
  TableFixture fixture;
  OgcBuilding *university;
  unsigned position;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 21);
  table_fixture_act (&fixture, "table.lift-curtain", NULL);
  table_fixture_act (&fixture, "table.place", g_variant_new_uint32 (OGC_LIBRARY));
  table_fixture_act (&fixture, "table.take", g_variant_new_int32 (3));
  table_fixture_act (&fixture, "table.power", NULL);
  table_fixture_act (&fixture, "table.show-scores", NULL);
  g_assert_cmpuint (fixture.n_decided, ==, 0);
  table_fixture_act (&fixture, "table.roll", NULL);
  position = ogc_game_get_position (fixture.game);
  /* UNI-1: three dice are never legal in the University. */
  ogc_tray_set_pick (ogc_game_get_tray (fixture.game), three_of (fixture.game), 0);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, says_picked,
                                        (char *) ogc_tray_get_title (ogc_game_get_tray (fixture.game))));
  university = ogc_game_get_building (fixture.game, OGC_UNIVERSITY);
  g_assert_nonnull (ogc_building_get_refusal (university));
  g_assert_nonnull (widget_fixture_find_where (table_fixture_find_card (&fixture, OGC_UNIVERSITY), says_in_foot,
                                        (char *) ogc_building_get_refusal (university)));
  table_fixture_act (&fixture, "table.place", g_variant_new_uint32 (OGC_UNIVERSITY));
  g_assert_cmpuint (ogc_game_get_position (fixture.game), ==, position);
  assert_why (&fixture, TRUE);
  g_signal_emit_by_name (widget_fixture_find (fixture.table, OGC_TYPE_BUILDING_CARD), "pointed", FALSE);
  assert_why (&fixture, TRUE);
  table_fixture_act (&fixture, "table.clear", NULL);
  assert_why (&fixture, FALSE);
  table_fixture_act (&fixture, "table.end-turn-key", NULL);
  assert_why (&fixture, TRUE);
  ogc_tray_set_pick (ogc_game_get_tray (fixture.game), three_of (fixture.game), 0);
  assert_why (&fixture, FALSE);
  table_fixture_act (&fixture, "table.clear", NULL);
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game)), ==, 0);
  table_fixture_tear_down (&fixture);
}

static void
sounded_cb (GString *heard,
            guint    cue)
{
  g_string_append_printf (heard, "%s ", ogc_cue_get_name (cue));
}

/* The table plays the sounds of its game, and of refusals. */
static void
test_heard (void)
{
  TableFixture fixture;
  g_autoptr (GString) heard = g_string_new (NULL);

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 21);
  ogc_game_set_pace (fixture.game, OGC_PACE_QUICK);
  g_signal_connect_swapped (ogc_sound_get_default (), "sounded", G_CALLBACK (sounded_cb), heard);
  table_fixture_act (&fixture, "table.lift-curtain", NULL);
  table_fixture_act (&fixture, "table.roll", NULL);
  while (strstr (heard->str, "roll ") == NULL)
    g_main_context_iteration (NULL, TRUE);
  /* Another cue may have just begun. */
  while (strstr (heard->str, "refusal ") == NULL)
    table_fixture_act (&fixture, "table.end-turn-key", NULL);
  g_signal_handlers_disconnect_by_data (ogc_sound_get_default (), heard);
  table_fixture_tear_down (&fixture);
}

/* GTK draws a widget's background anew with each change of what is in it; the cloth is as large as the table. */
static void
test_cloth (void)
{
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 1);
  for (GtkWidget *widget = widget_fixture_find (fixture.table, OGC_TYPE_BOARD); widget != fixture.table;
       widget = gtk_widget_get_parent (widget))
    g_assert_false (gtk_widget_has_css_class (widget, "cloth"));
  g_assert_nonnull (widget_fixture_find_class (fixture.table, "cloth"));
  table_fixture_tear_down (&fixture);
}

/* Counts the tableaux below @widget that are marked as those of whose turn it is, and checks that they are. */
static unsigned
count_turns (GtkWidget *widget)
{
  unsigned n = 0;

  if (OGC_IS_SEAT_VIEW (widget))
    {
      OgcSeat *seat = ogc_seat_view_get_seat (OGC_SEAT_VIEW (widget));

      n = gtk_widget_has_css_class (widget, "turn") ? 1 : 0;
      g_assert_cmpuint (n, ==, ogc_seat_get_turn (seat) || ogc_seat_get_asked (seat) ? 1 : 0);
      return n;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_turns (child);
  return n;
}

/* It can be seen whose turn it is. */
static void
test_turn (void)
{
  TableFixture fixture;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 2);
  for (unsigned i = 0; i < 40; i++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      g_assert_cmpuint (count_turns (fixture.table), >, 0);
    }
  table_fixture_tear_down (&fixture);
}

static void
count_cb (unsigned *n)
{
  *n += 1;
}

/* While somebody picks dice, a name that gives way to what the tray has to say about them does so once. */
static void
test_steady (void)
{
  TableFixture fixture;
  GtkWidget *asked;
  unsigned n_changes = 0;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 2);
  table_fixture_act (&fixture, "table.roll", NULL);
  asked = widget_fixture_find_class (fixture.table, "asked");
  g_assert_nonnull (asked);
  g_signal_connect_swapped (asked, "notify::visible", G_CALLBACK (count_cb), &n_changes);
  pick (&fixture, "table.pick", three_of (fixture.game));
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game)), !=, 0);
  g_assert_cmpuint (n_changes, <=, 1);
  g_signal_handlers_disconnect_by_data (asked, &n_changes);
  table_fixture_tear_down (&fixture);
}

/* A tray that something still holds after its window has been closed no longer looks for its board. */
static void
test_closed (void)
{
  TableFixture fixture;
  GtkWidget *board, *tray;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 2);
  board = widget_fixture_find (fixture.table, OGC_TYPE_BOARD);
  tray = g_object_ref (widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW));
  g_signal_emit_by_name (gtk_scrolled_window_get_vadjustment (
                           GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW))),
                         "changed");
  g_object_ref (board); /* as GTK may do while it handles what was done there */
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  widget_fixture_settle ();
  g_object_unref (board);
  g_object_unref (tray);
  g_rand_free (fixture.rand);
  table_fixture_end_game (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_game);
  g_test_add_func ("/table/refused", test_refused);
  g_test_add_func ("/table/heard", test_heard);
  g_test_add_func ("/table/cloth", test_cloth);
  g_test_add_func ("/table/turn", test_turn);
  g_test_add_func ("/table/steady", test_steady);
  g_test_add_func ("/table/closed", test_closed);
  return g_test_run ();
}
