/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-tile-values.h"

/* "greedy": decides for whatever would give the most gold if the round resolved now. */
extern const OgcPlayer ogc_greedy_player;

/* Decides like ogc_greedy_player, for callers that ask often. @values, zeroed before the first call, and @kept hold
 * what ogc_tile_values_renew() keeps between the positions of one seat. */
bool ogc_greedy_decide (OgcTileValues         *values,
                        OgcKnowledge          *kept,
                        const OgcKnowledge    *knowledge,
                        const OgcSearchLimits *limits,
                        OgcDecision           *decision);
