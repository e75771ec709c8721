/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-evaluator.h"

#include <string.h>

#include "ogc-payout-estimate.h"

/* The groups that every continuation may change. */
#define ALWAYS                                                                      \
  (OGC_FEATURES_BIT (OGC_FEATURES_GAME) | OGC_FEATURES_BIT (OGC_FEATURES_HANDS) \
   | OGC_FEATURES_BIT (OGC_FEATURES_WEALTH))

/* ---- Inputs ---- */

/* The input @base for @state, a continuation in which dice were placed in @buildings. */
static OgcFeatureInput
input_after (const OgcFeatureInput *base,
             const OgcState        *state,
             unsigned               buildings)
{
  OgcFeatureInput input = *base;

  input.state = state;
  buildings |= OGC_BUILDING_BIT (OGC_LIBRARY);
  for (unsigned rest = buildings; rest != 0; rest &= rest - 1)
    ogc_payout_estimate_alone (input.values, state, (unsigned) __builtin_ctz (rest), input.gold[__builtin_ctz (rest)]);

  return input;
}

static void
add_groups (const OgcFeatureInput *input,
            unsigned               groups,
            OgcInputs             *inputs)
{
  for (unsigned rest = groups; rest != 0; rest &= rest - 1)
    ogc_features_add (input, (OgcFeatureGroup) __builtin_ctz (rest), inputs);
}

/* ---- Differences ---- */

/* Part of a list of features. */
typedef struct {
  unsigned first;
  unsigned end;
} Span;

static bool
is_same_feature (const OgcInputs *a,
                 unsigned         i,
                 const OgcInputs *b,
                 unsigned         j)
{
  return a->index[i] == b->index[j] && a->value[i] == b->value[j];
}

/* Drops what both spans have in common at their beginnings and ends, which is nearly everything. */
static void
trim_spans (const OgcInputs *a,
            Span            *of_a,
            const OgcInputs *b,
            Span            *of_b)
{
  while (of_a->first < of_a->end && of_b->first < of_b->end && is_same_feature (a, of_a->first, b, of_b->first))
    {
      of_a->first++;
      of_b->first++;
    }
  while (of_a->first < of_a->end && of_b->first < of_b->end && is_same_feature (a, of_a->end - 1, b, of_b->end - 1))
    {
      of_a->end--;
      of_b->end--;
    }
}

/* Presence: which of the features that trim_spans() leaves a continuation has: those marked with its number. */
typedef struct {
  uint32_t marks[OGC_N_INPUTS];
  uint32_t number;
} Presence;

/* Begins the next continuation, whose number does not mark any feature yet. */
static void
begin_presence (Presence *presence)
{
  if (++presence->number != 0)
    return;
  memset (presence->marks, 0, sizeof presence->marks);
  presence->number = 1;
}

/* Adds the differences between the continuation's features in @span and those of the position itself. To avoid a
 * branch, each difference is written first, and then kept only if it is not 0. */
static void
add_new (const OgcEvaluator *self,
         const OgcInputs    *inputs,
         Span                span,
         Presence           *presence,
         OgcInputs          *changes)
{
  const uint32_t number = presence->number;
  unsigned n = changes->n;

  for (unsigned i = span.first; i < span.end; i++)
    {
      const unsigned index = inputs->index[i];

      presence->marks[index] = number;
      changes->index[n] = (uint16_t) index;
      changes->value[n] = inputs->value[i] - self->values[index];
      n += inputs->value[i] != self->values[index];
    }
  changes->n = n;
}

/* Adds, in the same way, what the position itself has in @span and the continuation lacks. */
static void
add_gone (const OgcEvaluator *self,
          Span                span,
          const Presence     *presence,
          OgcInputs          *changes)
{
  const uint32_t number = presence->number;
  unsigned n = changes->n;

  for (unsigned i = span.first; i < span.end; i++)
    {
      const unsigned index = self->inputs.index[i];

      changes->index[n] = (uint16_t) index;
      changes->value[n] = -self->inputs.value[i];
      n += presence->marks[index] != number;
    }
  changes->n = n;
}

/* The differences between @groups of @input and those of the position itself. */
static void
find_changes (const OgcEvaluator    *self,
              const OgcFeatureInput *input,
              unsigned               groups,
              OgcInputs             *changes)
{
  static _Thread_local Presence presence;
  Span before[OGC_N_FEATURE_GROUPS];
  OgcInputs inputs;
  unsigned n = 0;

  inputs.n = changes->n = 0;
  begin_presence (&presence);
  for (unsigned rest = groups; rest != 0; rest &= rest - 1, n++)
    {
      const unsigned group = (unsigned) __builtin_ctz (rest);
      Span now = { .first = inputs.n };

      before[n] = (Span) { self->first[group], self->first[group + 1] };
      ogc_features_add (input, (OgcFeatureGroup) group, &inputs);
      now.end = inputs.n;
      trim_spans (&inputs, &now, &self->inputs, &before[n]);
      add_new (self, &inputs, now, &presence, changes);
    }
  for (unsigned i = 0; i < n; i++) /* after everything new, because another order would round the sums differently */
    add_gone (self, before[i], &presence, changes);
}

/* ---- Public ---- */

void
ogc_evaluator_begin (OgcEvaluator        *self,
                     const OgcWeights    *weights,
                     const OgcTileValues *values)
{
  const OgcState *seen = &values->knowledge->seen;

  self->net = ogc_weights_net (weights, seen);
  self->base = (OgcFeatureInput) { .values = values, .state = seen, .seat = values->seat, .seats = seen->setup.seats };
  for (unsigned i = 0; i < 5; i++)
    if (seen->order[i] != OGC_NO_BUILDING)
      ogc_payout_estimate_alone (values, seen, seen->order[i], self->base.gold[seen->order[i]]);
  self->inputs.n = 0;
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    {
      self->first[group] = self->inputs.n;
      add_groups (&self->base, OGC_FEATURES_BIT (group), &self->inputs);
    }
  self->first[OGC_N_FEATURE_GROUPS] = self->inputs.n;
  memset (self->values, 0, sizeof self->values);
  for (unsigned i = 0; i < self->inputs.n; i++)
    self->values[self->inputs.index[i]] = self->inputs.value[i];
  memset (self->sums, 0, sizeof self->sums);
  ogc_net_sum (self->net, &self->inputs, self->sums);
}

/* Sets the changes in the gold that each seat would get from @buildings as they stand. */
static void
add_gold (const OgcEvaluator    *self,
          const OgcFeatureInput *input,
          unsigned               buildings,
          OgcValue              *value)
{
  OgcCents own = 0;
  OgcCents all = 0;

  for (unsigned rest = buildings | OGC_BUILDING_BIT (OGC_LIBRARY); rest != 0; rest &= rest - 1)
    {
      const unsigned building = (unsigned) __builtin_ctz (rest);

      own += input->gold[building][input->seat] - self->base.gold[building][input->seat];
      for (unsigned seat = 0; seat < input->seats; seat++)
        all += input->gold[building][seat] - self->base.gold[building][seat];
    }
  value->own = (float) own / OGC_CENTS_GOLD;
  value->others = (float) (all - own) / (float) (OGC_CENTS_GOLD * (input->seats - 1));
}

OgcValue
ogc_evaluator_base (const OgcEvaluator *self)
{
  return ogc_net_value (self->net, self->sums);
}

OgcValue
ogc_evaluator_value (const OgcEvaluator *self,
                     const OgcState     *state,
                     unsigned            buildings,
                     bool                holdings)
{
  const OgcFeatureInput input = input_after (&self->base, state, buildings);
  float sums[OGC_N_HIDDEN];
  OgcInputs changes;
  OgcValue value;
  unsigned groups = ALWAYS;

  for (unsigned rest = buildings; rest != 0; rest &= rest - 1)
    groups |= OGC_FEATURES_BIT (ogc_features_of_building ((unsigned) __builtin_ctz (rest)));
  if (holdings)
    groups |= OGC_FEATURES_BIT (OGC_FEATURES_HOLDINGS);
  find_changes (self, &input, groups, &changes);
  memcpy (sums, self->sums, sizeof sums);
  ogc_net_sum (self->net, &changes, sums);
  value = ogc_net_value (self->net, sums);
  add_gold (self, &input, buildings, &value);

  return value;
}

void
ogc_evaluator_inputs (const OgcEvaluator *self,
                      const OgcState     *state,
                      unsigned            buildings,
                      OgcInputs          *inputs)
{
  const OgcFeatureInput input = input_after (&self->base, state, buildings);

  inputs->n = 0;
  add_groups (&input, OGC_FEATURES_ALL, inputs);
}
