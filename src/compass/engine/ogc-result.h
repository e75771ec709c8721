/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"
#include "ogc-state.h"

/* OgcResult: the end of a game (SCO-11, SCO-12). */
typedef struct {
  OgcScore scores[OGC_MAX_SEATS];
  uint8_t  place[OGC_MAX_SEATS]; /* 1 for winners; seats that are tied in gold and unassigned specialists share */
  uint8_t  winners;              /* how many share the win */
} OgcResult;

/* The scores of all seats as they stand and who wins by them. Meant for a game that is over; legal at any time. */
void ogc_result_of     (const OgcState *state,
                        OgcResult      *result);

/* What @seat holds, as the scoring wants it. */
void ogc_state_holding (const OgcState *state,
                        unsigned        seat,
                        OgcHolding     *holding);
