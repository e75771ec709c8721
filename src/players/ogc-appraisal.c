/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-appraisal.h"

#include <string.h>

#include "ogc-provisional.h"

/* What every continuation may change. */
#define ALWAYS (OGC_FEATURES_BIT (OGC_FEATURES_GAME) | OGC_FEATURES_BIT (OGC_FEATURES_HANDS) | OGC_FEATURES_BIT (OGC_FEATURES_WEALTH))

/* ---- Sights ---- */

/* Of the @base, as it is after dice were placed in @buildings. */
static OgcSight
sight_of (const OgcSight *base,
          const OgcState *state,
          unsigned        buildings)
{
  OgcSight sight = *base;

  sight.state = state;
  buildings |= OGC_BUILDING_BIT (OGC_LIBRARY);
  for (unsigned rest = buildings; rest != 0; rest &= rest - 1)
    ogc_provisional_alone (sight.outlook, state, (unsigned) __builtin_ctz (rest), sight.gold[__builtin_ctz (rest)]);

  return sight;
}

/* Adds what the @groups of @sight bring to @sums. */
static void
add_groups (const OgcNet   *net,
            const OgcSight *sight,
            unsigned        groups,
            float           sums[OGC_N_HIDDEN])
{
  OgcInputs inputs;

  inputs.n = 0;
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    if (groups & OGC_FEATURES_BIT (group))
      ogc_features_add (sight, (OgcFeatureGroup) group, &inputs);
  ogc_net_sum (net, &inputs, sums);
}

/* Adds the sums of all groups but @groups. */
static void
add_rest (const OgcAppraisal *self,
          unsigned            groups,
          float               sums[OGC_N_HIDDEN])
{
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    if (!(groups & OGC_FEATURES_BIT (group)))
      for (unsigned unit = 0; unit < OGC_N_HIDDEN; unit++)
        sums[unit] += self->sums[group][unit];
}

/* ---- Public ---- */

void
ogc_appraisal_begin (OgcAppraisal     *self,
                     const OgcNet     *net,
                     const OgcOutlook *outlook)
{
  const OgcState *seen = &outlook->knowledge->seen;

  memset (self, 0, sizeof *self);
  self->net = net;
  self->base = (OgcSight) { .outlook = outlook, .state = seen, .seat = outlook->seat, .seats = seen->setup.seats };
  for (unsigned i = 0; i < 5; i++)
    if (seen->order[i] != OGC_NO_BUILDING)
      ogc_provisional_alone (outlook, seen, seen->order[i], self->base.gold[seen->order[i]]);
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    add_groups (net, &self->base, OGC_FEATURES_BIT (group), self->sums[group]);
}

OgcValue
ogc_appraisal_base (const OgcAppraisal *self)
{
  float sums[OGC_N_HIDDEN] = { 0 };

  add_rest (self, 0, sums);
  return ogc_net_value (self->net, sums);
}

OgcValue
ogc_appraisal_value (const OgcAppraisal *self,
                     const OgcState     *state,
                     unsigned            buildings,
                     bool                holdings)
{
  const OgcSight sight = sight_of (&self->base, state, buildings);
  float sums[OGC_N_HIDDEN] = { 0 };
  unsigned groups = ALWAYS;

  for (unsigned rest = buildings; rest != 0; rest &= rest - 1)
    groups |= OGC_FEATURES_BIT (ogc_features_of_building ((unsigned) __builtin_ctz (rest)));
  if (holdings)
    groups |= OGC_FEATURES_BIT (OGC_FEATURES_HOLDINGS);
  add_rest (self, groups, sums);
  add_groups (self->net, &sight, groups, sums);

  return ogc_net_value (self->net, sums);
}

void
ogc_appraisal_inputs (const OgcAppraisal *self,
                      const OgcState     *state,
                      unsigned            buildings,
                      OgcInputs          *inputs)
{
  const OgcSight sight = sight_of (&self->base, state, buildings);

  inputs->n = 0;
  for (unsigned group = 0; group < OGC_N_FEATURE_GROUPS; group++)
    ogc_features_add (&sight, (OgcFeatureGroup) group, inputs);
}
