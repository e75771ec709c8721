/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-tile-values.h"

/* "greedy": whatever would give most gold if the round resolved now. */
extern const OgcPlayer ogc_greedy_player;

/* The same for who asks often: @values, zeroed before the first time, and @kept are what ogc_tile_values_renew()
 * keeps of the moments of the seat that knows. */
bool ogc_greedy_decide (OgcTileValues         *values,
                        OgcKnowledge          *kept,
                        const OgcKnowledge    *knowledge,
                        const OgcSearchLimits *limits,
                        OgcDecision           *decision);
