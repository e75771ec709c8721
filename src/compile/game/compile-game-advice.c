/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-game-advice.h"

#include "compile-advice.h"
#include "compile-game-private.h"
#include "compile-game-text.h"
#include "compile-text.h"
#include "ogc-thinking.h"

#define N_HINTS 3

/* Constant, so that the same knowledge gives the same hints. */
#define SEED 1

typedef struct {
  CompileKnowledge knowledge;
  unsigned         work;
} Question;

/* The result of a worker thread. */
typedef struct {
  CompileAdvice items[COMPILE_MAX_ADVICE];
  unsigned      n;
} Answer;

static void
hint_free (gpointer data)
{
  CompileHint *hint = data;

  g_free (hint->title);
  g_free (hint->detail);
  g_free (hint->text);
  g_free (hint);
}

static gpointer
compute_advice (gpointer          data,
                const atomic_int *cancelled)
{
  const Question *question = data;
  const CompileSearchLimits limits = { .seed = SEED, .work = question->work, .cancelled = cancelled };
  g_autofree Answer *answer = g_new0 (Answer, 1);

  answer->n = compile_advice_give (&question->knowledge, &limits, answer->items);
  return answer->n > 0 ? g_steal_pointer (&answer) : NULL;
}

void
compile_game_advise_async (CompileGame         *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  Question *question;

  g_return_if_fail (COMPILE_IS_GAME (self));
  g_return_if_fail (compile_game_get_answerable (self));

  question = g_new0 (Question, 1);
  question->knowledge = self->view.knowledge;
  question->work = ogc_playable_get_scene (OGC_PLAYABLE (self))->work;
  ogc_thinking_run_async (G_OBJECT (self), compute_advice, question, g_free, g_free, cancellable, callback, user_data);
}

GPtrArray *
compile_game_advise_finish (CompileGame   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_autofree Answer *answer = NULL;
  GPtrArray *hints;

  g_return_val_if_fail (COMPILE_IS_GAME (self), NULL);

  answer = ogc_thinking_run_finish (result, error);
  if (answer == NULL)
    return NULL;
  hints = g_ptr_array_new_with_free_func (hint_free);
  for (unsigned i = 0; i < MIN (answer->n, N_HINTS); i++)
    {
      CompileHint *hint = g_new0 (CompileHint, 1);

      hint->decision = answer->items[i].decision;
      hint->title = compile_game_text_decision (&self->view, &hint->decision);
      hint->detail = compile_text_advice_detail (&answer->items[i]);
      hint->text = compile_game_text_advice (&self->view, &answer->items[i]);
      g_ptr_array_add (hints, hint);
    }
  return hints;
}
