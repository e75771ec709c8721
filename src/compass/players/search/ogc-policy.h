/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision-context.h"

/*
 * OgcPolicy: decides by the network alone: whatever leads to the moment with the best value. Keeps what it found out
 * about the moment before, which makes the next one cheaper and changes no decision.
 */
typedef struct {
  const OgcWeights      *weights;
  const OgcSearchLimits *limits;
  OgcPlayStyle           style; /* balanced at first */
  float                  noise; /* how wrong it judges, in units of the logarithm of odds; the same for the same
                                 * moment and seed */
  OgcKnowledge           known[OGC_MAX_SEATS];
  OgcTileValues          values[OGC_MAX_SEATS];
} OgcPolicy;

/* @self has much in it: it may be kept for many moments. */
void     ogc_policy_begin  (OgcPolicy             *self,
                            const OgcWeights      *weights,
                            float                  noise,
                            const OgcSearchLimits *limits);
/*
 * The best decisions of the seat that knows, which must be the one that is asked, best first; all of them legal.
 * Returns how many, at least one; 0 when cancelled. A roll that is the only choice comes without a value.
 */
unsigned ogc_policy_choose (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge,
                            OgcCandidate           choices[OGC_MAX_CHOICES]);
/* What the seat that knows may expect. */
OgcValue ogc_policy_value  (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge);
/* The features of what is known to follow from @decision, to learn from. False when that is nothing to learn from:
 * dice are rolled. */
bool     ogc_policy_inputs (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge,
                            const OgcDecision     *decision,
                            OgcInputs             *inputs);
