/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-evaluator.h"

/* OgcTakeEvaluator: what is known after a tile is taken, and what it takes to value that, mostly kept from before. */
typedef struct {
  OgcKnowledge  after;
  OgcKnowledge  kept;
  OgcTileValues values;
  OgcEvaluator  evaluator;
} OgcTakeEvaluator;

/* Begins with what the seat of @knowledge, whose tile values are @values, knows once it has taken @tile. @self must not
 * be copied afterwards, because its parts point to each other. */
void ogc_take_evaluator_begin (OgcTakeEvaluator    *self,
                               const OgcWeights    *weights,
                               const OgcTileValues *values,
                               const OgcKnowledge  *knowledge,
                               unsigned             tile);
