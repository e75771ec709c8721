/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

enum {
  OGC_MAX_ADVICE = OGC_MAX_CHOICES,
  OGC_N_HINTS = 3, /* how many of them people are shown; these are valued precisely */
};

/* OgcAdvice: a decision, and what the seat that takes it can expect. */
typedef struct {
  OgcDecision decision;
  OgcValue    value; /* without a network: the gold if everything resolved then, with a win below 0 */
} OgcAdvice;

/*
 * What the highest level would do in place of the seat of @knowledge, which must be the one that is asked: legal
 * decisions, best first. It thinks longer than in play, because more than the best decision must be valued precisely.
 * With the same limits, the first is what ogc_advice_judge() compares decisions with.
 * Returns how many decisions there are, at least one; 0 when cancelled.
 */
unsigned ogc_advice_give  (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           OgcAdvice              advice[OGC_MAX_ADVICE]);
/*
 * Judges a decision that was taken: what the seat could expect of @decision, which was legal then, and of the best
 * decision, which is @decision itself if nothing was better. The best one is what the highest level chooses. If it
 * differs from @decision, both are played out in new games, not in those that led to the choice, so that luck in these
 * does not count. False when cancelled, or when there is no network to judge by.
 */
bool     ogc_advice_judge (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           const OgcDecision     *decision,
                           OgcAdvice             *best,
                           OgcAdvice             *taken);
