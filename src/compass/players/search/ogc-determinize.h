/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"

/*
 * Samples a game as the seat of @knowledge may imagine it: it agrees with what is known, and the better a secret tile
 * suits another seat, the more often that seat gets it. Collections were not chosen, but seats choose artifacts by
 * them; missions and items were chosen (SEC-2).
 */
void     ogc_determinize_sample (const OgcKnowledge *knowledge,
                                 OgcPlayerRng       *rng,
                                 OgcState           *state);
/* The number by which deals are weighted: the gold of all seats but @knower in @state, as far as they chose it. Tokens,
 * chests and treasures are left out (TOW-4). */
unsigned ogc_determinize_gold   (const OgcState     *state,
                                 unsigned            knower);
/* How many times likelier another seat is to hold a secret tile that brings it @gold than one that brings it none. */
float    ogc_determinize_weight (const OgcState     *seen,
                                 unsigned            gold);
