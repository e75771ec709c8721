/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide above a game of Compile Gold. */

#include "compile-guide-view.h"
#include "compile-guide.h"
#include "compile-table-fixture.h"
#include "compile-table.h"
#include "ogc-style.h"
#include "widget-fixture.h"

static gboolean
names_action (GtkWidget *widget,
              gpointer   action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static GtkWidget *
find_button (GtkWidget  *guide,
             const char *action)
{
  return widget_fixture_find_where (guide, names_action, (gpointer) action);
}

/* The guide is shown above a guided game, and above no other, and can be closed. */
static void
test_guide (void)
{
  g_autoptr (CompileGame) guided = compile_guide_begin (NULL);
  g_autoptr (CompileGame) other = compile_table_fixture_new_game (COMPILE_SET_MN01, 0);
  GtkWidget *window = compile_table_fixture_new_window (guided);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *guide = widget_fixture_find (table, COMPILE_TYPE_GUIDE_VIEW);
  GtkWidget *text = widget_fixture_find (guide, GTK_TYPE_LABEL);
  unsigned n;

  g_assert_true (gtk_widget_get_visible (guide));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (text)), "Welcome! "));
  g_assert_false (gtk_widget_is_sensitive (find_button (guide, "guide.next")));
  g_assert_true (compile_game_take (guided, compile_game_list_decisions (guided, &n), NULL));
  while (!compile_game_get_answerable (guided))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (text)), "What is chosen first "));
  g_signal_emit_by_name (find_button (guide, "guide.leave"), "clicked");
  g_assert_false (gtk_widget_get_visible (guide));
  compile_table_set_game (COMPILE_TABLE (table), other);
  g_assert_false (gtk_widget_get_visible (guide));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A guided game that was closed and opened again continues with what the guide said last. */
static void
test_guide_place (void)
{
  g_autoptr (CompileGame) game = compile_guide_begin (NULL);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *table = gtk_window_get_child (GTK_WINDOW (window));
  GtkWidget *guide = widget_fixture_find (table, COMPILE_TYPE_GUIDE_VIEW);
  GtkLabel *text = GTK_LABEL (widget_fixture_find (guide, GTK_TYPE_LABEL));
  unsigned n_said = 0;

  while (n_said < 4)
    {
      g_autoptr (CompileSave) save = NULL;
      g_autoptr (CompileGame) again = NULL;
      g_autofree char *said = g_strdup (gtk_label_get_label (text));
      GtkWidget *next;
      unsigned n;

      save = compile_game_to_save (game);
      again = compile_game_new_from_save (save, NULL);
      compile_game_set_work (again, 1);
      compile_game_set_pace (again, OGC_PACE_INSTANT);
      compile_table_set_game (COMPILE_TABLE (table), NULL);
      compile_table_set_game (COMPILE_TABLE (table), again);
      compile_game_set_running (again, TRUE);
      widget_fixture_settle ();
      g_assert_cmpstr (gtk_label_get_label (text), ==, said);
      g_set_object (&game, again);
      next = find_button (guide, "guide.next");
      if (gtk_widget_is_sensitive (next))
        g_signal_emit_by_name (next, "clicked");
      else
        g_assert_true (compile_game_take (game, &compile_game_list_decisions (game, &n)[0], NULL));
      while (!compile_game_get_answerable (game))
        g_main_context_iteration (NULL, TRUE);
      if (!g_str_equal (gtk_label_get_label (text), said))
        n_said++;
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At the end of a guided game, another game is offered. */
static void
test_guide_end (void)
{
  g_autoptr (CompileGame) game = compile_guide_begin (NULL);
  GtkWidget *window = compile_table_fixture_new_window (game);
  GtkWidget *guide = widget_fixture_find (window, COMPILE_TYPE_GUIDE_VIEW);
  GtkWidget *other = find_button (guide, "win.new-game");

  while (!compile_game_get_finished (game))
    {
      unsigned n;
      const CompileDecision *decisions = compile_game_list_decisions (game, &n);

      g_assert_false (gtk_widget_get_visible (other));
      if (n > 0)
        g_assert_true (compile_game_take (game, &decisions[compile_game_get_position (game) % n], NULL));
      else
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (gtk_widget_get_visible (other));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-guide-view/guide", test_guide);
  g_test_add_func ("/compile-guide-view/place", test_guide_place);
  g_test_add_func ("/compile-guide-view/end", test_guide_end);
  return g_test_run ();
}
