/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"

/* Whether @state lies beyond @round, or the game is over. */
bool ogc_random_playout_is_over (const OgcState *state,
                                 unsigned        round);
/* Plays @state on to the end of @round, with all seats deciding like "random". Computes the margin of each seat over
 * the best of the others, in gold, if all are scored then. */
void ogc_random_playout_run     (OgcState       *state,
                                 unsigned        round,
                                 OgcPlayerRng   *rng,
                                 double          margins[OGC_MAX_SEATS]);
