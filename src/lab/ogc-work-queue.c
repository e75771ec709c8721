/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-work-queue.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

#define PROGRESS_DELAY G_USEC_PER_SEC /* shorter runs show nothing */
#define PROGRESS_PAUSE (G_USEC_PER_SEC / 5)
#define PROGRESS_WIDTH 60
#define PORTIONS_OF_A_JOB 4 /* how far the fastest job may be ahead, which bounds the results that wait to be taken */

typedef struct {
  guint64  number;
  gpointer product; /* NULL if there is an error */
  GError  *error;
} Portion;

typedef struct {
  const OgcWorkQueue *queue;
  GAsyncQueue        *done;
} Team;

/* Shows how many games are over, not before the time @next, which is put off then. */
static void
show_progress (guint64  done,
               guint64  games,
               gint64  *next)
{
  const gint64 now = g_get_monotonic_time ();
  g_autofree char *part = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *text = NULL;

  if (games == 0 || now < *next || !isatty (STDERR_FILENO))
    return;
  *next = now + PROGRESS_PAUSE;
  part = g_strdup_printf ("%" G_GUINT64_FORMAT, done);
  whole = g_strdup_printf ("%" G_GUINT64_FORMAT, games);
  /* TRANSLATORS: two numbers of any size */
  text = g_strdup_printf (_("%s of %s games"), part, whole);
  fprintf (stderr, "\r%s", text);
  fflush (stderr);
}

/* Makes one portion, in a thread of the pool. */
static void
make_cb (gpointer data,
         gpointer user_data)
{
  Portion *portion = data;
  const Team *team = user_data;

  portion->product = team->queue->make (portion->number, team->queue->data, &portion->error);
  g_async_queue_push (team->done, portion);
}

static void
submit_portion (GThreadPool *pool,
                guint64      number)
{
  Portion *portion = g_new0 (Portion, 1);

  portion->number = number;
  g_thread_pool_push (pool, portion, NULL);
}

/* Takes the portion whose turn it is, if nothing has failed so far, and frees it. */
static gboolean
collect_portion (const OgcWorkQueue  *self,
                 gboolean             fine,
                 Portion             *portion,
                 GError             **error)
{
  if (fine && portion->product == NULL)
    g_propagate_error (error, g_steal_pointer (&portion->error));
  fine = fine && portion->product != NULL && self->take (portion->product, self->data, error);
  g_clear_pointer (&portion->product, self->free);
  g_clear_error (&portion->error);
  g_free (portion);

  return fine;
}

/* Submits and collects all portions. Returns whether all went well; in any case no portion is left in the pool. */
static gboolean
run_portions (const OgcWorkQueue  *self,
              GThreadPool         *pool,
              GAsyncQueue         *done,
              GError             **error)
{
  const guint64 ahead = (guint64) self->jobs * PORTIONS_OF_A_JOB;
  g_autofree Portion **waiting = g_new0 (Portion *, ahead);
  guint64 out = 0;
  guint64 back = 0;
  const gint64 first_shown = g_get_monotonic_time () + PROGRESS_DELAY;
  gint64 next_shown = first_shown;
  gboolean fine = TRUE;

  for (guint64 next = 0; (fine && next < self->n) || back < out;)
    {
      Portion *portion;

      for (; fine && out < self->n && out < next + ahead; out++)
        submit_portion (pool, out);
      portion = g_async_queue_pop (done);
      back++;
      waiting[portion->number % ahead] = portion;
      while ((portion = waiting[next % ahead]) != NULL)
        {
          waiting[next++ % ahead] = NULL;
          fine = collect_portion (self, fine, portion, error);
          show_progress (next * self->games / self->n, self->games, &next_shown);
        }
    }
  if (next_shown != first_shown)
    fprintf (stderr, "\r%*s\r", PROGRESS_WIDTH, "");
  return fine;
}

gboolean
ogc_work_queue_run (const OgcWorkQueue  *self,
                    GError             **error)
{
  g_autoptr (GAsyncQueue) done = NULL;
  GThreadPool *pool;
  Team team;
  gboolean fine;

  g_return_val_if_fail (self != NULL && self->jobs > 0, FALSE);

  done = g_async_queue_new ();
  team = (Team) { self, done };
  pool = g_thread_pool_new (make_cb, &team, (int) self->jobs, FALSE, error);
  if (pool == NULL)
    return FALSE;
  fine = run_portions (self, pool, done, error);
  g_thread_pool_free (pool, FALSE, TRUE);

  return fine;
}
