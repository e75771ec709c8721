/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-game-actions.h"

#include <glib/gi18n.h>

#include "ogc-date.h"
#include "ogc-dialog.h"
#include "ogc-escape.h"
#include "ogc-file-chooser.h"
#include "ogc-game-file.h"
#include "ogc-game-kind.h"
#include "ogc-preferences.h"

struct _OgcGameActions
{
  GObject       parent_instance;

  OgcSession   *session;
  GtkWindow    *window;      /* NULL once it has gone */
  gboolean      active;
  GCancellable *recognising; /* the file whose kind is being determined, or NULL */
  GTask        *giving_up;   /* the task that waits for the answer, or NULL */
};

enum {
  FAILED,
  SAVED,
  LEFT,
  REPLAY_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcGameActions, ogc_game_actions, G_TYPE_OBJECT)

static void
enable_action (OgcGameActions *self,
               const char     *name,
               gboolean        enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->window), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update_actions (OgcGameActions *self)
{
  OgcPlayable *game = ogc_session_get_game (self->session);
  const gboolean playing = game != NULL && self->active;
  const gboolean over = playing && ogc_playable_get_finished (game);

  if (self->window == NULL)
    return;
  enable_action (self, "save", playing);
  enable_action (self, "save-as", playing);
  enable_action (self, "save-record", over && ogc_game_kind_find (ogc_playable_get_game (game))->is_record != NULL);
  enable_action (self, "rematch", over);
  enable_action (self, "leave", playing);
  enable_action (self, "undo", playing && ogc_playable_get_can_undo (game));
  enable_action (self, "redo", playing && ogc_playable_get_can_redo (game));
  enable_action (self, "show-again", playing && ogc_playable_get_can_show_again (game));
}

static void
game_changed_cb (OgcGameActions *self)
{
  OgcPlayable *game = ogc_session_get_game (self->session);

  if (game != NULL)
    {
      g_signal_connect_object (game, "notify::can-undo", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::can-redo", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::can-show-again", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::finished", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
    }
  update_actions (self);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ogc_playable_undo (ogc_session_get_game (OGC_GAME_ACTIONS (user_data)->session));
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ogc_playable_redo (ogc_session_get_game (OGC_GAME_ACTIONS (user_data)->session));
}

static void
show_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  ogc_playable_show_again (ogc_session_get_game (OGC_GAME_ACTIONS (user_data)->session));
}

static void
rematch_given_up_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  OgcGameActions *self = OGC_GAME_ACTIONS (source);
  g_autoptr (GError) error = NULL;

  if (ogc_game_actions_give_up_finish (self, result) && ogc_session_get_game (self->session) != NULL
      && !ogc_session_rematch (self->session, &error))
    g_signal_emit (self, signals[FAILED], 0, error);
}

static void
rematch_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  ogc_game_actions_give_up_async (user_data, rematch_given_up_cb, NULL);
}

static void
leave_given_up_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  OgcGameActions *self = OGC_GAME_ACTIONS (source);

  if (!ogc_game_actions_give_up_finish (self, result))
    return;
  ogc_session_leave (self->session);
  g_signal_emit (self, signals[LEFT], 0);
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  ogc_game_actions_give_up_async (user_data, leave_given_up_cb, NULL);
}

/*
 * Saving, for itself or before the game is given up.
 */

/* A file name with today's date and the extension @extension. */
static char *
dup_file_name (const char *extension)
{
  g_autoptr (GDateTime) now = ogc_date_new_now ();
  /* TRANSLATORS: the name of a file, without its ending; see strftime() */
  g_autofree char *name = g_date_time_format (now, C_("file name", "Gilded Compass %Y-%m-%d %H.%M"));

  return g_strconcat (name, extension, NULL);
}

/* Answers to the question whether the game may be given up. */
static void
return_answer (OgcGameActions *self,
               gboolean        may)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->giving_up);

  g_task_return_boolean (task, may);
}

/* A game that is being written to a file. */
typedef struct {
  OgcGameActions *self;
  OgcSavedGame   *record; /* the finished game to write a record of; NULL to save the game */
  GFile          *file;   /* NULL while the person is choosing it */
  gboolean        gives_up; /* the game, afterwards */
} Saving;

static Saving *
saving_new (OgcGameActions *self,
            GFile          *file)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->self = g_object_ref (self);
  g_set_object (&saving->file, file);
  return saving;
}

static void
end_saving (Saving *saving,
            GError *error)
{
  g_autoptr (OgcGameActions) self = saving->self;

  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error);
  else if (saving->file != NULL)
    g_signal_emit (self, signals[SAVED], 0, saving->file);
  if (saving->gives_up)
    return_answer (self, saving->file != NULL && error == NULL);
  g_clear_object (&saving->file);
  g_clear_object (&saving->record);
  g_free (saving);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  ogc_session_save_finish (OGC_SESSION (source), result, &error);
  end_saving (user_data, error);
}

static void
record_saved_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  ogc_game_file_write_finish (OGC_SAVED_GAME (source), result, &error);
  end_saving (user_data, error);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Saving *saving = user_data;
  OgcSession *session = saving->self->session;

  if (ogc_session_get_game (session) != NULL)
    saving->file = ogc_file_chooser_finish (result);
  if (saving->file == NULL)
    end_saving (saving, NULL);
  else if (saving->record != NULL)
    ogc_game_file_write_record_async (saving->record, saving->file, record_saved_cb, saving);
  else
    ogc_session_save_async (session, saving->file, saved_cb, saving);
}

static void
save_as (OgcGameActions *self,
         gboolean        gives_up)
{
  GFile *file = ogc_session_get_file (self->session);
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : dup_file_name ("");
  g_autofree char *valid = g_utf8_make_valid (base, -1);
  g_autofree char *clean = ogc_clean_name (valid);
  g_autofree char *name = g_strconcat (clean, g_str_has_suffix (clean, OGC_SAVE_EXTENSION) ? "" : OGC_SAVE_EXTENSION,
                                       NULL);
  Saving *saving = saving_new (self, NULL);

  saving->gives_up = gives_up;
  ogc_file_chooser_save_async (self->window, name, chosen_cb, saving);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  OgcGameActions *self = user_data;
  GFile *file = ogc_session_get_file (self->session);

  if (file != NULL)
    ogc_session_save_async (self->session, file, saved_cb, saving_new (self, file));
  else
    save_as (self, FALSE);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  save_as (user_data, FALSE);
}

static void
save_record_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  OgcGameActions *self = user_data;
  g_autofree char *name = dup_file_name (OGC_RECORD_EXTENSION);
  Saving *saving = saving_new (self, NULL);

  saving->record = ogc_playable_create_save (ogc_session_get_game (self->session));
  ogc_file_chooser_save_async (self->window, name, chosen_cb, saving);
}

/*
 * Opening.
 */

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (OgcGameActions) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_session_open_finish (OGC_SESSION (source), result, &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[FAILED], 0, error);
}

static void
given_up_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  OgcGameActions *self = OGC_GAME_ACTIONS (source);
  g_autoptr (GFile) file = user_data;

  if (ogc_game_actions_give_up_finish (self, result))
    ogc_session_open_async (self->session, file, opened_cb, g_object_ref (self));
}

/* The file may be anywhere, and take any time to read. */
static void
recognise_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  g_task_return_boolean (task, ogc_game_kind_of_record (data) != NULL);
}

static void
recognised_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  OgcGameActions *self = OGC_GAME_ACTIONS (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  const gboolean record = g_task_propagate_boolean (G_TASK (result), &error);

  if (error != NULL)
    return;
  g_clear_object (&self->recognising);
  if (record)
    g_signal_emit (self, signals[REPLAY_WANTED], 0, file);
  else
    ogc_game_actions_give_up_async (self, given_up_cb, g_object_ref (file));
}

static void
open_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (OgcGameActions) self = user_data;
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL)
    ogc_game_actions_open (self, file);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  OgcGameActions *self = user_data;

  ogc_file_chooser_open_async (self->window, open_chosen_cb, g_object_ref (self));
}

static void
replay_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (OgcGameActions) self = user_data;
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL)
    g_signal_emit (self, signals[REPLAY_WANTED], 0, file);
}

static void
replay_file_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  OgcGameActions *self = user_data;

  ogc_file_chooser_open_async (self->window, replay_chosen_cb, g_object_ref (self));
}

/*
 * Giving up.
 */

/* The answers to the question whether to leave the game. */
enum {
  CANCEL,
  SAVE,
  LEAVE,
};

/* Whether giving the game up would lose something that the person may want to keep. */
static gboolean
must_ask (OgcGameActions *self)
{
  OgcPlayable *game = ogc_session_get_game (self->session);

  return game != NULL && ogc_session_get_modified (self->session) && !ogc_session_get_safe (self->session)
         && g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_CONFIRM_LEAVE);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (OgcGameActions) self = user_data;
  const int answer = ogc_dialog_ask_finish (result);

  if (answer == SAVE && self->window != NULL)
    save_as (self, TRUE);
  else
    return_answer (self, answer == LEAVE);
}

static void
ogc_game_actions_dispose (GObject *object)
{
  OgcGameActions *self = OGC_GAME_ACTIONS (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->recognising);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_game_actions_parent_class)->dispose (object);
}

static void
ogc_game_actions_class_init (OgcGameActionsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_game_actions_dispose;

  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REPLAY_WANTED] = g_signal_new ("replay-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                         G_TYPE_FILE);
}

static void
ogc_game_actions_init (OgcGameActions *self)
{
}

OgcGameActions *
ogc_game_actions_new (OgcSession           *session,
                      GtkApplicationWindow *window)
{
  const GActionEntry actions[] = {
    { "open", open_cb },
    { "save", save_cb },
    { "save-as", save_as_cb },
    { "save-record", save_record_cb },
    { "replay-file", replay_file_cb },
    { "rematch", rematch_cb },
    { "leave", leave_cb },
    { "undo", undo_cb },
    { "show-again", show_again_cb },
    { "redo", redo_cb },
  };
  OgcGameActions *self;

  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);
  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);

  self = g_object_new (OGC_TYPE_GAME_ACTIONS, NULL);
  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->window, GTK_WINDOW (window));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return self;
}

void
ogc_game_actions_set_active (OgcGameActions *self,
                             gboolean        active)
{
  g_return_if_fail (OGC_IS_GAME_ACTIONS (self));

  self->active = active;
  update_actions (self);
}

void
ogc_game_actions_open (OgcGameActions *self,
                       GFile          *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_GAME_ACTIONS (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->recognising != NULL)
    g_cancellable_cancel (self->recognising);
  g_clear_object (&self->recognising);
  self->recognising = g_cancellable_new ();
  task = g_task_new (self, self->recognising, recognised_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, recognise_thread);
}

void
ogc_game_actions_give_up_async (OgcGameActions      *self,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  const char * const answers[] = { [CANCEL] = _("_Cancel"), [SAVE] = _("_Save…"), [LEAVE] = _("_Leave"), NULL };
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_GAME_ACTIONS (self));

  task = g_task_new (self, NULL, callback, user_data);
  if (self->giving_up != NULL || self->window == NULL)
    g_task_return_boolean (task, FALSE);
  else if (!must_ask (self))
    g_task_return_boolean (task, TRUE);
  else
    {
      self->giving_up = g_steal_pointer (&task);
      ogc_dialog_ask_async (self->window, _("Leave the current game?"),
                            _("It is not saved automatically at the moment. Save it first if you want to keep it."),
                            answers, answered_cb, g_object_ref (self));
    }
}

gboolean
ogc_game_actions_give_up_finish (OgcGameActions *self,
                                 GAsyncResult   *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
