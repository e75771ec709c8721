/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a page that scrolls by itself takes the wheel of the mouse only while it hides something. */

#include <gtk/gtk.h>

#include "ogc-scroll-fit-layout.h"
#include "widget-fixture.h"

#define WIDTH 200
#define CONTENT 300

/* Whether a scrolled window with a child of the height of #CONTENT listens to the wheel if it gets @height. */
static gboolean
is_wheel_used (int height)
{
  GtkWidget *widget = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *child = gtk_drawing_area_new ();
  gboolean used;

  gtk_widget_set_layout_manager (widget, g_object_new (OGC_TYPE_SCROLL_FIT_LAYOUT, NULL));
  gtk_widget_set_size_request (child, -1, CONTENT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_box_append (GTK_BOX (widget), scroller);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, WIDTH, height, -1, NULL);
  used = widget_fixture_uses_wheel (scroller);
  g_object_unref (widget);
  return used;
}

static void
test_wheel (void)
{
  g_assert_true (is_wheel_used (CONTENT / 2));
  g_assert_false (is_wheel_used (CONTENT + 50));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scroll-fit/wheel", test_wheel);
  return g_test_run ();
}
