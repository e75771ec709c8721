/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-weights.h"

#define OGC_BUILDING_BIT(building) (1u << (building))

/* OgcEvaluator: asks the network about the possible continuations of one position. The features of the position are
 * summed up once, and each continuation adds only those in which it differs. */
typedef struct {
  const OgcNet    *net;
  OgcFeatureInput  base;
  OgcInputs        inputs; /* of the position itself, group by group */
  unsigned         first[OGC_N_FEATURE_GROUPS + 1];
  float            values[OGC_N_INPUTS]; /* the same by feature; several missions of one type count as 1, because no
                                          * continuation changes them */
  float            sums[OGC_N_HIDDEN]; /* what they add to the hidden units */
} OgcEvaluator;

/* Begins with the position of @values, which must outlive the evaluator, and the network of @weights for its game. */
void     ogc_evaluator_begin  (OgcEvaluator        *self,
                               const OgcWeights    *weights,
                               const OgcTileValues *values);
/* The value of the position itself. */
OgcValue ogc_evaluator_base   (const OgcEvaluator  *self);
/* The value of @state, a continuation in which dice were placed in @buildings (a set of OGC_BUILDING_BIT()) and perhaps
 * moved to the Library. Hands and tokens may have changed too, and with @holdings the tiles held. */
OgcValue ogc_evaluator_value  (const OgcEvaluator  *self,
                               const OgcState      *state,
                               unsigned             buildings,
                               bool                 holdings);
/* All features of such a continuation, for training the network. */
void     ogc_evaluator_inputs (const OgcEvaluator  *self,
                               const OgcState      *state,
                               unsigned             buildings,
                               OgcInputs           *inputs);
