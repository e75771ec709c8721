/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-random.h"
#include "ogc-search-limits.h"

/* OgcPlayerRng: a player's random generator. Every position of a game has a separate sequence, which is always the same
 * for the same knowledge and seed (OgcSearchLimits). */
typedef struct {
  OgcRandom random;
} OgcPlayerRng;

/* Begins a sequence. @knowledge may be NULL for a player that has to be quick; the sequence then depends on the seed
 * alone. */
void     ogc_player_rng_begin (OgcPlayerRng          *self,
                               const OgcKnowledge    *knowledge,
                               const OgcSearchLimits *limits);
/* A uniform number below @bound. */
unsigned ogc_player_rng_below (OgcPlayerRng          *self,
                               unsigned               bound);
/* A seed for something with a generator of its own, such as a sampled game. */
uint64_t ogc_player_rng_seed  (OgcPlayerRng          *self);
/* A roll of @count dice. */
OgcDice  ogc_player_rng_dice  (OgcPlayerRng          *self,
                               unsigned               count);
