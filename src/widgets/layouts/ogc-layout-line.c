/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-layout-line.h"

static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
ogc_layout_line_get_first (GtkWidget *widget)
{
  return find_shown (gtk_widget_get_first_child (widget));
}

GtkWidget *
ogc_layout_line_get_next (GtkWidget *child)
{
  return find_shown (gtk_widget_get_next_sibling (child));
}

gboolean
ogc_layout_line_has_room (GtkWidget *child,
                          int        width,
                          int        height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least <= height;
}

OgcLayoutLine
ogc_layout_line_break (GtkWidget              *first,
                       int                     available,
                       int                     spacing,
                       OgcLayoutLineWidthFunc  width,
                       gpointer                user_data)
{
  OgcLayoutLine line = { first, first, 0 };

  while (line.end != NULL)
    {
      int more = width (line.end, user_data) + (line.end != first ? spacing : 0);

      if (line.end != first && line.width + more > available)
        break;
      line.width += more;
      line.end = ogc_layout_line_get_next (line.end);
    }
  return line;
}

void
ogc_layout_line_allocate (const OgcLayoutLine    *line,
                          const GdkRectangle     *area,
                          int                     spacing,
                          gboolean                mirrored,
                          OgcLayoutLineWidthFunc  width,
                          gpointer                user_data)
{
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = ogc_layout_line_get_next (child))
    {
      int own = width (child, user_data);
      int from = area->x + (mirrored ? area->width - x - own : x);

      gtk_widget_size_allocate (child, &(GtkAllocation) { from, area->y, own, area->height }, -1);
      x += own + spacing;
    }
}
