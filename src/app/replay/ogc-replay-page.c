/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-replay-page.h"

#include "ogc-accessible.h"
#include "ogc-child-binding.h"
#include "ogc-game-file.h"
#include "ogc-games.h"
#include "ogc-replay-bar.h"

struct _OgcReplayPage
{
  GtkWidget parent_instance;

  OgcSavedGame *save;    /* the whole game, or NULL */
  GFile        *file;    /* the file that it is from, or NULL */
  GCancellable *loading; /* loads another game, or NULL */

  const OgcGameUi *ui;     /* the kind of game that the table is for, or NULL */
  GtkWidget       *table;
  OgcReplayBar    *bar;
};

enum {
  OPENED,
  FAILED,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcReplayPage, ogc_replay_page, GTK_TYPE_WIDGET)

static void
stop_loading (OgcReplayPage *self)
{
  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
}

/* Puts a table of @ui on the page, unless there is one. */
static void
provide_table (OgcReplayPage   *self,
               const OgcGameUi *ui)
{
  if (self->ui == ui)
    return;
  g_clear_pointer (&self->table, gtk_widget_unparent);
  self->ui = ui;
  self->table = ui->create_table ();
  gtk_widget_set_vexpand (self->table, TRUE);
  gtk_widget_insert_before (self->table, GTK_WIDGET (self), GTK_WIDGET (self->bar));
  ogc_accessible_name_all (self->table);
}

/* Puts @game (nullable) on the table: number @number of @n_games in @file. */
static void
set_game (OgcReplayPage *self,
          OgcPlayable   *game,
          OgcSavedGame  *save,
          GFile         *file,
          guint          number,
          guint          n_games)
{
  stop_loading (self);
  g_set_object (&self->save, save);
  g_set_object (&self->file, file);
  if (game != NULL)
    provide_table (self, ogc_games_find (ogc_playable_get_game (game)));
  if (self->table != NULL)
    self->ui->set_table_game (self->table, game);
  ogc_replay_bar_offer_games (self->bar, number, n_games);
  ogc_replay_bar_set_game (self->bar, game);
}

static void
show_replay (OgcReplayPage *self,
             OgcSavedGame  *save,
             OgcPlayable   *table,
             GFile         *file,
             guint          number,
             guint          n_games)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcPlayable) game = ogc_game_kind_find (ogc_saved_game_get_game (save))->replay (save, table, &error);

  if (game == NULL)
    {
      g_signal_emit (self, signals[FAILED], 0, error);
      return;
    }
  set_game (self, game, save, file, number, n_games);
  g_signal_emit (self, signals[OPENED], 0);
}

/* Which game of which file is being loaded, for which page. */
typedef struct {
  OgcReplayPage *page;
  GFile         *file;
  guint          number;
} Loading;

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree Loading *loading = user_data;
  g_autoptr (OgcReplayPage) self = loading->page;
  g_autoptr (GFile) file = loading->file;
  g_autoptr (GError) error = NULL;
  guint n_games;
  g_autoptr (OgcSavedGame) save = ogc_game_file_load_finish (result, &n_games, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->bar == NULL)
    return;
  g_clear_object (&self->loading);
  if (save != NULL)
    show_replay (self, save, NULL, file, loading->number, n_games);
  else
    g_signal_emit (self, signals[FAILED], 0, error);
}

static void
load_game (OgcReplayPage *self,
           GFile         *file,
           guint          number)
{
  Loading *loading = g_new0 (Loading, 1);

  stop_loading (self);
  self->loading = g_cancellable_new ();
  loading->page = g_object_ref (self);
  loading->file = g_object_ref (file);
  loading->number = number;
  ogc_game_file_load_nth_async (file, number, self->loading, loaded_cb, loading);
}

static void
chosen_cb (OgcReplayPage *self,
           guint          number)
{
  if (self->file != NULL)
    load_game (self, self->file, number);
}

static void
left_cb (OgcReplayPage *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

static void
focus_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_widget_child_focus (GTK_WIDGET (OGC_REPLAY_PAGE (widget)->bar), GTK_DIR_TAB_FORWARD);
}

static void
ogc_replay_page_dispose (GObject *object)
{
  OgcReplayPage *self = OGC_REPLAY_PAGE (object);

  stop_loading (self);
  ogc_child_binding_clear (GTK_WIDGET (self));
  self->table = NULL;
  self->bar = NULL;
  g_clear_object (&self->save);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (ogc_replay_page_parent_class)->dispose (object);
}

static void
ogc_replay_page_class_init (OgcReplayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_replay_page_dispose;

  signals[OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[LEAVE] = g_signal_new ("leave", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "page.focus", NULL, focus_cb);
  gtk_widget_class_set_css_name (widget_class, "replaypage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
ogc_replay_page_init (OgcReplayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (widget, "replaying");
  self->bar = g_object_new (OGC_TYPE_REPLAY_BAR, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->bar), widget);
  ogc_replay_bar_add_keys (self->bar, widget);
  g_signal_connect_object (self->bar, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  ogc_accessible_name_all (widget);
}

GtkWidget *
ogc_replay_page_new (void)
{
  return g_object_new (OGC_TYPE_REPLAY_PAGE, NULL);
}

void
ogc_replay_page_show_save (OgcReplayPage *self,
                           OgcSavedGame  *save,
                           OgcPlayable   *table)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));
  g_return_if_fail (OGC_IS_SAVED_GAME (save));

  show_replay (self, save, table, NULL, 1, 0);
}

void
ogc_replay_page_show_file (OgcReplayPage *self,
                           GFile         *file)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  load_game (self, file, 1);
}

void
ogc_replay_page_seek (OgcReplayPage *self,
                      unsigned       position,
                      const char    *comment)
{
  OgcPlayable *game = ogc_replay_page_get_game (self);

  g_return_if_fail (game != NULL);

  ogc_playable_seek (game, MIN (position, ogc_playable_get_length (game)));
  ogc_replay_bar_set_comment (self->bar, comment);
}

void
ogc_replay_page_clear (OgcReplayPage *self)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));

  set_game (self, NULL, NULL, NULL, 1, 0);
}

OgcPlayable *
ogc_replay_page_get_game (OgcReplayPage *self)
{
  g_return_val_if_fail (OGC_IS_REPLAY_PAGE (self), NULL);

  return self->bar != NULL ? ogc_replay_bar_get_game (self->bar) : NULL;
}

OgcSavedGame *
ogc_replay_page_get_save (OgcReplayPage *self)
{
  g_return_val_if_fail (OGC_IS_REPLAY_PAGE (self), NULL);

  return self->save;
}
