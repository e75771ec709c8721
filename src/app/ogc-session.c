/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-session.h"

#include "ogc-tile-set.h"
#include "ogc-weights-file.h"

struct _OgcSession
{
  GObject       parent_instance;

  OgcStore       *store; /* NULL: nothing is kept */
  OgcGameHistory *history; /* NULL: finished games are not remembered */
  OgcGame        *game;
  GFile          *file;
  gboolean        modified;
  char           *name; /* the game's file in the store */
  gboolean        kept; /* the store has the game as it is */
  char           *title; /* what the person calls it, or NULL */
  GCancellable   *opening; /* the file being opened, if any */
};

G_DEFINE_FINAL_TYPE (OgcSession, ogc_session, G_TYPE_OBJECT)

enum {
  PROP_GAME = 1,
  PROP_FILE,
  PROP_MODIFIED,
  N_PROPS
};

enum {
  FAILED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_modified (OgcSession *self,
              gboolean    modified)
{
  if (self->modified == modified)
    return;
  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
}

static void
set_file (OgcSession *self,
          GFile      *file)
{
  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
}

static OgcSave *
dup_save (OgcSession *self)
{
  OgcSave *save = ogc_game_to_save (self->game);

  save->title = g_strdup (self->title);

  return save;
}

static void
keep (OgcSession *self)
{
  g_autoptr (OgcSave) save = NULL;

  if (self->store == NULL || self->kept)
    return;
  save = dup_save (self);
  ogc_store_autosave (self->store, self->name, OGC_SAVED_GAME (save));
  self->kept = TRUE;
}

static void
remember (OgcSession *self)
{
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcGameHistoryEntry) entry = NULL;

  if (self->history == NULL)
    return;
  save = ogc_game_to_save (self->game);
  entry = ogc_game_history_entry_new_from_save (save);
  ogc_game_history_add (self->history, entry);
}

static void
decided_cb (OgcSession *self)
{
  self->kept = FALSE;
  set_modified (self, TRUE);
}

/* All objects of the game have changed: it can be written. */
static void
asked_cb (OgcSession *self)
{
  keep (self);
}

static void
finished_cb (OgcSession *self)
{
  keep (self);
  remember (self);
}

static void
store_failed_cb (OgcSession *self,
                 GError     *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

/* A game that is over is none to go on with. */
static void
clear_finished (OgcSession *self)
{
  if (self->store != NULL && self->game != NULL && ogc_game_get_finished (self->game))
    ogc_store_set_current (self->store, NULL);
}

static void
drop_game (OgcSession *self)
{
  g_autoptr (OgcGame) game = NULL;

  clear_finished (self);
  game = g_steal_pointer (&self->game);
  if (game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  ogc_game_set_running (game, FALSE);
}

/* Computer players that need the network do without it, and that is said. */
static void
fetch_network (OgcSession *self)
{
  g_autoptr (GError) error = NULL;

  if (!ogc_weights_file_use_default (&error))
    g_signal_emit (self, signals[FAILED], 0, error);
}

/* Takes @game over, which @file holds, and which the store keeps as @name (owned from now on), called @title by the
 * person. @kept: it has it already. */
static void
show_game (OgcSession *self,
           OgcGame    *game,
           GFile      *file,
           char       *name,
           gboolean    kept,
           const char *title)
{
  if (self->opening != NULL)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  drop_game (self);
  self->game = game;
  g_free (self->name);
  self->name = name;
  self->kept = kept;
  g_free (self->title);
  self->title = g_strdup (title);
  if (game != NULL)
    {
      fetch_network (self);
      g_signal_connect_object (game, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "rewound", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    }
  set_file (self, file);
  set_modified (self, FALSE);
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
  else if (ogc_session_resume (g_task_get_source_object (task), OGC_SAVE (save), g_task_get_task_data (task), &error))
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
  g_autoptr (OgcSavedGame) save = ogc_saved_game_load_finish (result, &error);

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

/* What a file holds, and for which moment of which game. */
typedef struct {
  GFile   *file;
  OgcGame *game;
  unsigned position;
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

  if (!ogc_saved_game_write_finish (OGC_SAVED_GAME (source), result, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  if (saving->game == self->game)
    {
      set_file (self, saving->file);
      if (ogc_game_get_position (self->game) == saving->position)
        set_modified (self, FALSE);
    }
  g_task_return_boolean (task, TRUE);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_pointer (task, g_object_ref (result), g_object_unref);
}

/* What has to be waited for at the end. The game is looked at no more. */
typedef struct {
  OgcStore       *store;
  OgcGameHistory *history;
} Rest;

static void
free_rest (gpointer data)
{
  Rest *rest = data;

  g_clear_object (&rest->store);
  g_clear_object (&rest->history);
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

  if (rest->history != NULL)
    ogc_game_history_flush (rest->history);
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
    case PROP_MODIFIED:
      g_value_set_boolean (value, self->modified);
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
    ogc_game_set_running (self->game, FALSE);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->store);
  g_clear_object (&self->history);
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

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, OGC_TYPE_GAME, flags);
  props[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
ogc_session_init (OgcSession *self)
{
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

OgcGameHistory *
ogc_session_get_history (OgcSession *self)
{
  g_return_val_if_fail (OGC_IS_SESSION (self), NULL);

  return self->history;
}

void
ogc_session_set_history (OgcSession     *self,
                         OgcGameHistory *history)
{
  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (history == NULL || OGC_IS_GAME_HISTORY (history));

  g_set_object (&self->history, history);
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
  keep (self);
}

OgcGame *
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

gboolean
ogc_session_begin (OgcSession         *self,
                   const OgcSetup     *setup,
                   const OgcSeatSpec  *seats,
                   GError            **error)
{
  OgcGame *game;

  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);

  game = ogc_game_new (ogc_tile_set_get_default (), setup, seats, error);
  if (game == NULL)
    return FALSE;
  show_game (self, game, NULL, self->store != NULL ? ogc_store_new_name (self->store) : NULL, FALSE, NULL);
  return TRUE;
}

gboolean
ogc_session_rematch (OgcSession  *self,
                     GError     **error)
{
  g_autoptr (OgcSave) save = NULL;
  OgcSetup setup;
  unsigned start;

  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  save = ogc_game_to_save (self->game);
  setup = save->setup;
  start = ogc_game_get_setup (self->game)->start_seat;
  setup.seed = g_random_int ();
  setup.older = 0;
  if (start != OGC_RANDOM_SEAT)
    setup.start_seat = (start + 1) % setup.seats;
  return ogc_session_begin (self, &setup, save->seats, error);
}

gboolean
ogc_session_resume (OgcSession  *self,
                    OgcSave     *save,
                    GFile       *file,
                    GError     **error)
{
  OgcGame *game;
  char *name;
  gboolean kept;

  g_return_val_if_fail (OGC_IS_SESSION (self), FALSE);

  game = ogc_game_new_from_save (save, error);
  if (game == NULL)
    return FALSE;
  name = file != NULL && self->store != NULL ? ogc_store_find_name (self->store, file) : NULL;
  kept = name != NULL;
  if (!kept && self->store != NULL)
    name = ogc_store_new_name (self->store);
  show_game (self, game, kept ? NULL : file, name, kept, save->title);
  if (kept)
    ogc_store_set_current (self->store, self->name);
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
  /* The new game cancels what is being opened, so this must not be looked at once it is on the table. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  if (self->store != NULL)
    name = ogc_store_find_name (self->store, file);
  if (name != NULL)
    ogc_store_load_async (self->store, name, self->opening, loaded_kept_cb, task);
  else
    ogc_saved_game_load_async (file, self->opening, loaded_cb, task);
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
  g_autoptr (OgcSave) save = NULL;
  Saving *saving;
  GTask *task;

  g_return_if_fail (OGC_IS_SESSION (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->game != NULL);

  saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file);
  saving->game = g_object_ref (self->game);
  saving->position = ogc_game_get_position (self->game);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  save = dup_save (self);
  ogc_saved_game_write_async (OGC_SAVED_GAME (save), file, NULL, saved_cb, task);
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
ogc_session_look_async (OgcSession          *self,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (OGC_IS_SESSION (self));

  task = g_task_new (self, NULL, callback, user_data);
  if (self->store != NULL)
    {
      ogc_store_load_async (self->store, NULL, NULL, looked_cb, task);
      return;
    }
  g_task_return_pointer (task, NULL, NULL);
  g_object_unref (task);
}

OgcSave *
ogc_session_look_finish (OgcSession    *self,
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
  return save != NULL ? OGC_SAVE (save) : NULL;
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
  Rest *rest;

  g_return_if_fail (OGC_IS_SESSION (self));

  clear_finished (self);
  rest = g_new0 (Rest, 1);
  g_set_object (&rest->store, self->store);
  g_set_object (&rest->history, self->history);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, rest, free_rest);
  g_task_run_in_thread (task, close_thread);
}

gboolean
ogc_session_close_finish (OgcSession    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  /* What the person has saved to a file just now is not lost. */
  if (!g_task_propagate_boolean (G_TASK (result), &local)
      && (self->game == NULL || self->modified || self->file == NULL))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  ogc_session_leave (self);
  return TRUE;
}
