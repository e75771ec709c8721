/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-replay-page.h"

#include "ogc-accessible.h"
#include "ogc-replay-bar.h"
#include "ogc-replay.h"
#include "ogc-table.h"

struct _OgcReplayPage
{
  GtkWidget parent_instance;

  OgcSave      *save;    /* the whole game, or NULL */
  GFile        *file;    /* where it came from, or NULL */
  GCancellable *loading; /* of another, or NULL */

  OgcTable     *table;
  OgcReplayBar *bar;
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

/* Lays @game, or none, on the table: number @number of @n_games in @file. */
static void
set_game (OgcReplayPage *self,
          OgcGame       *game,
          OgcSave       *save,
          GFile         *file,
          guint          number,
          guint          n_games)
{
  g_autoptr (OgcSave) old = g_steal_pointer (&self->save);

  stop_loading (self);
  self->save = save != NULL ? ogc_save_ref (save) : NULL;
  g_set_object (&self->file, file);
  ogc_table_set_game (self->table, game);
  ogc_replay_bar_offer_games (self->bar, number, n_games);
  ogc_replay_bar_set_game (self->bar, game);
}

static void
show (OgcReplayPage *self,
      OgcSave       *save,
      int            viewer,
      GFile         *file,
      guint          number,
      guint          n_games)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcGame) game = ogc_game_new_replay (save, viewer, &error);

  if (game == NULL)
    {
      g_signal_emit (self, signals[FAILED], 0, error);
      return;
    }
  set_game (self, game, save, file, number, n_games);
  g_signal_emit (self, signals[OPENED], 0);
}

/* Which game of which file is loaded, for which page. */
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
  g_autoptr (OgcSave) save = ogc_replay_load_finish (result, &n_games, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->table == NULL)
    return;
  g_clear_object (&self->loading);
  if (save != NULL)
    show (self, save, ogc_replay_choose_viewer (save), file, loading->number, n_games);
  else
    g_signal_emit (self, signals[FAILED], 0, error);
}

static void
load (OgcReplayPage *self,
      GFile         *file,
      guint          number)
{
  Loading *loading = g_new0 (Loading, 1);

  stop_loading (self);
  self->loading = g_cancellable_new ();
  loading->page = g_object_ref (self);
  loading->file = g_object_ref (file);
  loading->number = number;
  ogc_replay_load_async (file, number, self->loading, loaded_cb, loading);
}

static void
chosen_cb (OgcReplayPage *self,
           guint          number)
{
  if (self->file != NULL)
    load (self, self->file, number);
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
  GtkWidget *child;

  stop_loading (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->table = NULL;
  g_clear_pointer (&self->save, ogc_save_unref);
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
  self->table = g_object_new (OGC_TYPE_TABLE, "vexpand", TRUE, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->table), widget);
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
                           OgcSave       *save,
                           int            viewer)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));
  g_return_if_fail (save != NULL);

  show (self, save, viewer, NULL, 1, 0);
}

void
ogc_replay_page_show_file (OgcReplayPage *self,
                           GFile         *file)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  load (self, file, 1);
}

void
ogc_replay_page_seek (OgcReplayPage *self,
                      unsigned       position)
{
  OgcGame *game = ogc_replay_page_get_game (self);

  g_return_if_fail (game != NULL);

  ogc_game_seek (game, MIN (position, ogc_game_get_length (game)));
}

void
ogc_replay_page_clear (OgcReplayPage *self)
{
  g_return_if_fail (OGC_IS_REPLAY_PAGE (self));

  set_game (self, NULL, NULL, NULL, 1, 0);
}

OgcGame *
ogc_replay_page_get_game (OgcReplayPage *self)
{
  g_return_val_if_fail (OGC_IS_REPLAY_PAGE (self), NULL);

  return ogc_table_get_game (self->table);
}

OgcSave *
ogc_replay_page_get_save (OgcReplayPage *self)
{
  g_return_val_if_fail (OGC_IS_REPLAY_PAGE (self), NULL);

  return self->save;
}
