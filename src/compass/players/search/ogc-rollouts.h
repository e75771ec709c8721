/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

/*
 * Compares the @n @choices of a policy: plays the rest of the round many times with each, on games as they may be
 * (ogc_determinize_sample()), the same for all of them, and asks the network what the end of the round is worth. The
 * seat itself decides by the network alone, each of the others too, but in three games of eight as "greedy" does.
 * What cannot be the best any more is left out. @rollouts: how many at most, those with more than 25 decisions
 * counting for more than one; 0 leaves the choices as they are. Ends early when no more can be expected of the rest,
 * or when the deadline of @limits has come.
 *
 * Returns the number of the best choice; whether @limits was cancelled must be asked then.
 */
unsigned ogc_rollouts_best     (const OgcKnowledge    *knowledge,
                                const OgcWeights      *weights,
                                const OgcSearchLimits *limits,
                                unsigned               rollouts,
                                const OgcCandidate    *choices,
                                unsigned               n);

/*
 * The same for somebody who wants to know what each of the @n choices (no more than OGC_MAX_CHOICES) leads to: sets
 * their values to what the games came to. At least @least of them stay in to the end of all rollouts; what is left
 * out is as far behind as it was then. Where no game was played, values stay as they are. Returns false when
 * cancelled.
 */
bool     ogc_rollouts_evaluate (const OgcKnowledge    *knowledge,
                                const OgcWeights      *weights,
                                const OgcSearchLimits *limits,
                                unsigned               rollouts,
                                unsigned               least,
                                OgcCandidate          *choices,
                                unsigned               n);
