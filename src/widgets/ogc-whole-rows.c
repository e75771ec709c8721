/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-whole-rows.h"

/* The height of the visible part of a row that begins above @window. */
static float
find_part (GtkWidget *window,
           GtkWidget *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;
      float end;

      if (!gtk_widget_get_child_visible (row) || !gtk_widget_compute_bounds (row, window, &bounds))
        continue;
      end = bounds.origin.y + bounds.size.height;
      if (bounds.origin.y < 0 && end > 0)
        return end;
    }
  return 0;
}

void
ogc_whole_rows_snapshot (GtkWidget   *widget,
                         GtkWidget   *window,
                         GtkWidget   *list,
                         GtkSnapshot *snapshot)
{
  graphene_rect_t clip;
  float part;

  g_return_if_fail (GTK_IS_WIDGET (widget) && GTK_IS_WIDGET (window) && GTK_IS_WIDGET (list));
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  if (!gtk_widget_compute_bounds (window, widget, &clip))
    return;
  part = find_part (window, list);
  clip.origin.y += part;
  clip.size.height = MAX (0, clip.size.height - part);
  gtk_snapshot_push_clip (snapshot, &clip);
  gtk_widget_snapshot_child (widget, window, snapshot);
  gtk_snapshot_pop (snapshot);
}
