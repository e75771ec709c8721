/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-weights.h"

#define OGC_BUILDING_BIT(building) (1u << (building))

/*
 * OgcEvaluator: what the network thinks of what may come next of one moment. Everything is summed up once, and a
 * continuation adds only the features that are other ones there.
 */
typedef struct {
  const OgcNet    *net;
  OgcFeatureInput  base;
  OgcInputs        inputs; /* of the moment itself, group by group */
  unsigned         first[OGC_N_FEATURE_GROUPS + 1];
  float            values[OGC_N_INPUTS]; /* of the same, by feature; of missions of one type, which no continuation
                                          * changes, 1 */
  float            sums[OGC_N_HIDDEN]; /* that they bring to the hidden units */
} OgcEvaluator;

/* Begins with what @values is about, which must outlive it, and asks the network for its game. */
void     ogc_evaluator_begin  (OgcEvaluator        *self,
                               const OgcWeights    *weights,
                               const OgcTileValues *values);
/* The value of the moment itself. */
OgcValue ogc_evaluator_base   (const OgcEvaluator  *self);
/* The value of @state, a continuation in which dice were placed in @buildings (a set of OGC_BUILDING_BIT()) and came
 * to the Library; hands and tokens may have changed besides, and tiles held if @holdings. */
OgcValue ogc_evaluator_value  (const OgcEvaluator  *self,
                               const OgcState      *state,
                               unsigned             buildings,
                               bool                 holdings);
/* All features of such a continuation, to learn from. */
void     ogc_evaluator_inputs (const OgcEvaluator  *self,
                               const OgcState      *state,
                               unsigned             buildings,
                               OgcInputs           *inputs);
