/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-tile-values.h"

/* "greedy": decides for what would give the most gold if the round resolved now. */
extern const OgcPlayer ogc_greedy_player;

/* Decides like ogc_greedy_player, for callers that ask often. @values, which must be zeroed before the first call, and
 * @kept hold what ogc_tile_values_renew() keeps from one position of the seat to the next. */
bool ogc_greedy_decide (OgcTileValues         *values,
                        OgcKnowledge          *kept,
                        const OgcKnowledge    *knowledge,
                        const OgcSearchLimits *limits,
                        OgcDecision           *decision);
