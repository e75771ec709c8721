/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

/* Rolls that a roll is compared with. */
enum { OGC_ROLL_LUCK_SAMPLE = 200 };

/*
 * What a roll of own dice was worth to the seat that knows, which is asked to place them now: the value of the best
 * placement of them in @rolled, and in @mean the mean of that over OGC_ROLL_LUCK_SAMPLE other rolls of the @count
 * dice that were thrown, @kept staying as they were (TRN-3). False when cancelled, or when there is no network to
 * judge by.
 */
bool ogc_roll_luck_evaluate (const OgcKnowledge    *knowledge,
                             const OgcSearchLimits *limits,
                             OgcDice                kept,
                             unsigned               count,
                             OgcValue              *rolled,
                             OgcValue              *mean);
