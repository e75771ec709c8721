/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-policy.h"

/* The number of other rolls that a roll is compared with. */
enum { OGC_ROLL_LUCK_SAMPLE = 200 };

/*
 * What a roll of own dice was worth to the seat of @knowledge, which must be asked to place them now. @rolled gets the
 * value of their best placement, @mean the mean of that value over OGC_ROLL_LUCK_SAMPLE other rolls of the @count dice
 * that were rolled; the dice @kept stay as they are (TRN-3). False when cancelled, or when there is no network to judge
 * by.
 */
bool ogc_roll_luck_evaluate (const OgcKnowledge    *knowledge,
                             const OgcSearchLimits *limits,
                             OgcDice                kept,
                             unsigned               count,
                             OgcValue              *rolled,
                             OgcValue              *mean);
