/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-demo.h"

#include <glib/gi18n.h>

#include "ogc-error.h"
#include "ogc-games.h"

/* Milliseconds until everything that moves on the table has come to rest. */
#define REST 1000

typedef struct {
  char   **paths;
  gboolean taken;
} Recording;

static void
recording_free (Recording *recording)
{
  g_strfreev (recording->paths);
  g_free (recording);
}

static OgcPlayable *
get_game (GTask *task)
{
  OgcSession *session = ogc_window_get_session (g_task_get_source_object (task));

  return session != NULL ? ogc_session_get_game (session) : NULL;
}

/* In pixels of the screen. */
static gboolean
save_picture (GtkWidget   *window,
              const char  *path,
              GError     **error)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const float scale = (float) gtk_widget_get_scale_factor (window);

  gtk_snapshot_scale (snapshot, scale, scale);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  if (texture != NULL && gdk_texture_save_to_png (texture, path))
    return TRUE;
  g_set_error (error, OGC_ERROR, OGC_ERROR_WRITE,
               _("The picture could not be saved to %s. Check that the folder exists and that there is space on the "
                 "disk."), path);
  return FALSE;
}

static void
fail_without_game (GTask *task)
{
  g_task_return_new_error (task, OGC_ERROR, OGC_ERROR_WRITE, _("The game ended before its picture was taken."));
}

static gboolean
rest_cb (gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Recording *recording = g_task_get_task_data (task);
  GError *error = NULL;

  if (get_game (task) == NULL)
    fail_without_game (task);
  else if (!save_picture (g_task_get_source_object (task), recording->paths[0], &error))
    g_task_return_error (task, error);
  else if (recording->paths[1] == NULL)
    g_task_return_boolean (task, TRUE);
  else
    ogc_playable_release (get_game (task));
  return G_SOURCE_REMOVE;
}

static void
asked_cb (GTask *task)
{
  Recording *recording = g_task_get_task_data (task);
  OgcPlayable *game = get_game (task);

  if (recording->taken || !ogc_games_find (ogc_playable_get_game (game))->is_demo_picture (game))
    return;
  recording->taken = TRUE;
  ogc_playable_hold (game);
  g_timeout_add (REST, rest_cb, g_object_ref (task));
}

static gboolean
end_cb (gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Recording *recording = g_task_get_task_data (task);
  GError *error = NULL;

  if (save_picture (g_task_get_source_object (task), recording->paths[1], &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  return G_SOURCE_REMOVE;
}

static void
finished_cb (GTask *task)
{
  Recording *recording = g_task_get_task_data (task);

  if (!recording->taken)
    fail_without_game (task);
  else if (recording->paths[1] != NULL)
    g_timeout_add (REST, end_cb, g_object_ref (task));
}

static void
drop_task (gpointer  task,
           GClosure *closure)
{
  g_object_unref (task);
}

gboolean
ogc_demo_begin (OgcSession       *session,
                const OgcGameUi  *ui,
                GError          **error)
{
  g_autoptr (OgcPlayable) game = ui->begin_demo (error);

  if (game != NULL)
    ogc_session_begin (session, game, NULL);
  return game != NULL;
}

void
ogc_demo_record_async (OgcWindow           *window,
                       const char * const  *paths,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  Recording *recording;
  OgcPlayable *game;
  GTask *task;

  g_return_if_fail (OGC_IS_WINDOW (window));
  g_return_if_fail (paths != NULL && paths[0] != NULL);

  game = ogc_session_get_game (ogc_window_get_session (window));
  recording = g_new0 (Recording, 1);
  recording->paths = g_strdupv ((char **) paths);
  task = g_task_new (window, NULL, callback, user_data);
  g_task_set_task_data (task, recording, (GDestroyNotify) recording_free);
  ogc_playable_set_pace (game, OGC_PACE_INSTANT);
  /* Nothing may be moving in a picture. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE, NULL);
  g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), task, G_CONNECT_SWAPPED);
  /* The connection to the game owns the task. */
  g_signal_connect_data (game, "finished", G_CALLBACK (finished_cb), task, drop_task, G_CONNECT_SWAPPED);
}

gboolean
ogc_demo_record_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
