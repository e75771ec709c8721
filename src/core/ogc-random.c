/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-random.h"

/* For each leap of n steps, the multiplier to the power of n, and the sum of all lower powers. */
#define M OGC_RANDOM_MULTIPLIER
#define SUM_2 (M + 1)
#define SUM_3 (SUM_2 * M + 1)
#define SUM_4 (SUM_3 * M + 1)
#define FOUR_FROM(power, sum) \
  { (power), (sum) }, { (power) * M, (sum) * M + 1 }, \
  { (power) * M * M, (sum) * M * M + SUM_2 }, { (power) * M * M * M, (sum) * M * M * M + SUM_3 }

const OgcRandomLeap ogc_random_leaps[OGC_MAX_LEAP + 1] = {
  FOUR_FROM (UINT64_C (1), UINT64_C (0)),
  FOUR_FROM (M * M * M * M, SUM_4),
  FOUR_FROM (M * M * M * M * M * M * M * M, SUM_4 * (M * M * M * M + 1)),
  FOUR_FROM (M * M * M * M * M * M * M * M * M * M * M * M, SUM_4 * (M * M * M * M * (M * M * M * M + 1) + 1)),
};

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
