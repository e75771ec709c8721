/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

#define FLOORS 3

/* The half that a die of @value enters (TOW-2). */
static unsigned
half_of (unsigned value)
{
  return value <= 3 ? 0 : 1;
}

/* TOW-1: whether @dice may be placed together. */
static bool
is_placement (OgcDice dice)
{
  return ogc_dice_count (dice) == 1 || (ogc_dice_count (dice) == 2 && ogc_dice_sum (dice) == 7);
}

static OgcDecision *
tower_list (const OgcState *state,
            const OgcHand  *hand,
            OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_TOWER, 0);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const OgcDice pair = ogc_dice_one (value) + ogc_dice_one (7 - value);

      next = ogc_placement_add (next, head, ogc_dice_one (value), ogc_hand_has (hand, value));
      if (value <= 3)
        next = ogc_placement_add (next, head, pair, ogc_dice_contains (hand->dice, pair));
    }
  return next;
}

static OgcRule
tower_check (const OgcState    *state,
             unsigned           owner,
             const OgcDecision *decision)
{
  return is_placement (decision->dice) ? OGC_RULE_NONE : OGC_RULE_TOW_1;
}

/* TOW-3: pushes the dice from @floor of @half up, the topmost first. */
static void
push_up (OgcState  *state,
         unsigned   half,
         unsigned   floor,
         OgcEvents *events)
{
  OgcTower *tower = &state->tower;
  const unsigned owner = tower->owner[half][floor];
  const unsigned value = tower->value[half][floor];

  if (value == 0)
    return;
  tower->value[half][floor] = tower->owner[half][floor] = 0;
  if (floor + 1 == FLOORS)
    {
      ogc_library_add (state, owner, ogc_dice_one (value));
      OGC_EMIT (events, OGC_EVENT_BUMPED, .owner = owner, .building = OGC_TOWER, .dice = ogc_dice_one (value));
      return;
    }
  push_up (state, half, floor + 1, events);
  tower->value[half][floor + 1] = value;
  tower->owner[half][floor + 1] = owner;
  OGC_EMIT (events, OGC_EVENT_PUSHED, .owner = owner, .building = OGC_TOWER, .place = FLOORS * half + floor + 1,
            .dice = ogc_dice_one (value));
}

static void
tower_place (OgcState          *state,
             unsigned           owner,
             const OgcDecision *decision,
             OgcEvents         *events)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned half = half_of (value);

      if (ogc_dice_count_of (decision->dice, value) == 0)
        continue;
      push_up (state, half, 0, events);
      state->tower.value[half][0] = value;
      state->tower.owner[half][0] = owner;
    }
}

/* TOW-4 */
static bool
tower_resolve (OgcState  *state,
               OgcEvents *events)
{
  for (unsigned half = 0; half < 2; half++)
    for (unsigned floor = 0; floor < FLOORS; floor++)
      {
        const OgcTileKind kind = OGC_TILE_BRONZE + floor;
        const unsigned owner = state->tower.owner[half][floor];
        unsigned tile;

        if (state->tower.value[half][floor] == 0 || owner == OGC_NEUTRAL)
          continue;
        tile = ogc_stack_draw (state, kind); /* never empty: 12 tiles for each floor, and 2 are drawn in each of 6
                                              * rounds */
        if (tile != OGC_NO_TILE)
          ogc_stack_give (state, OGC_TOWER, kind, tile, owner, 1u << owner, 1, events);
      }
  return true;
}

static OgcDice
tower_dice (const OgcState *state,
            unsigned        owner)
{
  const OgcTower *tower = &state->tower;
  OgcDice dice = 0;

  for (unsigned half = 0; half < 2; half++)
    for (unsigned floor = 0; floor < FLOORS; floor++)
      if (tower->value[half][floor] != 0 && tower->owner[half][floor] == owner)
        dice += ogc_dice_one (tower->value[half][floor]);
  return dice;
}

const OgcBuildingRules ogc_tower_rules = {
  .list = tower_list,
  .check = tower_check,
  .place = tower_place,
  .resolve = tower_resolve,
  .dice = tower_dice,
};
