/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random.h"

#define MULTIPLIER UINT64_C (6364136223846793005)

/* The odd increment that makes @stream a sequence of its own. */
static inline uint64_t
increment (unsigned stream)
{
  return ((uint64_t) stream << 1) | 1;
}

/* Starts @random, the generator of @stream, from @seed, as the reference implementation's pcg32_srandom_r() does. */
void
ogc_random_seed (OgcRandom *random,
                 unsigned   stream,
                 uint64_t   seed)
{
  *random = 0;
  ogc_random_next (random, stream);
  *random += seed;
  ogc_random_next (random, stream);
}

/* The next 32 bits. */
uint32_t
ogc_random_next (OgcRandom *random,
                 unsigned   stream)
{
  const uint64_t old = *random;
  const uint32_t shifted = (uint32_t) (((old >> 18) ^ old) >> 27);
  const uint32_t turn = (uint32_t) (old >> 59);

  *random = old * MULTIPLIER + increment (stream);
  return (shifted >> turn) | (shifted << (-turn & 31));
}

/*
 * A number from 0 to @bound - 1, every one as likely as any other: D. Lemire's multiplication, which throws away the few
 * draws that would favour some ("Fast Random Integer Generation in an Interval", 2019).
 */
uint32_t
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
