/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

/* GAL-1 */
static OgcRule
galleon_check (const OgcState    *state,
               unsigned           owner,
               const OgcDecision *decision)
{
  const OgcDice largest = ogc_dice_most (state->galleon.groups, OGC_N_OWNERS);
  const OgcDice after = state->galleon.groups[owner] + decision->dice;

  return ogc_dice_count (after) == ogc_dice_count (largest) + 1 && ogc_dice_sum (after) > ogc_dice_sum (largest)
         ? OGC_RULE_NONE : OGC_RULE_GAL_1;
}

/* Adds every placement of @with and @wanted more dice of @hand that has more pips than @to_beat. Placements with a
 * lower highest value come first and, among equals, those with more dice of it. Returns the list's new end. */
static OgcDecision *
add_parts (OgcDecision *next,
           uint64_t     head,
           OgcDice      hand,
           OgcDice      with,
           unsigned     wanted,
           unsigned     to_beat)
{
  OgcDice lower = 0;

  if (wanted == 0)
    return ogc_placement_add (next, head, with, ogc_dice_sum (with) > to_beat);
  OGC_DICE_FOR_EACH_VALUE (value, hand)
    {
      const unsigned there = ogc_dice_count_of (hand, value);

      for (unsigned count = there < wanted ? there : wanted; count > 0; count--)
        if (ogc_dice_count (lower) + count >= wanted)
          next = add_parts (next, head, lower, with + ogc_dice_of (value, count), wanted - count, to_beat);
      lower += ogc_dice_of (value, there);
    }
  return next;
}

static OgcDecision *
galleon_list (const OgcState *state,
              const OgcHand  *hand,
              OgcDecision    *next)
{
  const OgcDice own = state->galleon.groups[hand->owner];
  const OgcDice largest = ogc_dice_most (state->galleon.groups, OGC_N_OWNERS);
  const unsigned wanted = ogc_dice_count (largest) + 1 - ogc_dice_count (own);

  return add_parts (next, ogc_hand_head (hand, OGC_GALLEON, 0), hand->dice, 0, wanted,
                    ogc_dice_sum (largest) - ogc_dice_sum (own));
}

/* Draws a chest for @seat to look at. GAL-5: the discards become the stack when it is empty. */
static void
draw_chest (OgcState  *state,
            unsigned   seat,
            OgcEvents *events)
{
  unsigned tile;

  if (state->stack[OGC_TILE_CHEST] == 0 && state->discards[OGC_TILE_CHEST] != 0)
    {
      state->stack[OGC_TILE_CHEST] = state->discards[OGC_TILE_CHEST];
      state->discards[OGC_TILE_CHEST] = 0;
      OGC_EMIT (events, OGC_EVENT_RESHUFFLED, .building = OGC_GALLEON, .tile_kind = OGC_TILE_CHEST);
    }
  tile = ogc_stack_draw (state, OGC_TILE_CHEST);
  if (tile == OGC_NO_TILE)
    return;
  state->galleon.drawn[seat] |= OGC_TILE_BIT (tile);
  OGC_EMIT (events, OGC_EVENT_DREW, .seat = seat, .owner = seat, .building = OGC_GALLEON,
            .tile_kind = OGC_TILE_CHEST, .tile = tile, .seen_by = 1u << seat);
}

static void
galleon_place (OgcState          *state,
               unsigned           owner,
               const OgcDecision *decision,
               OgcEvents         *events)
{
  state->galleon.groups[owner] += decision->dice;
  if (owner == OGC_NEUTRAL)
    return;
  for (unsigned i = ogc_dice_count (decision->dice); i > 0; i--)
    draw_chest (state, owner, events); /* GAL-2 */
}

/* How many of its chests the owner of rank @rank keeps; @owners: all @n by rank (GAL-3, GAL-6). */
static unsigned
count_kept (const uint8_t *owners,
            unsigned       n,
            unsigned       rank,
            unsigned       seats)
{
  return rank > 0 && n > 1 && owners[1] == OGC_NEUTRAL ? 0 : ogc_building_prize (OGC_GALLEON, rank, seats).kept;
}

/* GAL-4: rewards @seat, whose die is the only one there. */
static void
resolve_single (OgcState  *state,
                unsigned   seat,
                OgcEvents *events)
{
  draw_chest (state, seat, events);
  if (state->galleon.drawn[seat] == 0)
    return;
  state->rewarded |= 1u << seat;
  ogc_offer (state, OGC_GALLEON, seat, OGC_TILE_CHEST, state->galleon.drawn[seat], 2, events);
}

static void
galleon_chosen (OgcState  *state,
                unsigned   seat,
                OgcEvents *events)
{
  ogc_stack_discard_all (state, OGC_GALLEON, OGC_TILE_CHEST, state->galleon.drawn[seat], seat, events);
  state->galleon.drawn[seat] = 0;
}

/* Gives the owner of rank @rank its share. True unless a seat is asked. */
static bool
resolve_rank (OgcState      *state,
              const uint8_t *owners,
              unsigned       n,
              unsigned       rank,
              OgcEvents     *events)
{
  const unsigned owner = owners[rank];
  const unsigned number = count_kept (owners, n, rank, state->setup.seats);

  if (owner == OGC_NEUTRAL)
    {
      state->rewarded |= 1u << owner;
      return true;
    }
  if (number == 0)
    galleon_chosen (state, owner, events);
  if (state->galleon.drawn[owner] == 0)
    return true;
  state->rewarded |= 1u << owner;
  return ogc_offer (state, OGC_GALLEON, owner, OGC_TILE_CHEST, state->galleon.drawn[owner], number, events);
}

/* GAL-3; state->step is the rank. */
static bool
galleon_resolve (OgcState  *state,
                 OgcEvents *events)
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_GALLEON, owners);

  if (n == 1 && ogc_dice_count (state->galleon.groups[owners[0]]) == 1 && owners[0] != OGC_NEUTRAL)
    resolve_single (state, owners[0], events);
  else
    for (; state->step < n; state->step++)
      if (!resolve_rank (state, owners, n, state->step, events))
        return false;
  ogc_building_unreward_rest (state, OGC_GALLEON, events);
  return true;
}

static void
galleon_take (OgcState  *state,
              unsigned   seat,
              unsigned   tile,
              unsigned   number,
              OgcEvents *events)
{
  state->galleon.drawn[seat] &= ~OGC_TILE_BIT (tile);
  ogc_stack_give (state, OGC_GALLEON, OGC_TILE_CHEST, tile, seat, OGC_SEEN_BY_ALL, number, events);
}

static OgcDice
galleon_dice (const OgcState *state,
              unsigned        owner)
{
  return state->galleon.groups[owner];
}

static void
galleon_remove (OgcState *state,
                unsigned  owner)
{
  state->galleon.groups[owner] = 0;
}

const OgcBuildingRules ogc_galleon_rules = {
  .list = galleon_list,
  .check = galleon_check,
  .place = galleon_place,
  .resolve = galleon_resolve,
  .take = galleon_take,
  .chosen = galleon_chosen,
  .dice = galleon_dice,
  .remove = galleon_remove,
  .choice_rule = OGC_RULE_GAL_3,
};
