/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that decided a game come when they are found, and may be wider than the second column. */

#include <gtk/gtk.h>

#include "ogc-score-layout.h"

#define WIDTH 900
/* More than the second column of a page of that width has, but not more than the page. */
#define WIDE_MOVES 650
#define NARROW_MOVES 500

static GtkWidget *
add_part (GtkWidget *sheet,
          int        width)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (part, width, 60);
  gtk_box_append (GTK_BOX (sheet), part);
  return part;
}

/* Whether moves of that least width stand below both columns of a sheet. */
static gboolean
are_moves_below (int width)
{
  GtkWidget *sheet = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *moves;
  graphene_rect_t bounds;
  int height;

  gtk_widget_set_layout_manager (sheet, g_object_new (OGC_TYPE_SCORE_LAYOUT, NULL));
  for (unsigned i = 0; i < 5; i++)
    add_part (sheet, 100);
  moves = add_part (sheet, width);
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, WIDTH, &height, NULL, NULL, NULL);
  gtk_widget_allocate (sheet, WIDTH, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (moves, sheet, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, width);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
  g_object_unref (sheet);
  return bounds.origin.x < WIDTH / 4.0f;
}

static void
test_moves (void)
{
  g_assert_false (are_moves_below (NARROW_MOVES));
  g_assert_true (are_moves_below (WIDE_MOVES));
}

/* Where the moves stand below, so does the account, across the page, and leaves no gap beside it. */
static void
test_account (void)
{
  GtkWidget *sheet = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *parts[6];
  graphene_rect_t players, account;
  int height;

  gtk_widget_set_layout_manager (sheet, g_object_new (OGC_TYPE_SCORE_LAYOUT, NULL));
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    parts[i] = add_part (sheet, i < 5 ? 100 : WIDE_MOVES);
  gtk_widget_set_size_request (parts[3], 100, 900);
  gtk_widget_set_size_request (parts[4], 100, 300);
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, WIDTH, &height, NULL, NULL, NULL);
  gtk_widget_allocate (sheet, WIDTH, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (parts[3], sheet, &account));
  g_assert_true (gtk_widget_compute_bounds (parts[4], sheet, &players));
  g_assert_cmpfloat (players.size.height, ==, 300);
  g_assert_cmpfloat (account.origin.y, >, players.origin.y + players.size.height);
  g_assert_cmpfloat (account.size.width, >, players.size.width);
  g_assert_cmpfloat (account.size.height, ==, 900);
  g_object_unref (sheet);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/score-layout/moves", test_moves);
  g_test_add_func ("/score-layout/account", test_account);

  return g_test_run ();
}
