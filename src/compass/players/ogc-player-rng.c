/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-player-rng.h"

#include <stddef.h>

/* The number of a sequence that no game uses. */
#define STREAM (OGC_N_STREAMS + 1)

void
ogc_player_rng_begin (OgcPlayerRng          *self,
                      const OgcKnowledge    *knowledge,
                      const OgcSearchLimits *limits)
{
  const uint64_t context = knowledge != NULL ? ogc_state_digest (&knowledge->seen) : 0;

  ogc_random_seed (&self->random, STREAM, limits->seed ^ context);
}

unsigned
ogc_player_rng_below (OgcPlayerRng *self,
                      unsigned      bound)
{
  return ogc_random_below (&self->random, STREAM, bound);
}

uint64_t
ogc_player_rng_seed (OgcPlayerRng *self)
{
  const uint64_t high = ogc_player_rng_below (self, UINT32_MAX);

  return high << 32 | ogc_player_rng_below (self, UINT32_MAX);
}

OgcDice
ogc_player_rng_dice (OgcPlayerRng *self,
                     unsigned      count)
{
  OgcDice dice = 0;

  while (count-- > 0)
    dice += ogc_dice_one (1 + ogc_player_rng_below (self, OGC_MAX_VALUE));

  return dice;
}
