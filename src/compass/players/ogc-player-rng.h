/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-knowledge.h"
#include "ogc-random.h"
#include "ogc-search-limits.h"

/* OgcPlayerRng: a player's source of chance. Every position of a game has a sequence of its own, which is always the
 * same for the same knowledge and seed (OgcSearchLimits). */
typedef struct {
  OgcRandom random;
} OgcPlayerRng;

/* Begins a sequence. @knowledge may be NULL for a player that has to be quick; then the sequence depends on the seed
 * alone. */
void     ogc_player_rng_begin (OgcPlayerRng          *self,
                               const OgcKnowledge    *knowledge,
                               const OgcSearchLimits *limits);
/* A uniform number below @bound. */
unsigned ogc_player_rng_below (OgcPlayerRng          *self,
                               unsigned               bound);
/* A seed for something with its own source of chance, such as a sampled game. */
uint64_t ogc_player_rng_seed  (OgcPlayerRng          *self);
/* @count dice, thrown. */
OgcDice  ogc_player_rng_dice  (OgcPlayerRng          *self,
                               unsigned               count);
