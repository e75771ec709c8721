/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-card-peek.h"

#include "compile-card-view.h"

/* Pixels between the help and the card. */
#define GAP 12

GtkWidget *
compile_card_peek_new (GtkWidget *focus)
{
  GtkWidget *peek;

  if (focus == NULL || !gtk_widget_has_visible_focus (focus) || !COMPILE_IS_CARD_VIEW (focus))
    return NULL;
  peek = compile_card_view_new_help (COMPILE_CARD_VIEW (focus));
  if (peek == NULL)
    return NULL;
  gtk_widget_set_can_target (peek, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (peek), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return peek;
}

void
compile_card_peek_allocate (GtkWidget *peek,
                            GtkWidget *focus,
                            int        width,
                            int        height)
{
  graphene_rect_t bounds;
  GtkRequisition size;
  int x, y;

  g_return_if_fail (GTK_IS_WIDGET (peek));

  gtk_widget_get_preferred_size (peek, NULL, &size);
  if (focus == NULL || !gtk_widget_compute_bounds (focus, gtk_widget_get_parent (peek), &bounds))
    graphene_rect_init (&bounds, 0, 0, 0, 0);
  x = (int) (bounds.origin.x + bounds.size.width) + GAP;
  if (x + size.width > width)
    x = (int) bounds.origin.x - size.width - GAP;
  y = CLAMP ((int) bounds.origin.y, 0, MAX (0, height - size.height));
  gtk_widget_size_allocate (peek, &(GtkAllocation) { MAX (0, x), y, size.width, size.height }, -1);
}
