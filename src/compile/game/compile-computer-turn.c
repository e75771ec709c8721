/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-computer-turn.h"

#include "ogc-random.h"
#include "ogc-thinking.h"

struct _CompileComputerTurn
{
  OgcPacer *pacer;
  CompileComputerTurnFunc func;
  gpointer user_data;

  GCancellable *cancellable; /* while a player is thinking */
  CompileDecision answer;
};

/* What a player has to decide about. */
typedef struct {
  const CompilePlayer *player;
  CompileKnowledge     knowledge;
  CompileSearchLimits  limits;
} Question;

static gpointer
decide (gpointer          data,
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
  CompileComputerTurn *self = data; /* already freed if the turn was stopped */
  g_autofree CompileDecision *answer = ogc_thinking_run_finish (result, NULL);

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
  Question *question;

  g_return_if_fail (self != NULL && player != NULL && state != NULL);

  compile_computer_turn_stop (self);
  question = g_new0 (Question, 1);
  question->player = player;
  question->limits = (CompileSearchLimits) { .seed = seed, .work = work };
  compile_knowledge_of (&question->knowledge, state, state->ask.side);
  ogc_pacer_begin (self->pacer, compile_computer_turn_get_rests (state->ask.kind), 0);
  self->cancellable = g_cancellable_new ();
  ogc_thinking_run_async (NULL, decide, question, g_free, g_free, self->cancellable, answered_cb, self);
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
