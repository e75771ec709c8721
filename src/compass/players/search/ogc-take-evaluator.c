/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-take-evaluator.h"

#include "ogc-afterstate.h"

void
ogc_take_evaluator_begin (OgcTakeEvaluator    *self,
                          const OgcWeights    *weights,
                          const OgcTileValues *values,
                          const OgcKnowledge  *knowledge,
                          unsigned             tile)
{
  ogc_after_take (knowledge, tile, &self->after);
  self->kept = *knowledge;
  self->values = *values;
  self->values.knowledge = &self->kept;
  ogc_tile_values_renew (&self->values, &self->kept, &self->after);
  ogc_evaluator_begin (&self->evaluator, weights, &self->values);
}
