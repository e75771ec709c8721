/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What waits for the layout of a widget is called once, with the layout done, and not at all if the widget goes. */

#include "ogc-after-layout.h"
#include "widget-fixture.h"

typedef struct {
  GtkWidget *window;
  GtkWidget *box;
  int        width; /* of the box when it was called, or 0 */
  unsigned   n_calls;
  unsigned   n_freed;
} Fixture;

static void
laid_out_cb (GtkWidget *widget,
             gpointer   data)
{
  Fixture *fixture = data;

  g_assert_true (widget == fixture->box);
  g_assert_cmpuint (fixture->n_freed, ==, 0);
  fixture->width = gtk_widget_get_width (widget);
  fixture->n_calls++;
}

static void
freed_cb (gpointer data)
{
  ((Fixture *) data)->n_freed++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer user_data)
{
  fixture->window = gtk_window_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_halign (fixture->box, GTK_ALIGN_START);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->box);
  widget_fixture_present (fixture->window);
  gtk_widget_set_size_request (fixture->box, 123, 45);
  ogc_after_layout_call (fixture->box, laid_out_cb, fixture, freed_cb);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer user_data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
test_call (Fixture      *fixture,
           gconstpointer user_data)
{
  while (fixture->n_freed == 0)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_draw (fixture->window);
  g_assert_cmpuint (fixture->n_calls, ==, 1);
  g_assert_cmpuint (fixture->n_freed, ==, 1);
  g_assert_cmpint (fixture->width, ==, 123);
}

static void
test_removed (Fixture      *fixture,
              gconstpointer user_data)
{
  gtk_window_set_child (GTK_WINDOW (fixture->window), gtk_label_new ("Anna"));
  g_assert_cmpuint (fixture->n_freed, ==, 1);
  widget_fixture_draw (fixture->window);
  widget_fixture_draw (fixture->window);
  g_assert_cmpuint (fixture->n_calls, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/after-layout/call", Fixture, NULL, set_up, test_call, tear_down);
  g_test_add ("/after-layout/removed", Fixture, NULL, set_up, test_removed, tear_down);
  return g_test_run ();
}
