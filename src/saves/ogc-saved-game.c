/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-saved-game.h"

#include "ogc-file.h"
#include "ogc-game-kind.h"
#include "ogc-record-file.h"

G_DEFINE_INTERFACE (OgcSavedGame, ogc_saved_game, G_TYPE_OBJECT)

/* Removes what killed programs have left behind beside a file of the person's own. */
static void
clean_up_beside (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (folder != NULL)
    ogc_file_remove_unfinished (folder);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  GError *error = NULL;

  clean_up_beside (data);
  if (ogc_saved_game_write (source, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
write_record_thread (GTask        *task,
                     gpointer      source,
                     gpointer      data,
                     GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = OGC_SAVED_GAME_GET_IFACE (source)->to_record (source);
  GError *error = NULL;

  clean_up_beside (data);
  if (ogc_file_write (data, bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The result of a loading thread. */
typedef struct {
  GFile *file;
  guint  number;  /* the number of a game to replay; 0 for one to continue */
  guint  n_games;
} Loading;

static void
free_loading (gpointer data)
{
  Loading *loading = data;

  g_object_unref (loading->file);
  g_free (loading);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Loading *loading = data;
  const OgcGameKind *kind = loading->number > 0 ? ogc_game_kind_of_record (loading->file) : NULL;
  GError *error = NULL;
  OgcSavedGame *self;

  if (kind != NULL)
    self = ogc_record_file_load (loading->file, kind->read_record, loading->number, &loading->n_games, &error);
  else
    self = ogc_saved_game_load (loading->file, &error);
  if (self != NULL)
    g_task_return_pointer (task, self, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
load_async (GFile               *file,
            guint                number,
            GCancellable        *cancellable,
            GAsyncReadyCallback  callback,
            gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Loading *loading = g_new0 (Loading, 1);

  loading->file = g_object_ref (file);
  loading->number = number;
  g_task_set_source_tag (task, ogc_saved_game_load_async);
  g_task_set_task_data (task, loading, free_loading);
  g_task_run_in_thread (task, load_thread);
}

static void
ogc_saved_game_default_init (OgcSavedGameInterface *iface)
{
}

const char *
ogc_saved_game_get_game (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->game;
}

const char *
ogc_saved_game_get_title (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->get_title (self);
}

void
ogc_saved_game_set_title (OgcSavedGame *self,
                          const char   *title)
{
  g_return_if_fail (OGC_IS_SAVED_GAME (self));
  g_return_if_fail (title == NULL || g_utf8_strlen (title, -1) <= OGC_MAX_TITLE_LENGTH);

  OGC_SAVED_GAME_GET_IFACE (self)->set_title (self, title);
}

gint64
ogc_saved_game_get_changed (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), 0);

  return OGC_SAVED_GAME_GET_IFACE (self)->get_changed (self);
}

gboolean
ogc_saved_game_get_finished (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), FALSE);

  return OGC_SAVED_GAME_GET_IFACE (self)->get_finished (self);
}

GBytes *
ogc_saved_game_to_bytes (OgcSavedGame *self)
{
  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), NULL);

  return OGC_SAVED_GAME_GET_IFACE (self)->to_bytes (self);
}

OgcSavedGame *
ogc_saved_game_from_bytes (const char  *source,
                           GBytes      *bytes,
                           GError     **error)
{
  g_autoptr (OgcJsonReader) reader = NULL;
  g_autoptr (OgcSavedGame) self = NULL;
  const OgcGameKind *kind;

  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  reader = ogc_json_reader_new (source, bytes, error);
  if (reader == NULL)
    return NULL;
  kind = ogc_game_kind_choose (reader);
  if (kind != NULL)
    self = kind->read_save (reader);
  if (!ogc_json_reader_close (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

gboolean
ogc_saved_game_write (OgcSavedGame  *self,
                      GFile         *file,
                      GError       **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (OGC_IS_SAVED_GAME (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = ogc_saved_game_to_bytes (self);

  return ogc_file_write (file, bytes, error);
}

void
ogc_saved_game_write_async (OgcSavedGame        *self,
                            GFile               *file,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_SAVED_GAME (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_saved_game_write_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, write_thread);
}

void
ogc_saved_game_write_record_async (OgcSavedGame        *self,
                                   GFile               *file,
                                   GAsyncReadyCallback  callback,
                                   gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_SAVED_GAME (self) && OGC_SAVED_GAME_GET_IFACE (self)->to_record != NULL);
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, write_record_thread);
}

gboolean
ogc_saved_game_write_finish (OgcSavedGame  *self,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

OgcSavedGame *
ogc_saved_game_load (GFile   *file,
                     GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = ogc_file_read_named (file, &name, error);

  return bytes != NULL ? ogc_saved_game_from_bytes (name, bytes, error) : NULL;
}

void
ogc_saved_game_load_async (GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_return_if_fail (G_IS_FILE (file));

  load_async (file, 0, cancellable, callback, user_data);
}

void
ogc_saved_game_load_nth_async (GFile               *file,
                               guint                number,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (number > 0);

  load_async (file, number, cancellable, callback, user_data);
}

OgcSavedGame *
ogc_saved_game_load_finish (GAsyncResult  *result,
                            guint         *n_games,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_saved_game_load_async), NULL);

  if (n_games != NULL)
    *n_games = ((Loading *) g_task_get_task_data (G_TASK (result)))->n_games;

  return g_task_propagate_pointer (G_TASK (result), error);
}
