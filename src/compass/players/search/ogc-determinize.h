/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"

/*
 * Samples a game as the seat of @knowledge may imagine it: it agrees with what is known, and the better a secret tile
 * suits another seat, the more often that seat gets it. Seats choose their missions and items; they do not choose their
 * collections, but these guide their choice of artifacts (SEC-2).
 */
void     ogc_determinize_sample (const OgcKnowledge *knowledge,
                                 OgcPlayerRng       *rng,
                                 OgcState           *state);
/* The number that weights deals: the gold of all seats except @knower in @state, as far as they chose it. Tokens,
 * chests and treasures are left out (TOW-4). */
unsigned ogc_determinize_gold   (const OgcState     *state,
                                 unsigned            knower);
/* How many times likelier another seat is to hold a secret tile that brings it @gold than one that brings it none. */
float    ogc_determinize_weight (const OgcState     *seen,
                                 unsigned            gold);
