/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"
#include "ogc-player.h"

/* "random": chooses a kind of decision uniformly, then one of the legal decisions of that kind uniformly. */
extern const OgcPlayer ogc_random_player;

/* The decision that "random" chooses from the @n ones; there must be at least one. */
const OgcDecision *ogc_random_choice (const OgcDecision *decisions,
                                      unsigned           n,
                                      OgcPlayerRng      *rng);
