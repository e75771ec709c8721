/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-file-chooser.h"

#include <glib/gi18n.h>

#include "ogc-saved-game.h"

/* The last folder that the person used, in this run. */
static GFile *folder;

static void
remember_folder (GFile *file)
{
  if (file == NULL)
    return;
  g_clear_object (&folder);
  folder = g_file_get_parent (file);
}

/* That folder, or the one for documents. Neither is looked at here, where a network that does not answer would block
 * the window; if it is missing, the dialog begins in the nearest one above it. */
static void
set_folder (GtkFileChooser *chooser)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GFile) place = NULL;

  if (folder != NULL)
    place = g_object_ref (folder);
  else
    place = g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
  gtk_file_chooser_set_current_folder (chooser, place, NULL);
}

static void
response_cb (GtkNativeDialog *dialog,
             int              response)
{
  g_autoptr (GTask) task = g_object_steal_data (G_OBJECT (dialog), "task");
  GFile *file = NULL;

  if (task == NULL)
    return;
  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  remember_folder (file);
  g_task_return_pointer (task, file, g_object_unref);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

/* As in ogc-dialog.c. */
static void
parent_closed_cb (GtkNativeDialog *dialog)
{
  response_cb (dialog, GTK_RESPONSE_DELETE_EVENT);
}

static void
add_filter (GtkFileChooser *chooser,
            const char     *label,
            const char     *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, label);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
show_dialog (GtkFileChooserNative *dialog,
             gboolean              record,
             GtkWindow            *parent,
             GAsyncReadyCallback   callback,
             gpointer              user_data)
{
  if (!record)
    add_filter (GTK_FILE_CHOOSER (dialog), _("Saved Games"), "*" OGC_SAVE_EXTENSION);
  add_filter (GTK_FILE_CHOOSER (dialog), _("Recorded Games"), "*" OGC_RECORD_EXTENSION);
  add_filter (GTK_FILE_CHOOSER (dialog), _("All Files"), "*");
  set_folder (GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_object_set_data (G_OBJECT (dialog), "task", g_task_new (parent, NULL, callback, user_data));
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), NULL);
  g_signal_connect_object (parent, "unrealize", G_CALLBACK (parent_closed_cb), dialog, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Makes Cancel the default answer; newer versions of GTK number the answers. */
static void
question_realized_cb (GtkWidget *window)
{
  GtkDialog *question;

  if (!GTK_IS_MESSAGE_DIALOG (window))
    return;
  question = GTK_DIALOG (window);
  if (gtk_dialog_get_widget_for_response (question, GTK_RESPONSE_CANCEL) != NULL)
    gtk_dialog_set_default_response (question, GTK_RESPONSE_CANCEL);
  else
    gtk_dialog_set_default_response (question, 0);
}

/* The toolkit asks before a file is replaced, and Return would replace it; so the default answer is changed before the
 * question appears. */
static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       removed,
                    guint       added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      g_signal_connect (window, "realize", G_CALLBACK (question_realized_cb), NULL);
    }
}

void
ogc_file_chooser_open_async (GtkWindow           *parent,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  show_dialog (gtk_file_chooser_native_new (_("Open a Saved Game"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"),
                                            _("_Cancel")),
               FALSE, parent, callback, user_data);
}

void
ogc_file_chooser_save_async (GtkWindow           *parent,
                             const char          *name,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);

  dialog = gtk_file_chooser_native_new (_("Save Game"), parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"),
                                        _("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed_cb), dialog, 0);
  show_dialog (dialog, g_str_has_suffix (name, OGC_RECORD_EXTENSION), parent, callback, user_data);
}

GFile *
ogc_file_chooser_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
