/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-player-task.h"

#include "ogc-thinking.h"

/* The input of a task. */
typedef struct {
  const OgcPlayer *player;
  OgcKnowledge     knowledge;
  OgcSearchLimits  limits;
} Question;

static gpointer
choose_decision (gpointer          data,
                 const atomic_int *cancelled)
{
  Question *question = data;
  g_autofree OgcDecision *decision = g_new0 (OgcDecision, 1);

  question->limits.cancelled = cancelled;
  question->limits.deadline = g_get_monotonic_time () + OGC_THINKING_LONGEST;
  if (!question->player->decide (&question->knowledge, &question->limits, decision))
    return NULL;
  return g_steal_pointer (&decision);
}

void
ogc_player_task_decide_async (const OgcPlayer     *player,
                              OgcPlayStyle         style,
                              const OgcKnowledge  *knowledge,
                              guint64              seed,
                              unsigned             work,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  Question *question;

  g_return_if_fail (player != NULL && knowledge != NULL);

  question = g_new (Question, 1);
  question->player = player;
  question->knowledge = *knowledge;
  question->limits = (OgcSearchLimits) { .seed = seed, .work = work, .style = style };
  ogc_thinking_run_async (NULL, choose_decision, question, g_free, g_free, cancellable, callback, user_data);
}
