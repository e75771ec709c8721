/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-board.h"
#include "compile-command-card.h"
#include "compile-control-view.h"
#include "compile-draft-view.h"
#include "compile-seat-panel.h"
#include "compile-table-fixture.h"
#include "compile-table.h"
#include "ogc-preferences.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

/* The single-key shortcut for the digit 1. */
static GtkShortcut *
find_digit (GtkWidget *table)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
           && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, "1"))
            return shortcut;
        }
    }
  g_assert_not_reached ();
}

/* Digits activate lines if single keys are enabled. */
static void
test_digits (void)
{
  GSettings *preferences = ogc_preferences_get_default ();
  GtkWidget *table = g_object_ref_sink (compile_table_new ());
  GtkShortcut *digit = find_digit (table);
  GtkShortcutAction *action = gtk_shortcut_get_action (digit);

  for (int wished = 1; wished >= 0; wished--)
    {
      g_settings_set_boolean (preferences, OGC_PREFERENCE_SINGLE_KEYS, wished);
      g_assert_true (gtk_shortcut_action_activate (action, 0, table, gtk_shortcut_get_arguments (digit)) == wished);
    }
  g_settings_reset (preferences, OGC_PREFERENCE_SINGLE_KEYS);
  g_object_unref (table);
}

/* The index of the focused protocol among those to choose from; -1 if none has the focus. */
static int
find_focus (GtkFlowBox *protocols)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (protocols, i)) != NULL; i++)
    if (gtk_widget_has_focus (gtk_flow_box_child_get_child (child)))
      return i;
  return -1;
}

/* Presses an arrow key: the focused widget may handle it before it moves the focus. */
static void
press_arrow (GtkWidget        *protocols,
             GtkMovementStep   step,
             int               count,
             GtkDirectionType  direction)
{
  gboolean used;

  g_signal_emit_by_name (protocols, "move-cursor", step, count, FALSE, FALSE, &used);
  if (!used)
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (protocols)), direction);
}

/* The protocols to choose from are one stop of the Tab key; arrow keys lead from each to its neighbours. */
static void
test_draft_focus (void)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = { .seed = 1 };
  g_autoptr (CompileGame) game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *draft = compile_draft_view_new ();
  GtkWidget *protocols = widget_fixture_find (draft, GTK_TYPE_FLOW_BOX);

  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_running (game, TRUE);
  compile_draft_view_update (COMPILE_DRAFT_VIEW (draft), game);
  gtk_window_set_child (GTK_WINDOW (window), draft);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (draft, GTK_DIR_TAB_FORWARD));
  g_assert_cmpint (find_focus (GTK_FLOW_BOX (protocols)), ==, 0);
  press_arrow (protocols, GTK_MOVEMENT_VISUAL_POSITIONS, 1, GTK_DIR_RIGHT);
  g_assert_cmpint (find_focus (GTK_FLOW_BOX (protocols)), ==, 1);
  gtk_widget_grab_focus (gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (protocols), 4)));
  press_arrow (protocols, GTK_MOVEMENT_VISUAL_POSITIONS, -1, GTK_DIR_LEFT);
  g_assert_cmpint (find_focus (GTK_FLOW_BOX (protocols)), ==, 3);
  press_arrow (protocols, GTK_MOVEMENT_DISPLAY_LINES, 1, GTK_DIR_DOWN);
  g_assert_cmpint (find_focus (GTK_FLOW_BOX (protocols)), >, 3);
  g_assert_false (gtk_widget_child_focus (draft, GTK_DIR_TAB_FORWARD));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With a guide above there is less room: protocols become smaller, and the cards of one are fully visible. */
static void
test_draft_height (void)
{
  GtkWidget *draft = g_object_ref_sink (compile_draft_view_new ());
  int height;

  compile_draft_view_set_size (COMPILE_DRAFT_VIEW (draft), 0.8, -1);
  gtk_widget_measure (draft, GTK_ORIENTATION_VERTICAL, 980, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >, 640);
  compile_draft_view_set_size (COMPILE_DRAFT_VIEW (draft), 0.8, 640);
  gtk_widget_measure (draft, GTK_ORIENTATION_VERTICAL, 980, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, 640);
  g_object_unref (draft);
}

static gboolean
is_control (GtkWidget *widget,
            gpointer   data)
{
  return COMPILE_IS_CONTROL_VIEW (widget) && gtk_widget_get_visible (widget)
         && (gtk_widget_get_ancestor (widget, COMPILE_TYPE_SEAT_PANEL) != NULL) == (data != NULL);
}

/* The control card lies between the panels while it is neutral, else in its holder's, and nowhere in a game without
 * (COM-5). */
static void
test_control (void)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  gboolean was_neutral = FALSE, was_held = FALSE;

  for (uint8_t without = 0; without < 2; without++)
    {
      const CompileSetup setup = { .seed = 1, .no_control = without };
      g_autoptr (CompileGame) game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);
      GtkWidget *table = g_object_ref_sink (compile_table_new ());
      OgcRandom random;

      ogc_random_seed (&random, 1, 1);
      compile_game_set_use_curtain (game, FALSE);
      compile_game_set_running (game, TRUE);
      compile_table_set_game (COMPILE_TABLE (table), game);
      while (!compile_game_get_finished (game))
        {
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);
          const gboolean held = compile_seat_get_control (compile_game_get_seat (game, 0))
                                || compile_seat_get_control (compile_game_get_seat (game, 1));
          const gboolean neutral = !without && !held;

          g_assert_true ((widget_fixture_find_where (table, is_control, NULL) != NULL) == neutral);
          g_assert_true ((widget_fixture_find_where (table, is_control, table) != NULL) == held);
          was_neutral |= neutral;
          was_held |= held;
          compile_game_take (game, &list[ogc_random_below (&random, 1, n)], NULL);
        }
      compile_table_set_game (COMPILE_TABLE (table), NULL);
      g_object_unref (table);
    }
  g_assert_true (was_neutral && was_held);
}

static gboolean
is_heading (GtkWidget *widget,
            gpointer   data)
{
  return gtk_widget_has_css_class (widget, "hand-heading") && gtk_widget_get_visible (widget);
}

/* Whether a card can be chosen that lies in the trash of @seat. */
static gboolean
offers_trash (CompileSeat *seat)
{
  GListModel *trash = compile_seat_get_trash (seat);

  for (guint i = 0; i < g_list_model_get_n_items (trash); i++)
    {
      g_autoptr (CompileCommandCard) card = g_list_model_get_item (trash, i);

      if (compile_command_card_get_choosable (card) || compile_command_card_get_plays (card) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Cards of a trash that are shown in place of the hand are below a heading that says so. */
static void
test_heading (void)
{
  unsigned n_shown = 0;

  for (guint64 seed = 1; n_shown == 0; seed++)
    {
      g_autoptr (CompileGame) game = compile_table_fixture_new_game (COMPILE_SET_MN02, seed);
      GtkWidget *window = compile_table_fixture_new_window (game);
      OgcRandom random;

      ogc_random_seed (&random, 1, seed);
      while (!compile_game_get_finished (game))
        {
          unsigned n;
          const CompileDecision *list = compile_game_list_decisions (game, &n);
          CompileSeat *seat = compile_game_get_seat (game, (unsigned) compile_game_get_viewer (game));
          GtkWidget *heading = widget_fixture_find_where (window, is_heading, NULL);
          g_autofree char *words = g_strdup_printf ("Choose from the trash of %s.", compile_seat_get_name (seat));

          g_assert_true ((heading != NULL) == offers_trash (seat));
          if (heading != NULL)
            g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (heading)), ==, words);
          n_shown += heading != NULL ? 1 : 0;
          compile_game_take (game, &list[ogc_random_below (&random, 1, n)], NULL);
        }
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-board/digits", test_digits);
  g_test_add_func ("/compile-board/control", test_control);
  g_test_add_func ("/compile-board/heading", test_heading);
  g_test_add_func ("/compile-board/draft-focus", test_draft_focus);
  g_test_add_func ("/compile-board/draft-height", test_draft_height);
  return g_test_run ();
}
