/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table shows about dice that are about to be placed, and where they can go. */

#include <gtk/gtk.h>
#include <unistd.h>

#include "ogc-building-card.h"
#include "ogc-dice-set-view.h"
#include "ogc-die-button.h"
#include "ogc-die-view.h"
#include "ogc-placement-chooser.h"
#include "ogc-preferences.h"
#include "ogc-style.h"
#include "ogc-tile-button.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

static gboolean
is_target (GtkWidget *widget,
           gpointer   user_data)
{
  if (OGC_IS_DICE_SET_VIEW (widget))
    return ogc_dice_set_view_get_target (OGC_DICE_SET_VIEW (widget));
  return OGC_IS_TILE_BUTTON (widget) && ogc_tile_button_get_target (OGC_TILE_BUTTON (widget));
}

static void
show_pick (TableFixture      *fixture,
           const OgcDecision *decision)
{
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), decision->neutral ? 0 : decision->dice,
                     decision->neutral ? decision->dice : 0);
  widget_fixture_settle ();
}

/* Joins a group by pressing it (ARC-1), or covers an item by pressing it (TMP-1). */
static gboolean
place_at_target (TableFixture      *fixture,
                 const OgcDecision *decision)
{
  OgcDecision wanted = *decision;
  GtkWidget *target;

  show_pick (fixture, &wanted);
  target = widget_fixture_find_where (fixture->table, is_target, NULL);
  g_assert_nonnull (target);
  g_signal_emit_by_name (target, OGC_IS_DICE_SET_VIEW (target) ? "chosen" : "clicked");
  g_assert_cmpuint (fixture->decided.building, ==, wanted.building);
  g_assert_cmpuint (fixture->decided.dice, ==, wanted.dice);
  return TRUE;
}

static const OgcDecision *
find_decision (TableFixture *fixture,
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

/* Plays until a matching decision has been taken at its place five times. */
static void
play_at_targets (TableFixture *fixture,
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
  TableFixture fixture;

  table_fixture_set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  play_at_targets (&fixture, joins);
  play_at_targets (&fixture, covers);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_tile_button (GtkWidget *widget,
                gpointer   user_data)
{
  return OGC_IS_TILE_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* A press on a tile is one on its button, never on the picture: outside the rounded button that would do nothing. */
static void
test_tile_corner (void)
{
  TableFixture fixture;
  GtkWidget *button;

  table_fixture_begin (&fixture, 3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  ogc_game_lift_curtain (fixture.game);
  table_fixture_open (&fixture, 900, 554);
  widget_fixture_draw (fixture.window);
  button = widget_fixture_find_where (table_fixture_find_card (&fixture, OGC_UNIVERSITY), is_tile_button, NULL);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_pick (button, gtk_widget_get_width (button) / 2, gtk_widget_get_height (button) / 2,
                                  GTK_PICK_DEFAULT) == button);
  table_fixture_tear_down (&fixture);
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

/* Places a die in the University if that is legal, else takes another decision. */
static void
fill (TableFixture *fixture)
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

/* Plays until the University is full, and picks dice that it takes. Returns its card. */
static OgcBuildingCard *
fill_university (TableFixture *fixture)
{
  OgcBuildingCard *card = OGC_BUILDING_CARD (table_fixture_find_card (fixture, OGC_UNIVERSITY));
  OgcBuilding *building = ogc_building_card_get_building (card);

  while (find_decision (fixture, enters) == NULL
         || g_list_model_get_n_items (ogc_building_get_sets (building)) < ogc_building_get_places (building))
    fill (fixture);
  show_pick (fixture, find_decision (fixture, enters));
  return card;
}

/* UNI-3: the die that would be pushed out is marked as soon as dice are picked that go there. */
static void
test_preview (void)
{
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  fill_university (&fixture);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, is_leaving, NULL));
  ogc_tray_clear (ogc_game_get_tray (fixture.game));
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find_where (fixture.table, is_leaving, NULL));
  table_fixture_tear_down (&fixture);
}

static gboolean
is_ghost (GtkWidget *widget,
          gpointer   user_data)
{
  return OGC_IS_DICE_SET_VIEW (widget) && ogc_dice_set_view_is_ghost (OGC_DICE_SET_VIEW (widget));
}

/* A dashed die, with the value of the event that @user_data is and of its owner. */
static gboolean
is_dashed (GtkWidget *widget,
           gpointer   user_data)
{
  const OgcEvent *event = user_data;
  GtkWidget *set = gtk_widget_get_parent (widget);

  return OGC_IS_DIE_VIEW (widget) && gtk_widget_has_css_class (widget, "place") && OGC_IS_DICE_SET_VIEW (set)
         && ogc_dice_one (ogc_die_view_get_value (OGC_DIE_VIEW (widget))) == event->dice
         && ogc_dice_set_get_owner (ogc_dice_set_view_get_set (OGC_DICE_SET_VIEW (set))) == event->owner;
}

/* What the only way to place the picked dice in the building of @card leads to. */
static const OgcEvent *
find_event (OgcBuildingCard *card,
            OgcEventKind     kind)
{
  GListModel *placements = ogc_building_get_placements (ogc_building_card_get_building (card));
  g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, 0);
  const OgcEvent *events;
  unsigned n;

  g_assert_cmpuint (g_list_model_get_n_items (placements), ==, 1);
  events = ogc_placement_get_events (placement, &n);
  for (unsigned i = 0; i < n; i++)
    if (events[i].kind == kind)
      return &events[i];
  g_assert_not_reached ();
}

/* Dice are dashed where they may be placed as soon as they are picked, and a building that is pointed at shows what
 * it would push out to the Library (UNI-3). Nothing comes or goes before the pointer has moved: GTK may be moving it
 * into what would go. */
static void
test_ghosts (void)
{
  const OgcEvent *bumped;
  OgcBuildingCard *card;
  GtkWidget *library;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  card = fill_university (&fixture);
  library = table_fixture_find_card (&fixture, OGC_LIBRARY);
  bumped = find_event (card, OGC_EVENT_BUMPED);
  g_assert_nonnull (widget_fixture_find_where (GTK_WIDGET (card), is_dashed,
                                               (gpointer) find_event (card, OGC_EVENT_PLACED)));
  g_assert_null (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  g_signal_emit_by_name (card, "pointed", TRUE);
  g_assert_null (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  widget_fixture_settle ();
  g_assert_nonnull (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  /* The focus leaves another card. */
  g_signal_emit_by_name (library, "pointed", FALSE);
  widget_fixture_settle ();
  g_assert_nonnull (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  g_signal_emit_by_name (card, "pointed", FALSE);
  g_assert_nonnull (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find_where (library, is_dashed, (gpointer) bumped));
  ogc_building_card_request (card);
  g_assert_cmpuint (fixture.decided.building, ==, OGC_UNIVERSITY);
  g_assert_null (widget_fixture_find_where (fixture.table, is_ghost, NULL));
  table_fixture_tear_down (&fixture);
}

/* UNI-3: a die that stands behind one that was placed last is marked as pushed on. */
static void
test_pushed (void)
{
  OgcBuildingCard *card;
  OgcDecision wanted;
  GListModel *sets;
  TableFixture fixture;
  gboolean placed = FALSE;
  g_autoptr (GError) error = NULL;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  card = fill_university (&fixture);
  sets = ogc_building_get_sets (ogc_building_card_get_building (card));
  wanted = *find_decision (&fixture, enters);
  ogc_game_take (fixture.game, &wanted, &error);
  g_assert_no_error (error);
  widget_fixture_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      g_assert_cmpint (ogc_dice_set_get_pushed (set), ==, placed && !ogc_dice_set_get_last_moved (set));
      placed = placed || ogc_dice_set_get_last_moved (set);
    }
  g_assert_true (placed);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_picked (GtkWidget *widget,
           gpointer   user_data)
{
  return OGC_IS_DIE_BUTTON (widget)
         && ogc_die_get_picked (ogc_die_button_get_die (OGC_DIE_BUTTON (widget))) == GPOINTER_TO_INT (user_data);
}

/* A picked die stands out of the row of the others, and in the well. */
static void
test_picked (void)
{
  graphene_rect_t picked, other;
  GtkWidget *well;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  ogc_style_load (gdk_display_get_default ());
  gtk_widget_add_css_class (fixture.window, "ogc");
  while (find_decision (&fixture, enters) == NULL)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  show_pick (&fixture, find_decision (&fixture, enters));
  widget_fixture_draw (fixture.window);
  well = widget_fixture_find_class (fixture.table, "well");
  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find_where (well, is_picked, GINT_TO_POINTER (TRUE)), well,
                                            &picked));
  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find_where (well, is_picked, GINT_TO_POINTER (FALSE)), well,
                                            &other));
  g_assert_cmpfloat (picked.origin.y, <=, other.origin.y - 5);
  table_fixture_tear_down (&fixture);
}

static gboolean
enters_twice (const OgcDecision *decision)
{
  return decision->building == OGC_UNIVERSITY && ogc_dice_count (decision->dice) == 2;
}

static gboolean
is_second_tag (GtkWidget *widget,
               gpointer   user_data)
{
  GtkWidget *first = gtk_widget_get_prev_sibling (widget);

  return is_ghost (widget, NULL) && first != NULL && is_ghost (first, NULL) && gtk_widget_has_css_class (widget, "tag");
}

/* UNI-2: two dice that would push on the same others are dashed beside each other. */
static void
test_one_gap (void)
{
  graphene_rect_t first, second;
  GtkWidget *tag = NULL;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  while (tag == NULL)
    {
      if (find_decision (&fixture, enters_twice) != NULL)
        show_pick (&fixture, find_decision (&fixture, enters_twice));
      tag = widget_fixture_find_where (fixture.table, is_second_tag, NULL);
      if (tag == NULL)
        g_assert_true (table_player_step (fixture.game, fixture.rand));
    }
  widget_fixture_draw (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_prev_sibling (tag), fixture.table, &first));
  g_assert_true (gtk_widget_compute_bounds (tag, fixture.table, &second));
  g_assert_cmpfloat (second.origin.x, >=, first.origin.x + first.size.width);
  table_fixture_tear_down (&fixture);
}

/* UNI-2: two dice for an empty line are both dashed, each in its place. */
static void
test_pair (void)
{
  OgcBuildingCard *card;
  OgcBuilding *building;
  OgcDecision wanted;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 51);
  card = OGC_BUILDING_CARD (table_fixture_find_card (&fixture, OGC_UNIVERSITY));
  building = ogc_building_card_get_building (card);
  while (find_decision (&fixture, enters_twice) == NULL
         || g_list_model_get_n_items (ogc_building_get_sets (building)) > 0)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  wanted = *find_decision (&fixture, enters_twice);
  show_pick (&fixture, &wanted);
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      OgcEvent one = { .dice = ogc_dice_one (value), .owner = wanted.neutral ? OGC_NEUTRAL
                                                              : (guint8) ogc_game_get_asked (fixture.game) };

      if (ogc_dice_contains (wanted.dice, one.dice))
        g_assert_nonnull (widget_fixture_find_where (GTK_WIDGET (card), is_dashed, &one));
    }
  g_assert_null (widget_fixture_find_class (GTK_WIDGET (card), "tag"));
  table_fixture_tear_down (&fixture);
}

/* ARC-1: while the dice may join a set or be a new one, the set is marked and the new one dashed, and both take a
 * click. */
static void
test_new_set (void)
{
  const OgcDecision *decision;
  OgcDecision wanted;
  GtkWidget *ghost;
  TableFixture fixture;

  table_fixture_set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  do
    {
      while ((decision = find_decision (&fixture, joins)) == NULL)
        g_assert_true (table_player_step (fixture.game, fixture.rand));
      wanted = *decision;
      show_pick (&fixture, &wanted);
      ghost = widget_fixture_find_where (table_fixture_find_card (&fixture, OGC_ARCHIVES), is_ghost, NULL);
      if (ghost == NULL)
        g_assert_true (place_at_target (&fixture, &wanted));
    }
  while (ghost == NULL);
  g_assert_true (ogc_dice_set_view_get_target (OGC_DICE_SET_VIEW (ghost)));
  g_signal_emit_by_name (ghost, "chosen");
  g_assert_cmpuint (fixture.decided.building, ==, OGC_ARCHIVES);
  g_assert_cmpuint (fixture.decided.dice, ==, wanted.dice);
  g_assert_cmpuint (fixture.decided.place, ==, 0);
  table_fixture_tear_down (&fixture);
}

static gboolean
is_aimed (GtkWidget *widget,
          gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "aimed");
}

/* ARC-1: picks the dice of a decision that joins a group, and opens the list of ways to place them. */
static OgcDecision
open_ways (TableFixture *fixture)
{
  const OgcDecision *decision;
  OgcDecision wanted;

  while ((decision = find_decision (fixture, joins)) == NULL)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  wanted = *decision;
  show_pick (fixture, &wanted);
  table_fixture_act (fixture, "table.place", g_variant_new_uint32 (OGC_ARCHIVES));
  return wanted;
}

/* With several ways to place dice, Escape keeps the dice picked, a number key takes one way, and each way has a place
 * on the card. */
static void
test_ways (void)
{
  OgcPlacementChooser *bar;
  OgcDecision wanted;
  TableFixture fixture;
  unsigned before;

  table_fixture_set_up (&fixture, 3, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE, 41);
  bar = OGC_PLACEMENT_CHOOSER (widget_fixture_find (fixture.table, OGC_TYPE_PLACEMENT_CHOOSER));
  do
    wanted = open_ways (&fixture);
  while (!ogc_placement_chooser_is_open (bar));
  widget_fixture_settle ();
  g_assert_nonnull (widget_fixture_find_where (fixture.table, is_aimed, NULL));
  table_fixture_act (&fixture, "table.clear", NULL);
  g_assert_false (ogc_placement_chooser_is_open (bar));
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game))
                    + ogc_tray_get_neutral_pick (ogc_game_get_tray (fixture.game)),
                    ==, wanted.dice);

  /* Where digits are switched off, none is shown. */
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS, FALSE);
  table_fixture_act (&fixture, "table.place", g_variant_new_uint32 (OGC_ARCHIVES));
  g_assert_true (ogc_placement_chooser_is_open (bar));
  g_assert_null (widget_fixture_find_class (GTK_WIDGET (bar), "keycap"));
  g_settings_reset (ogc_preferences_get_default (), OGC_PREFERENCE_SINGLE_KEYS);
  table_fixture_act (&fixture, "table.clear", NULL);

  table_fixture_act (&fixture, "table.place", g_variant_new_uint32 (OGC_ARCHIVES));
  g_assert_nonnull (widget_fixture_find_class (GTK_WIDGET (bar), "keycap"));
  before = fixture.n_decided;
  table_fixture_act (&fixture, "table.pick", g_variant_new_int32 (6)); /* there is no sixth way */
  g_assert_cmpuint (fixture.n_decided, ==, before);
  table_fixture_act (&fixture, "table.pick", g_variant_new_int32 (2));
  g_assert_cmpuint (fixture.n_decided, ==, before + 1);
  g_assert_cmpuint (fixture.decided.building, ==, OGC_ARCHIVES);
  g_assert_cmpuint (fixture.decided.dice, ==, wanted.dice);
  g_assert_false (ogc_placement_chooser_is_open (bar));
  table_fixture_tear_down (&fixture);
}

static GtkEventController *
find_drag_source (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return controller; /* owned by @widget */
    }
  return NULL;
}

static unsigned
count_dragged (GtkWidget *die)
{
  unsigned n = 0;

  for (; die != NULL; die = gtk_widget_get_next_sibling (die))
    n += gtk_widget_has_css_class (die, "dragged") ? 1 : 0;
  return n;
}

/* Dragging a die takes the other picked dice along. */
static void
test_drag (void)
{
  TableFixture fixture;
  GtkWidget *die;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 21);
  table_fixture_act (&fixture, "table.lift-curtain", NULL);
  table_fixture_act (&fixture, "table.roll", NULL);
  widget_fixture_draw (fixture.window);
  die = widget_fixture_find (fixture.table, OGC_TYPE_DIE_BUTTON);
  for (int i = 0; i < 2; i++, die = gtk_widget_get_next_sibling (die))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (die), TRUE);
  die = gtk_widget_get_first_child (gtk_widget_get_parent (die));
  g_signal_emit_by_name (find_drag_source (die), "drag-begin", NULL);
  g_assert_cmpuint (count_dragged (die), ==, 2);
  g_signal_emit_by_name (find_drag_source (die), "drag-end", NULL, FALSE);
  g_assert_cmpuint (count_dragged (die), ==, 0);
  table_fixture_tear_down (&fixture);
}

static gboolean
count_release (GtkEventController *controller,
               GdkEvent           *event,
               unsigned           *n_releases)
{
  *n_releases += gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE ? 1 : 0;
  return GDK_EVENT_PROPAGATE;
}

/* Moves the pointer to the middle of @widget, and does what @action says there. */
static void
use_pointer (GtkWidget  *widget,
             const char *action)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;
  graphene_rect_t bounds;
  double x, y;

  for (unsigned i = 0; i < 3; i++) /* sizes are final only after the first frame */
    widget_fixture_draw (window);
  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
  command = g_strdup_printf ("xdotool search --onlyvisible --all --pid %d . mousemove --window %%1 %d %d %s",
                             (int) getpid (), (int) (x + graphene_rect_get_x (&bounds) + bounds.size.width / 2),
                             (int) (y + graphene_rect_get_y (&bounds) + bounds.size.height / 2), action);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, &error));
}

/* Double-clicks the middle of @widget, and waits until both clicks have arrived. */
static void
double_click (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkEventController *counter = gtk_event_controller_legacy_new ();
  unsigned n_releases = 0;

  gtk_event_controller_set_propagation_phase (counter, GTK_PHASE_CAPTURE);
  g_signal_connect (counter, "event", G_CALLBACK (count_release), &n_releases);
  gtk_widget_add_controller (window, counter);
  use_pointer (widget, "click --repeat 2 --delay 20 1");
  while (n_releases < 2)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_controller (window, counter);
}

static void
note_end (gboolean *ended)
{
  *ended = TRUE;
}

/* Presses @die, slips a little, releases it, and waits until that is over. */
static void
slip (GtkWidget *die)
{
  gboolean ended = FALSE;
  gulong end = g_signal_connect_swapped (find_drag_source (die), "drag-end", G_CALLBACK (note_end), &ended);

  use_pointer (die, "mousedown 1 mousemove_relative 6 0 mousemove_relative 6 0 mousemove_relative 4 2 mouseup 1");
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (find_drag_source (die), end);
}

/* A press that slips, and so becomes a drag that ends where it began, is a click: it picks a die, or puts it back. */
static void
test_slip (void)
{
  TableFixture fixture;
  GtkWidget *die;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 21);
  table_fixture_act (&fixture, "table.lift-curtain", NULL);
  table_fixture_act (&fixture, "table.roll", NULL);
  die = widget_fixture_find (fixture.table, OGC_TYPE_DIE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (die), TRUE);
  slip (die);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)));
  slip (die);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)));
  /* What was dragged no longer is a window over the die that would take the clicks. */
  ogc_tray_clear (ogc_game_get_tray (fixture.game));
  double_click (die);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)));
  table_fixture_tear_down (&fixture);
}

static gboolean
is_die (GtkWidget *widget,
        gpointer   user_data)
{
  return OGC_IS_DIE_BUTTON (widget)
         && ogc_die_get_value (ogc_die_button_get_die (OGC_DIE_BUTTON (widget))) == GPOINTER_TO_UINT (user_data);
}

/* The value that most of @dice show. */
static unsigned
most_often (OgcDice dice)
{
  unsigned value = 1;

  for (unsigned other = 2; other <= OGC_MAX_VALUE; other++)
    if (ogc_dice_count_of (dice, other) > ogc_dice_count_of (dice, value))
      value = other;
  return value;
}

/* A double click picks all dice of the same value. */
static void
test_double_click (void)
{
  TableFixture fixture;
  GListModel *own;
  OgcDice hand = 0;
  unsigned value;
  GtkWidget *die;

  table_fixture_set_up (&fixture, 4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, 5);
  g_assert_true (table_player_step (fixture.game, fixture.rand));
  own = ogc_tray_get_own (ogc_game_get_tray (fixture.game));
  for (guint i = 0; i < g_list_model_get_n_items (own); i++)
    {
      g_autoptr (OgcDie) one = g_list_model_get_item (own, i);

      hand += ogc_dice_one (ogc_die_get_value (one));
    }
  value = most_often (hand);
  g_assert_cmpuint (ogc_dice_count_of (hand, value), >, 1);
  die = widget_fixture_find_where (fixture.table, is_die, GUINT_TO_POINTER (value));
  double_click (die);
  g_assert_cmpuint (ogc_tray_get_pick (ogc_game_get_tray (fixture.game)), ==,
                    ogc_dice_of (value, ogc_dice_count_of (hand, value)));
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-placing/targets", test_targets);
  g_test_add_func ("/table-placing/tile-corner", test_tile_corner);
  g_test_add_func ("/table-placing/preview", test_preview);
  g_test_add_func ("/table-placing/ghosts", test_ghosts);
  g_test_add_func ("/table-placing/pushed", test_pushed);
  g_test_add_func ("/table-placing/pair", test_pair);
  g_test_add_func ("/table-placing/one-gap", test_one_gap);
  g_test_add_func ("/table-placing/new-set", test_new_set);
  g_test_add_func ("/table-placing/ways", test_ways);
  g_test_add_func ("/table-placing/drag", test_drag);
  g_test_add_func ("/table-placing/slip", test_slip);
  g_test_add_func ("/table-placing/double-click", test_double_click);
  g_test_add_func ("/table-placing/picked", test_picked);
  return g_test_run ();
}
