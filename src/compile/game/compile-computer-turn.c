/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-computer-turn.h"

#include <glib/gi18n.h>

#include "ogc-random.h"

struct _CompileComputerTurn
{
  OgcPacer *pacer;
  CompileComputerTurnFunc func;
  gpointer user_data;

  GCancellable *cancellable; /* while somebody thinks */
  CompileDecision answer;
};

/* What one worker thread works on; nothing of it is anybody else's but @cancelled. */
typedef struct {
  const CompilePlayer *player;
  CompileKnowledge     knowledge;
  CompileSearchLimits  limits;
  atomic_int           cancelled;
} Question;

static void
cancelled_cb (GCancellable *cancellable,
              Question     *question)
{
  atomic_store (&question->cancelled, 1);
}

static void
think_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  Question *question = task_data;
  const gulong id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), question, NULL);
  g_autofree CompileDecision *decision = g_new0 (CompileDecision, 1);
  gboolean decided;

  question->limits.deadline += g_get_monotonic_time (); /* from now on */
  decided = question->player->decide (&question->knowledge, &question->limits, decision);
  g_cancellable_disconnect (cancellable, id);
  if (decided)
    g_task_return_pointer (task, g_steal_pointer (&decision), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The computer player was stopped."));
}

static void
answer_due_cb (gpointer data)
{
  CompileComputerTurn *self = data;
  const CompileDecision answer = self->answer;

  self->func (&answer, self->user_data);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  CompileComputerTurn *self = data; /* freed already if the turn was stopped */
  g_autofree CompileDecision *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  if (answer == NULL)
    return;
  g_clear_object (&self->cancellable);
  self->answer = *answer;
  ogc_pacer_ready (self->pacer, answer_due_cb, self);
}

CompileComputerTurn *
compile_computer_turn_new (OgcPacer                *pacer,
                           CompileComputerTurnFunc  func,
                           gpointer                 user_data)
{
  CompileComputerTurn *self;

  g_return_val_if_fail (pacer != NULL && func != NULL, NULL);

  self = g_new0 (CompileComputerTurn, 1);
  self->pacer = pacer;
  self->func = func;
  self->user_data = user_data;
  return self;
}

void
compile_computer_turn_free (CompileComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  compile_computer_turn_stop (self);
  g_free (self);
}

const unsigned *
compile_computer_turn_get_rests (CompileAskKind kind)
{
  static const unsigned before_moves[OGC_N_PACES] = { 0, 800, 1500 };
  static const unsigned before_choices[OGC_N_PACES] = { 0, 500, 1000 };

  switch (kind)
    {
    case COMPILE_ASK_DRAFT:
    case COMPILE_ASK_ACTION:
    case COMPILE_ASK_COMPILE:
      return before_moves;
    default:
      return before_choices;
    }
}

void
compile_computer_turn_begin (CompileComputerTurn *self,
                             const CompilePlayer *player,
                             const CompileState  *state,
                             guint64              seed,
                             unsigned             work)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (self != NULL && player != NULL && state != NULL);

  compile_computer_turn_stop (self);
  question = g_new0 (Question, 1);
  question->player = player;
  question->limits = (CompileSearchLimits) { .seed = seed, .work = work, .cancelled = &question->cancelled,
                                             .deadline = COMPILE_THOUGHT_LONGEST };
  compile_knowledge_of (&question->knowledge, state, state->ask.side);
  ogc_pacer_begin (self->pacer, compile_computer_turn_get_rests (state->ask.kind), 0);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, answered_cb, self);
  g_task_set_priority (task, OGC_PACER_PRIORITY);
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, think_thread);
}

void
compile_computer_turn_stop (CompileComputerTurn *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  ogc_pacer_stop (self->pacer);
}

guint64
compile_computer_turn_seed (guint64  seed,
                            unsigned side,
                            unsigned position)
{
  return ogc_random_mix (ogc_random_mix (seed) ^ ((guint64) side << 32 | position));
}
