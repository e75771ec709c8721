/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rounded-rect.h"

void
ogc_rounded_rect_append (GtkSnapshot           *snapshot,
                         const graphene_rect_t *rect,
                         float                  radius,
                         const GdkRGBA         *colour)
{
  GskRoundedRect rounded;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  gsk_rounded_rect_init_from_rect (&rounded, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}
