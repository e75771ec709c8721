/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random.h"

/* Starts stream n from the n-th number that SplitMix64 draws from the seed. */
void
ogc_random_seed (OgcRandom *random,
                 unsigned   stream,
                 uint64_t   seed)
{
  *random = ogc_random_mix (seed + stream * OGC_RANDOM_MIX_STEP);
}

/* Starts the generator the way pcg32_srandom_r() of the reference implementation does. */
void
ogc_random_seed_by_number (OgcRandom *random,
                           unsigned   stream,
                           uint64_t   seed)
{
  *random = 0;
  ogc_random_next (random, stream);
  *random += seed;
  ogc_random_next (random, stream);
}
