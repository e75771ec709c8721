/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-random.h"
#include "ogc-search-limits.h"

/* OgcPlayerRng: what a player leaves to chance: another sequence for every moment of a game, and always the same for
 * the same knowledge and seed (OgcSearchLimits). */
typedef struct {
  OgcRandom random;
} OgcPlayerRng;

/* @knowledge: may be NULL for a player that has to be quick: then the sequence is another for every seed alone. */
void     ogc_player_rng_begin (OgcPlayerRng          *self,
                               const OgcKnowledge    *knowledge,
                               const OgcSearchLimits *limits);
/* A number below @bound, evenly. */
unsigned ogc_player_rng_below (OgcPlayerRng          *self,
                               unsigned               bound);
/* A seed for something that has a chance of its own, a sampled game for one. */
uint64_t ogc_player_rng_seed  (OgcPlayerRng          *self);
/* So many dice, thrown. */
OgcDice  ogc_player_rng_dice  (OgcPlayerRng          *self,
                               unsigned               count);
