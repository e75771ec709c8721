/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

/* OgcRolloutSettings: how a search by rollouts spends its work. */
typedef struct {
  unsigned candidates; /* choices that take part, OGC_MAX_CHOICES at most */
  float    range;      /* how far behind the network's first choice they may be, in shares of the win */
  unsigned prior;      /* the number of samples that the network's own judgement counts for */
  double   hopeless;   /* standard errors behind the best at which a choice is dropped */
} OgcRolloutSettings;

extern const OgcRolloutSettings ogc_rollouts_usual;

/*
 * Compares the @n @choices of a policy: plays the rest of the round many times with each, in sampled games
 * (ogc_determinize_sample()) that are the same for all of them, and asks the network for the value of the round's end.
 * The seat itself decides by the network alone; so do the others, except that each of them plays like "greedy" in three
 * games of eight. Choices that can no longer be the best are dropped, as @settings say. @rollouts is the maximum number
 * of games, where one with more than 25 decisions counts for more than one; 0 leaves the choices as they are. The
 * search ends early when the remaining games promise too little gain, or at the deadline of @limits.
 *
 * Returns the number of the best choice. The caller must check whether @limits was cancelled meanwhile.
 */
unsigned ogc_rollouts_best     (const OgcKnowledge       *knowledge,
                                const OgcWeights         *weights,
                                const OgcSearchLimits    *limits,
                                const OgcRolloutSettings *settings,
                                unsigned                  rollouts,
                                const OgcCandidate       *choices,
                                unsigned                  n);

/*
 * Plays the usual rollouts for callers that want to know the value of each of the @n choices (OGC_MAX_CHOICES at most):
 * sets their values to the means of the games. At least @least of them take part to the end; one that is dropped stays
 * as far behind the best as it was then. If no game is played, the values stay as they are. Returns false when
 * cancelled.
 */
bool     ogc_rollouts_evaluate (const OgcKnowledge       *knowledge,
                                const OgcWeights         *weights,
                                const OgcSearchLimits    *limits,
                                unsigned                  rollouts,
                                unsigned                  least,
                                OgcCandidate             *choices,
                                unsigned                  n);
