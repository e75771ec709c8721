/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-knowledge.h"
#include "compile-search-limits.h"

/* CompilePlayerRng: a player's random source. Every position of a game has a sequence of its own, which is always the
 * same for the same knowledge and seed (CompileSearchLimits). */
typedef struct {
  OgcRandom random;
} CompilePlayerRng;

/* Begins a sequence. @knowledge may be NULL for a player that has to be quick; then the sequence depends on the seed
 * alone. */
void     compile_player_rng_begin (CompilePlayerRng          *self,
                                   const CompileKnowledge    *knowledge,
                                   const CompileSearchLimits *limits);
/* A uniform number below @bound. */
unsigned compile_player_rng_below (CompilePlayerRng          *self,
                                   unsigned                   bound);
/* A seed for something with its own random source, such as a sampled game. */
uint64_t compile_player_rng_seed  (CompilePlayerRng          *self);
/* A random error of @size on average, positive or negative; small ones are likelier. */
int      compile_player_rng_error (CompilePlayerRng          *self,
                                   int                        size);
