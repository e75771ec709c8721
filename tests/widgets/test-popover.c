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

/* A screen reader may press what is out of sight, even in a scrolled part of a scrolled window. */
static void
test_out_of_sight (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *outer = gtk_scrolled_window_new ();
  GtkWidget *inner = gtk_scrolled_window_new ();
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *owner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *anchor = gtk_button_new_with_label ("Anna");
  GtkWidget *popover = gtk_popover_new ();
  graphene_rect_t bounds;
  GdkRectangle pointed;

  gtk_widget_set_margin_top (inner, 1000);
  gtk_widget_set_size_request (inner, -1, 200);
  gtk_widget_set_margin_top (anchor, 700);
  gtk_widget_set_margin_bottom (anchor, 700);
  gtk_box_append (GTK_BOX (space), anchor);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (inner), space);
  gtk_box_append (GTK_BOX (owner), inner);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (outer), owner);
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Anna"));
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_set_child (GTK_WINDOW (window), outer);
  gtk_window_present (GTK_WINDOW (window));
  await_mapped (anchor);
  ogc_popover_show (owner, gtk_popover_new (), anchor, GTK_POS_BOTTOM);
  ogc_popover_down (owner); /* before it has appeared */
  g_assert_null (ogc_popover_get (owner));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (outer)), 0);
  widget_fixture_draw (window);
  ogc_popover_show (owner, popover, anchor, GTK_POS_BOTTOM);
  await_mapped (popover);
  g_assert_true (gtk_widget_compute_bounds (anchor, window, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 300);
  g_assert_true (gtk_widget_compute_bounds (anchor, owner, &bounds));
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (popover), &pointed));
  g_assert_cmpint (pointed.y, ==, (int) bounds.origin.y);
  ogc_popover_drop (owner);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* More pixels than a popover's shadow is wide, which may count on one side only. */
#define SHADOW 40

/* What points to something that is drawn larger appears there. */
static void
test_scaled (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *owner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Anna");
  GtkWidget *popover = gtk_popover_new ();
  graphene_rect_t bounds;
  GdkPopup *popup;

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("A"));
  gtk_widget_set_margin_start (button, 100);
  gtk_box_append (GTK_BOX (owner), button);
  gtk_fixed_put (GTK_FIXED (fixed), owner, 0, 0);
  gtk_fixed_set_child_transform (GTK_FIXED (fixed), owner, gsk_transform_scale (NULL, 2, 2));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE); /* the frame has a shadow around it */
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (window), fixed);
  gtk_window_present (GTK_WINDOW (window));
  await_mapped (button);
  ogc_popover_show (owner, popover, button, GTK_POS_BOTTOM);
  await_mapped (popover);
  g_assert_true (gtk_widget_compute_bounds (button, window, &bounds));
  popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (popover)));
  g_assert_cmpfloat_with_epsilon (gdk_popup_get_position_x (popup) + gdk_surface_get_width (GDK_SURFACE (popup)) / 2.0,
                                  bounds.origin.x + bounds.size.width / 2, SHADOW);
  ogc_popover_drop (owner);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/popover/close", Fixture, NULL, set_up, test_close, tear_down);
  g_test_add ("/popover/close-alone", Fixture, NULL, set_up, test_close_alone, tear_down);
  g_test_add ("/popover/close-both", Fixture, NULL, set_up, test_close_both, tear_down);
  g_test_add_func ("/popover/out-of-sight", test_out_of_sight);
  g_test_add ("/popover/replace", Fixture, NULL, set_up, test_replace, tear_down);
  g_test_add_func ("/popover/scaled", test_scaled);
  return g_test_run ();
}
