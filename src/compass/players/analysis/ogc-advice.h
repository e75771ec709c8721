/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

enum { OGC_MAX_ADVICE = OGC_MAX_CHOICES };

/* A decision, and what the seat that takes it may expect. */
typedef struct {
  OgcDecision decision;
  OgcValue    value; /* without a network: the gold as it stands then, and less than 0 for the win */
} OgcAdvice;

/*
 * What the highest level would do in the stead of the seat that knows, which must be the one that is asked: legal
 * decisions, best first. It thinks longer than when it plays, as more than the best one is to be known well. Returns
 * how many, at least one; 0 when cancelled.
 */
unsigned ogc_advice_give  (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           OgcAdvice              advice[OGC_MAX_ADVICE]);
/*
 * Looks at what was decided: what the seat might expect of @decision, legal then, and of the best that it could do,
 * which is @decision itself where nothing was better. The highest level says what was best; where that is something
 * else, both are played out in other games than it chose by, so that the luck of those is not counted for it. False
 * when cancelled, or when there is no network to judge by.
 */
bool     ogc_advice_judge (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           const OgcDecision     *decision,
                           OgcAdvice             *best,
                           OgcAdvice             *taken);
