/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-outlook.h"
#include "ogc-player.h"

/* "greedy": whatever would give most gold if the round resolved now. */
extern const OgcPlayer ogc_greedy_player;

/* The same for who asks often: @outlook, zeroed before the first time, and @kept are what ogc_outlook_renew() keeps of the moments of the seat that knows. */
bool ogc_greedy_decide (OgcOutlook         *outlook,
                        OgcKnowledge       *kept,
                        const OgcKnowledge *knowledge,
                        const OgcThought   *thought,
                        OgcDecision        *decision);
