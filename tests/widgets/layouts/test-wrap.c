/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout in lines must never become higher when it becomes wider, or GTK's boxes search endlessly. */

#include <gtk/gtk.h>

#include "ogc-tray-view.h"
#include "ogc-wrap-layout.h"
#include "table-fixture.h"
#include "table-player.h"
#include "widget-fixture.h"

#define WIDEST 1300

static int
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum;

  gtk_widget_queue_resize (widget); /* clears the cached measurements */
  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
assert_never_higher (GtkWidget *widget)
{
  int width = measure (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  int height = measure (widget, GTK_ORIENTATION_VERTICAL, width);

  for (; width < WIDEST; width++)
    {
      const int next = measure (widget, GTK_ORIENTATION_VERTICAL, width + 1);

      g_assert_cmpint (next, <=, height);
      height = next;
    }
}

static void
add_box (GtkWidget *parent,
         int        width,
         int        height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (box, width, height);
  gtk_widget_set_parent (box, parent);
}

static void
add_text (GtkWidget *parent,
          int        width)
{
  GtkWidget *label = gtk_label_new ("Several words, which need one line where there is room, and more lines where "
                                    "there is none.");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_size_request (label, width, -1);
  gtk_widget_set_parent (label, parent);
}

static GtkWidget *
create (gboolean homogeneous)
{
  GtkWidget *widget = gtk_fixed_new ();

  gtk_widget_set_layout_manager (widget,
                                 g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 12, "homogeneous", homogeneous, NULL));
  return g_object_ref_sink (widget);
}

static void
finish (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
  g_object_unref (widget);
}

/* As in the tray: dice, buttons, and a text that takes the remaining width. */
static void
test_text_after_boxes (void)
{
  static const int widths[] = { 146, 2, 96, 180 };

  for (guint n = 0; n <= G_N_ELEMENTS (widths); n++)
    {
      GtkWidget *widget = create (FALSE);

      for (guint i = 0; i < n; i++)
        add_box (widget, widths[i], 20);
      add_text (widget, 225);
      assert_never_higher (widget);
      finish (widget);
    }
}

static void
test_texts (void)
{
  GtkWidget *widget = create (FALSE);

  add_text (widget, 90);
  add_box (widget, 150, 30);
  add_text (widget, 140);
  assert_never_higher (widget);
  finish (widget);
}

static void
test_homogeneous (void)
{
  GtkWidget *widget = create (TRUE);

  for (int i = 0; i < 5; i++)
    add_text (widget, 100 + 10 * i);
  assert_never_higher (widget);
  finish (widget);
}

/* The natural width has room for all children in one line; that of a modest layout only for the widest. */
static void
test_modest (void)
{
  GtkWidget *parent = create (FALSE);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (parent);
  int natural;

  add_box (parent, 100, 20);
  add_box (parent, 150, 20);
  gtk_widget_measure (parent, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 262);
  g_object_set (layout, "modest", TRUE, NULL);
  gtk_widget_measure (parent, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 150);
  g_assert_cmpint (measure (parent, GTK_ORIENTATION_VERTICAL, 262), ==, 20);
  finish (parent);
}

/* Lines are filled in order as long as this takes no more height. */
static void
test_lines (void)
{
  GtkWidget *widget = create (FALSE);

  for (int i = 0; i < 5; i++)
    add_box (widget, 50, 20);
  g_assert_cmpint (measure (widget, GTK_ORIENTATION_VERTICAL, 5 * 50 + 4 * 12), ==, 20);
  g_assert_cmpint (measure (widget, GTK_ORIENTATION_VERTICAL, 5 * 50 + 4 * 12 - 1), ==, 20 + 12 + 20);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { 0, 0, 5 * 50 + 4 * 12 - 1, 52 }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, widget, &bounds));
      g_assert_cmpfloat (bounds.origin.y, ==, gtk_widget_get_next_sibling (child) == NULL ? 32 : 0);
    }
  finish (widget);
}

/* The tray itself, with various contents. */
static void
test_tray (void)
{
  TableFixture fixture;
  GtkWidget *tray;

  table_fixture_set_up (&fixture, 2, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI, 7);
  tray = widget_fixture_find (fixture.table, OGC_TYPE_TRAY_VIEW);
  for (int i = 0; i < 30; i++)
    {
      g_assert_true (table_player_step (fixture.game, fixture.rand));
      if (ogc_game_get_curtain (fixture.game))
        ogc_game_lift_curtain (fixture.game);
      widget_fixture_settle ();
      assert_never_higher (tray);
    }
  table_fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wrap/text-after-boxes", test_text_after_boxes);
  g_test_add_func ("/wrap/texts", test_texts);
  g_test_add_func ("/wrap/homogeneous", test_homogeneous);
  g_test_add_func ("/wrap/modest", test_modest);
  g_test_add_func ("/wrap/lines", test_lines);
  g_test_add_func ("/wrap/tray", test_tray);
  return g_test_run ();
}
