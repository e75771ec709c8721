/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-thinker.h"

#include <glib/gi18n.h>

#define LONGEST (2 * G_USEC_PER_SEC) /* that a search may take on a slow or busy machine */

/* What one worker thread works on; nothing of it is anybody else's but @cancelled. */
typedef struct {
  const OgcPlayer *player;
  OgcKnowledge knowledge;
  OgcThought thought;
  atomic_int cancelled;
} Thought;

static void
cancelled_cb (GCancellable *cancellable,
              Thought      *thought)
{
  atomic_store (&thought->cancelled, 1);
}

static void
decide_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Thought *thought = task_data;
  g_autofree OgcDecision *decision = g_new0 (OgcDecision, 1);
  gulong id = 0;
  gboolean decided;

  if (cancellable != NULL)
    id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thought, NULL);
  thought->thought.deadline = g_get_monotonic_time () + LONGEST;
  decided = thought->player->decide (&thought->knowledge, &thought->thought, decision);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, id);

  if (decided)
    g_task_return_pointer (task, g_steal_pointer (&decision), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The computer player was stopped."));
}

void
ogc_thinker_decide_async (GObject             *source,
                          const OgcPlayer     *player,
                          const OgcKnowledge  *knowledge,
                          guint64              seed,
                          unsigned             work,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Thought *thought;

  g_return_if_fail (player != NULL && knowledge != NULL);

  thought = g_new0 (Thought, 1);
  thought->player = player;
  thought->knowledge = *knowledge;
  thought->thought.seed = seed;
  thought->thought.work = work;
  thought->thought.cancelled = &thought->cancelled;

  task = g_task_new (source, cancellable, callback, user_data);
  g_task_set_source_tag (task, ogc_thinker_decide_async);
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE); /* drawing comes first, however fast they play */
  g_task_set_task_data (task, thought, g_free);
  g_task_run_in_thread (task, decide_thread);
}

gboolean
ogc_thinker_decide_finish (GAsyncResult  *result,
                           OgcDecision   *decision,
                           GError       **error)
{
  g_autofree OgcDecision *answer = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, ogc_thinker_decide_async), FALSE);
  g_return_val_if_fail (decision != NULL, FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *decision = *answer;
  return TRUE;
}

/* One step of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014). */
static guint64
mix (guint64 value)
{
  value += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  value = (value ^ (value >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ (value >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return value ^ (value >> 31);
}

guint64
ogc_thinker_seed (guint64  seed,
                  unsigned seat,
                  unsigned position)
{
  return mix (mix (seed) ^ ((guint64) seat << 32 | position));
}
