/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-dialog.h"

#include "ogc-escape.h"

/* Style classes of large windows, and how many times as large text is in their frames (ui/style.css). */
static const struct {
  const char *css_class;
  double      factor;
} size_classes[] = { { "spacious", 1.25 }, { "large", 1.5 }, { "huge", 2.5 } };

static void
answer_task (GtkDialog *dialog,
             int        response)
{
  g_autoptr (GTask) task = g_object_steal_data (G_OBJECT (dialog), "task");

  if (task != NULL)
    g_task_return_int (task, response > 0 ? response : OGC_DIALOG_CANCELLED);
}

static void
response_cb (GtkDialog *dialog,
             int        response)
{
  answer_task (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Its parent is closed. It is not destroyed before the answer is given, because the pending answer keeps it alive. */
static void
parent_closed_cb (GtkDialog *dialog)
{
  response_cb (dialog, OGC_DIALOG_CANCELLED);
}

void
ogc_dialog_ask_async (GtkWindow           *parent,
                      const char          *question,
                      const char          *detail,
                      const char * const  *answers,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autofree char *shown = NULL;
  GtkWidget *dialog;
  int n;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL);
  g_return_if_fail (detail != NULL);
  g_return_if_fail (answers != NULL);

  shown = ogc_escape_text (detail, NULL);
  dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL,
                                   GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", question);
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", shown);
  for (n = 0; answers[n] != NULL; n++)
    gtk_dialog_add_button (GTK_DIALOG (dialog), answers[n], n);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), n - 2);
  gtk_widget_add_css_class (dialog, "ogc");
  ogc_dialog_grow (GTK_WINDOW (dialog), parent);
  g_object_set_data (G_OBJECT (dialog), "task", g_task_new (parent, NULL, callback, user_data));
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), NULL);
  g_signal_connect_object (parent, "unrealize", G_CALLBACK (parent_closed_cb), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

int
ogc_dialog_ask_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), OGC_DIALOG_CANCELLED);

  return g_task_propagate_int (G_TASK (result), NULL);
}

static int
enlarge_length (int    length,
                double factor)
{
  return length > 0 ? (int) (length * factor) : length;
}

void
ogc_dialog_grow (GtkWindow *companion,
                 GtkWindow *window)
{
  double factor = 1;
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (companion));
  g_return_if_fail (window == NULL || GTK_IS_WINDOW (window));

  if (window == NULL || gtk_widget_has_css_class (GTK_WIDGET (companion), "companion"))
    return;
  gtk_widget_add_css_class (GTK_WIDGET (companion), "companion");
  for (unsigned i = 0; i < G_N_ELEMENTS (size_classes); i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (window), size_classes[i].css_class))
      {
        gtk_widget_add_css_class (GTK_WIDGET (companion), size_classes[i].css_class);
        factor = size_classes[i].factor;
      }
  gtk_window_get_default_size (companion, &width, &height);
  gtk_window_set_default_size (companion, enlarge_length (width, factor), enlarge_length (height, factor));
}

/* GTK leaves them a pointer to @window if they are still referenced, as they are by GTK while a key pressed there
 * closes everything. */
void
ogc_dialog_close_companions (GtkWindow *window)
{
  GList *windows;

  g_return_if_fail (GTK_IS_WINDOW (window));

  windows = gtk_window_list_toplevels ();
  g_list_foreach (windows, (GFunc) (void (*) (void)) g_object_ref, NULL);
  for (GList *link = windows; link != NULL; link = link->next)
    if (gtk_window_get_transient_for (link->data) == window && gtk_window_get_destroy_with_parent (link->data))
      {
        gtk_window_set_transient_for (link->data, NULL);
        gtk_window_destroy (link->data);
      }
  g_list_free_full (windows, g_object_unref);
}
