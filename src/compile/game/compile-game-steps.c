/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a game: what OgcPlayable takes, tells and asks. */

#include "compile-game-private.h"

#include "compile-rules.h"
#include "ogc-random.h"
#include "ogc-thinking.h"

/* What a computer player works on, in a thread of its own. */
typedef struct {
  const CompilePlayer *player;
  CompileKnowledge     knowledge;
  CompileSearchLimits  limits;
} Question;

const unsigned *
compile_game_get_rests (unsigned kind)
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

static unsigned
get_position (OgcPlayable *playable,
              unsigned    *length)
{
  CompileTimeline *timeline = COMPILE_GAME (playable)->timeline;

  *length = compile_timeline_get_length (timeline);
  return compile_timeline_get_position (timeline);
}

static int
get_asked (OgcPlayable *playable,
           unsigned     position,
           unsigned    *kind)
{
  const CompileState *state = compile_timeline_get_state_at (COMPILE_GAME (playable)->timeline, position);

  *kind = state->ask.kind;
  return state->ask.kind != COMPILE_ASK_NOTHING ? state->ask.side : -1;
}

static gboolean
take_decision (OgcPlayable   *playable,
               gconstpointer  decision)
{
  return compile_timeline_take (COMPILE_GAME (playable)->timeline, decision) == COMPILE_RULE_NONE;
}

static gpointer
first_legal (OgcPlayable *playable)
{
  CompileDecision *legal = g_new (CompileDecision, COMPILE_MAX_DECISIONS);

  compile_rules_list (compile_timeline_get_state (COMPILE_GAME (playable)->timeline), legal);
  return legal;
}

static void
seek_position (OgcPlayable *playable,
               unsigned     position)
{
  compile_timeline_seek (COMPILE_GAME (playable)->timeline, position);
}

static unsigned
find_undo (OgcPlayable *playable)
{
  return compile_timeline_undo_target (COMPILE_GAME (playable)->timeline, ogc_playable_get_scene (playable)->persons);
}

static gboolean
is_of_viewer (OgcPlayable *playable,
              unsigned     position)
{
  const CompileState *before = compile_timeline_get_state_at (COMPILE_GAME (playable)->timeline, position);

  return before->ask.side == ogc_playable_get_scene (playable)->viewing_seat;
}

/* The opponent's last consecutive decisions. */
static unsigned
find_others (OgcPlayable *playable,
             unsigned    *end)
{
  unsigned begin = compile_timeline_get_position (COMPILE_GAME (playable)->timeline);

  while (begin > 0 && is_of_viewer (playable, begin - 1))
    begin--;
  *end = begin;
  while (begin > 0 && !is_of_viewer (playable, begin - 1))
    begin--;
  return begin;
}

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

static void
start_thinking (OgcPlayable         *playable,
                unsigned             side,
                GCancellable        *cancellable,
                GAsyncReadyCallback  callback,
                gpointer             user_data)
{
  CompileGame *self = COMPILE_GAME (playable);
  const unsigned position = compile_timeline_get_position (self->timeline);
  Question *question = g_new0 (Question, 1);

  question->player = self->computers[side];
  question->limits = (CompileSearchLimits) { .seed = ogc_random_decision_seed (self->setup.seed, side, position),
                                             .work = ogc_playable_get_scene (playable)->work };
  compile_knowledge_of (&question->knowledge, compile_timeline_get_state (self->timeline), side);
  ogc_thinking_run_async (NULL, choose_decision, question, g_free, g_free, cancellable, callback, user_data);
}

static void
emit_step (OgcPlayable *playable,
           unsigned     position,
           gboolean     again)
{
  CompileGame *self = COMPILE_GAME (playable);
  const CompileTimelineStep *step = compile_timeline_get_step (self->timeline, position - 1);
  const CompileDecision decision = compile_view_mask_decision (&self->view, &step->before, &step->decision);

  if (!again)
    g_signal_emit_by_name (self, "decided", &decision, step->before.ask.side);
  for (unsigned i = 0; i < step->n_events; i++)
    {
      const CompileEvent event = compile_view_mask (&self->view, &step->events[i]);

      g_signal_emit_by_name (self, again ? "event-again" : "event", &event);
    }
}

static char *
describe_news (OgcPlayable *playable)
{
  CompileGame *self = COMPILE_GAME (playable);

  return compile_log_dup_step (self->log, compile_timeline_get_position (self->timeline));
}

void
compile_game_steps_init (OgcPlayableClass *klass)
{
  klass->get_position = get_position;
  klass->get_asked = get_asked;
  klass->take = take_decision;
  klass->first_legal = first_legal;
  klass->seek = seek_position;
  klass->find_undo = find_undo;
  klass->find_others = find_others;
  klass->think = start_thinking;
  klass->get_rests = compile_game_get_rests;
  klass->emit_step = emit_step;
  klass->describe_news = describe_news;
}
