/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover goes once it is closed, with all that is in it, and the focus returns to where it was. */

#include "ogc-popover.h"
#include "widget-fixture.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *owner;
  GtkWidget *button; /* has the focus before */
  GtkWidget *popover;
  GtkWidget *choice; /* in the popover */
  GtkWidget *list;   /* the popover of the choice */
} Fixture;

static void
await_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_settle ();
}

static void
set_up (Fixture      *fixture,
        gconstpointer user_data)
{
  fixture->window = gtk_window_new ();
  fixture->owner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  fixture->button = gtk_button_new_with_label ("Anna");
  fixture->popover = gtk_popover_new ();
  fixture->choice = gtk_drop_down_new_from_strings ((const char *[]) { "Person", "Computer", NULL });
  fixture->list = widget_fixture_find (fixture->choice, GTK_TYPE_POPOVER);
  gtk_popover_set_child (GTK_POPOVER (fixture->popover), fixture->choice);
  gtk_box_append (GTK_BOX (fixture->owner), fixture->button);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->owner);
  gtk_window_present (GTK_WINDOW (fixture->window));
  await_mapped (fixture->button);
  g_assert_true (gtk_widget_grab_focus (fixture->button));
  ogc_popover_show (fixture->owner, fixture->popover, fixture->button, GTK_POS_BOTTOM);
  await_mapped (fixture->choice);
  g_object_add_weak_pointer (G_OBJECT (fixture->popover), (gpointer *) &fixture->popover);
  g_object_add_weak_pointer (G_OBJECT (fixture->list), (gpointer *) &fixture->list);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer user_data)
{
  widget_fixture_settle ();
  g_assert_null (ogc_popover_get (fixture->owner));
  g_assert_null (fixture->popover);
  g_assert_null (fixture->list);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
test_close (Fixture      *fixture,
            gconstpointer user_data)
{
  ogc_popover_down (fixture->owner);
  widget_fixture_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == fixture->button);
}

/* A key that follows at once is for the window. */
static void
test_close_alone (Fixture      *fixture,
                  gconstpointer user_data)
{
  gtk_widget_set_visible (fixture->button, FALSE);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), fixture->popover));
  ogc_popover_down (fixture->owner);
  g_assert_null (gtk_root_get_focus (GTK_ROOT (fixture->window)));
}

/* As GTK does it for a click outside: the inner one first, the other before the next frame. */
static void
test_close_both (Fixture      *fixture,
                 gconstpointer user_data)
{
  g_signal_emit_by_name (fixture->choice, "activate");
  await_mapped (fixture->list);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), fixture->list));
  gtk_widget_set_visible (fixture->list, FALSE);
  gtk_widget_set_visible (fixture->popover, FALSE);
}

static void
test_replace (Fixture      *fixture,
              gconstpointer user_data)
{
  GtkWidget *other = gtk_popover_new ();

  ogc_popover_show (fixture->owner, other, fixture->button, GTK_POS_BOTTOM);
  g_assert_null (fixture->popover);
  g_assert_true (ogc_popover_get (fixture->owner) == other);
  ogc_popover_drop (fixture->owner);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/popover/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/popover/close-alone", Fixture, NULL, set_up, test_close_alone, tear_down);
  g_test_add ("/popover/close-both", Fixture, NULL, set_up, test_close_both, tear_down);
  g_test_add ("/popover/replace", Fixture, NULL, set_up, test_replace, tear_down);
  return g_test_run ();
}
