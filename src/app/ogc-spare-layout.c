/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-spare-layout.h"

struct _OgcSpareLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcSpareLayout, ogc_spare_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
ogc_spare_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (child != NULL && orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
}

static void
ogc_spare_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least, wanted;

  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  gtk_widget_set_child_visible (child, width >= wanted);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, -1);
}

static GtkSizeRequestMode
ogc_spare_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ogc_spare_layout_class_init (OgcSpareLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_spare_layout_get_request_mode;
  layout_class->measure = ogc_spare_layout_measure;
  layout_class->allocate = ogc_spare_layout_allocate;
}

static void
ogc_spare_layout_init (OgcSpareLayout *self)
{
}
