/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-evaluator.h"

/* OgcTaken: what is known once a tile is taken, and its evaluation, most of which is the one before. */
typedef struct {
  OgcKnowledge  after;
  OgcKnowledge  kept;
  OgcTileValues values;
  OgcEvaluator  evaluator;
} OgcTaken;

/* @values: of @knowledge. @self must not be copied afterwards: its parts point to each other. */
void ogc_taken_begin (OgcTaken            *self,
                      const OgcWeights    *weights,
                      const OgcTileValues *values,
                      const OgcKnowledge  *knowledge,
                      unsigned             tile);
