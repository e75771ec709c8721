/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision.h"
#include "ogc-setup.h"

/* OgcHand: the dice that an owner may place now; every building lists the placements of one. */
typedef struct {
  OgcDice  dice;  /* at least one die */
  unsigned owner; /* a seat or OGC_NEUTRAL */
  bool     will;  /* whether placements with The Will to Win are listed too (ABL-2) */
} OgcHand;

static inline OgcHand
ogc_hand (unsigned owner,
          OgcDice  dice,
          bool     will)
{
  return (OgcHand) { .dice = dice, .owner = owner, .will = will };
}

/* Whether a die of @value is in @hand. */
static inline bool
ogc_hand_has (const OgcHand *hand,
              unsigned       value)
{
  return ogc_dice_count_of (hand->dice, value) > 0;
}

/* The head (see OgcDecision) of placements of @hand on @place of @building. */
static inline uint64_t
ogc_hand_head (const OgcHand *hand,
               unsigned       building,
               unsigned       place)
{
  const OgcDecision decision = {
    .kind = OGC_DECISION_PLACE, .building = building, .place = place, .neutral = hand->owner == OGC_NEUTRAL,
  };

  return decision.head;
}

/* Writes the placement of @dice to @next, the end of a list, and returns the new end: after the placement if it is
 * @legal, else @next. This spares a branch for each of the many placements, which a processor could not predict. */
static inline OgcDecision *
ogc_placement_add (OgcDecision *next,
                   uint64_t     head,
                   OgcDice      dice,
                   bool         legal)
{
  next->head = head;
  next->dice = dice;
  next->other = 0;
  return next + legal;
}
