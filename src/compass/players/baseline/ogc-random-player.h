/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"
#include "ogc-player.h"

/* "random": any legal decision: first what kind of thing to do, evenly, then one of that kind, evenly. */
extern const OgcPlayer ogc_random_player;

/* One of the @n decisions, at least one, as "random" chooses. */
const OgcDecision *ogc_random_choice (const OgcDecision *decisions,
                                      unsigned           n,
                                      OgcPlayerRng      *rng);
