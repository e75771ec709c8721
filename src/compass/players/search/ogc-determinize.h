/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player-rng.h"

/*
 * A game as the seat that knows may believe it to be: it agrees with what is known, and what the others hold in
 * secret is the more often dealt to them, the better it suits them. Collections were not chosen, but artifacts were
 * chosen by them; missions and items were chosen (SEC-2).
 */
void     ogc_determinize_sample (const OgcKnowledge *knowledge,
                                 OgcPlayerRng       *rng,
                                 OgcState           *state);
/* What deals are told apart by: the gold of all but @knower in @state, as far as they chose it. Tokens, chests and
 * treasures are left out (TOW-4). */
unsigned ogc_determinize_gold   (const OgcState     *state,
                                 unsigned            knower);
/* How many times more often another seat holds in secret what brings it @gold more than something that brings it
 * none. */
float    ogc_determinize_weight (const OgcState     *seen,
                                 unsigned            gold);
