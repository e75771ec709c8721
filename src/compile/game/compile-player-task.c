/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-player-task.h"

#include "ogc-thinking.h"

/* The input of a player's decision. */
typedef struct {
  const CompilePlayer *player;
  CompileKnowledge     knowledge;
  CompileSearchLimits  limits;
} Question;

static gpointer
choose_decision (gpointer          data,
                 const atomic_int *cancelled)
{
  Question *question = data;
  g_autofree CompileDecision *decision = g_new0 (CompileDecision, 1);

  question->limits.cancelled = cancelled;
  question->limits.deadline = g_get_monotonic_time () + OGC_THINKING_LONGEST;
  if (!question->player->decide (&question->knowledge, &question->limits, decision))
    return NULL;
  return g_steal_pointer (&decision);
}

void
compile_player_task_decide_async (const CompilePlayer *player,
                                  const CompileState  *state,
                                  guint64              seed,
                                  unsigned             work,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  Question *question;

  g_return_if_fail (player != NULL && state != NULL);

  question = g_new0 (Question, 1);
  question->player = player;
  question->limits = (CompileSearchLimits) { .seed = seed, .work = work };
  compile_knowledge_of (&question->knowledge, state, state->ask.side);
  ogc_thinking_run_async (NULL, choose_decision, question, g_free, g_free, cancellable, callback, user_data);
}
