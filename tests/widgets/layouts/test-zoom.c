/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-zoom-layout.h"

/* Lays out a widget with a child that needs at least @least on each side, and returns how many times larger the child
 * is drawn. */
static double
zoom_of (int width,
         int height,
         int least)
{
  GtkWidget *widget = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *child = gtk_drawing_area_new ();
  graphene_rect_t seen;
  double zoom;

  gtk_widget_set_layout_manager (widget, g_object_new (OGC_TYPE_ZOOM_LAYOUT, NULL));
  gtk_widget_set_size_request (child, least, least);
  gtk_box_append (GTK_BOX (widget), child);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, width, height, -1, NULL);

  g_assert_true (gtk_widget_compute_bounds (child, widget, &seen));
  zoom = (double) seen.size.width / gtk_widget_get_width (child);
  /* The child fills the widget, except for a rest smaller than a pixel step. */
  g_assert_cmpfloat_with_epsilon (seen.size.width, width, zoom);
  g_assert_cmpfloat_with_epsilon (seen.size.height, height, zoom);
  g_assert_cmpint (gtk_widget_get_width (child), >=, least);
  g_assert_cmpint (gtk_widget_get_height (child), >=, least);
  g_object_unref (widget);
  return zoom;
}

static void
test_usual (void)
{
  g_assert_cmpfloat (zoom_of (360, 640, 300), ==, 1);
  g_assert_cmpfloat (zoom_of (1280, 760, 300), ==, 1);
  g_assert_cmpfloat (zoom_of (1580, 942, 300), ==, 1);
  g_assert_cmpfloat (zoom_of (3840, 900, 300), ==, 1);
  g_assert_cmpfloat (zoom_of (1000, 2110, 300), ==, 1);
}

static void
test_large (void)
{
  g_assert_cmpfloat_with_epsilon (zoom_of (1600, 942, 300), 1.25, 0.01);
  g_assert_cmpfloat_with_epsilon (zoom_of (1920, 1022, 300), 1.25, 0.01);
  g_assert_cmpfloat_with_epsilon (zoom_of (2560, 1371, 300), 1.75, 0.01);
  g_assert_cmpfloat_with_epsilon (zoom_of (3840, 2045, 300), 2.5, 0.01);
  g_assert_cmpfloat_with_epsilon (zoom_of (7680, 4300, 300), 5.75, 0.01);
}

/* Large fonts need more room, and are then enlarged less. */
static void
test_needed (void)
{
  g_assert_cmpfloat_with_epsilon (zoom_of (3840, 2110, 1300), 1.5, 0.01);
  g_assert_cmpfloat (zoom_of (3840, 2110, 2000), ==, 1);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zoom/usual", test_usual);
  g_test_add_func ("/zoom/large", test_large);
  g_test_add_func ("/zoom/needed", test_needed);
  return g_test_run ();
}
