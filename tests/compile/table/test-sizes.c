/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Compile Gold in windows of several sizes: all actions can be reached, and nothing is cut off. */

#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "compile-log-view.h"
#include "compile-phase-view.h"
#include "compile-protocol-view.h"
#include "compile-seat-panel.h"
#include "compile-table-focus.h"
#include "compile-table.h"
#include "compile-text.h"
#include "compile-tray.h"
#include "ogc-random.h"
#include "ogc-style.h"
#include "widget-fixture.h"

#define STREAM 5

/* A game of two people after @n_decisions random decisions. */
static CompileGame *
new_game (unsigned seed,
          unsigned n_decisions)
{
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
                                { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_PERSON } };
  const CompileSetup setup = { .seed = seed, .first = COMPILE_RANDOM_SIDE };
  CompileGame *game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, NULL);
  OgcRandom random;
  unsigned n;

  ogc_random_seed (&random, STREAM, seed);
  compile_game_set_use_curtain (game, FALSE);
  compile_game_set_running (game, TRUE);
  while (compile_game_get_position (game) < n_decisions)
    {
      const CompileDecision *list = compile_game_list_decisions (game, &n);

      g_assert_true (compile_game_take (game, &list[ogc_random_below (&random, STREAM, n)], NULL));
    }
  return game;
}

/* Opens a window, even one larger than the screen, with the table of @game. Returns the table. */
static GtkWidget *
open_table (CompileGame *game,
            int          width,
            int          height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = compile_table_new ();

  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_set_size_request (table, width, height);
  gtk_window_set_child (GTK_WINDOW (window), table);
  compile_table_set_game (COMPILE_TABLE (table), game);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_draw (window);
  widget_fixture_draw (window); /* with the fonts of that size */
  return table;
}

static void
close_table (GtkWidget *table)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (table)));
}

/* Checks that at least one possible answer is visible above the tray. */
static void
check_answer_is_seen (GtkWidget *table)
{
  const int end = gtk_widget_get_height (table);
  graphene_rect_t bounds = { 0 };

  for (unsigned patience = 0; patience < 50; patience++)
    {
      GtkWidget *answer = compile_table_focus_find_answer (table);

      g_assert_nonnull (answer);
      g_assert_true (gtk_widget_compute_bounds (answer, table, &bounds));
      if (bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) end)
        return;
      widget_fixture_run_for (20);
    }
  g_test_message ("%g to %g of %d", bounds.origin.y, bounds.origin.y + bounds.size.height, end);
  g_test_fail ();
}

/* Checks that no player's panel extends beyond the window, and that no text is cut off. */
static void
check_fit (GtkWidget *widget,
           GtkWidget *table)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (COMPILE_IS_SEAT_PANEL (widget) && gtk_widget_compute_bounds (widget, table, &bounds))
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (table));
  if (GTK_IS_LABEL (widget))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_fit (child, table);
}

/* Checks that no line covers another one. */
static void
check_lines_fit (GtkWidget *table)
{
  GtkWidget *board = gtk_widget_get_parent (widget_fixture_find (table, COMPILE_TYPE_LINE_VIEW));
  graphene_rect_t bounds[COMPILE_N_LINES];
  unsigned n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (COMPILE_IS_LINE_VIEW (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, table, &bounds[n]));
        for (unsigned i = 0; i < n; i++)
          g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[n], NULL));
        n++;
      }
  g_assert_cmpuint (n, ==, COMPILE_N_LINES);
}

static void
test_all (void)
{
  static const int sizes[][2] = { { 1920, 1026 }, { 1600, 946 }, { 1280, 754 }, { 890, 560 }, { 360, 600 } };
  g_autoptr (CompileGame) game = new_game (3, 60);

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *table = open_table (game, sizes[i][0], sizes[i][1]);

      g_assert_cmpint (gtk_widget_get_width (table), ==, sizes[i][0]);
      g_assert_cmpint (gtk_widget_get_height (table), ==, sizes[i][1]);
      g_assert_nonnull (widget_fixture_find_shown (table, COMPILE_TYPE_HAND_VIEW));
      g_assert_cmpint (gtk_widget_get_width (widget_fixture_find_shown (table, COMPILE_TYPE_LINE_VIEW)), <=,
                       sizes[i][0]);
      g_assert_cmpint (gtk_widget_get_height (widget_fixture_find_shown (table, COMPILE_TYPE_TRAY)), >, 80);
      g_assert_cmpint (gtk_widget_get_height (widget_fixture_find_shown (table, COMPILE_TYPE_LINE_VIEW))
                       + gtk_widget_get_height (widget_fixture_find_shown (table, COMPILE_TYPE_TRAY)), <=,
                       sizes[i][1]);
      check_answer_is_seen (table);
      check_fit (table, table);
      check_lines_fit (table);
      close_table (table);
    }
}

/* Measuring the table's height without a width does not change the sizes of its parts, or these would change in every
 * layout, which would never settle. */
static void
test_measured (void)
{
  g_autoptr (CompileGame) game = new_game (3, 60);
  GtkWidget *table = open_table (game, 1600, 946);
  GtkWidget *line = widget_fixture_find_shown (table, COMPILE_TYPE_LINE_VIEW);
  GtkWidget *board = gtk_widget_get_parent (line);
  int before, after;

  gtk_widget_measure (line, GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL, NULL);
  gtk_widget_queue_resize (board);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (line, GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  close_table (table);
}

/* In a window that has become low the tray is below the whole table, and the column reaches down to it. */
static void
test_lowered (void)
{
  static const int heights[] = { 754, 610 };
  g_autoptr (CompileGame) game = new_game (3, 60);
  GtkWidget *table = open_table (game, 1280, 600);
  GtkWidget *board = gtk_widget_get_parent (widget_fixture_find (table, COMPILE_TYPE_LINE_VIEW));
  float lowest = 0;

  gtk_widget_set_size_request (table, -1, -1);
  for (unsigned i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (gtk_widget_get_root (table)), 1280, heights[i]);
      while (gtk_widget_get_height (table) != heights[i])
        g_main_context_iteration (NULL, TRUE);
      widget_fixture_draw (GTK_WIDGET (gtk_widget_get_root (table)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (COMPILE_IS_SEAT_PANEL (child) && gtk_widget_compute_bounds (child, board, &bounds))
        lowest = MAX (lowest, bounds.origin.y + bounds.size.height);
    }
  g_assert_cmpfloat (lowest, >, gtk_widget_get_height (board) - 12);
  close_table (table);
}

static void
check_low_line (int         width,
                int         height,
                const char *note)
{
  static const char *const classes[] = { "total", "total-note" };
  g_autoptr (CompileGame) game = new_game (0, 2 * COMPILE_N_LINES);
  GtkWidget *table = open_table (game, width, height);
  GtkWidget *line = widget_fixture_find_shown (table, COMPILE_TYPE_LINE_VIEW);
  graphene_rect_t protocol, other;

  gtk_label_set_label (GTK_LABEL (widget_fixture_find_class (line, "total-note")), note);
  widget_fixture_draw (GTK_WIDGET (gtk_widget_get_root (table)));
  g_assert_true (gtk_widget_compute_bounds (widget_fixture_find (line, COMPILE_TYPE_PROTOCOL_VIEW), table, &protocol));
  g_assert_cmpfloat (protocol.size.height, >=, 44);
  for (unsigned i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      GtkWidget *label = widget_fixture_find_class (line, classes[i]);

      g_assert_true (gtk_widget_compute_bounds (label, table, &other));
      g_assert_false (gtk_widget_get_mapped (label) && graphene_rect_intersection (&protocol, &other, NULL));
    }
  close_table (table);
}

/* Even at the lowest height, below the bar of a replay or with three lines beside each other in a small window, a line
 * shows its protocols: neither totals nor their notes cover any. */
static void
test_low_line (void)
{
  check_low_line (1280, 640, "compiles next turn\n+3 by Smoke 2");
  check_low_line (890, 546, "+3 by Smoke 2");
  check_low_line (890, 546, "compiles next turn\n+3 by Smoke 2\n-1 by Metal 0");
}

/* In a small window all three lines and the top of the hand are in sight at once, above the tray. */
static void
test_small (void)
{
  static const int sizes[][3] = { { 890, 546, 24 }, { 1000, 646, 60 } }; /* and how much of the hand */
  g_autoptr (CompileGame) game = new_game (3, 60);

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *table = open_table (game, sizes[i][0], sizes[i][1]);
      GtkWidget *line = widget_fixture_find (table, COMPILE_TYPE_LINE_VIEW);
      GtkWidget *tray = widget_fixture_find (table, COMPILE_TYPE_TRAY);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (line, gtk_widget_get_parent (line), &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height + (float) (8 + sizes[i][2]), <=,
                         (float) (sizes[i][1] - gtk_widget_get_height (tray)));
      check_lines_fit (table);
      close_table (table);
    }
}

/* Of a line of the log that is cut off above, nothing is drawn, but of the next one it is. */
static void
test_log (void)
{
  g_autoptr (CompileGame) game = new_game (3, 60);
  int part = 0;

  for (int height = 700; height < 740 && part < 6; height++)
    {
      GtkWidget *table = open_table (game, 1280, height);
      GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (table));
      GtkWidget *log = widget_fixture_find (table, COMPILE_TYPE_LOG_VIEW);
      GtkWidget *scrolled = widget_fixture_find (log, GTK_TYPE_SCROLLED_WINDOW);
      GtkWidget *list = widget_fixture_find (log, GTK_TYPE_LIST_BOX);

      widget_fixture_await_idle (); /* scrolled to the end */
      widget_fixture_draw (window);
      part = widget_fixture_find_part (scrolled, list);
      if (part >= 6)
        {
          g_assert_false (widget_fixture_is_drawn_in (window, scrolled, list, part));
          g_assert_true (widget_fixture_is_drawn_in (window, scrolled, list, part + 20));
        }
      close_table (table);
    }
  g_assert_cmpint (part, >=, 6);
}

/* In high contrast the log is white on black, as it is at the first table. */
static void
test_high_contrast (void)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  g_autoptr (CompileGame) game = new_game (3, 60);
  GtkWidget *table;
  GdkRGBA colour;

  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "HighContrast", NULL);
  table = open_table (game, 1280, 754);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget_fixture_find_class (table, "log-entry")), &colour);
  g_assert_true (gdk_rgba_equal (&colour, &white));
  close_table (table);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Default", NULL);
}

/* How many phases show their names; @present must be the name of the present one. */
static unsigned
count_names (GtkWidget  *widget,
             const char *present)
{
  unsigned n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_LABEL (widget))
    {
      const char *name = gtk_label_get_text (GTK_LABEL (widget));

      if (gtk_widget_has_css_class (widget, "present"))
        g_assert_cmpstr (name, ==, present);
      n += *name != '\0';
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_names (child, present);
  return n;
}

/* If there is no room for the names of all phases, that of the present one is shown in full. */
static void
test_phases (void)
{
  static const struct {
    int      width;
    unsigned n_names;
  } sizes[] = { { 300, 1 }, { 800, COMPILE_PHASE_END - COMPILE_PHASE_START + 1 } };
  g_autoptr (CompileGame) game = new_game (3, 60);
  const char *present = compile_text_short_phase (compile_game_get_phase (game));

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *phases = compile_phase_view_new ();

      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, -1);
      gtk_window_set_child (GTK_WINDOW (window), phases);
      compile_phase_view_set_game (COMPILE_PHASE_VIEW (phases), game);
      gtk_window_present (GTK_WINDOW (window));
      widget_fixture_draw (window);
      g_assert_cmpint (gtk_widget_get_width (window), ==, sizes[i].width);
      check_fit (phases, phases);
      g_assert_cmpuint (count_names (phases, present), ==, sizes[i].n_names);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);
  ogc_style_load (gdk_display_get_default ());
  g_test_add_func ("/compile-sizes/all", test_all);
  g_test_add_func ("/compile-sizes/measured", test_measured);
  g_test_add_func ("/compile-sizes/lowered", test_lowered);
  g_test_add_func ("/compile-sizes/low-line", test_low_line);
  g_test_add_func ("/compile-sizes/small", test_small);
  g_test_add_func ("/compile-sizes/log", test_log);
  g_test_add_func ("/compile-sizes/high-contrast", test_high_contrast);
  g_test_add_func ("/compile-sizes/phases", test_phases);
  return g_test_run ();
}
