/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random.h"

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
