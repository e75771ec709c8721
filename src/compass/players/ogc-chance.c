/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-chance.h"

#include <time.h>

/* A sequence that no game uses. */
#define STREAM (OGC_N_STREAMS + 1)

void
ogc_chance_begin (OgcChance          *chance,
                  const OgcKnowledge *knowledge,
                  const OgcThought   *thought)
{
  ogc_random_seed (&chance->random, STREAM, thought->seed ^ ogc_state_digest (&knowledge->seen));
}

unsigned
ogc_chance_below (OgcChance *chance,
                  unsigned   bound)
{
  return ogc_random_below (&chance->random, STREAM, bound);
}

uint64_t
ogc_chance_seed (OgcChance *chance)
{
  const uint64_t high = ogc_chance_below (chance, UINT32_MAX);

  return high << 32 | ogc_chance_below (chance, UINT32_MAX);
}

OgcDice
ogc_chance_dice (OgcChance *chance,
                 unsigned   count)
{
  OgcDice dice = 0;

  while (count-- > 0)
    dice += ogc_dice_one (1 + ogc_chance_below (chance, OGC_MAX_VALUE));

  return dice;
}

bool
ogc_thought_is_late (const OgcThought *thought)
{
  struct timespec now;

  if (thought->deadline == 0)
    return false;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000 >= thought->deadline;
}
