/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision-context.h"

/* OgcPolicy: decides by the network alone, for what leads to the position with the best value. It keeps what it
 * computed for the last position, which makes the next one cheaper and changes no decision. */
typedef struct {
  const OgcWeights      *weights;
  const OgcSearchLimits *limits;
  OgcPlayStyle           style; /* balanced at first */
  float                  noise; /* the size of its errors, in units of log-odds; the same position and seed lead to the
                                 * same error */
  OgcKnowledge           known[OGC_MAX_SEATS];
  OgcTileValues          values[OGC_MAX_SEATS];
} OgcPolicy;

/* Begins a policy. @self is large, and can be used for many positions. */
void     ogc_policy_begin  (OgcPolicy             *self,
                            const OgcWeights      *weights,
                            float                  noise,
                            const OgcSearchLimits *limits);
/* The best legal decisions, best first, of the seat of @knowledge, which must be the one that is asked. Returns how
 * many there are, at least one; 0 when cancelled. A roll that is the only choice gets no value. */
unsigned ogc_policy_choose (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge,
                            OgcCandidate           choices[OGC_MAX_CHOICES]);
/* What the seat of @knowledge can expect. */
OgcValue ogc_policy_value  (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge);
/* The features of what is known to follow from @decision, for training the network. False if they teach nothing because
 * dice are rolled. */
bool     ogc_policy_inputs (OgcPolicy             *self,
                            const OgcKnowledge    *knowledge,
                            const OgcDecision     *decision,
                            OgcInputs             *inputs);
