/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-knowledge.h"
#include "compile-search-limits.h"

/* CompilePlayerRng: what a player leaves to chance: another sequence for every moment of a game, and always the same
 * for the same knowledge and seed (CompileSearchLimits). */
typedef struct {
  OgcRandom random;
} CompilePlayerRng;

/* @knowledge: may be NULL for a player that has to be quick: then the sequence is another for every seed alone. */
void     compile_player_rng_begin (CompilePlayerRng          *self,
                                   const CompileKnowledge    *knowledge,
                                   const CompileSearchLimits *limits);
/* A number below @bound, evenly. */
unsigned compile_player_rng_below (CompilePlayerRng          *self,
                                   unsigned                   bound);
/* A seed for something that has a chance of its own, a sampled game for one. */
uint64_t compile_player_rng_seed  (CompilePlayerRng          *self);
/* An error of @size on average, up or down, mostly a small one. */
int      compile_player_rng_error (CompilePlayerRng          *self,
                                   int                        size);
