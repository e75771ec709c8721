/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-private.h"

#include "ogc-file-chooser.h"
#include "ogc-record.h"
#include "ogc-replay.h"

/* Which game of which file is loaded, for which window. */
typedef struct {
  OgcWindow *window;
  GFile     *file;
  guint      number;
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->window);
  g_object_unref (loading->file);
  g_free (loading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loading, loading_free)

static void
stop_loading (OgcWindow *self)
{
  if (self->replay_loading != NULL)
    g_cancellable_cancel (self->replay_loading);
  g_clear_object (&self->replay_loading);
}

/* Lays @replay on the table, in place of the game, which waits. */
static void
show_replay (OgcWindow *self,
             OgcGame   *replay,
             OgcSave   *save,
             GFile     *file,
             guint      number,
             guint      n_games)
{
  ogc_window_drop_replay (self);
  self->replay = g_object_ref (replay);
  self->replay_save = ogc_save_ref (save);
  g_set_object (&self->replay_file, file);
  ogc_window_watch_game (self, replay);
  ogc_notice_hide (self->notice);
  g_object_set (ogc_window_provide_table (self), "game", replay, NULL);
  ogc_replay_bar_offer_games (self->replay_bar, number, n_games);
  ogc_replay_bar_set_game (self->replay_bar, replay);
  gtk_widget_set_visible (GTK_WIDGET (self->replay_bar), TRUE);
  gtk_widget_add_css_class (gtk_widget_get_parent (GTK_WIDGET (self->replay_bar)), "replaying");
  ogc_window_show_game (self);
  gtk_widget_child_focus (GTK_WIDGET (self->replay_bar), GTK_DIR_TAB_FORWARD);
}

/* What the person at the table may see of the game (SEC-2): all of it when it is over. */
static int
viewer_of (OgcGame *game)
{
  return ogc_game_get_finished (game) ? OGC_NEUTRAL : ogc_game_get_viewer (game);
}

void
ogc_window_replay_game (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);
  g_autoptr (OgcSave) save = ogc_game_to_save (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcGame) replay = ogc_game_new_replay (save, viewer_of (game), &error);

  if (replay != NULL)
    show_replay (self, replay, save, NULL, 1, 0);
  else
    ogc_window_show_error (self, error);
}

static void
replay_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  ogc_window_replay_game (user_data);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Loading) loading = user_data;
  OgcWindow *self = loading->window;
  g_autoptr (GError) error = NULL;
  guint n_games;
  g_autoptr (OgcSave) save = ogc_replay_load_finish (result, &n_games, &error);
  g_autoptr (OgcGame) replay = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->session == NULL)
    return;
  g_clear_object (&self->replay_loading);
  if (save != NULL)
    replay = ogc_game_new_replay (save, ogc_replay_choose_viewer (save), &error);
  if (replay != NULL)
    show_replay (self, replay, save, loading->file, loading->number, n_games);
  else
    ogc_window_show_error (self, error);
}

static void
load (OgcWindow *self,
      GFile     *file,
      guint      number)
{
  Loading *loading = g_new0 (Loading, 1);

  stop_loading (self);
  self->replay_loading = g_cancellable_new ();
  loading->window = g_object_ref (self);
  loading->file = g_object_ref (file);
  loading->number = number;
  ogc_replay_load_async (file, number, self->replay_loading, loaded_cb, loading);
}

static void
file_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);

  if (file != NULL && self->session != NULL)
    ogc_window_replay_file (self, file);
}

static void
replay_file_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  ogc_file_chooser_open_async (GTK_WINDOW (user_data), file_chosen_cb, NULL);
}

static void
rematch_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ogc_session_rematch (self->session, &error))
    ogc_window_show_error (self, error);
}

static void
record_saved_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (OgcWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  ogc_record_write_finish (result, &error);
  if (self->session != NULL)
    ogc_window_tell_saved (self, G_FILE (source), error);
}

static void
record_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  OgcWindow *self = OGC_WINDOW (source);
  g_autoptr (GFile) file = ogc_file_chooser_finish (result);
  g_autoptr (OgcSave) save = user_data;

  if (file != NULL && self->session != NULL)
    ogc_record_write_async (save, file, NULL, record_saved_cb, g_object_ref (self));
}

static void
save_record_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  OgcWindow *self = user_data;
  g_autofree char *name = ogc_window_dup_file_name (OGC_RECORD_EXTENSION);

  ogc_file_chooser_save_async (GTK_WINDOW (self), name, record_chosen_cb,
                               ogc_game_to_save (ogc_window_get_game (self)));
}

static void
leave_cb (OgcWindow *self)
{
  OgcGame *game = ogc_window_get_game (self);
  const gboolean looking_back = self->looking_back;

  ogc_window_drop_replay (self);
  g_object_set (self->table, "game", game, NULL);
  if (!looking_back)
    ogc_window_show_game (self);
  else
    {
      self->looking_back = TRUE;
      ogc_window_return_to_analysis (self);
    }
}

static void
chosen_cb (OgcWindow *self,
           guint      number)
{
  if (self->replay_file != NULL)
    load (self, self->replay_file, number);
}

void
ogc_window_connect_replay_bar (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  g_signal_connect_object (self->replay_bar, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay_bar, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  ogc_replay_bar_add_keys (self->replay_bar, gtk_widget_get_parent (GTK_WIDGET (self->replay_bar)));
}

void
ogc_window_add_replay_actions (OgcWindow *self)
{
  const GActionEntry actions[] = {
    { "replay", replay_cb },
    { "replay-file", replay_file_cb },
    { "rematch", rematch_cb },
    { "save-record", save_record_cb },
  };

  g_assert (OGC_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ogc_window_update_replay_actions (OgcWindow *self)
{
  OgcGame *game;
  gboolean playing, over;

  g_assert (OGC_IS_WINDOW (self));

  game = ogc_window_get_game (self);
  playing = game != NULL && self->replay == NULL
            && ogc_window_is_on (self, "table");
  over = playing && ogc_game_get_finished (game);
  ogc_window_enable (self, "replay", playing);
  ogc_window_enable (self, "rematch", over);
  ogc_window_enable (self, "save-record", over);
}

void
ogc_window_drop_replay (OgcWindow *self)
{
  g_assert (OGC_IS_WINDOW (self));

  stop_loading (self);
  g_clear_object (&self->replay_file);
  g_clear_pointer (&self->replay_save, ogc_save_unref);
  self->looking_back = FALSE;
  if (self->replay == NULL)
    return;
  if (self->replay_bar != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->replay_bar), FALSE);
      gtk_widget_remove_css_class (gtk_widget_get_parent (GTK_WIDGET (self->replay_bar)), "replaying");
      ogc_replay_bar_set_game (self->replay_bar, NULL);
    }
  g_clear_object (&self->replay);
}

void
ogc_window_replay_file (OgcWindow *self,
                        GFile     *file)
{
  g_return_if_fail (OGC_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  load (self, file, 1);
}
