/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ogc-date.h"
#include "ogc-escape.h"
#include "ogc-file.h"
#include "ogc-game-kind.h"
#include "ogc-record-reader.h"

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

/* Reads a saved game of the kind that it names. */
static OgcSavedGame *
read_game (OgcJsonReader *reader)
{
  const OgcGameKind *kind = ogc_game_kind_choose (reader);

  return kind != NULL ? kind->read_save (reader) : NULL;
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
    self = ogc_record_reader_load (loading->file, kind->read_record, loading->number, &loading->n_games, &error);
  else
    self = ogc_game_file_load (loading->file, &error);
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
  g_task_set_source_tag (task, ogc_game_file_load_async);
  g_task_set_task_data (task, loading, free_loading);
  g_task_run_in_thread (task, load_thread);
}

static void
write_bytes (GTask  *task,
             GFile  *file,
             GBytes *bytes)
{
  GError *error = NULL;

  ogc_file_remove_unfinished_beside (file);
  if (ogc_file_write (file, bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = ogc_saved_game_to_bytes (source);

  write_bytes (task, data, bytes);
}

static void
write_record_thread (GTask        *task,
                     gpointer      source,
                     gpointer      data,
                     GCancellable *cancellable)
{
  const OgcGameKind *kind = ogc_game_kind_find (ogc_saved_game_get_game (source));
  g_autoptr (GBytes) bytes = kind->create_record (source);

  write_bytes (task, data, bytes);
}

static void
write_async (OgcSavedGame        *game,
             GFile               *file,
             GTaskThreadFunc      thread,
             GAsyncReadyCallback  callback,
             gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (game, NULL, callback, user_data);

  g_task_set_source_tag (task, ogc_game_file_write_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, thread);
}

/* The name of the file without the extension of saves. */
static char *
dup_stem (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *valid = NULL;
  char *end = strstr (name, OGC_SAVE_EXTENSION);

  if (end != NULL && end != name)
    *end = '\0';

  valid = g_utf8_make_valid (name, -1);

  return ogc_clean_name (valid);
}

/* Gives a game its default name: its lesson or when it began, if the program named the file, else the name of the
 * file. */
static void
name_game (OgcSaveDetails *self,
           GFile          *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *moment = ogc_date_format (self->created);

  if (!g_str_has_prefix (name, OGC_SAVE_NAME_PREFIX))
    {
      self->title = dup_stem (file);
      return;
    }
  if (self->lesson_name != NULL)
    {
      self->title = ogc_save_details_dup_lesson (self);
      return;
    }
  if (self->lesson != NULL)
    /* TRANSLATORS: what the first game, which is explained step by step, is called when it is saved; %s is the day
     * and time when it began */
    self->title = g_strdup_printf (_("Guided game of %s"), moment);
  else
    /* TRANSLATORS: what a saved game is called that has no title; %s is the day and time when it began */
    self->title = g_strdup_printf (_("Game of %s"), moment);
  self->dated = ogc_date_is_same_day (self->created, self->changed);
}

/* Fills in what searches by text and by date use. */
static void
fill_in_key (OgcSaveDetails *self)
{
  g_autoptr (GString) text = g_string_new (self->title);
  g_autofree char *moment = ogc_date_format (self->changed);

  for (unsigned n = 0; n < self->n_seats; n++)
    g_string_append_printf (text, "\n%s", self->seats[n].name);
  g_string_append_printf (text, "\n%s", moment);
  if (self->words != NULL)
    g_string_append_printf (text, "\n%s", self->words);
  self->key = ogc_save_details_fold (text->str);
  g_clear_pointer (&self->words, g_free);
  self->month = ogc_save_details_find_month (self->changed);
}

/* Reads the head of a save, if any kind of game recognises one. */
static OgcSaveDetails *
read_head (GFile  *file,
           GBytes *bytes)
{
  g_autofree char *name = ogc_file_name (file);

  for (unsigned n = 0; ogc_game_kind_nth (n) != NULL; n++)
    {
      g_autoptr (OgcSaveDetails) self = g_new0 (OgcSaveDetails, 1);

      if (!ogc_game_kind_nth (n)->read_details (name, bytes, self))
        continue;
      self->game = ogc_game_kind_nth (n)->id;
      self->named = self->title != NULL;
      if (!self->named)
        name_game (self, file);
      fill_in_key (self);
      return g_steal_pointer (&self);
    }

  return NULL;
}

static OgcSaveDetails *
load_head (GFile *file)
{
  g_autoptr (GInputStream) stream = ogc_file_open (file, NULL);
  g_autoptr (GBytes) bytes = NULL;
  char data[OGC_SAVE_HEAD_LENGTH];
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, data, sizeof data, &length, NULL, NULL))
    return NULL;
  bytes = g_bytes_new (data, length);

  return read_head (file, bytes);
}

static OgcSaveDetails *
create_problem (GFile        *file,
                const GError *problem)
{
  OgcSaveDetails *self = g_new0 (OgcSaveDetails, 1);

  self->title = dup_stem (file);
  self->problem = g_strdup (problem->message);
  self->key = ogc_save_details_fold (self->title);

  return self;
}

OgcSavedGame *
ogc_game_file_parse (const char  *source,
                     GBytes      *bytes,
                     GError     **error)
{
  return ogc_saved_game_parse (source, bytes, read_game, error);
}

OgcSavedGame *
ogc_game_file_load (GFile   *file,
                    GError **error)
{
  return ogc_saved_game_load (file, read_game, error);
}

void
ogc_game_file_load_async (GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_return_if_fail (G_IS_FILE (file));

  load_async (file, 0, cancellable, callback, user_data);
}

void
ogc_game_file_load_nth_async (GFile               *file,
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
ogc_game_file_load_finish (GAsyncResult  *result,
                           guint         *n_games,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_game_file_load_async), NULL);

  if (n_games != NULL)
    *n_games = ((Loading *) g_task_get_task_data (G_TASK (result)))->n_games;

  return g_task_propagate_pointer (G_TASK (result), error);
}

OgcSaveDetails *
ogc_game_file_load_details (GFile *file)
{
  g_autoptr (OgcSavedGame) game = NULL;
  g_autoptr (GError) error = NULL;
  OgcSaveDetails *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = load_head (file);
  if (self != NULL)
    return self;
  /* An older version, or not a save: the whole file has to be read. */
  game = ogc_game_file_load (file, &error);

  return game != NULL ? ogc_game_file_describe (game, file) : create_problem (file, error);
}

OgcSaveDetails *
ogc_game_file_describe (OgcSavedGame *game,
                        GFile        *file)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (OGC_IS_SAVED_GAME (game), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = ogc_saved_game_to_bytes (game);

  return read_head (file, bytes);
}

void
ogc_game_file_write_async (OgcSavedGame        *game,
                           GFile               *file,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVED_GAME (game));
  g_return_if_fail (G_IS_FILE (file));

  write_async (game, file, write_thread, callback, user_data);
}

void
ogc_game_file_write_record_async (OgcSavedGame        *game,
                                  GFile               *file,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  g_return_if_fail (OGC_IS_SAVED_GAME (game));
  g_return_if_fail (G_IS_FILE (file));

  write_async (game, file, write_record_thread, callback, user_data);
}

gboolean
ogc_game_file_write_finish (OgcSavedGame  *game,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
