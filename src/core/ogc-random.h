/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/*
 * OgcRandom: the state of one generator, PCG-XSH-RR 64/32 (M. E. O'Neill, 2014). A game has several, one for each
 * source of randomness, so that what one seat does never changes what another finds (dice and stacks: SET-9; decks:
 * COM-4). Each has a stream number and a starting state of its own; if only the numbers differed, their draws would be
 * correlated.
 */
typedef uint64_t OgcRandom;

#define OGC_RANDOM_MULTIPLIER UINT64_C (6364136223846793005)
/* The step between the numbers that SplitMix64 mixes. */
#define OGC_RANDOM_MIX_STEP UINT64_C (0x9e3779b97f4a7c15)

/* The odd increment that selects the sequence of @stream. */
static inline uint64_t
ogc_random_increment (unsigned stream)
{
  return ((uint64_t) stream << 1) | 1;
}

/* The 32 bits that a generator in this state yields. */
static inline uint32_t
ogc_random_bits (OgcRandom random)
{
  const uint32_t shifted = (uint32_t) (((random >> 18) ^ random) >> 27);
  const uint32_t turn = (uint32_t) (random >> 59);

  return (shifted >> turn) | (shifted << (-turn & 31));
}

/* The next 32 bits of the generator; advances it. */
static inline uint32_t
ogc_random_next (OgcRandom *random,
                 unsigned   stream)
{
  const OgcRandom old = *random;

  *random = old * OGC_RANDOM_MULTIPLIER + ogc_random_increment (stream);
  return ogc_random_bits (old);
}

/* A uniform number from 0 to @bound - 1, by D. Lemire's multiplication, which rejects the few draws that would favour
 * some numbers (“Fast Random Integer Generation in an Interval”, 2019). */
static inline uint32_t
ogc_random_below (OgcRandom *random,
                  unsigned   stream,
                  uint32_t   bound)
{
  uint64_t product = (uint64_t) ogc_random_next (random, stream) * bound;

  if ((uint32_t) product < bound)
    {
      const uint32_t threshold = -bound % bound;

      while ((uint32_t) product < threshold)
        product = (uint64_t) ogc_random_next (random, stream) * bound;
    }
  return (uint32_t) (product >> 32);
}

/* Scrambles @number: a different result for every number, without a pattern. The output function of SplitMix64 (G. L.
 * Steele, D. Lea, C. H. Flood, 2014). */
static inline uint64_t
ogc_random_mix (uint64_t number)
{
  number += OGC_RANDOM_MIX_STEP;
  number = (number ^ number >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  number = (number ^ number >> 27) * UINT64_C (0x94d049bb133111eb);
  return number ^ number >> 31;
}

/* The seed for the random choices of the player of @seat after @position decisions of the game with @seed, so that
 * players decide the same when the same game is played again (SET-9). */
static inline uint64_t
ogc_random_decision_seed (uint64_t seed,
                          unsigned seat,
                          unsigned position)
{
  return ogc_random_mix (ogc_random_mix (seed) ^ ((uint64_t) seat << 32 | position));
}

/* Starts @random, the generator of @stream, from @seed. */
void ogc_random_seed           (OgcRandom *random,
                                unsigned   stream,
                                uint64_t   seed);
/* Starts @random as version 1 of the rules does, from one state for all streams, for games that were begun with it. */
void ogc_random_seed_by_number (OgcRandom *random,
                                unsigned   stream,
                                uint64_t   seed);
