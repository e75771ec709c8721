/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-picture-size.h"

void
ogc_picture_size_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int             smallest,
                          int             usual,
                          OgcWidthFunc    width_for,
                          int            *minimum,
                          int            *natural)
{
  *minimum = smallest;
  *natural = usual;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = width_for (widget, smallest);
  *natural = MAX (*minimum, width_for (widget, for_size < 0 ? usual : for_size));
}

GtkSizeRequestMode
ogc_picture_size_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

void
ogc_picture_size_set_side (GtkWidget  *widget,
                           int        *side,
                           int         value,
                           GParamSpec *pspec)
{
  if (*side == value)
    return;
  *side = value;
  gtk_widget_queue_resize (widget);
  g_object_notify_by_pspec (G_OBJECT (widget), pspec);
}
