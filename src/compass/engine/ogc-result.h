/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"
#include "ogc-state.h"

/* OgcResult: the end of a game (SCO-11, SCO-12). */
typedef struct {
  OgcScore scores[OGC_MAX_SEATS];
  uint8_t  place[OGC_MAX_SEATS]; /* 1 for winners; seats tied in gold and unassigned specialists share a place */
  uint8_t  winners;              /* how many share the win */
} OgcResult;

/* The current scores of all seats, and the winners if the game ended now. Meant for finished games, but may be called
 * at any time. */
void ogc_result_of     (const OgcState *state,
                        OgcResult      *result);

/* What @seat holds, for scoring. */
void ogc_state_holding (const OgcState *state,
                        unsigned        seat,
                        OgcHolding     *holding);
