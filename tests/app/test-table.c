/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games played through the table's own actions and widgets. */

#include <gtk/gtk.h>

#include "ogc-building-card.h"
#include "ogc-dice-set-view.h"
#include "ogc-log-view.h"
#include "ogc-placement-bar.h"
#include "ogc-power-popover.h"
#include "ogc-proposal.h"
#include "ogc-table.h"
#include "ogc-tile-button.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  OgcGame    *game;
  GtkWidget  *window;
  GtkWidget  *table;
  GRand      *rand;
  OgcDecision decided;
  unsigned    n_decided;
} Fixture;

typedef gboolean (*Matches) (GtkWidget *widget,
                             gpointer   user_data);

static GtkWidget *
find (GtkWidget *widget,
      Matches    matches,
      gpointer   user_data)
{
  GtkWidget *found = NULL;

  if (matches (widget, user_data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, matches, user_data);
  return found;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
decided_cb (OgcGame           *game,
            const OgcDecision *decision,
            guint              seat,
            Fixture           *fixture)
{
  fixture->decided = *decision;
  fixture->n_decided++;
}

/* Opens a window with the game. */
static void
open_table (Fixture *fixture,
            int      width,
            int      height)
{
  fixture->window = gtk_window_new ();
  fixture->table = ogc_table_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->table);
  ogc_table_set_game (OGC_TABLE (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  settle ();
  while (!gtk_widget_get_mapped (fixture->table))
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture *fixture,
        unsigned seats,
        OgcForm  form,
        unsigned b,
        unsigned c,
        guint    seed)
{
  *fixture = (Fixture) { 0 };
  fixture->rand = g_rand_new_with_seed (seed);
  fixture->game = table_player_new_game (seats, form, b, c, seed);
  g_signal_connect (fixture->game, "decided", G_CALLBACK (decided_cb), fixture);
  open_table (fixture, 1280, 754);
}

static gboolean
too_late_cb (gpointer data)
{
  g_error ("somebody still holds the game");
  return G_SOURCE_REMOVE;
}

/* Gives the last reference away. A surface that is still being closed may hold views, and they the game, for some turns of the main loop. */
static void
finalize_game (Fixture *fixture)
{
  gpointer game = fixture->game;
  guint too_late = g_timeout_add_seconds (30, too_late_cb, NULL);

  g_object_add_weak_pointer (game, &game);
  g_object_unref (fixture->game);
  while (game != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (too_late);
}

static void
tear_down (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_rand_free (fixture->rand);
  finalize_game (fixture);
}

static void
act (Fixture    *fixture,
     const char *action,
     GVariant   *argument)
{
  g_assert_true (gtk_widget_activate_action_variant (fixture->table, action, argument));
}

/* Picks dice as the number keys do. */
static void
pick (Fixture    *fixture,
      const char *action,
      OgcDice     dice)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned i = 0; i < ogc_dice_count_of (dice, value); i++)
      act (fixture, action, g_variant_new_int32 ((int) value));
}

static gboolean
is_choice (GtkWidget *widget,
           gpointer   user_data)
{
  return OGC_IS_PROPOSAL (widget)
         && ogc_decision_equal (ogc_placement_get_decision (ogc_proposal_get_item (OGC_PROPOSAL (widget))), user_data);
}

static void
place (Fixture     *fixture,
       OgcDecision *decision)
{
  GtkWidget *bar, *choice;

  pick (fixture, decision->neutral ? "table.pick-neutral" : "table.pick", decision->dice);
  act (fixture, "table.place", g_variant_new_uint32 (decision->building));
  bar = widget_fixture_find (fixture->table, OGC_TYPE_PLACEMENT_BAR);
  if (!ogc_placement_bar_is_open (OGC_PLACEMENT_BAR (bar)))
    return;
  choice = find (bar, is_choice, decision);
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
turn_dice (Fixture     *fixture,
           OgcDecision *decision)
{
  GtkWidget *popover;
  Turned turned = { 0 };

  pick (fixture, "table.pick", decision->dice);
  act (fixture, "table.power", NULL);
  popover = widget_fixture_find (fixture->table, OGC_TYPE_POWER_POPOVER);
  g_assert_nonnull (popover);
  for (turned.value = 1; turned.value <= OGC_MAX_VALUE; turned.value++)
    for (unsigned i = 0; i < ogc_dice_count_of (decision->other, turned.value); i++, turned.row++)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (popover, is_turned, &turned)), TRUE);
  g_signal_emit_by_name (find (popover, is_brass, NULL), "clicked");
}

static gboolean
is_offered (GtkWidget *widget,
            gpointer   user_data)
{
  OgcTile *tile = OGC_IS_TILE_BUTTON (widget) ? ogc_tile_button_get_tile (OGC_TILE_BUTTON (widget)) : NULL;

  return tile != NULL && ogc_tile_get_offered (tile) && ogc_tile_get_number (tile) == GPOINTER_TO_INT (user_data);
}

static void
take (Fixture     *fixture,
      OgcDecision *decision)
{
  GtkWidget *tile = find (fixture->table, is_offered, GINT_TO_POINTER (decision->tile));

  g_assert_nonnull (tile);
  g_assert_true (gtk_widget_is_sensitive (tile));
  g_signal_emit_by_name (tile, "clicked");
}

static void
decide (Fixture     *fixture,
        OgcDecision *decision)
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
      act (fixture, actions[decision->kind], NULL);
    }
}

static gboolean
is_named (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Every button in sight can be told from the others by somebody who does not see it. Newer versions of GTK leave that to the menu button
 * whose part it is. */
static void
assert_labels (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_assert_true (is_named (widget)
                   || gtk_button_get_label (GTK_BUTTON (widget)) != NULL
                   || GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget)))
                   || (GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) && is_named (gtk_widget_get_parent (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_labels (child);
}

static void
play_whole_game (Fixture *fixture)
{
  while (!ogc_game_get_finished (fixture->game))
    {
      unsigned before = fixture->n_decided;
      OgcDecision decision;

      if (ogc_game_get_curtain (fixture->game))
        act (fixture, "table.lift-curtain", NULL);
      g_assert_true (ogc_game_get_answerable (fixture->game));
      decision = table_player_choose (fixture->game, fixture->rand);
      decide (fixture, &decision);
      g_assert_cmpuint (fixture->n_decided, ==, before + 1);
      g_assert_true (ogc_decision_equal (&fixture->decided, &decision));
      settle ();
      if (before % 16 == 0)
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
  Fixture fixture;

  set_up (&fixture, test->seats, test->form, test->b, test->c, test->seed);
  play_whole_game (&fixture);
  act (&fixture, "table.show-table", NULL);
  settle ();
  act (&fixture, "table.show-scores", NULL);
  settle ();
  assert_labels (fixture.table);
  tear_down (&fixture);
}

/* Three of the own dice in hand. */
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

/* What is not lawful changes nothing and is explained. */
static gboolean
is_why (GtkWidget *widget,
        gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "why");
}

/* A refusal stands with the button that shows its rule until there is something else to say. */
static void
assert_why (Fixture *fixture,
            gboolean shown)
{
  GtkWidget *why = find (fixture->table, is_why, NULL);

  g_assert_nonnull (why);
  g_assert_true (gtk_widget_get_visible (why) == shown);
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_prev_sibling (why), "refusal") == shown);
}

static void
test_refused (void)
{
  Fixture fixture;
  OgcBuilding *university;
  unsigned position;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 21);
  act (&fixture, "table.lift-curtain", NULL);
  act (&fixture, "table.place", g_variant_new_uint32 (OGC_LIBRARY));
  act (&fixture, "table.take", g_variant_new_int32 (3));
  act (&fixture, "table.power", NULL);
  act (&fixture, "table.show-scores", NULL);
  g_assert_cmpuint (fixture.n_decided, ==, 0);
  act (&fixture, "table.roll", NULL);
  position = ogc_game_get_position (fixture.game);
  /* UNI-1: three dice are never lawful there. */
  ogc_tray_set_pick (ogc_game_get_tray (fixture.game), three_of (fixture.game), 0);
  university = ogc_game_get_building (fixture.game, OGC_UNIVERSITY);
  g_assert_nonnull (ogc_building_get_refusal (university));
  act (&fixture, "table.place", g_variant_new_uint32 (OGC_UNIVERSITY));
  g_assert_cmpuint (ogc_game_get_position (fixture.game), ==, position);
  assert_why (&fixture, TRUE);
  g_signal_emit_by_name (widget_fixture_find (fixture.table, OGC_TYPE_BUILDING_CARD), "pointed", FALSE);
  assert_why (&fixture, TRUE);
  act (&fixture, "table.clear", NULL);
  assert_why (&fixture, FALSE);
  act (&fixture, "table.end-turn-key", NULL);
  assert_why (&fixture, TRUE);
  ogc_tray_set_pick (ogc_game_get_tray (fixture.game), three_of (fixture.game), 0);
  assert_why (&fixture, FALSE);
  act (&fixture, "table.clear", NULL);
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game)), ==, 0);
  tear_down (&fixture);
}

static gboolean
is_target (GtkWidget *widget,
           gpointer   user_data)
{
  if (OGC_IS_DICE_SET_VIEW (widget))
    return ogc_dice_set_view_get_target (OGC_DICE_SET_VIEW (widget));
  return OGC_IS_TILE_BUTTON (widget) && ogc_tile_button_get_target (OGC_TILE_BUTTON (widget));
}

static void
show_pick (Fixture           *fixture,
           const OgcDecision *decision)
{
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), decision->neutral ? 0 : decision->dice,
                     decision->neutral ? decision->dice : 0);
  settle ();
}

/* Joins a group by pressing it (ARC-1), or covers an item by pressing it (TMP-1). */
static gboolean
place_at_target (Fixture           *fixture,
                 const OgcDecision *decision)
{
  OgcDecision wanted = *decision;
  GtkWidget *target;

  show_pick (fixture, &wanted);
  target = find (fixture->table, is_target, NULL);
  g_assert_nonnull (target);
  g_signal_emit_by_name (target, OGC_IS_DICE_SET_VIEW (target) ? "chosen" : "clicked");
  g_assert_cmpuint (fixture->decided.building, ==, wanted.building);
  g_assert_cmpuint (fixture->decided.dice, ==, wanted.dice);
  return TRUE;
}

static const OgcDecision *
find_decision (Fixture *fixture,
               gboolean (*matches) (const OgcDecision *decision))
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (fixture->game, &n);

  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE && !list[i].will && matches (&list[i]))
      return &list[i];
  return NULL;
}

static gboolean
joins (const OgcDecision *decision)
{
  return decision->building == OGC_ARCHIVES && decision->place > 0;
}

static gboolean
covers (const OgcDecision *decision)
{
  return decision->building == OGC_TEMPLE;
}

/* Plays until a decision of that sort was taken at its place five times. */
static void
play_at_targets (Fixture *fixture,
                 gboolean (*matches) (const OgcDecision *decision))
{
  for (int taken = 0; taken < 5 && !ogc_game_get_finished (fixture->game);)
    {
      const OgcDecision *decision = find_decision (fixture, matches);

      if (decision != NULL)
        taken += place_at_target (fixture, decision) ? 1 : 0;
      else
        g_assert_true (table_player_step (fixture->game, fixture->rand));
    }
  g_assert_false (ogc_game_get_finished (fixture->game));
}

static void
test_targets (void)
{
  Fixture fixture;

  set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  play_at_targets (&fixture, joins);
  play_at_targets (&fixture, covers);
  tear_down (&fixture);
}

static gboolean
enters (const OgcDecision *decision)
{
  return decision->building == OGC_UNIVERSITY && ogc_dice_count (decision->dice) == 1;
}

static gboolean
is_leaving (GtkWidget *widget,
            gpointer   user_data)
{
  return OGC_IS_DICE_SET_VIEW (widget) && gtk_widget_has_css_class (widget, "leaving");
}

static gboolean
is_library (GtkWidget *widget,
            gpointer   user_data)
{
  return OGC_IS_BUILDING_CARD (widget)
         && ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (widget))) == OGC_LIBRARY;
}

static gboolean
is_university (GtkWidget *widget,
               gpointer   user_data)
{
  return OGC_IS_BUILDING_CARD (widget)
         && ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (widget))) == OGC_UNIVERSITY;
}

/* Takes a die to the University where that is lawful, else goes on. */
static void
fill (Fixture *fixture)
{
  const OgcDecision *decision = find_decision (fixture, enters);
  g_autoptr (GError) error = NULL;
  OgcDecision wanted;

  if (decision == NULL)
    {
      g_assert_true (table_player_step (fixture->game, fixture->rand));
      return;
    }
  wanted = *decision;
  ogc_game_take (fixture->game, &wanted, &error);
  g_assert_no_error (error);
}

/* UNI-3: who would be pushed out is marked while the University has the focus. */
static void
test_preview (void)
{
  OgcBuildingCard *card;
  OgcBuilding *building;
  Fixture fixture;

  set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  card = OGC_BUILDING_CARD (find (fixture.table, is_university, NULL));
  building = ogc_building_card_get_building (card);
  while (find_decision (&fixture, enters) == NULL
         || g_list_model_get_n_items (ogc_building_get_sets (building)) < ogc_building_get_places (building))
    fill (&fixture);
  show_pick (&fixture, find_decision (&fixture, enters));
  gtk_widget_grab_focus (ogc_building_card_get_title (card));
  settle ();
  g_assert_nonnull (find (fixture.table, is_leaving, NULL));
  ogc_tray_clear (ogc_game_get_tray (fixture.game));
  settle ();
  g_assert_null (find (fixture.table, is_leaving, NULL));
  tear_down (&fixture);
}

static gboolean
is_ghost (GtkWidget *widget,
          gpointer   user_data)
{
  return OGC_IS_DICE_SET_VIEW (widget) && ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (widget));
}

static gboolean
is_placed_ghost (GtkWidget *widget,
                 gpointer   user_data)
{
  return is_ghost (widget, NULL) && gtk_widget_has_css_class (widget, "ghost");
}

/* What would lie in a building is shown there, in the Library too for who is pushed out (UNI-3), and is gone when it is placed. */
static void
test_ghosts (void)
{
  OgcBuildingCard *card;
  OgcBuilding *building;
  GtkWidget *library;
  Fixture fixture;

  set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  card = OGC_BUILDING_CARD (find (fixture.table, is_university, NULL));
  building = ogc_building_card_get_building (card);
  while (find_decision (&fixture, enters) == NULL
         || g_list_model_get_n_items (ogc_building_get_sets (building)) < ogc_building_get_places (building))
    fill (&fixture);
  show_pick (&fixture, find_decision (&fixture, enters));
  library = find (fixture.table, is_library, NULL);
  g_assert_null (find (fixture.table, is_ghost, NULL));
  g_signal_emit_by_name (card, "pointed", TRUE);
  g_assert_nonnull (find (GTK_WIDGET (card), is_placed_ghost, NULL));
  g_assert_nonnull (find (library, is_placed_ghost, NULL));
  g_signal_emit_by_name (card, "pointed", FALSE);
  g_assert_null (find (fixture.table, is_ghost, NULL));
  g_signal_emit_by_name (card, "pointed", TRUE);
  ogc_building_card_request (card);
  g_assert_cmpuint (fixture.decided.building, ==, OGC_UNIVERSITY);
  g_assert_null (find (fixture.table, is_ghost, NULL));
  tear_down (&fixture);
}

static gboolean
is_bar (GtkWidget *widget,
        gpointer   user_data)
{
  return OGC_IS_PLACEMENT_BAR (widget);
}

static gboolean
is_aimed (GtkWidget *widget,
          gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "aimed");
}

/* Shows the dice of a decision that joins a group (ARC-1), and opens the ways to place them. */
static OgcDecision
open_ways (Fixture *fixture)
{
  const OgcDecision *decision;
  OgcDecision wanted;

  while ((decision = find_decision (fixture, joins)) == NULL)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  wanted = *decision;
  show_pick (fixture, &wanted);
  act (fixture, "table.place", g_variant_new_uint32 (OGC_ARCHIVES));
  return wanted;
}

/* Several ways to place: Escape leaves the dice picked, a number key takes one of them, and each has its place on the card. */
static void
test_ways (void)
{
  OgcPlacementBar *bar;
  OgcDecision wanted;
  Fixture fixture;
  unsigned before;

  set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  bar = OGC_PLACEMENT_BAR (find (fixture.table, is_bar, NULL));
  do
    wanted = open_ways (&fixture);
  while (!ogc_placement_bar_is_open (bar));
  settle ();
  g_assert_nonnull (find (fixture.table, is_ghost, NULL)); /* a new set has a place, too */
  g_assert_nonnull (find (fixture.table, is_aimed, NULL));
  act (&fixture, "table.clear", NULL);
  g_assert_false (ogc_placement_bar_is_open (bar));
  g_assert_null (find (fixture.table, is_ghost, NULL));
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game)) + ogc_tray_get_neutral_pick (ogc_game_get_tray (fixture.game)),
                    ==, wanted.dice);
  act (&fixture, "table.place", g_variant_new_uint32 (OGC_ARCHIVES));
  before = fixture.n_decided;
  act (&fixture, "table.pick", g_variant_new_int32 (6)); /* there is no sixth way */
  g_assert_cmpuint (fixture.n_decided, ==, before);
  act (&fixture, "table.pick", g_variant_new_int32 (2));
  g_assert_cmpuint (fixture.n_decided, ==, before + 1);
  g_assert_cmpuint (fixture.decided.building, ==, OGC_ARCHIVES);
  g_assert_cmpuint (fixture.decided.dice, ==, wanted.dice);
  g_assert_false (ogc_placement_bar_is_open (bar));
  tear_down (&fixture);
}

static gboolean
tells_worth (GtkWidget *widget,
             gpointer   user_data)
{
  return OGC_IS_TILE_BUTTON (widget) && ogc_tile_button_get_worth (OGC_TILE_BUTTON (widget)) != NULL;
}

/* What a tile would add is told on request, of tiles to choose from alone, and goes with the choice. */
static void
test_worth (void)
{
  Fixture fixture;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  act (&fixture, "table.worth", NULL);
  g_assert_null (find (fixture.table, tells_worth, NULL));
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  if (ogc_game_get_curtain (fixture.game))
    act (&fixture, "table.lift-curtain", NULL);
  settle ();
  act (&fixture, "table.worth", NULL);
  g_assert_nonnull (find (fixture.table, tells_worth, NULL));
  g_assert_cmpstr (ogc_game_get_reason (fixture.game), !=, "");
  act (&fixture, "table.worth", NULL);
  g_assert_null (find (fixture.table, tells_worth, NULL));
  tear_down (&fixture);
}

static gboolean
is_log (GtkWidget *widget,
        gpointer   user_data)
{
  return OGC_IS_LOG_VIEW (widget);
}

static gboolean
is_linked (GtkWidget *widget,
           gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "linked");
}

/* What is pressed goes with the decision; the focus goes nowhere where the same key would press something else. */
static void
test_focus (void)
{
  Fixture fixture;
  OgcDecision decision;
  GtkWidget *tile;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 5);
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  settle ();
  decision = table_player_choose (fixture.game, fixture.rand);
  tile = find (fixture.table, is_offered, GINT_TO_POINTER (decision.tile));
  g_assert_true (gtk_widget_grab_focus (tile));
  g_signal_emit_by_name (tile, "clicked");
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (fixture.window)));
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_ROLL)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  while (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture.window)), fixture.table));
  tear_down (&fixture);
}

/* Whether the middle of @widget is within what the board's window shows. */
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
assert_choice_in_sight (Fixture *fixture)
{
  const OgcDecision decision = table_player_choose (fixture->game, fixture->rand);

  widget_fixture_run_for (200);
  g_assert_true (is_in_sight (find (fixture->table, is_offered, GINT_TO_POINTER (decision.tile))));
}

/* Where the board is higher than the window, it is scrolled to where something is to be chosen; also in a game that is opened there. */
static void
test_scrolled (void)
{
  Fixture fixture;
  unsigned n_asked = 0;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 5);
  for (unsigned step = 0; step < 200 && n_asked < 6; step++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      if (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE)
        continue;
      ogc_game_lift_curtain (fixture.game);
      n_asked++;
      gtk_window_destroy (GTK_WINDOW (fixture.window));
      open_table (&fixture, 360, 594);
      assert_choice_in_sight (&fixture);
    }
  g_assert_cmpuint (n_asked, ==, 6);
  tear_down (&fixture);
}

static void
test_log_links (void)
{
  GtkWidget *log;
  Fixture fixture;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  log = find (fixture.table, is_log, NULL);
  g_signal_emit_by_name (log, "linked", OGC_UNIVERSITY);
  g_assert_true (find (fixture.table, is_linked, NULL) == find (fixture.table, is_university, NULL));
  g_signal_emit_by_name (log, "linked", -1);
  g_assert_null (find (fixture.table, is_linked, NULL));
  tear_down (&fixture);
}

static gboolean
too_long_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* After a person's last placement a computer player waits, so that it can be taken back; any key ends that. */
static void
test_pause (void)
{
  OgcSetup setup = { .seed = 5, .seats = 2, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER, .start_seat = 0 };
  OgcSeatSpec specs[2] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                           { (char *) "Belzoni", (char *) "key", (char *) "random" } };
  g_autoptr (OgcGame) game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  gboolean over = FALSE;
  unsigned position;
  OgcDecision first;
  Fixture fixture;
  unsigned n;

  set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 61);
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
  g_timeout_add (300, too_long_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
  g_assert_true (ogc_game_get_can_undo (game));
  ogc_game_undo (game);
  g_assert_cmpuint (ogc_game_get_position (game), ==, position - 1);
  g_assert_true (ogc_game_take (game, &first, NULL));
  over = FALSE;
  g_timeout_add_seconds (60, too_long_cb, &over);
  while (!over && ogc_game_get_position (game) == position) /* it goes on by itself */
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (over);
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  tear_down (&fixture);
}

/* Another game in the place of one under way leaves nothing of it behind. */
static void
test_exchange (void)
{
  g_autoptr (OgcGame) other = table_player_new_game (5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 31);
  Fixture fixture;

  set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 32);
  for (int i = 0; i < 40; i++)
    table_player_step (fixture.game, fixture.rand);
  ogc_table_set_game (OGC_TABLE (fixture.table), other);
  settle ();
  finalize_game (&fixture);
  fixture.game = g_object_ref (other);
  for (int i = 0; i < 40; i++)
    table_player_step (other, fixture.rand);
  settle ();
  ogc_table_set_game (OGC_TABLE (fixture.table), NULL);
  settle ();
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  settle ();
  g_rand_free (fixture.rand);
  g_object_unref (fixture.game);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_game);
  g_test_add_func ("/table/refused", test_refused);
  g_test_add_func ("/table/targets", test_targets);
  g_test_add_func ("/table/preview", test_preview);
  g_test_add_func ("/table/ghosts", test_ghosts);
  g_test_add_func ("/table/ways", test_ways);
  g_test_add_func ("/table/worth", test_worth);
  g_test_add_func ("/table/focus", test_focus);
  g_test_add_func ("/table/scrolled", test_scrolled);
  g_test_add_func ("/table/log-links", test_log_links);
  g_test_add_func ("/table/pause", test_pause);
  g_test_add_func ("/table/exchange", test_exchange);
  return g_test_run ();
}
