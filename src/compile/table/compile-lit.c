/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-lit.h"

#include "compile-card-view.h"
#include "compile-poster.h"

gboolean
compile_lit_is (GtkWidget *widget)
{
  static const char * const actions[] = { "compile.take", "compile.refresh", "compile.lift-curtain", "win.rematch",
                                         NULL };
  const char *action;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (COMPILE_IS_CARD_VIEW (widget))
    return compile_card_view_is_legal (COMPILE_CARD_VIEW (widget));
  if (COMPILE_IS_POSTER (widget))
    return compile_poster_is_legal (COMPILE_POSTER (widget));
  action = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  return action != NULL && gtk_widget_is_sensitive (widget) && g_strv_contains (actions, action);
}

GtkWidget *
compile_lit_find (GtkWidget *widget)
{
  GtkWidget *found;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  found = compile_lit_is (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = compile_lit_find (child);
  return found;
}
