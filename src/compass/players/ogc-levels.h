/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision-context.h"
#include "ogc-player.h"

/*
 * The levels of computer players. All of them use the same networks (ogc_weights_use()). The lower levels misjudge
 * positions, the same position always by the same error; the highest one adds rollouts. Without a network all of them
 * decide like "greedy".
 */
enum { OGC_N_LEVELS = 6 };

/* The levels, weakest first. */
extern const OgcPlayer ogc_levels[OGC_N_LEVELS];
/* "predecessor": the highest level as it searched before, a yardstick for the one of now. */
extern const OgcPlayer ogc_predecessor;
/* The name of each level in each style (ogc_players_kind()). */
extern const char *const ogc_level_kinds[OGC_N_LEVELS][OGC_N_PLAY_STYLES];

/* The best legal decisions, best first, as level number @level (from 0, the weakest) judges them by the network alone,
 * before any rollouts. Returns how many there are; 0 without a network, or when cancelled. */
unsigned ogc_level_choose (unsigned               level,
                           const OgcKnowledge    *knowledge,
                           const OgcSearchLimits *limits,
                           OgcCandidate           choices[OGC_MAX_CHOICES]);
