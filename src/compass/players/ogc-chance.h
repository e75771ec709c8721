/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "ogc-player.h"
#include "ogc-random.h"

/* OgcChance: what a player leaves to chance: another sequence for every moment of a game, and always the same for the same
 * knowledge and seed (OgcThought). */
typedef struct {
  OgcRandom random;
} OgcChance;

void     ogc_chance_begin (OgcChance          *chance,
                           const OgcKnowledge *knowledge,
                           const OgcThought   *thought);
/* A number below @bound, evenly. */
unsigned ogc_chance_below (OgcChance          *chance,
                           unsigned            bound);
/* A seed for something that has a chance of its own, a sampled game for one. */
uint64_t ogc_chance_seed  (OgcChance          *chance);
/* So many dice, thrown. */
OgcDice  ogc_chance_dice  (OgcChance          *chance,
                           unsigned            count);

/* Whether nobody wants the answer any more. */
static inline bool
ogc_thought_is_cancelled (const OgcThought *thought)
{
  return thought->cancelled != NULL && atomic_load_explicit (thought->cancelled, memory_order_relaxed) != 0;
}

/* Whether the time for it is up. */
bool     ogc_thought_is_late (const OgcThought *thought);
