/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-lessons.h"

#include <glib/gi18n.h>

#include "ogc-dialog.h"
#include "ogc-game-file.h"
#include "ogc-lesson-progress.h"

struct _OgcLessons
{
  GObject parent_instance;

  OgcSession      *session;
  GtkWindow       *window;  /* weak */
  OgcGameActions  *actions;
  gboolean         looking; /* for the saved game of the lesson that is to begin */
  const OgcGameUi *ui;      /* that lesson's game */
  const char      *lesson;  /* its id */
  GFile           *kept;    /* its saved game, or NULL */
};

G_DEFINE_FINAL_TYPE (OgcLessons, ogc_lessons, G_TYPE_OBJECT)

enum {
  FAILED,
  TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Whether a game on the table is saved, and waits to be continued after the lesson. */
static gboolean
keeps_game (OgcLessons *self)
{
  OgcPlayable *game = ogc_session_get_game (self->session);

  return game != NULL && !ogc_playable_get_finished (game) && !ogc_lesson_progress_get_over (game)
         && ogc_session_get_safe (self->session) && ogc_playable_get_position (game) > 0;
}

static void
given_up_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (OgcLessons) self = user_data;
  g_autoptr (OgcPlayable) game = NULL;
  g_autoptr (GError) error = NULL;
  const gboolean keeps = keeps_game (self);

  if (!ogc_game_actions_give_up_finish (OGC_GAME_ACTIONS (source), result) || self->window == NULL)
    return;
  game = self->ui->begin_lesson (self->lesson, &error);
  if (game != NULL)
    ogc_session_begin (self->session, game, self->kept);
  else if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error);
  if (game != NULL && keeps)
    g_signal_emit (self, signals[TOLD], 0, _("Your game is saved. You will find it under “Saved Games”."));
}

static void
start_lesson (OgcLessons *self)
{
  ogc_game_actions_give_up_async (self->actions, given_up_cb, g_object_ref (self));
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (OgcLessons) self = user_data;
  const int answer = ogc_dialog_ask_finish (result);

  if (self->window == NULL)
    return;
  if (answer == 1)
    ogc_game_actions_open (self->actions, self->kept);
  else if (answer == 2)
    start_lesson (self);
}

static void
ask_person (OgcLessons           *self,
            const OgcSaveDetails *details)
{
  const char * const answers[] = { _("_Cancel"), _("C_ontinue"), _("_Start Over"), NULL };
  /* TRANSLATORS: %s is how far a guided game has got, “Round 1 of 6” */
  g_autofree char *detail = g_strdup_printf (_("%s. If you start over, that game is replaced."), details->progress);

  ogc_dialog_ask_async (self->window, _("Continue your guided game?"), detail, answers, answered_cb,
                        g_object_ref (self));
}

/* What a search is for, and what it has found. */
typedef struct {
  OgcStore       *store;
  const char     *game;
  const char     *lesson;
  GFile          *file;
  OgcSaveDetails *details;
} Search;

static void
search_free (Search *search)
{
  g_object_unref (search->store);
  g_clear_object (&search->file);
  g_clear_pointer (&search->details, ogc_save_details_free);
  g_free (search);
}

static gboolean
is_sought (const Search         *search,
           const OgcSaveDetails *details)
{
  return details->lesson != NULL && !details->finished && g_str_equal (details->game, search->game)
         && g_str_equal (details->lesson, search->lesson);
}

/* Finds the newest unfinished game of the lesson. */
static void
search_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (GListModel) files = NULL;

  ogc_store_flush (search->store, NULL);
  files = ogc_store_list (search->store);
  for (guint n = 0; n < g_list_model_get_n_items (files) && search->details == NULL; n++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, n);
      g_autoptr (OgcSaveDetails) details = ogc_game_file_load_details (file);

      if (!is_sought (search, details))
        continue;
      search->file = g_steal_pointer (&file);
      search->details = g_steal_pointer (&details);
    }
  g_task_return_boolean (task, search->details != NULL);
}

static void
searched_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  OgcLessons *self = OGC_LESSONS (source);
  Search *search = g_task_get_task_data (G_TASK (result));
  const gboolean found = g_task_propagate_boolean (G_TASK (result), NULL);

  self->looking = FALSE;
  if (self->window == NULL)
    return;
  g_set_object (&self->kept, search->file);
  if (found)
    ask_person (self, search->details);
  else
    start_lesson (self);
}

static void
ogc_lessons_dispose (GObject *object)
{
  OgcLessons *self = OGC_LESSONS (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->kept);
  g_clear_object (&self->actions);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ogc_lessons_parent_class)->dispose (object);
}

static void
ogc_lessons_class_init (OgcLessonsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ogc_lessons_dispose;

  signals[FAILED] = g_signal_new ("failed", OGC_TYPE_LESSONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_ERROR);
  signals[TOLD] = g_signal_new ("told", OGC_TYPE_LESSONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
}

static void
ogc_lessons_init (OgcLessons *self)
{
}

OgcLessons *
ogc_lessons_new (OgcSession     *session,
                 GtkWindow      *window,
                 OgcGameActions *actions)
{
  OgcLessons *self;

  g_return_val_if_fail (OGC_IS_SESSION (session), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (OGC_IS_GAME_ACTIONS (actions), NULL);

  self = g_object_new (OGC_TYPE_LESSONS, NULL);
  self->session = g_object_ref (session);
  g_set_weak_pointer (&self->window, window);
  self->actions = g_object_ref (actions);
  return self;
}

void
ogc_lessons_begin (OgcLessons      *self,
                   const OgcGameUi *ui,
                   const char      *lesson)
{
  OgcStore *store;

  g_return_if_fail (OGC_IS_LESSONS (self));
  g_return_if_fail (ui != NULL && ui->begin_lesson != NULL);
  g_return_if_fail (lesson != NULL);

  if (self->looking)
    return;
  self->ui = ui;
  self->lesson = g_intern_string (lesson);
  g_clear_object (&self->kept);
  store = ogc_session_get_store (self->session);
  if (store == NULL)
    start_lesson (self);
  else
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, searched_cb, NULL);
      Search *search = g_new0 (Search, 1);

      search->store = g_object_ref (store);
      search->game = ui->kind->id;
      search->lesson = self->lesson;
      g_task_set_task_data (task, search, (GDestroyNotify) search_free);
      g_task_run_in_thread (task, search_thread);
      self->looking = TRUE;
    }
}
