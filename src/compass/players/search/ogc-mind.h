/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-appraisal.h"
#include "ogc-chance.h"

enum { OGC_MAX_CHOICES = 8 };

/* A decision and what it is worth. */
typedef struct {
  OgcDecision decision;
  OgcValue    value; /* of what is known to follow */
  float       worth; /* what choices are compared by, as the style has it: about a share of the win */
} OgcChoice;

/*
 * OgcMind: decides by the network alone: whatever leads to the moment with the best value. Keeps what it found out about the moment
 * before, which makes the next one cheaper and changes no decision.
 */
typedef struct {
  const OgcWeights *weights;
  const OgcThought *thought;
  OgcPlayStyle      style; /* balanced at first */
  float             noise; /* how wrong it judges, in units of the logarithm of odds; the same for the same moment and seed */
  OgcKnowledge      known[OGC_MAX_SEATS];
  OgcOutlook        outlooks[OGC_MAX_SEATS];
} OgcMind;

/* @mind has much in it: it may be kept for many moments. */
void     ogc_mind_begin  (OgcMind            *mind,
                          const OgcWeights   *weights,
                          float               noise,
                          const OgcThought   *thought);
/*
 * The best decisions of the seat that knows, which must be the one that is asked, best first; all of them lawful. Returns how many, at
 * least one; 0 when cancelled. A roll that is the only choice comes without a value.
 */
unsigned ogc_mind_choose (OgcMind            *mind,
                          const OgcKnowledge *knowledge,
                          OgcChoice           choices[OGC_MAX_CHOICES]);
/* What the seat that knows may expect. */
OgcValue ogc_mind_value  (OgcMind            *mind,
                          const OgcKnowledge *knowledge);
/* The features of what is known to follow from @decision, to learn from. False when that is nothing to learn from: dice are rolled. */
bool     ogc_mind_inputs (OgcMind            *mind,
                          const OgcKnowledge *knowledge,
                          const OgcDecision  *decision,
                          OgcInputs          *inputs);
