/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be pressed on a player's panel: the crest, the deck and the trash. */

#include "compile-card-view.h"
#include "compile-guide.h"
#include "compile-pile-button.h"
#include "compile-seat-panel.h"
#include "compile-seat-popover.h"
#include "compile-table-fixture.h"
#include "compile-table.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define STREAM 5

static CompileGame *
new_game (void)
{
  return compile_table_fixture_new_game (COMPILE_SET_MN01, 3);
}

static GtkWidget *
new_window (CompileGame *game)
{
  GtkWidget *window = compile_table_fixture_new_window (game);

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  return window;
}

/* Takes any decision. */
static void
go_on (CompileGame *game,
       OgcRandom   *random)
{
  unsigned n;
  const CompileDecision *list = compile_game_list_decisions (game, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_true (compile_game_take (game, &list[ogc_random_below (random, STREAM, n)], NULL));
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Whether @widget is a panel's button of the player named @data. */
static gboolean
is_player (GtkWidget *widget,
           gpointer   data)
{
  g_autofree char *other = NULL;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_has_css_class (widget, "player"))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, data);
  return other == NULL;
}

/* Presses the crest of the player @name in @window, and returns what pops up. */
static GtkWidget *
show_player (GtkWidget  *window,
             const char *name)
{
  GtkWidget *popover;

  press (widget_fixture_find_where (window, is_player, (char *) name));
  popover = widget_fixture_find (window, COMPILE_TYPE_SEAT_POPOVER);
  g_assert_nonnull (popover);
  return popover;
}

/* Whether somebody else can be chosen there. */
static gboolean
offers (GtkWidget *popover)
{
  GtkWidget *choice = widget_fixture_find (popover, GTK_TYPE_DROP_DOWN);

  return gtk_widget_get_visible (gtk_widget_get_parent (choice));
}

/* Another level or a person takes over, and the crest says so. */
static void
test_player (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = new_window (game);
  CompileSeat *seat = compile_game_get_seat (game, 1);
  GtkWidget *popover = show_player (window, "Belzoni");

  g_assert_true (offers (popover));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_fixture_find (popover, GTK_TYPE_DROP_DOWN)), 5);
  widget_fixture_settle ();
  g_assert_null (widget_fixture_find (window, COMPILE_TYPE_SEAT_POPOVER));
  g_assert_cmpstr (compile_seat_get_kind (seat), ==, "expert");
  gtk_test_accessible_assert_property (widget_fixture_find_where (window, is_player, (char *) "Belzoni"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Computer: expert");
  popover = show_player (window, "Belzoni");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_fixture_find (popover, GTK_TYPE_DROP_DOWN)), 0);
  g_assert_true (compile_seat_get_person (seat));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody takes over in a game that is over, or in a guided one. */
static void
test_fixed_player (void)
{
  g_autoptr (CompileGame) game = new_game ();
  g_autoptr (CompileGame) guided = compile_guide_begin (NULL);
  GtkWidget *window = new_window (game);
  OgcRandom random;

  ogc_random_seed (&random, STREAM, 3);
  while (!compile_game_get_finished (game))
    go_on (game, &random);
  g_assert_false (offers (show_player (window, "Ada")));
  gtk_window_destroy (GTK_WINDOW (window));
  window = new_window (guided);
  g_assert_false (offers (show_player (window, compile_seat_get_name (compile_game_get_seat (guided, 1)))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_deck (GtkWidget *widget,
         gpointer   data)
{
  GtkWidget *panel = COMPILE_IS_PILE_BUTTON (widget) ? gtk_widget_get_ancestor (widget, COMPILE_TYPE_SEAT_PANEL) : NULL;

  return panel != NULL && widget == compile_seat_panel_get_deck (COMPILE_SEAT_PANEL (panel));
}

static gboolean
is_trash (GtkWidget *widget,
          gpointer   data)
{
  return COMPILE_IS_PILE_BUTTON (widget) && !is_deck (widget, NULL) && gtk_widget_is_sensitive (widget);
}

/* Pressing a deck shows no cards, pressing a trash shows the cards in it. */
static void
test_piles (void)
{
  g_autoptr (CompileGame) game = new_game ();
  GtkWidget *window = new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *popover;
  OgcRandom random;

  ogc_random_seed (&random, STREAM, 3);
  while (widget_fixture_find_where (table, is_trash, NULL) == NULL)
    go_on (game, &random);
  press (widget_fixture_find_where (table, is_deck, NULL));
  popover = widget_fixture_find (table, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_null (widget_fixture_find (popover, COMPILE_TYPE_CARD_VIEW));
  gtk_popover_popdown (GTK_POPOVER (popover));
  while (widget_fixture_find (table, GTK_TYPE_POPOVER) == popover)
    g_main_context_iteration (NULL, TRUE);
  press (widget_fixture_find_where (table, is_trash, NULL));
  popover = widget_fixture_find (table, GTK_TYPE_POPOVER);
  g_assert_true (compile_command_card_get_zone (compile_card_view_get_card (
                                                  widget_fixture_find (popover, COMPILE_TYPE_CARD_VIEW)))
                 == COMPILE_ZONE_TRASH);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-seats/player", test_player);
  g_test_add_func ("/compile-seats/fixed-player", test_fixed_player);
  g_test_add_func ("/compile-seats/piles", test_piles);
  return g_test_run ();
}
