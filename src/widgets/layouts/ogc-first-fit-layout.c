/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-first-fit-layout.h"

#include "ogc-layout-line.h"

struct _OgcFirstFitLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcFirstFitLayout, ogc_first_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
ogc_first_fit_layout_measure (GtkLayoutManager *manager,
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
      int own, wanted, least = 0;

      /* It may be measured with less width than any child but the last one needs. */
      if (orientation == GTK_ORIENTATION_VERTICAL)
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (child, orientation, for_size < 0 ? -1 : MAX (least, for_size), &own, &wanted, NULL, NULL);
      *minimum = ogc_layout_line_get_next (child) == NULL ? own : 0;
      *natural = MAX (*natural, wanted);
    }
  *natural = MAX (*natural, *minimum);
}

static void
ogc_first_fit_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  gboolean found = FALSE;

  for (GtkWidget *child = ogc_layout_line_get_first (widget); child != NULL; child = ogc_layout_line_get_next (child))
    {
      const gboolean shown = !found && (ogc_layout_line_get_next (child) == NULL
                                        || ogc_layout_line_has_room (child, width, height));

      gtk_widget_set_child_visible (child, shown);
      if (shown)
        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
      found = found || shown;
    }
}

static GtkSizeRequestMode
ogc_first_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_first_fit_layout_class_init (OgcFirstFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_first_fit_layout_get_request_mode;
  layout_class->measure = ogc_first_fit_layout_measure;
  layout_class->allocate = ogc_first_fit_layout_allocate;
}

static void
ogc_first_fit_layout_init (OgcFirstFitLayout *self)
{
}
