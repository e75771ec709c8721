/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-fill-layout.h"

#define N_CHILDREN 9
#define WIDE 20

/* Lays out children of equal width in @width and @height, without space between them. Returns how many are shown; @rest
 * gets what is said of the others. */
static unsigned
count_shown (int    width,
             int    height,
             char **rest)
{
  GtkWidget *widget = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *label = gtk_inscription_new (NULL);
  unsigned shown = 0;

  gtk_widget_set_layout_manager (widget, g_object_new (OGC_TYPE_FILL_LAYOUT, "smallest", 10, "largest", 12,
                                                       "spacing", 0, NULL));
  for (unsigned i = 0; i < N_CHILDREN; i++)
    {
      GtkWidget *child = gtk_drawing_area_new ();

      gtk_widget_set_size_request (child, WIDE, 10);
      gtk_box_append (GTK_BOX (widget), child);
    }
  gtk_widget_set_size_request (label, WIDE, -1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (label), 0);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (label), 0);
  gtk_box_append (GTK_BOX (widget), label);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != label;
       child = gtk_widget_get_next_sibling (child))
    shown += gtk_widget_get_child_visible (child) ? 1 : 0;
  *rest = gtk_widget_get_child_visible (label) ? g_strdup (gtk_inscription_get_text (GTK_INSCRIPTION (label))) : NULL;
  g_object_unref (widget);
  return shown;
}

/* Everything is shown where it fits, in as many rows as there is height for. */
static void
test_room (void)
{
  g_autofree char *one_row = NULL, *two_rows = NULL;

  g_assert_cmpuint (count_shown (N_CHILDREN * WIDE, 10, &one_row), ==, N_CHILDREN);
  g_assert_null (one_row);
  g_assert_cmpuint (count_shown (5 * WIDE, 24, &two_rows), ==, N_CHILDREN);
  g_assert_null (two_rows);
}

/* What does not fit is counted in a place of its own, at the end of the last row. */
static void
test_rest (void)
{
  g_autofree char *one_row = NULL, *two_rows = NULL;

  g_assert_cmpuint (count_shown (4 * WIDE, 19, &one_row), ==, 3);
  g_assert_cmpstr (one_row, ==, "+6");
  g_assert_cmpuint (count_shown (4 * WIDE, 20, &two_rows), ==, 7);
  g_assert_cmpstr (two_rows, ==, "+2");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fill/room", test_room);
  g_test_add_func ("/fill/rest", test_rest);
  return g_test_run ();
}
