/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table in windows of several sizes: nothing is cut off or moves away, and nothing needs to be scrolled. */

#include <gtk/gtk.h>
#include <string.h>

#include "ogc-board.h"
#include "ogc-building-tab.h"
#include "ogc-crest.h"
#include "ogc-dice-set-view.h"
#include "ogc-die-view.h"
#include "ogc-group.h"
#include "ogc-log-entry.h"
#include "ogc-log-view.h"
#include "ogc-near-button.h"
#include "ogc-popover.h"
#include "ogc-rank-row.h"
#include "ogc-score-account.h"
#include "ogc-seat-tab.h"
#include "ogc-seats-layout.h"
#include "ogc-seat-view.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "ogc-theme.h"
#include "ogc-tile-button.h"
#include "ogc-tile-view.h"
#include "ogc-tray-view.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

typedef struct {
  const char *path;
  unsigned    seats;
  OgcForm     form;
  unsigned    b;
  unsigned    c;
} Case;

static const Case cases[] = {
  { "/temple", 2, OGC_FORM_NEUTRAL, OGC_AUCTION_HOUSE, OGC_TEMPLE },
  { "/illuminati", 4, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI },
  { "/galleon", 5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_GALLEON },
  { "/tower", 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER },
};

/* After so many frames the window has the style of the program, and a layout for its size. */
#define FRAMES 4

/* So much of a tile at its left and right is empty, because a specialist is round. */
#define TILE_EDGE 5

/* Plays until about the last round, when the table is fullest. */
static void
play_long (TableFixture *fixture)
{
  for (unsigned i = 0; i < 80 * ogc_game_get_setup (fixture->game)->seats; i++)
    if (ogc_game_get_round (fixture->game) < 5)
      g_assert_true (table_player_step (fixture->game, fixture->rand));
  for (unsigned i = 0; i < 40 && !ogc_game_get_finished (fixture->game); i++)
    table_player_step (fixture->game, fixture->rand);
  ogc_game_lift_curtain (fixture->game);
}

/* Shows the game in a new window. */
static void
show (TableFixture *fixture,
      int           width,
      int           height)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  table_fixture_open (fixture, width, height);
  gtk_widget_add_css_class (fixture->window, "ogc");
  for (unsigned i = 0; i < FRAMES; i++)
    widget_fixture_draw (fixture->window);
}

/* How much of the board is out of sight. */
static double
hidden_height (TableFixture *fixture)
{
  GtkScrolledWindow *window = widget_fixture_find (fixture->table, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (window);

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static unsigned
count_shown (GtkWidget *widget,
             GType      type)
{
  unsigned n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, type);
  return n;
}

static void
test_wide (gconstpointer data)
{
  const Case *test = data;
  TableFixture fixture;

  table_fixture_begin (&fixture, test->seats, test->form, test->b, test->c, 3);
  play_long (&fixture);
  show (&fixture, 900, 560);
  g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_BUILDING_CARD), ==, 5);
  g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, 900);
  g_assert_cmpfloat (hidden_height (&fixture), <=, 0);
  table_fixture_tear_down (&fixture);
}

/* By day bands are wider, which tight cards make up for; the cards are tight before they lie beside each other. */
static void
test_wide_by_day (void)
{
  TableFixture fixture;

  ogc_theme_set_cloth (OGC_CLOTH_LIGHT);
  table_fixture_begin (&fixture, 3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI, 3);
  show (&fixture, 890, 536);
  g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_BUILDING_CARD), ==, 5);
  table_fixture_tear_down (&fixture);
  ogc_theme_set_cloth (OGC_CLOTH_DARK);
}

/* The building whose card is the only one shown. */
static OgcBuildingId
building_shown (TableFixture *fixture)
{
  OgcBuildingCard *card = widget_fixture_find_shown (fixture->table, OGC_TYPE_BUILDING_CARD);

  g_assert_cmpuint (count_shown (fixture->table, OGC_TYPE_BUILDING_CARD), ==, 1);
  return ogc_building_get_id (ogc_building_card_get_building (card));
}

/* A portrait window shows one building at a time, by its tab, and all of it. */
static void
test_upright (gconstpointer data)
{
  const Case *test = data;
  TableFixture fixture;
  const unsigned n_seats = test->seats + (test->form == OGC_FORM_NEUTRAL);
  GtkWidget *tabs, *tab;

  table_fixture_begin (&fixture, test->seats, test->form, test->b, test->c, 3);
  play_long (&fixture);
  show (&fixture, 360, 596);
  g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, 360);
  tabs = gtk_widget_get_parent (widget_fixture_find (fixture.table, OGC_TYPE_BUILDING_TAB));
  for (tab = gtk_widget_get_first_child (tabs); OGC_IS_BUILDING_TAB (tab); tab = gtk_widget_get_next_sibling (tab))
    {
      OgcBuilding *building = ogc_building_tab_get_building (OGC_BUILDING_TAB (tab));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
      widget_fixture_run_for (50);
      g_assert_cmpint (building_shown (&fixture), ==, ogc_building_get_id (building));
      g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_SEAT_TAB), ==, n_seats);
      g_assert_cmpfloat (hidden_height (&fixture), <=, 0);
    }
  g_assert_false (gtk_widget_get_mapped (widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
  widget_fixture_run_for (50);
  g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_BUILDING_CARD), ==, 0);
  g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_SEAT_TAB), ==, 0);
  g_assert_true (gtk_widget_get_mapped (widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW)));
  table_fixture_tear_down (&fixture);
}

/* A portrait window switches to the building where dice are placed, or where a tile is to be chosen. */
static void
test_upright_follows (void)
{
  TableFixture fixture;
  unsigned placed = 0, asked = 0;
  OgcBoard *board;

  table_fixture_begin (&fixture, 3, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_GALLEON, 5);
  show (&fixture, 360, 596);
  board = widget_fixture_find (fixture.table, OGC_TYPE_BOARD);
  for (unsigned i = 0; i < 200 && (placed < 5 || asked < 5); i++)
    {
      const unsigned round = ogc_game_get_round (fixture.game);

      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      widget_fixture_draw (fixture.window);
      widget_fixture_draw (fixture.window);
      if (fixture.decided.kind == OGC_DECISION_PLACE && ogc_game_get_ask_kind (fixture.game) == OGC_ASK_ROLL
          && ogc_game_get_round (fixture.game) == round)
        {
          g_assert_cmpint (building_shown (&fixture), ==, fixture.decided.building);
          placed++;
        }
      if (ogc_game_get_ask_kind (fixture.game) == OGC_ASK_TAKE)
        {
          g_assert_true (gtk_widget_get_mapped (ogc_board_find_offered (board, -1)));
          asked++;
        }
    }
  g_assert_cmpuint (placed, >=, 5);
  g_assert_cmpuint (asked, >=, 5);
  table_fixture_tear_down (&fixture);
}

#define LEAST_TARGET 24
#define USUAL_TARGET 44

/* Asserts that the edges of the target around the centre of @button, which may be smaller, meet a button. */
static void
assert_met (GtkWidget *table,
            GtkWidget *button)
{
  const float beyond = USUAL_TARGET / 2 - 1;
  graphene_rect_t bounds;
  graphene_point_t centre;
  GtkWidget *picked;

  g_assert_true (gtk_widget_compute_bounds (button, table, &bounds));
  graphene_rect_get_center (&bounds, &centre);
  picked = gtk_widget_pick (table, centre.x, centre.y, GTK_PICK_DEFAULT);
  if (picked == NULL || (picked != button && !gtk_widget_is_ancestor (picked, button)))
    return; /* something lies over it */
  g_assert_true (ogc_near_button_find (table, centre.x, centre.y) == button);
  for (int way = -1; way <= 1; way += 2)
    {
      g_assert_nonnull (ogc_near_button_find (table, centre.x + way * beyond, centre.y));
      g_assert_nonnull (ogc_near_button_find (table, centre.x, centre.y + way * beyond));
    }
}

/* Asserts that buttons are large enough to be seen, and that a trembling finger meets them. */
static void
assert_large (GtkWidget *table,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    {
      g_assert_cmpint (gtk_widget_get_allocated_height (widget), >=, LEAST_TARGET);
      g_assert_cmpint (gtk_widget_get_allocated_width (widget), >=, LEAST_TARGET);
      if (gtk_widget_is_sensitive (widget))
        assert_met (table, widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      assert_large (table, child);
}

static gboolean
is_reroll (GtkWidget *widget,
           gpointer   user_data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "table.reroll") == 0;
}

/* Asserts that the tray has room for one high button beside the dice, or for two on top of each other. */
static void
assert_action_high (GtkWidget *reroll)
{
  unsigned n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (gtk_widget_get_parent (reroll)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    n += gtk_widget_get_visible (button) ? 1 : 0;
  if (n == 1)
    g_assert_cmpint (gtk_widget_get_allocated_height (reroll), >=, USUAL_TARGET);
}

static void
play_targets (const Case *test,
              int         width)
{
  TableFixture fixture;

  table_fixture_begin (&fixture, test->seats, test->form, test->b, test->c, 4);
  show (&fixture, width, width == 900 ? 554 : 596);
  for (unsigned i = 0; i < 60; i++)
    {
      GtkWidget *reroll;

      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      if (i % 8 != 1)
        continue;
      widget_fixture_draw (fixture.window);
      assert_large (fixture.table, fixture.table);
      reroll = widget_fixture_find_where (fixture.table, is_reroll, NULL);
      if (reroll != NULL)
        assert_action_high (reroll);
    }
  table_fixture_tear_down (&fixture);
}

static void
test_targets (gconstpointer data)
{
  play_targets (data, 900);
  play_targets (data, 360);
}

/* What a player has is told above the players in a strip, or beside the players in a column, where there is room. */
static void
test_popover (gconstpointer data)
{
  const gboolean upright = GPOINTER_TO_INT (data);
  TableFixture fixture;
  GtkWidget *popover;

  table_fixture_begin (&fixture, 2, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI, 3);
  show (&fixture, upright ? 360 : 900, upright ? 596 : 554);
  ogc_game_lift_curtain (fixture.game);
  gtk_widget_activate_action (fixture.table, "table.show-tableau", "u", 0);
  popover = ogc_popover_get (fixture.table);
  g_assert_nonnull (popover);
  g_assert_cmpint (gtk_popover_get_position (GTK_POPOVER (popover)), ==, upright ? GTK_POS_TOP : GTK_POS_LEFT);
  while (!gtk_widget_get_mapped (popover))
    g_main_context_iteration (NULL, TRUE);
  ogc_popover_drop (fixture.table);
  table_fixture_tear_down (&fixture);
}

/* Counts the lines of @log that tell of a placement in a whole sentence. */
static unsigned
count_sentences (GtkWidget *log)
{
  unsigned n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (widget_fixture_find (log, GTK_TYPE_LIST_VIEW)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (strstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (gtk_widget_get_first_child (row)))),
                " places ")
        != NULL)
      n++;
  return n;
}

/* Asserts that screen readers read the sentence of the newest line. */
static void
assert_newest_read (TableFixture *fixture,
                    GtkWidget    *log)
{
  GtkWidget *newest = gtk_widget_get_last_child (widget_fixture_find (log, GTK_TYPE_LIST_VIEW));
  GListModel *lines = ogc_game_get_log (fixture->game);
  g_autoptr (OgcLogEntry) entry = g_list_model_get_item (lines, g_list_model_get_n_items (lines) - 1);
  g_autofree char *problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (newest), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                 ogc_log_entry_get_text (entry));

  g_assert_null (problem);
}

/* Small windows, upright ones too, have a log in a few words, others one in sentences, also after a resize. */
static void
test_brief_log (void)
{
  static const struct {
    int      width, height;
    gboolean brief;
  } sizes[] = { { 900, 554, TRUE }, { 1600, 950, FALSE }, { 360, 596, TRUE }, { 1280, 754, FALSE } };
  TableFixture fixture;
  GtkWidget *log;

  table_fixture_begin (&fixture, 4, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 11);
  show (&fixture, sizes[0].width, sizes[0].height);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  for (unsigned i = 0; i < 40; i++)
    g_assert_true (table_player_step (fixture.game, fixture.rand));
  ogc_game_lift_curtain (fixture.game);
  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture.window), sizes[i].width, sizes[i].height);
      while ((count_sentences (log) == 0) != sizes[i].brief)
        g_main_context_iteration (NULL, TRUE);
      assert_newest_read (&fixture, log);
    }
  table_fixture_tear_down (&fixture);
}

#define LEAST_CREST 24

/* Counts what is of @type, inside something of type @inside, and at least so high. */
static unsigned
count_high (GtkWidget *widget,
            GType      inside,
            GType      type,
            int        least)
{
  unsigned n = 0;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget)
      && gtk_widget_get_ancestor (widget, inside) != NULL)
    return gtk_widget_get_height (widget) >= least ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_high (child, inside, type, least);
  return n;
}

#define LOG_LINES 7

/* However much five players have, the log shows seven lines, and nothing is out of sight. */
static void
test_log (void)
{
  TableFixture fixture;
  GtkWidget *log, *line;
  int height;

  table_fixture_begin (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 11);
  show (&fixture, 900, 554);
  log = widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW);
  line = gtk_widget_get_first_child (widget_fixture_find (log, GTK_TYPE_LIST_VIEW));
  gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, 2000, &height, NULL, NULL, NULL);
  for (unsigned i = 0; ogc_game_get_round (fixture.game) < 5; i++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      if (i % 8 != 0)
        continue;
      ogc_game_lift_curtain (fixture.game);
      widget_fixture_settle ();
      g_assert_cmpint (gtk_widget_get_height (log), >=, LOG_LINES * height);
      g_assert_cmpfloat (hidden_height (&fixture), <=, 0);
    }
  table_fixture_tear_down (&fixture);
}

/* Checks that labels of @css_class that are on screen are whole. */
static void
check_names (GtkWidget  *widget,
             const char *css_class)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child, css_class);
}

/* The crests of five players are large enough to tell them apart, also on the low rows of small windows, and names are
 * whole. */
static void
test_crests (void)
{
  static const int sizes[][2] = { { 900, 554 }, { 360, 596 } };
  TableFixture fixture;

  table_fixture_begin (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 11);
  play_long (&fixture);
  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      show (&fixture, sizes[i][0], sizes[i][1]);
      ogc_board_reveal (widget_fixture_find (fixture.table, OGC_TYPE_BOARD),
                        widget_fixture_find (fixture.table, OGC_TYPE_LOG_VIEW));
      while (count_high (fixture.table, OGC_TYPE_SEAT_VIEW, OGC_TYPE_CREST, LEAST_CREST) < 5)
        g_main_context_iteration (NULL, TRUE);
      check_names (fixture.table, "seat-name");
    }
  table_fixture_tear_down (&fixture);
}

/* However much text, buttons and dice there are, the tray takes no room from the table. */
static void
test_tray (gconstpointer data)
{
  const Case *test = data;
  TableFixture fixture;
  GtkWidget *tray;

  table_fixture_begin (&fixture, test->seats, test->form, test->b, test->c, 4);
  show (&fixture, 900, 560);
  tray = widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW);
  for (unsigned i = 0; i < 120; i++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      if (i % 3 == 0)
        {
          ogc_tray_view_set_refusal (OGC_TRAY_VIEW (tray),
                                     "A reason that takes many more words than anything that this program has to "
                                     "say, so many that they need three lines, and a fourth one in other languages.",
                                     OGC_RULE_NONE);
          widget_fixture_settle ();
        }
      if (gtk_widget_get_mapped (tray))
        {
          int height;

          gtk_widget_measure (tray, GTK_ORIENTATION_VERTICAL, 900, &height, NULL, NULL, NULL);
          g_assert_cmpint (height, ==, 88);
        }
    }
  table_fixture_tear_down (&fixture);
}

/* Checks that the parts in front of the evening scene, which is the first part, do not overlap. */
static void
check_parts (GtkWidget *sheet)
{
  for (GtkWidget *one = gtk_widget_get_next_sibling (gtk_widget_get_first_child (sheet)); one != NULL;
       one = gtk_widget_get_next_sibling (one))
    {
      graphene_rect_t bounds, other;

      if (!gtk_widget_get_mapped (one))
        continue;
      g_assert_true (gtk_widget_compute_bounds (one, sheet, &bounds));
      g_assert_true (graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (sheet),
                                                                       gtk_widget_get_height (sheet)), &bounds));
      for (GtkWidget *next = gtk_widget_get_next_sibling (one); next != NULL; next = gtk_widget_get_next_sibling (next))
        if (gtk_widget_get_mapped (next) && gtk_widget_compute_bounds (next, sheet, &other))
          g_assert_false (graphene_rect_intersection (&bounds, &other, NULL));
    }
}

/* The final scores of five players show all names in full, and need no scrolling if everything fits. */
static void
test_scores (void)
{
  static const struct {
    int      width, height;
    gboolean whole;
  } sizes[] = { { 360, 596, FALSE }, { 900, 556, FALSE }, { 1280, 756, TRUE }, { 1560, 940, TRUE } };
  TableFixture fixture;

  table_fixture_begin (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 3);
  while (table_player_step (fixture.game, fixture.rand))
    ;
  g_assert_true (ogc_game_get_finished (fixture.game));
  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *sheet;

      show (&fixture, sizes[i].width, sizes[i].height);
      g_assert_cmpint (gtk_widget_get_width (fixture.table), ==, sizes[i].width);
      g_assert_cmpuint (count_shown (fixture.table, OGC_TYPE_RANK_ROW), ==, 5);
      check_names (fixture.table, "rank-name");
      sheet = gtk_widget_get_parent (widget_fixture_find (fixture.table, OGC_TYPE_SCORE_ACCOUNT));
      check_parts (sheet);
      if (sizes[i].whole)
        g_assert_cmpint (gtk_widget_get_height (sheet), <=, gtk_widget_get_height (gtk_widget_get_parent (sheet)));
    }
  table_fixture_tear_down (&fixture);
}

/* In a replay the tray is shown only if the window has room for both rows of buildings as well. */
static void
test_replay (void)
{
  TableFixture fixture;
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcGame) replay = NULL;
  GtkWidget *tray;

  table_fixture_begin (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_GALLEON, 3);
  save = ogc_game_to_save (fixture.game);
  replay = ogc_game_new_replay (save, OGC_NEUTRAL, NULL);
  for (unsigned low = 0; low <= 1; low++)
    {
      show (&fixture, 900, low ? 456 : 554);
      ogc_table_set_game (OGC_TABLE (fixture.table), replay);
      widget_fixture_settle ();
      tray = widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW);
      g_assert_true (gtk_widget_get_mapped (tray) == !low);
      g_assert_cmpfloat (hidden_height (&fixture), <=, 0);
      ogc_table_set_game (OGC_TABLE (fixture.table), fixture.game);
      widget_fixture_settle ();
      g_assert_true (gtk_widget_get_mapped (tray));
    }
  table_fixture_tear_down (&fixture);
}

static gboolean
is_taken_place (GtkWidget *widget,
                gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "taken-place");
}

static float
find_left_edge (TableFixture *fixture,
                int           tile)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (table_fixture_find_offered (fixture, tile), fixture->table, &bounds));
  return bounds.origin.x;
}

/* AUC-1: the artifacts that are left stay where they are, so that a second click meets the one at which it was aimed.
 * After the second all places are gone. */
static void
test_drawn_stay (void)
{
  TableFixture fixture;
  const OgcDecision *decisions;
  unsigned n;
  int last;
  float x;

  table_fixture_set_up (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER, 61);
  gtk_widget_add_css_class (fixture.window, "ogc");
  do
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      decisions = ogc_game_list_decisions (fixture.game, &n);
    }
  while (ogc_game_get_ask_kind (fixture.game) != OGC_ASK_TAKE || n < 3);
  widget_fixture_draw (fixture.window);
  last = decisions[2].tile;
  x = find_left_edge (&fixture, last);
  g_assert_true (ogc_game_take (fixture.game, &(OgcDecision) { .kind = OGC_DECISION_TAKE, .tile = decisions[0].tile },
                                NULL));
  widget_fixture_draw (fixture.window);
  g_assert_cmpfloat (find_left_edge (&fixture, last), ==, x);
  g_assert_nonnull (widget_fixture_find_where (fixture.table, is_taken_place, NULL));
  g_assert_true (table_player_step (fixture.game, fixture.rand));
  widget_fixture_draw (fixture.window);
  g_assert_null (widget_fixture_find_where (fixture.table, is_taken_place, NULL));
  table_fixture_tear_down (&fixture);
}

/* Everything in @widget that is of @type and can be seen. */
static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* Asserts that what the tiles in @card are worth covers none of the other tiles. */
static void
assert_worth_apart (GtkWidget *card)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  unsigned n = 0;

  collect (card, OGC_TYPE_TILE_BUTTON, tiles);
  for (guint i = 0; i < tiles->len; i++)
    {
      graphene_rect_t worth, other;
      graphene_point_t corner;

      if (!ogc_tile_button_find_worth (tiles->pdata[i], &worth))
        continue;
      n++;
      g_assert_true (gtk_widget_compute_point (tiles->pdata[i], card, &worth.origin, &corner));
      worth.origin = corner;
      for (guint j = 0; j < tiles->len; j++)
        {
          if (j == i)
            continue;
          g_assert_true (gtk_widget_compute_bounds (gtk_button_get_child (tiles->pdata[j]), card, &other));
          graphene_rect_inset (&other, TILE_EDGE, 0);
          g_assert_false (graphene_rect_intersection (&worth, &other, NULL));
        }
    }
  g_assert_cmpuint (n, >, 1);
}

/* Asserts that the pins of dice in @card lie over everything else there, the tiles below them too. */
static void
assert_pins_on_top (GtkWidget *card)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();

  collect (card, OGC_TYPE_DICE_SET_VIEW, sets);
  g_assert_cmpuint (sets->len, >, 1);
  for (guint i = 0; i < sets->len; i++)
    {
      GtkWidget *pin = widget_fixture_find (sets->pdata[i], OGC_TYPE_CREST);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (pin, card, &bounds));
      g_assert_true (gtk_widget_pick (card, bounds.origin.x + bounds.size.width / 2,
                                      bounds.origin.y + bounds.size.height - 1, GTK_PICK_NON_TARGETABLE) == pin);
    }
}

/* At the University, where dice and tiles lie close together, it can be seen whose dice they are and what each tile is
 * worth. */
static void
test_university (gconstpointer data)
{
  const gboolean upright = GPOINTER_TO_INT (data);
  TableFixture fixture;
  GtkWidget *card;

  table_fixture_begin (&fixture, 5, OGC_FORM_STANDARD, OGC_GUILD, OGC_TEMPLE, 61);
  show (&fixture, upright ? 360 : 900, upright ? 596 : 554);
  card = table_fixture_find_card (&fixture, OGC_UNIVERSITY);
  while (widget_fixture_find_class (card, "offered") == NULL)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      ogc_game_lift_curtain (fixture.game);
      widget_fixture_settle ();
    }
  table_fixture_act (&fixture, "table.worth", NULL);
  for (unsigned i = 0; i < FRAMES; i++)
    widget_fixture_draw (fixture.window);
  assert_worth_apart (card);
  assert_pins_on_top (card);
  table_fixture_tear_down (&fixture);
}

#define LEAST_DIE 22
#define SETS 4
#define DICE 3

/* Plays until there are so many sets in the Archives, one of them with three dice. */
static GListModel *
fill_archives (TableFixture *fixture)
{
  OgcBuilding *building
    = ogc_building_card_get_building (OGC_BUILDING_CARD (table_fixture_find_card (fixture, OGC_ARCHIVES)));
  GListModel *sets = ogc_building_get_sets (building);

  for (;;)
    {
      g_autoptr (OgcDiceSet) first = g_list_model_get_item (sets, 0);

      if (g_list_model_get_n_items (sets) == SETS && ogc_dice_count (ogc_dice_set_get_dice (first)) >= DICE
          && ogc_game_get_ask_kind (fixture->game) != OGC_ASK_TAKE)
        return sets;
      g_assert_true (table_player_step (fixture->game, fixture->rand));
      ogc_game_lift_curtain (fixture->game);
    }
}

/* In a small window, sets in the Archives show the maps that they would get only if their dice remain large; the
 * tooltip always names them. */
static void
test_archives (void)
{
  TableFixture fixture;
  GListModel *sets;

  table_fixture_begin (&fixture, 4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TEMPLE, 61);
  show (&fixture, 900, 554);
  sets = fill_archives (&fixture);
  for (unsigned large = 0; large <= 1; large++)
    {
      g_autoptr (GPtrArray) dice = g_ptr_array_new ();
      g_autoptr (OgcDiceSet) first = g_list_model_get_item (sets, 0);
      GtkWidget *card, *set;

      show (&fixture, large ? 1280 : 900, large ? 754 : 554);
      card = table_fixture_find_card (&fixture, OGC_ARCHIVES);
      collect (card, OGC_TYPE_DIE_VIEW, dice);
      g_assert_cmpuint (dice->len, >=, SETS + DICE - 1);
      for (guint i = 0; i < dice->len; i++)
        g_assert_cmpint (gtk_widget_get_width (dice->pdata[i]), >=, LEAST_DIE);
      set = widget_fixture_find (card, OGC_TYPE_DICE_SET_VIEW);
      g_assert_cmpuint (count_shown (set, OGC_TYPE_TILE_VIEW), ==, large);
      g_assert_nonnull (strstr (g_object_get_data (G_OBJECT (set), "ogc-tooltip"),
                                ogc_tile_get_name (ogc_dice_set_get_tile (first))));
    }
  table_fixture_tear_down (&fixture);
}

/* The Temple is seen below its places even if there are only two, whose items are legible. */
static void
test_temple (void)
{
  TableFixture fixture;
  GtkWidget *card;

  table_fixture_begin (&fixture, 2, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TEMPLE, 3);
  ogc_game_lift_curtain (fixture.game);
  show (&fixture, 1280, 754);
  card = table_fixture_find_card (&fixture, OGC_TEMPLE);
  g_assert_cmpint (3 * gtk_widget_get_height (widget_fixture_find_class (card, "temple-space")), <,
                   2 * gtk_widget_get_height (card));
  g_assert_cmpint (gtk_widget_get_width (widget_fixture_find (widget_fixture_find_class (card, "item-place"),
                                                              OGC_TYPE_TILE_VIEW)), >=, 70);
  table_fixture_tear_down (&fixture);
}

static void
add_cases (const char *folder,
           void      (*run) (gconstpointer data))
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat (folder, cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], run);
    }
}

/* A tableau that wants @height, and takes less. */
static GtkWidget *
create_tableau (int height)
{
  GtkWidget *tableau = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (content, -1, height);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (tableau), content);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (tableau), TRUE);
  return tableau;
}

/* Where room is short, no tableau is squeezed more than another, also that of the person who is asked. */
static void
test_fair_shares (void)
{
  static const int wanted[] = { 120, 300, 200 };
  GtkWidget *seats = g_object_ref_sink (g_object_new (OGC_TYPE_GROUP, "layout-manager",
                                                      g_object_new (OGC_TYPE_SEATS_LAYOUT, "spacing", 0, NULL), NULL));
  double share = -1;
  int room;

  for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
    gtk_widget_set_parent (create_tableau (wanted[i]), seats);
  gtk_widget_add_css_class (gtk_widget_get_first_child (seats), "turn");
  gtk_widget_measure (seats, GTK_ORIENTATION_VERTICAL, 400, NULL, &room, NULL, NULL);
  gtk_widget_size_allocate (seats, &(GtkAllocation) { 0, 0, 400, room - 100 }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (seats); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, natural;
      double own;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, 400, &least, &natural, NULL, NULL);
      own = (gtk_widget_get_allocated_height (child) - least) / (double) (natural - least);
      if (share < 0)
        share = own;
      g_assert_cmpfloat (own, >, 0.5);
      g_assert_cmpfloat_with_epsilon (own, share, 0.03);
    }
  while (gtk_widget_get_first_child (seats) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (seats));
  g_object_unref (seats);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  add_cases ("/sizes/wide", test_wide);
  g_test_add_func ("/sizes/wide-by-day", test_wide_by_day);
  add_cases ("/sizes/upright", test_upright);
  g_test_add_func ("/sizes/upright-follows", test_upright_follows);
  g_test_add_data_func ("/sizes/popover/upright", GINT_TO_POINTER (TRUE), test_popover);
  g_test_add_data_func ("/sizes/popover/wide", GINT_TO_POINTER (FALSE), test_popover);
  g_test_add_func ("/sizes/crests", test_crests);
  g_test_add_func ("/sizes/log", test_log);
  g_test_add_func ("/sizes/log/brief", test_brief_log);
  add_cases ("/sizes/targets", test_targets);
  add_cases ("/sizes/tray", test_tray);
  g_test_add_func ("/sizes/scores", test_scores);
  g_test_add_func ("/sizes/replay", test_replay);
  g_test_add_func ("/sizes/fair-shares", test_fair_shares);
  g_test_add_func ("/sizes/drawn-stay", test_drawn_stay);
  g_test_add_func ("/sizes/temple", test_temple);
  g_test_add_func ("/sizes/archives", test_archives);
  g_test_add_data_func ("/sizes/university/upright", GINT_TO_POINTER (TRUE), test_university);
  g_test_add_data_func ("/sizes/university/wide", GINT_TO_POINTER (FALSE), test_university);
  return g_test_run ();
}
