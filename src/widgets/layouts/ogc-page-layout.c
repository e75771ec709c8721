/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-page-layout.h"

#include "ogc-layout-line.h"

G_DEFINE_TYPE (OgcPageLayout, ogc_page_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
ogc_page_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_page_layout_measure (GtkLayoutManager *manager,
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
      int width = orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1;
      int child_minimum, child_natural;

      if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      gtk_widget_measure (child, orientation, width, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
ogc_page_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
ogc_page_layout_class_init (OgcPageLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_page_layout_get_request_mode;
  layout_class->measure = ogc_page_layout_measure;
  layout_class->allocate = ogc_page_layout_allocate;
}

static void
ogc_page_layout_init (OgcPageLayout *self)
{
}
