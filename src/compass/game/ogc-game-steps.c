/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a game: what OgcPlayable takes, announces and asks. */

#include "ogc-game-private.h"

#include "ogc-player-task.h"
#include "ogc-random.h"
#include "ogc-rules.h"

/* Pauses in milliseconds; the longest is before rolled dice are placed. */
static const unsigned rests[][OGC_N_PACES] = {
  [OGC_ASK_ROLL] = { 0, 250, 600 },
  [OGC_ASK_PLACE] = { 0, 800, 1500 },
  [OGC_ASK_OWN] = { 0, 500, 1000 },
  [OGC_ASK_NEUTRAL] = { 0, 500, 1000 },
  [OGC_ASK_GIFT] = { 0, 400, 900 },
  [OGC_ASK_TAKE] = { 0, 350, 700 },
};

const unsigned *
ogc_game_get_rests (unsigned kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (rests), rests[OGC_ASK_ROLL]);

  return rests[kind];
}

static unsigned
get_position (OgcPlayable *playable,
              unsigned    *length)
{
  OgcTimeline *timeline = OGC_GAME (playable)->timeline;

  *length = ogc_timeline_get_length (timeline);
  return ogc_timeline_get_position (timeline);
}

static int
get_asked (OgcPlayable *playable,
           unsigned     position,
           unsigned    *kind)
{
  const OgcState *state = ogc_timeline_get_state_at (OGC_GAME (playable)->timeline, position);

  *kind = state->ask.kind;
  return state->ask.kind != OGC_ASK_NOTHING ? state->ask.seat : -1;
}

static gboolean
take_decision (OgcPlayable   *playable,
               gconstpointer  decision)
{
  return ogc_timeline_take (OGC_GAME (playable)->timeline, decision) == OGC_RULE_NONE;
}

static gpointer
first_legal (OgcPlayable *playable)
{
  OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);

  ogc_rules_list (ogc_timeline_get_state (OGC_GAME (playable)->timeline), legal);
  return legal;
}

static void
seek_position (OgcPlayable *playable,
               unsigned     position)
{
  ogc_timeline_seek (OGC_GAME (playable)->timeline, position);
}

static unsigned
find_undo (OgcPlayable *playable)
{
  return ogc_timeline_undo_target (OGC_GAME (playable)->timeline, ogc_playable_get_scene (playable)->persons);
}

static void
start_thinking (OgcPlayable         *playable,
                unsigned             seat,
                GCancellable        *cancellable,
                GAsyncReadyCallback  callback,
                gpointer             user_data)
{
  OgcGame *self = OGC_GAME (playable);
  const unsigned position = ogc_timeline_get_position (self->timeline);
  g_autofree OgcKnowledge *knowledge = g_new (OgcKnowledge, 1);

  ogc_knowledge_of (knowledge, ogc_timeline_get_state (self->timeline), seat);
  ogc_player_task_decide_async (self->players[seat], self->styles[seat], knowledge,
                                ogc_random_decision_seed (self->setup.seed, seat, position),
                                ogc_playable_get_scene (playable)->work, cancellable, callback, user_data);
}

gboolean
ogc_game_rolls (OgcGame *self)
{
  g_return_val_if_fail (OGC_IS_GAME (self), FALSE);

  return self->auto_roll && ogc_game_get_running (self) && self->view.answerable
         && ogc_timeline_get_state (self->timeline)->ask.kind == OGC_ASK_ROLL
         && self->view.n_decisions == 1 && self->decisions[0].kind == OGC_DECISION_ROLL;
}

static void
roll_due_cb (gpointer data)
{
  if (ogc_game_rolls (data))
    ogc_playable_decide (data, &(OgcDecision) { .kind = OGC_DECISION_ROLL });
}

static void
go_on (OgcPlayable *playable)
{
  if (ogc_game_rolls (OGC_GAME (playable)))
    ogc_playable_continue_after (playable, OGC_ASK_ROLL, roll_due_cb);
}

/* The decision of @step as the viewer may know it: the tile taken is hidden if its events are. */
static OgcDecision
mask_decision (OgcGame       *self,
               const OgcStep *step)
{
  OgcDecision masked = step->decision;

  if (masked.kind != OGC_DECISION_TAKE)
    return masked;
  for (unsigned i = 0; i < step->n_events; i++)
    if (step->events[i].kind == OGC_EVENT_TOOK)
      {
        masked.tile = ogc_view_mask (&self->view, &step->events[i]).tile;
        break;
      }
  return masked;
}

static void
emit_step (OgcPlayable *playable,
           unsigned     position,
           gboolean     again)
{
  OgcGame *self = OGC_GAME (playable);
  const OgcStep *step = ogc_timeline_get_step (self->timeline, position - 1);
  const OgcDecision decision = mask_decision (self, step);

  if (!again)
    g_signal_emit_by_name (self, "decided", &decision, step->before.ask.seat);
  for (unsigned i = 0; i < step->n_events; i++)
    {
      const OgcEvent event = ogc_view_mask (&self->view, &step->events[i]);

      g_signal_emit_by_name (self, again ? "event-again" : "event", &event);
    }
}

static void
emit_ends (OgcPlayable *playable,
           unsigned     position)
{
  const OgcStep *step = ogc_timeline_get_step (OGC_GAME (playable)->timeline, position - 1);
  const unsigned n = step->n_events;
  g_autofree OgcEvent *events = g_memdup2 (step->events, n * sizeof *events); /* handlers may change the game */

  for (unsigned i = 0; i < n; i++)
    if (events[i].kind == OGC_EVENT_ROUND_ENDED)
      g_signal_emit_by_name (playable, "round-ended", events[i].number);
}

/* What computer players roll is left out: their turns would take too long to listen to. */
static char *
describe_news (OgcPlayable *playable)
{
  OgcGame *self = OGC_GAME (playable);
  const unsigned position = ogc_timeline_get_position (self->timeline);
  const OgcStep *step = ogc_timeline_get_step (self->timeline, position - 1);
  const gboolean by_person = (ogc_playable_get_scene (playable)->persons & 1u << step->before.ask.seat) != 0;

  return ogc_log_dup_step (self->log, position, by_person);
}

void
ogc_game_steps_init (OgcPlayableClass *klass)
{
  klass->get_position = get_position;
  klass->get_asked = get_asked;
  klass->take = take_decision;
  klass->first_legal = first_legal;
  klass->seek = seek_position;
  klass->find_undo = find_undo;
  klass->think = start_thinking;
  klass->get_rests = ogc_game_get_rests;
  klass->go_on = go_on;
  klass->emit_step = emit_step;
  klass->emit_ends = emit_ends;
  klass->describe_news = describe_news;
}
