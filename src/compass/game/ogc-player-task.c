/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-player-task.h"

#include <glib/gi18n.h>

#include "ogc-pacer.h"
#include "ogc-random.h"

/* What one worker thread works on; nothing of it is anybody else's but @cancelled. */
typedef struct {
  OgcPlayerTaskFunc func;
  gpointer          data;
  GDestroyNotify    free_data;
  GDestroyNotify    free_answer;
  OgcSearchLimits   limits;
  atomic_int        cancelled;
} Thinking;

/* What a player decides about. */
typedef struct {
  const OgcPlayer *player;
  OgcKnowledge knowledge;
} Question;

static void
thinking_free (gpointer data)
{
  Thinking *thinking = data;

  thinking->free_data (thinking->data);
  g_free (thinking);
}

static void
cancelled_cb (GCancellable *cancellable,
              Thinking     *thinking)
{
  atomic_store (&thinking->cancelled, 1);
}

static void
think_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  Thinking *thinking = task_data;
  gulong id = 0;
  gpointer answer;

  if (cancellable != NULL)
    id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thinking, NULL);
  if (thinking->limits.deadline != 0) /* from now on */
    thinking->limits.deadline += g_get_monotonic_time ();
  answer = thinking->func (&thinking->limits, thinking->data);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, id);

  if (answer != NULL)
    g_task_return_pointer (task, answer, thinking->free_answer);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The computer player was stopped."));
}

void
ogc_player_task_run_async (GObject               *source,
                           OgcPlayerTaskFunc      func,
                           gpointer               data,
                           GDestroyNotify         free_data,
                           GDestroyNotify         free_answer,
                           const OgcSearchLimits *limits,
                           GCancellable          *cancellable,
                           GAsyncReadyCallback    callback,
                           gpointer               user_data)
{
  g_autoptr (GTask) task = NULL;
  Thinking *thinking;

  g_return_if_fail (func != NULL && free_data != NULL && free_answer != NULL && limits != NULL);

  thinking = g_new0 (Thinking, 1);
  thinking->func = func;
  thinking->data = data;
  thinking->free_data = free_data;
  thinking->free_answer = free_answer;
  thinking->limits = *limits;
  thinking->limits.cancelled = &thinking->cancelled;

  task = g_task_new (source, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_player_task_run_async);
  g_task_set_priority (task, OGC_PACER_PRIORITY);
  g_task_set_task_data (task, thinking, thinking_free);
  g_task_run_in_thread (task, think_thread);
}

gpointer
ogc_player_task_run_finish (GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_player_task_run_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
decide (const OgcSearchLimits *limits,
        gpointer               data)
{
  const Question *question = data;
  g_autofree OgcDecision *decision = g_new0 (OgcDecision, 1);

  return question->player->decide (&question->knowledge, limits, decision) ? g_steal_pointer (&decision) : NULL;
}

void
ogc_player_task_decide_async (GObject             *source,
                              const OgcPlayer     *player,
                              OgcPlayStyle         style,
                              const OgcKnowledge  *knowledge,
                              guint64              seed,
                              unsigned             work,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  const OgcSearchLimits limits = { .seed = seed, .work = work, .style = style, .deadline = OGC_PLAYER_TASK_LONGEST };
  Question *question;

  g_return_if_fail (player != NULL && knowledge != NULL);

  question = g_new (Question, 1);
  question->player = player;
  question->knowledge = *knowledge;
  ogc_player_task_run_async (source, decide, question, g_free, g_free, &limits, cancellable, callback, user_data);
}

gboolean
ogc_player_task_decide_finish (GAsyncResult  *result,
                               OgcDecision   *decision,
                               GError       **error)
{
  g_autofree OgcDecision *answer = NULL;

  g_return_val_if_fail (decision != NULL, FALSE);

  answer = ogc_player_task_run_finish (result, error);
  if (answer == NULL)
    return FALSE;
  *decision = *answer;
  return TRUE;
}

guint64
ogc_player_task_seed (guint64  seed,
                      unsigned seat,
                      unsigned position)
{
  return ogc_random_mix (ogc_random_mix (seed) ^ ((guint64) seat << 32 | position));
}
