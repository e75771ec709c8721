/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-table-focus.h"

#include "compile-card-view.h"
#include "compile-hand-view.h"
#include "compile-line-view.h"
#include "compile-protocol-view.h"
#include "ogc-after-layout.h"

#define ANSWER "compile-answer" /* the answer that the focus was moved to last */

gboolean
compile_table_focus_is_answer (GtkWidget *widget)
{
  static const char * const actions[] = { "compile.take", "compile.refresh", "compile.lift-curtain", "win.rematch",
                                         NULL };
  const char *action;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (COMPILE_IS_CARD_VIEW (widget))
    return compile_card_view_is_legal (COMPILE_CARD_VIEW (widget));
  if (COMPILE_IS_PROTOCOL_VIEW (widget))
    return compile_protocol_view_is_legal (COMPILE_PROTOCOL_VIEW (widget));
  action = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  return action != NULL && gtk_widget_is_sensitive (widget) && g_strv_contains (actions, action);
}

GtkWidget *
compile_table_focus_find_answer (GtkWidget *widget)
{
  GtkWidget *found;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  found = compile_table_focus_is_answer (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = compile_table_focus_find_answer (child);
  return found;
}

GtkWidget *
compile_table_focus_find_whole (GtkWidget *answer)
{
  GtkWidget *whole;

  g_return_val_if_fail (GTK_IS_WIDGET (answer), NULL);

  whole = gtk_widget_get_ancestor (answer, COMPILE_TYPE_HAND_VIEW);
  if (whole == NULL && COMPILE_IS_PROTOCOL_VIEW (answer))
    whole = gtk_widget_get_ancestor (answer, COMPILE_TYPE_LINE_VIEW);
  return whole != NULL ? whole : answer;
}

/* The first widget in @widget that can keep the focus, or @widget itself. */
static GtkWidget *
find_focusable (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) && gtk_widget_is_sensitive (child) ? find_focusable (child)
                                                                                          : child;

      if (gtk_widget_get_focusable (found) && gtk_widget_is_sensitive (found) && gtk_widget_get_mapped (found))
        return found;
    }
  return widget;
}

static void
move_focus (GtkWidget *table)
{
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *answer = compile_table_focus_find_answer (table);
  const gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, table);

  if (inside && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return;
  if (answer == NULL && !inside)
    gtk_widget_grab_focus (find_focusable (table));
  else if (answer != NULL && !(inside && compile_table_focus_is_answer (focus)))
    gtk_widget_grab_focus (answer);
}

static void
free_answer (gpointer answer)
{
  g_weak_ref_clear (answer);
  g_free (answer);
}

/* Notes where the focus is, if that is an answer. */
static void
keep_answer (GtkWidget *table)
{
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GWeakRef *answer = g_new0 (GWeakRef, 1);

  g_weak_ref_init (answer, focus != NULL && compile_table_focus_is_answer (focus) ? focus : NULL);
  g_object_set_data_full (G_OBJECT (table), ANSWER, answer, free_answer);
}

/* While what got the focus still is an answer, the focus is only elsewhere because a key has moved it on. */
static void
laid_out_cb (GtkWidget *table,
             gpointer   data)
{
  g_autoptr (GtkWidget) answer = g_weak_ref_get (g_object_get_data (G_OBJECT (table), ANSWER));

  if (answer == NULL || !compile_table_focus_is_answer (answer))
    move_focus (table);
}

void
compile_table_focus_move (GtkWidget *table)
{
  g_return_if_fail (GTK_IS_WIDGET (table));

  move_focus (table);
  keep_answer (table);
  ogc_after_layout_call (table, laid_out_cb, NULL, NULL);
}
