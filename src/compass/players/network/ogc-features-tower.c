/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum { FLOORS = 3 };

unsigned
ogc_features_tower (const OgcFeatureInput *input,
                    unsigned               first,
                    OgcInputs             *inputs)
{
  const OgcTower *tower = &input->state->tower;

  if (input->state->order[2] != OGC_TOWER)
    return first + OGC_N_TOWER_FEATURES;

  for (unsigned half = 0; half < 2; half++)
    for (unsigned storey = 0; storey < FLOORS; storey++, first += OGC_N_RELATIVES)
      if (tower->value[half][storey] != 0)
        ogc_inputs_put (inputs, first + ogc_sight_relative (input, tower->owner[half][storey]), 1);
  for (unsigned storey = 0; storey < FLOORS; storey++)
    first = ogc_inputs_gold (inputs, first, input->values->treasures[storey]);

  return ogc_features_provisional (input, OGC_TOWER, first, inputs);
}
