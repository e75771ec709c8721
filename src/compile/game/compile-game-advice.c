/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-advice.h"

#include "compile-advice.h"
#include "compile-game-private.h"
#include "compile-game-text.h"

#define N_HINTS 3

/* The same knowledge, the same hints: nothing else goes in. */
#define SEED 1

/* What one worker thread works on; nothing of it is anybody else's but @cancelled. */
typedef struct {
  CompileKnowledge knowledge;
  unsigned         work;
  CompileAdvice    advice[COMPILE_MAX_ADVICE];
  atomic_int       cancelled;
} Question;

static void
hint_free (gpointer data)
{
  CompileHint *hint = data;

  g_free (hint->text);
  g_free (hint);
}

static void
cancelled_cb (GCancellable *cancellable,
              Question     *question)
{
  atomic_store (&question->cancelled, 1);
}

static void
advise_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Question *question = task_data;
  const CompileSearchLimits limits = { .seed = SEED, .work = question->work, .cancelled = &question->cancelled };
  const gulong id = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), question, NULL);
  const unsigned n = compile_advice_give (&question->knowledge, &limits, question->advice);

  g_cancellable_disconnect (cancellable, id);
  g_task_return_int (task, (gssize) n);
}

void
compile_game_advise_async (CompileGame         *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (COMPILE_IS_GAME (self));
  g_return_if_fail (compile_game_get_answerable (self));

  question = g_new0 (Question, 1);
  question->knowledge = self->view.knowledge;
  question->work = self->work;
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, advise_thread);
}

GPtrArray *
compile_game_advise_finish (CompileGame   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  const Question *question;
  GPtrArray *hints;
  gssize n;

  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  n = g_task_propagate_int (G_TASK (result), error);
  if (n < 0)
    return NULL;
  question = g_task_get_task_data (G_TASK (result));
  hints = g_ptr_array_new_with_free_func (hint_free);
  for (gssize i = 0; i < MIN (n, N_HINTS); i++)
    {
      CompileHint *hint = g_new0 (CompileHint, 1);

      hint->decision = question->advice[i].decision;
      hint->text = compile_game_text_advice (&self->view, &question->advice[i]);
      g_ptr_array_add (hints, hint);
    }
  return hints;
}
