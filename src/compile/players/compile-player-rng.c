/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-player-rng.h"

#include <stddef.h>

/* A stream that no game uses. */
#define STREAM (COMPILE_N_STREAMS + 1)

/* How many uniform numbers add up to an error, and the mean distance of their sum from its middle, in per cent of the
 * bound. */
enum {
  PARTS = 4,
  MEAN_DISTANCE = 47,
};

void
compile_player_rng_begin (CompilePlayerRng          *self,
                          const CompileKnowledge    *knowledge,
                          const CompileSearchLimits *limits)
{
  const uint64_t context = knowledge != NULL ? compile_state_digest (&knowledge->seen) : 0;

  ogc_random_seed (&self->random, STREAM, limits->seed ^ context);
}

unsigned
compile_player_rng_below (CompilePlayerRng *self,
                          unsigned          bound)
{
  return ogc_random_below (&self->random, STREAM, bound);
}

uint64_t
compile_player_rng_seed (CompilePlayerRng *self)
{
  const uint64_t high = compile_player_rng_below (self, UINT32_MAX);

  return high << 32 | compile_player_rng_below (self, UINT32_MAX);
}

int
compile_player_rng_error (CompilePlayerRng *self,
                          int               size)
{
  const int bound = size * 100 / MEAN_DISTANCE;
  int sum = 0;

  if (bound == 0)
    return 0;
  for (unsigned i = 0; i < PARTS; i++)
    sum += (int) compile_player_rng_below (self, (unsigned) bound + 1);
  return sum - PARTS * bound / 2;
}
