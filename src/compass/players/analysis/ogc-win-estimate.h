/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/* What the seat of @knowledge can expect, whichever seat is asked. False when there is no network to ask. */
bool ogc_win_estimate_own (const OgcKnowledge    *knowledge,
                           OgcValue              *value);
/* The final gold that every seat can expect, as far as @knowledge (a seat's, or an onlooker's) tells; what other seats
 * hide is averaged over sampled games that agree with it. False when cancelled, or when there is no network to ask. */
bool ogc_win_estimate_all (const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           float                  gold[OGC_MAX_SEATS]);
