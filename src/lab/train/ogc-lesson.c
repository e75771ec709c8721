/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-lesson.h"

#include "ogc-result.h"

/* A moment: its features are in the pools of the lesson. */
typedef struct {
  guint    first;
  guint    n;
  unsigned seat;
  OgcValue said;   /* by the network, when it played */
  OgcValue target;
} Step;

struct _OgcLesson
{
  OgcMind mind;
  OgcState state;
  OgcKnowledge knowledge;
  GArray *index; /* guint16 */
  GArray *value; /* float */
  GArray *steps;
  OgcValue truth[OGC_MAX_SEATS];
};

static const OgcThought thought = { .seed = 0 };

OgcLesson *
ogc_lesson_new (void)
{
  OgcLesson *self = g_new0 (OgcLesson, 1);

  self->index = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->value = g_array_new (FALSE, FALSE, sizeof (float));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));

  return self;
}

void
ogc_lesson_free (OgcLesson *self)
{
  g_array_unref (self->index);
  g_array_unref (self->value);
  g_array_unref (self->steps);
  g_free (self);
}

/* ---- Playing ---- */

/* Keeps what @decision leads to. */
static void
note (OgcLesson         *self,
      const OgcDecision *decision)
{
  const OgcNet *net = ogc_weights_net (self->mind.weights, &self->knowledge.seen);
  float sums[OGC_N_HIDDEN] = { 0 };
  OgcInputs inputs;
  Step step;

  if (!ogc_mind_inputs (&self->mind, &self->knowledge, decision, &inputs))
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

/* Keeps the beginning of a round for those who only look on: rollouts end there. */
static void
note_round (OgcLesson *self)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };

  for (unsigned seat = 0; seat < self->state.setup.seats; seat++)
    if (seat != self->state.ask.seat)
      {
        ogc_knowledge_of (&self->knowledge, &self->state, seat);
        note (self, &roll);
      }
}

/* The end of the game, for every seat: ties share the win. */
static void
find_truth (OgcLesson *self)
{
  OgcResult result;

  ogc_result_of (&self->state, &result);
  for (unsigned seat = 0; seat < self->state.setup.seats; seat++)
    {
      self->truth[seat].win = result.place[seat] == 1 ? 1.f / result.winners : 0;
      self->truth[seat].gold = result.scores[seat].total;
    }
}

void
ogc_lesson_play (OgcLesson        *self,
                 const OgcTiles   *tiles,
                 const OgcWeights *weights,
                 const OgcPlayer  *teacher,
                 const OgcSetup   *setup)
{
  OgcChoice choices[OGC_MAX_CHOICES];
  unsigned round = 0;

  g_return_if_fail (self != NULL);

  g_array_set_size (self->index, 0);
  g_array_set_size (self->value, 0);
  g_array_set_size (self->steps, 0);
  ogc_mind_begin (&self->mind, weights, 0, &thought);
  ogc_state_begin (&self->state, tiles, setup, NULL);
  while (self->state.ask.kind != OGC_ASK_NOTHING)
    {
      if (self->state.round != round)
        note_round (self);
      round = self->state.round;
      ogc_knowledge_of (&self->knowledge, &self->state, self->state.ask.seat);
      if (teacher != NULL)
        teacher->decide (&self->knowledge, &thought, &choices[0].decision);
      else
        ogc_mind_choose (&self->mind, &self->knowledge, choices);
      note (self, &choices[0].decision);
      ogc_state_take (&self->state, &choices[0].decision, NULL);
    }
  find_truth (self);
}

/* ---- Learning ---- */

/* Part of the way from @from to @to. */
static OgcValue
between (OgcValue from,
         OgcValue to,
         float    part)
{
  return (OgcValue) { from.win + part * (to.win - from.win), from.gold + part * (to.gold - from.gold) };
}

/* From the end: each moment's target is between what was said at the seat's next moment and that moment's target. */
static void
set_targets (const OgcLesson *self,
             float            lambda)
{
  OgcValue next[OGC_MAX_SEATS];

  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    next[seat] = self->truth[seat];
  for (guint i = self->steps->len; i-- > 0;)
    {
      Step *step = &g_array_index (self->steps, Step, i);

      step->target = next[step->seat];
      next[step->seat] = between (step->said, step->target, lambda);
    }
}

double
ogc_lesson_learn (const OgcLesson *self,
                  OgcNet          *net,
                  float            lambda,
                  float            rate)
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
