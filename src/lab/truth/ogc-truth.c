/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-truth.h"

#include "ogc-random.h"

OgcTruth *
ogc_truth_new (const OgcSetup *setup)
{
  OgcTruth *self = g_new0 (OgcTruth, 1);

  self->setup = *setup;
  self->decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));

  return self;
}

void
ogc_truth_free (OgcTruth *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->decisions);
  g_free (self);
}

const OgcTruthCandidate *
ogc_truth_find (const OgcTruth    *self,
                const OgcDecision *decision)
{
  for (guint i = 0; i < self->n; i++)
    if (ogc_decision_equal (&self->candidates[i].decision, decision))
      return &self->candidates[i];
  return NULL;
}

const OgcTruthCandidate *
ogc_truth_best (const OgcTruth *self)
{
  const OgcTruthCandidate *best = self->candidates;

  for (guint i = 1; i < self->n; i++)
    if (self->candidates[i].gold_behind < best->gold_behind)
      best = &self->candidates[i];
  return best;
}

OgcSearchLimits
ogc_truth_limits (const OgcState *state,
                  guint           position,
                  unsigned        work)
{
  return (OgcSearchLimits) {
    .seed = ogc_random_decision_seed (state->setup.seed, state->ask.seat, position),
    .work = work,
  };
}
