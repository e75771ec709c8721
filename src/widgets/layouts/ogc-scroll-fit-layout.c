/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-scroll-fit-layout.h"

#include "ogc-wheel.h"

struct _OgcScrollFitLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (OgcScrollFitLayout, ogc_scroll_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkScrolledWindow *
get_window (GtkWidget *widget)
{
  return GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (widget));
}

static void
ogc_scroll_fit_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  GtkScrolledWindow *window = get_window (widget);

  gtk_widget_measure (GTK_WIDGET (window), orientation, -1, minimum, NULL, NULL, NULL);
  gtk_widget_measure (gtk_scrolled_window_get_child (window), orientation, for_size, NULL, natural, NULL, NULL);
  *natural = MAX (*natural, *minimum);
}

static void
ogc_scroll_fit_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  GtkScrolledWindow *window = get_window (widget);
  int whole;

  gtk_widget_size_allocate (GTK_WIDGET (window), &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_measure (gtk_scrolled_window_get_child (window), GTK_ORIENTATION_VERTICAL, width, &whole, NULL, NULL,
                      NULL);
  ogc_wheel_set_used (GTK_WIDGET (window), whole > height);
}

static GtkSizeRequestMode
ogc_scroll_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ogc_scroll_fit_layout_class_init (OgcScrollFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ogc_scroll_fit_layout_get_request_mode;
  layout_class->measure = ogc_scroll_fit_layout_measure;
  layout_class->allocate = ogc_scroll_fit_layout_allocate;
}

static void
ogc_scroll_fit_layout_init (OgcScrollFitLayout *self)
{
}
