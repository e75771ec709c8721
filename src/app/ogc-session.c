/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-session.h"

#include "ogc-game-file.h"
#include "ogc-game-kind.h"
#include "ogc-lesson-progress.h"

struct _OgcSession
{
  GObject       parent_instance;

  OgcStore     *store;     /* NULL if nothing is saved */
  GHashTable   *histories; /* from identifiers of kinds to OgcHistory, which records finished games */
  OgcPlayable  *game;
  GFile        *file;
  gboolean      modified;
  char         *name;      /* the game's file in the store */
  char         *before;    /* the game that was to be continued before it, or NULL */
  gboolean      kept;      /* whether the store has the present state of the game */
  char         *title;     /* the title that the person has given it, or NULL */
  GCancellable *opening;   /* the file being opened, if any */
};

G_DEFINE_FINAL_TYPE (OgcSession, ogc_session, G_TYPE_OBJECT)

enum {
  PROP_GAME = 1,
  PROP_FILE,
  N_PROPS
};

enum {
  FAILED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_file (OgcSession *self,
          GFile      *file)
{
  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

static OgcSavedGame *
create_save (OgcSession *self)
{
  OgcSavedGame *save = ogc_playable_create_save (self->game);

  ogc_saved_game_set_title (save, self->title);

  return save;
}

static void
autosave_game (OgcSession *self)
{
  g_autoptr (OgcSavedGame) save = NULL;

  if (self->store == NULL || self->kept)
    return;
  save = create_save (self);
  ogc_store_autosave (self->store, self->name, save);
  self->kept = TRUE;
}

static void
remember_game (OgcSession *self)
{
  OgcHistory *history = ogc_session_get_history (self, ogc_playable_get_game (self->game));
  g_autoptr (OgcSavedGame) save = NULL;

  if (history == NULL)
    return;
  save = ogc_playable_create_save (self->game);
  ogc_history_remember (history, save);
}

static void
decided_cb (OgcSession *self)
{
  self->kept = FALSE;
  self->modified = TRUE;
}

/* All objects of the game are up to date, so it can be saved. */
static void
asked_cb (OgcSession *self)
{
  autosave_game (self);
}

static void
finished_cb (OgcSession *self)
{
  autosave_game (self);
  remember_game (self);
}

static void
store_failed_cb (OgcSession *self,
                 GError     *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

/* A finished game cannot be continued, and a lesson at its end gives way to the game before it. */
static void
give_way (OgcSession *self)
{
  if (self->store == NULL || self->game == NULL)
    return;
  if (ogc_playable_get_finished (self->game))
    ogc_store_set_current (self->store, NULL);
  else if (ogc_lesson_progress_get_over (self->game))
    ogc_store_set_current (self->store, self->before);
}

static void
drop_game (OgcSession *self)
{
  g_autoptr (OgcPlayable) game = NULL;

  give_way (self);
  game = g_steal_pointer (&self->game);
  if (game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  ogc_playable_set_running (game, FALSE);
}

static const OgcGameKind *
get_kind (OgcPlayable *game)
{
  return ogc_game_kind_find (ogc_playable_get_game (game));
}

/* Reports if something that computer players need is missing; they play without it. */
static void
prepare_players (OgcSession  *self,
                 OgcPlayable *game)
{
  g_autoptr (GError) error = NULL;

  if (get_kind (game)->prepare != NULL && !get_kind (game)->prepare (&error))
    g_signal_emit (self, signals[FAILED], 0, error);
}

/* The game in the store that was to be continued before the one called @name. */
static char *
dup_before (OgcSession *self,
            const char *name)
{
  g_autofree char *before = self->store != NULL ? ogc_store_dup_current_name (self->store) : NULL;

  return g_strcmp0 (before, name) != 0 ? g_steal_pointer (&before) : NULL;
}

/* Takes over @game, which is saved in @file, and by the store under @name (owned from now on), with the title
 * @title. @kept says that the store has it already. */
static void
show_game (OgcSession  *self,
           OgcPlayable *game,
           GFile       *file,
           char        *name,
           gboolean     kept,
           const char  *title)
{
  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  drop_game (self);
  self->game = game;
  g_free (self->before);
  self->before = dup_before (self, name);
  g_free (self->name);
  self->name = name;
  self->kept = kept;
  g_free (self->title);
  self->title = g_strdup (title);
  if (game != NULL)
    {
      prepare_players (self, game);
      g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "rewound", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    }
  set_file (self, file);
  self->modified = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

static void
return_loaded (GTask        *task,
               OgcSavedGame *save,
               GError       *error)
{
  if (save == NULL)
    g_task_return_error (task, error);
  else if (g_task_return_error_if_cancelled (task))
    return;
  else if (ogc_session_resume (g_task_get_source_object (task), save, g_task_get_task_data (task), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (OgcSavedGame) save = ogc_game_file_load_finish (result, NULL, &error);

  return_loaded (task, save, error);
}

static void
loaded_kept_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (OgcSavedGame) save = ogc_store_load_finish (OGC_STORE (source), result, NULL, &error);

  return_loaded (task, save, error);
}

/* What a file holds, and which state of which game it was for. */
typedef struct {
  GFile       *file;
  OgcPlayable *game;
  unsigned     position;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->file);
  g_object_unref (saving->game);
  g_free (saving);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  OgcSession *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);
  GError *error = NULL;

  if (!ogc_game_file_write_finish (OGC_SAVED_GAME (source), result, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  if (saving->game == self->game)
    {
      set_file (self, saving->file);
      if (ogc_playable_get_position (self->game) == saving->position)
        {
          self->modified = FALSE;
          if (self->store != NULL)
            ogc_store_forget (self->store, self->name);
        }
    }
  g_task_return_boolean (task, TRUE);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_pointer (task, g_object_ref (result), g_object_unref);
}

/* Work that has to be finished at the end. The game is no longer followed. */
typedef struct {
  OgcStore  *store;
  GPtrArray *histories;
} Rest;

static void
free_rest (gpointer data)
{
  Rest *rest = data;

  g_clear_object (&rest->store);
  g_ptr_array_unref (rest->histories);
  g_free (rest);
}

static void
close_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  Rest *rest = data;
  GError *error = NULL;

  for (guint n = 0; n < rest->histories->len; n++)
    ogc_history_flush (rest->histories->pdata[n]);
  if (rest->store == NULL || ogc_store_flush (rest->store, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
ogc_session_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  OgcSession *self = OGC_SESSION (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ogc_session_dispose (GObject *object)
{
  OgcSession *self = OGC_SESSION (object);

  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  if (self->game != NULL)
    ogc_playable_set_running (self->game, FALSE);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->store);
  g_clear_pointer (&self->histories, g_hash_table_unref);
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (ogc_session_parent_class)->dispose (object);
}

static void
ogc_session_class_init (OgcSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ogc_session_get_property;
  object_class->dispose = ogc_session_dispose;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, OGC_TYPE_PLAYABLE, flags);
  props[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
ogc_session_init (OgcSession *self)
{
  self->histories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

OgcSession *
ogc_session_new (OgcStore *store)
{
  OgcSession *self = g_object_new (OGC_TYPE_SESSION, NULL);

  g_return_val_if_fail (store == NULL || OGC_IS_STORE (store), self);

  if (store != NULL)
    {
      self->store = g_object_ref (store);
      g_signal_connect_object (store, "failed", G_CALLBACK (store_failed_cb), self, G_CONNECT_SWAPPED);
    }
  return self;
}

OgcStore *
ogc_session_get_store (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), NULL);

  return self->store;
}

OgcHistory *
ogc_session_get_history (OgcSession *self,
                         const char *game)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  return g_hash_table_lookup (self->histories, game);
}

void
ogc_session_set_history (OgcSession *self,
                         const char *game,
                         OgcHistory *history)
{
  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (history == NULL || OGC_IS_HISTORY (history));

  if (history != NULL)
    g_hash_table_replace (self->histories, g_strdup (game), g_object_ref (history));
  else
    g_hash_table_remove (self->histories, game);
}

gboolean
ogc_session_get_safe (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);

  return self->store != NULL && ogc_store_is_safe (self->store);
}

void
ogc_session_set_title (OgcSession *self,
                       const char *title)
{
  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (self->game != NULL);

  self->kept = FALSE;
  g_free (self->title);
  self->title = title != NULL && *title != '\0' ? g_strdup (title) : NULL;
  autosave_game (self);
}

OgcPlayable *
ogc_session_get_game (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), NULL);

  return self->game;
}

GFile *
ogc_session_get_file (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), NULL);

  return self->file;
}

gboolean
ogc_session_get_modified (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);

  return self->modified;
}

void
ogc_session_begin (OgcSession  *self,
                   OgcPlayable *game,
                   GFile       *over)
{
  char *name = NULL;

  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (OGC_IS_PLAYABLE (game));
  g_return_if_fail (over == NULL || G_IS_FILE (over));

  if (self->store != NULL && over != NULL)
    name = ogc_store_find_name (self->store, over);
  if (self->store != NULL && name == NULL)
    name = ogc_store_new_name (self->store);
  show_game (self, g_object_ref (game), NULL, name, FALSE, NULL);
}

gboolean
ogc_session_rematch (OgcSession  *self,
                     GError     **error)
{
  g_autoptr (OgcPlayable) game = NULL;

  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  game = get_kind (self->game)->rematch (self->game, error);
  if (game != NULL)
    ogc_session_begin (self, game, NULL);

  return game != NULL;
}

gboolean
ogc_session_resume (OgcSession    *self,
                    OgcSavedGame  *save,
                    GFile         *file,
                    GError       **error)
{
  OgcPlayable *game;
  char *name;
  gboolean kept;

  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);

  game = ogc_game_kind_find (ogc_saved_game_get_game (save))->resume (save, error);
  if (game == NULL)
    return FALSE;
  name = file != NULL && self->store != NULL ? ogc_store_find_name (self->store, file) : NULL;
  kept = name != NULL;
  if (!kept && self->store != NULL)
    name = ogc_store_new_name (self->store);
  show_game (self, game, kept ? NULL : file, name, kept, ogc_saved_game_get_title (save));
  if (kept)
    {
      ogc_store_set_current (self->store, self->name);
      self->modified = ogc_store_is_pending (self->store, self->name);
    }
  return TRUE;
}

void
ogc_session_open_async (OgcSession          *self,
                        GFile               *file,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autofree char *name = NULL;
  GTask *task;

  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  task = g_task_new (self, self->opening, callback, user_data);
  /* The new game cancels opening, so self->opening must not be used once the game is on the table. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  if (self->store != NULL)
    name = ogc_store_find_name (self->store, file);
  if (name != NULL)
    ogc_store_load_async (self->store, name, self->opening, loaded_kept_cb, task);
  else
    ogc_game_file_load_async (file, self->opening, loaded_cb, task);
}

gboolean
ogc_session_open_finish (OgcSession    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
ogc_session_save_async (OgcSession          *self,
                        GFile               *file,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (OgcSavedGame) save = NULL;
  Saving *saving;
  GTask *task;

  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->game != NULL);

  saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file);
  saving->game = g_object_ref (self->game);
  saving->position = ogc_playable_get_position (self->game);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  save = create_save (self);
  ogc_game_file_write_async (save, file, saved_cb, task);
}

gboolean
ogc_session_save_finish (OgcSession    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
ogc_session_find_async (OgcSession          *self,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (OGC_IS_SESSION (self));

  task = g_task_new (self, NULL, callback, user_data);
  if (self->store != NULL)
    {
      ogc_store_load_async (self->store, NULL, NULL, found_cb, task);
      return;
    }
  g_task_return_pointer (task, NULL, NULL);
  g_object_unref (task);
}

OgcSavedGame *
ogc_session_find_finish (OgcSession    *self,
                         GAsyncResult  *result,
                         GFile        **file,
                         GError       **error)
{
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autofree char *name = NULL;
  OgcSavedGame *save;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  g_return_val_if_fail (file != NULL, NULL);

  *file = NULL;
  loaded = g_task_propagate_pointer (G_TASK (result), error);
  if (loaded == NULL)
    return NULL;
  save = ogc_store_load_finish (self->store, loaded, &name, error);
  if (save != NULL)
    *file = g_file_get_child (ogc_store_get_folder (self->store), name);
  return save;
}

void
ogc_session_leave (OgcSession *self)
{
  g_return_if_fail (OGC_IS_SESSION (self));

  show_game (self, NULL, NULL, NULL, FALSE, NULL);
}

void
ogc_session_close_async (OgcSession          *self,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  GHashTableIter iter;
  gpointer history;
  Rest *rest;

  g_return_if_fail (OGC_IS_SESSION (self));

  give_way (self);
  rest = g_new0 (Rest, 1);
  g_set_object (&rest->store, self->store);
  rest->histories = g_ptr_array_new_with_free_func (g_object_unref);
  g_hash_table_iter_init (&iter, self->histories);
  while (g_hash_table_iter_next (&iter, NULL, &history))
    g_ptr_array_add (rest->histories, g_object_ref (history));
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, rest, free_rest);
  g_task_run_in_thread (task, close_thread);
}

gboolean
ogc_session_close_finish (OgcSession    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  ogc_session_leave (self);
  return TRUE;
}
