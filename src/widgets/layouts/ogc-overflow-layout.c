/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-overflow-layout.h"

#include "ogc-layout-line.h"

struct _OgcOverflowLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcOverflowLayout, ogc_overflow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The height of @child at @width; G_MAXINT if that is too narrow for it. */
static int
height_in (GtkWidget *child,
           int        width)
{
  int least, height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return G_MAXINT;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
ogc_overflow_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      int wanted;

      gtk_widget_measure (child, orientation, -1, NULL, &wanted, NULL, NULL);
      *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (*natural, wanted) : *natural + wanted;
    }
}

/* Shows the children for which there is room, and returns their height together. */
static int
choose_children (GtkWidget *widget,
                 int        width,
                 int        height)
{
  int used = 0;

  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      int own = height_in (child, width);
      gboolean fits = own <= height - used;

      gtk_widget_set_child_visible (child, fits);
      used += fits ? own : 0;
    }
  return used;
}

static void
ogc_overflow_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  int y = (height - choose_children (widget, width, height)) / 2;

  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    if (gtk_widget_get_child_visible (child))
      {
        int own = height_in (child, width);

        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, own }, -1);
        y += own;
      }
}

static GtkSizeRequestMode
ogc_overflow_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ogc_overflow_layout_class_init (OgcOverflowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_overflow_layout_get_request_mode;
  layout_class->measure = ogc_overflow_layout_measure;
  layout_class->allocate = ogc_overflow_layout_allocate;
}

static void
ogc_overflow_layout_init (OgcOverflowLayout *self)
{
}
