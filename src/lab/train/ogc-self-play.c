/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-self-play.h"

#include "ogc-result.h"
#include "ogc-rules.h"

/* Step: a position, whose features are in the pools of the game. */
typedef struct {
  guint    first;
  guint    n;
  unsigned seat;
  OgcValue said;   /* by the network, when it played */
  OgcValue target;
} Step;

struct _OgcSelfPlay
{
  OgcPolicy     policy;
  OgcState      state;
  OgcKnowledge  knowledge;
  GArray       *index; /* guint16 */
  GArray       *value; /* float */
  GArray       *steps;
  OgcValue      truth[OGC_MAX_SEATS];
};

static const OgcSearchLimits limits = { .seed = 0 };

OgcSelfPlay *
ogc_self_play_new (void)
{
  OgcSelfPlay *self = g_new0 (OgcSelfPlay, 1);

  self->index = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->value = g_array_new (FALSE, FALSE, sizeof (float));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));

  return self;
}

void
ogc_self_play_free (OgcSelfPlay *self)
{
  g_array_unref (self->index);
  g_array_unref (self->value);
  g_array_unref (self->steps);
  g_free (self);
}

/* ---- Playing ---- */

/* Records the features of what @decision leads to. */
static void
record_step (OgcSelfPlay       *self,
             const OgcDecision *decision)
{
  const OgcNet *net = ogc_weights_net (self->policy.weights, &self->knowledge.seen);
  float sums[OGC_N_HIDDEN] = { 0 };
  OgcInputs inputs;
  Step step;

  if (!ogc_policy_inputs (&self->policy, &self->knowledge, decision, &inputs))
    return;

  ogc_net_sum (net, &inputs, sums);
  step = (Step) {
    .first = self->index->len,
    .n = inputs.n,
    .seat = self->knowledge.seat,
    .said = ogc_net_value (net, sums),
  };
  g_array_append_vals (self->index, inputs.index, inputs.n);
  g_array_append_vals (self->value, inputs.value, inputs.n);
  g_array_append_val (self->steps, step);
}

/* Whether the network learns from what @seat decides. */
static gboolean
learns_from (const OgcSelfPlayers *players,
             unsigned              seat)
{
  if (players->decisions != NULL)
    return (players->learners >> seat & 1) != 0;

  return players->opponent == NULL || seat == players->seat;
}

/* Records the beginning of a round for all seats that are not asked, because rollouts end there. */
static void
note_round (OgcSelfPlay          *self,
            const OgcSelfPlayers *players)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };

  for (unsigned seat = 0; seat < self->state.setup.seats; seat++)
    if (seat != self->state.ask.seat && learns_from (players, seat))
      {
        ogc_knowledge_of (&self->knowledge, &self->state, seat);
        record_step (self, &roll);
      }
}

/* Sets how the game ended for every seat; tied winners share the win. */
static void
find_truth (OgcSelfPlay *self)
{
  OgcResult result;

  ogc_result_of (&self->state, &result);
  for (unsigned seat = 0; seat < self->state.setup.seats; seat++)
    {
      self->truth[seat].win = result.place[seat] == 1 ? 1.f / result.winners : 0;
      self->truth[seat].gold = result.scores[seat].total;
    }
}

/* Decides for the seat that is asked and about whose knowledge @self holds, after @position decisions. Records what it
 * leads to if the network can learn from it. */
static OgcDecision
decide_step (OgcSelfPlay          *self,
             const OgcSelfPlayers *players,
             guint                 position)
{
  const gboolean learns = learns_from (players, self->knowledge.seat);
  OgcCandidate choices[OGC_MAX_CHOICES];

  if (players->decisions != NULL)
    choices[0].decision = g_array_index (players->decisions, OgcDecision, position);
  else if (!learns)
    {
      const OgcEntrant *opponent = players->opponent;
      const OgcSearchLimits usual = {
        .seed = self->state.setup.seed,
        .work = opponent->work,
        .style = opponent->style,
        .weights = opponent->weights,
      };

      opponent->player->decide (&self->knowledge, &usual, &choices[0].decision);
    }
  else if (players->teacher != NULL)
    players->teacher->decide (&self->knowledge, &limits, &choices[0].decision);
  else
    ogc_policy_choose (&self->policy, &self->knowledge, choices);
  if (learns)
    record_step (self, &choices[0].decision);
  return choices[0].decision;
}

void
ogc_self_play_play (OgcSelfPlay          *self,
                    const OgcTiles       *tiles,
                    const OgcWeights     *weights,
                    const OgcSelfPlayers *players,
                    const OgcSetup       *setup)
{
  unsigned round = 0;

  g_return_if_fail (self != NULL && players != NULL);

  g_array_set_size (self->index, 0);
  g_array_set_size (self->value, 0);
  g_array_set_size (self->steps, 0);
  ogc_policy_begin (&self->policy, weights, 0, &limits);
  ogc_rules_begin (&self->state, tiles, setup, NULL);
  for (guint position = 0; self->state.ask.kind != OGC_ASK_NOTHING; position++)
    {
      OgcDecision decision;

      if (self->state.round != round)
        note_round (self, players);
      round = self->state.round;
      ogc_knowledge_of (&self->knowledge, &self->state, self->state.ask.seat);
      decision = decide_step (self, players, position);
      ogc_rules_take (&self->state, &decision, NULL);
    }
  find_truth (self);
}

/* ---- Learning ---- */

/* Part of the way from @from to @to. */
static OgcValue
interpolate_value (OgcValue from,
                   OgcValue to,
                   float    part)
{
  return (OgcValue) { from.win + part * (to.win - from.win), from.gold + part * (to.gold - from.gold) };
}

/* Sets the targets, from the end backwards: each lies between the network's value of the same seat's next position and
 * the target there. */
static void
set_targets (const OgcSelfPlay *self,
             float              lambda)
{
  OgcValue next[OGC_MAX_SEATS];

  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    next[seat] = self->truth[seat];
  for (guint i = self->steps->len; i-- > 0;)
    {
      Step *step = &g_array_index (self->steps, Step, i);

      step->target = next[step->seat];
      next[step->seat] = interpolate_value (step->said, step->target, lambda);
    }
}

double
ogc_self_play_learn (const OgcSelfPlay *self,
                     OgcNet            *net,
                     float              lambda,
                     float              rate)
{
  double sum = 0;

  g_return_val_if_fail (self != NULL && self->steps->len > 0, 0);

  set_targets (self, lambda);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = &g_array_index (self->steps, Step, i);
      const float error = step->said.win - self->truth[step->seat].win;
      OgcInputs inputs = { .n = step->n };

      memcpy (inputs.index, &g_array_index (self->index, guint16, step->first), step->n * sizeof (guint16));
      memcpy (inputs.value, &g_array_index (self->value, float, step->first), step->n * sizeof (float));
      ogc_net_learn (net, &inputs, step->target, rate);
      sum += error * error;
    }
  return sum / self->steps->len;
}
