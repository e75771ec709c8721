/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include <glib/gi18n.h>

#include "ogc-date.h"
#include "ogc-dialog.h"
#include "ogc-file-chooser.h"
#include "ogc-preferences.h"
#include "ogc-record.h"

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (OgcWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_session_open_finish (OGC_SESSION (source), result, &error) && self->session != NULL
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ogc_window_show_error (self, error);
}

static void
open_now (OgcWindow *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->to_open);

  ogc_session_open_async (self->session, file, opened_cb, g_object_ref (self));
}

static void give_up_game (OgcWindow *self);

/* A game is on its way to a file, for a window. */
typedef struct {
  OgcWindow *window;
  GFile     *file;
} Saving;

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autofree Saving *saving = user_data;
  g_autoptr (OgcWindow) self = saving->window;
  g_autoptr (GFile) file = saving->file;
  g_autoptr (GError) error = NULL;
  const gboolean going_on = self->going_on;

  ogc_session_save_finish (OGC_SESSION (source), result, &error);
  if (self->session == NULL)
    return;
  self->going_on = FALSE;
  ogc_window_tell_saved (self, file, error);
  if (going_on && error == NULL)
    give_up_game (self);
  else if (going_on)
    g_clear_object (&self->to_open);
}

static void
save_to (OgcWindow *self,
         GFile     *file)
{
  Saving *saving;

  if (ogc_window_get_game (self) == NULL)
    return;
  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  ogc_session_save_async (self->session, file, saved_cb, saving);
}

static void
save_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (self->session == NULL)
    return;
  if (file != NULL)
    save_to (self, file);
  else if (self->going_on)
    {
      self->going_on = FALSE;
      g_clear_object (&self->to_open);
    }
}

static void
save_as (OgcWindow *self)
{
  GFile *file = ogc_session_get_file (self->session);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : ogc_window_dup_file_name (OGC_SAVE_EXTENSION);

  if (!g_str_has_suffix (name, OGC_SAVE_EXTENSION))
    {
      g_autofree char *bare = g_steal_pointer (&name);

      name = g_strconcat (bare, OGC_SAVE_EXTENSION, NULL);
    }
  ogc_file_chooser_save_async (GTK_WINDOW (self), name, save_chosen_cb, NULL);
}

static void
open_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL && self->session != NULL)
    ogc_window_open (self, file);
}

static void
start_now (OgcWindow *self)
{
  g_autoptr (GError) error = NULL;
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  if (self->to_learn)
    ogc_guide_get_setup (&setup, seats);
  else
    ogc_setup_draft_finish (ogc_setup_page_get_draft (ogc_window_provide_setup (self)), &setup, seats);
  if (!ogc_session_begin (self->session, &setup, seats, &error))
    ogc_window_show_error (self, error);
  else if (self->to_learn)
    ogc_table_begin_guide (self->table);
}

/* Whether giving the game up would lose something that the person may want. */
static gboolean
must_ask (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);

  return game != NULL && ogc_session_get_modified (self->session) && !ogc_game_get_finished (game)
         && !ogc_session_get_safe (self->session)
         && ogc_preferences_get_confirm_leave (ogc_preferences_get_default ());
}

static void
give_up_answered_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  int answer = ogc_dialog_ask_finish (result);

  self->asking = FALSE;
  if (self->session == NULL)
    return;
  self->going_on = answer == 1;
  if (answer == 1)
    save_as (self);
  else if (answer != 2)
    g_clear_object (&self->to_open);
  else if (self->to_open != NULL)
    open_now (self);
  else
    start_now (self);
}

/* Opens @to_open, or starts what is set up, when the game on the table may be given up. */
static void
give_up_game (OgcWindow *self)
{
  const char * const answers[] = { _("_Cancel"), _("_Save…"), _("_Give it up"), NULL };

  if (self->asking)
    return;
  if (must_ask (self))
    {
      self->asking = TRUE;
      ogc_dialog_ask_async (GTK_WINDOW (self), _("Give up the game on the table?"),
                            _("Another game takes its place. You can save it first, to go on with it later."), answers,
                            give_up_answered_cb, NULL);
    }
  else if (self->to_open != NULL)
    open_now (self);
  else
    start_now (self);
}

/* Wherever the file is, and however long that takes. */
static void
recognise_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  g_task_return_boolean (task, ogc_record_recognise (data));
}

static void
recognised_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  const gboolean record = g_task_propagate_boolean (G_TASK (result), &error);

  if (error != NULL || self->session == NULL)
    return;
  g_clear_object (&self->recognising);
  if (record)
    ogc_window_replay_file (self, file);
  else if (!self->asking)
    {
      g_set_object (&self->to_open, file);
      give_up_game (self);
    }
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ogc_file_chooser_open_async (GTK_WINDOW (user_data), open_chosen_cb, NULL);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  OgcWindow *self = user_data;
  GFile *file = ogc_session_get_file (self->session);

  if (file != NULL)
    save_to (self, file);
  else
    save_as (self);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  save_as (user_data);
}

char *
ogc_window_dup_file_name (const char *extension)
{
  g_autoptr (GDateTime) now = ogc_date_new_now ();
  /* TRANSLATORS: the name of a file, without its ending; see strftime() */
  g_autofree char *name = g_date_time_format (now, C_("file name", "Gilded Compass %Y-%m-%d %H.%M"));

  return g_strconcat (name, extension, NULL);
}

void
ogc_window_add_file_actions (OgcWindow *self)
{
  const GActionEntry actions[] = {
    { "open", open_cb },
    { "save", save_cb },
    { "save-as", save_as_cb },
  };

  g_assert (OGC_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ogc_window_start (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  g_clear_object (&self->to_open);
  self->to_learn = FALSE;
  give_up_game (self);
}

void
ogc_window_learn (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  g_clear_object (&self->to_open);
  self->to_learn = TRUE;
  give_up_game (self);
}

void
ogc_window_stop_recognising (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  if (self->recognising != NULL)
    g_cancellable_cancel (self->recognising);
  g_clear_object (&self->recognising);
}

void
ogc_window_open (OgcWindow *self,
                 GFile     *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (OGC_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  ogc_window_stop_recognising (self);
  self->recognising = g_cancellable_new ();
  task = g_task_new (self, self->recognising, recognised_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, recognise_thread);
}
