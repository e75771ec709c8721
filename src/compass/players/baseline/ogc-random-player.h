/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"
#include "ogc-player.h"

/* "random": chooses evenly what kind of thing to do, then evenly among the legal decisions of that kind. */
extern const OgcPlayer ogc_random_player;

/* The one that "random" chooses of the @n decisions, of which there must be at least one. */
const OgcDecision *ogc_random_choice (const OgcDecision *decisions,
                                      unsigned           n,
                                      OgcPlayerRng      *rng);
