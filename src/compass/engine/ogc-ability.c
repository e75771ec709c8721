/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-ability.h"

#include <assert.h>

#include "ogc-stack.h"

unsigned
ogc_ability_held (const OgcState *state,
                  unsigned        seat,
                  OgcAbilityType  type)
{
  for (OgcTileMask tiles = state->held[seat][OGC_TILE_ABILITY]; tiles != 0; tiles &= tiles - 1)
    if (state->tiles->abilities[ogc_tile_mask_first (tiles)] == type)
      return ogc_tile_mask_first (tiles);
  return OGC_NO_TILE;
}

unsigned
ogc_ability_types (const OgcState *state,
                   unsigned        seat)
{
  unsigned types = 0;

  for (OgcTileMask tiles = state->held[seat][OGC_TILE_ABILITY]; tiles != 0; tiles &= tiles - 1)
    types |= 1u << state->tiles->abilities[ogc_tile_mask_first (tiles)];
  return types;
}

void
ogc_ability_use (OgcState       *state,
                 unsigned        seat,
                 OgcAbilityType  type,
                 OgcEvents      *events)
{
  const unsigned tile = ogc_ability_held (state, seat, type);

  assert (tile != OGC_NO_TILE);
  state->held[seat][OGC_TILE_ABILITY] &= ~OGC_TILE_BIT (tile);
  state->discards[OGC_TILE_ABILITY] |= OGC_TILE_BIT (tile);
  OGC_EMIT (events, OGC_EVENT_ABILITY_USED, .seat = seat, .owner = seat, .building = OGC_NO_BUILDING,
            .tile_kind = OGC_TILE_ABILITY, .tile = tile, .seen_by = OGC_SEEN_BY_ALL);
}

OgcRule
ogc_ability_check_will (const OgcState    *state,
                        unsigned           seat,
                        const OgcDecision *decision)
{
  const bool there = decision->building == OGC_ARCHIVES || decision->building == OGC_ILLUMINATI
                     || decision->building == state->order[OGC_ORDER_B];

  if (decision->neutral)
    return OGC_RULE_NEU_5;
  if (!there || ogc_ability_held (state, seat, OGC_ABILITY_WILL_TO_WIN) == OGC_NO_TILE)
    return OGC_RULE_ABL_2;
  if (decision->rival >= OGC_N_OWNERS || decision->rival == seat)
    return OGC_RULE_ABL_2;
  return decision->picked >= 1 && decision->picked <= OGC_MAX_VALUE ? OGC_RULE_NONE : OGC_RULE_ABL_2;
}

void
ogc_ability_use_help (OgcState  *state,
                      unsigned   seat,
                      OgcEvents *events)
{
  ogc_ability_use (state, seat, OGC_ABILITY_LITTLE_HELP, events);
  state->own[seat] += ogc_dice_of (1, OGC_EXTRA_DICE);
  state->extra_seat = seat;
  state->extra_left = OGC_EXTRA_DICE;
  OGC_EMIT (events, OGC_EVENT_EXTRA_DICE, .seat = seat, .owner = seat, .number = OGC_EXTRA_DICE);
}

/* ABL-4: whether @from, one or two dice, may become @to: as many, with no value on both sides, because turning one die
 * to the value that another one loses would change nothing. */
static bool
is_turn (OgcDice from,
         OgcDice to)
{
  const unsigned count = ogc_dice_count (from);

  return count >= 1 && count <= 2 && count == ogc_dice_count (to)
         && (ogc_dice_values (from) & ogc_dice_values (to)) == 0;
}

/* Adds every decision that turns @from, one or two dice, into dice of other values. */
static OgcDecision *
add_turns (OgcDice      from,
           OgcDecision *next)
{
  OgcDecision turn = { .kind = OGC_DECISION_POWER, .dice = from };

  for (unsigned first = 1; first <= OGC_MAX_VALUE; first++)
    {
      if (ogc_dice_count_of (from, first) > 0)
        continue;
      turn.other = ogc_dice_one (first);
      if (ogc_dice_count (from) == 1)
        *next++ = turn;
      for (unsigned second = first; ogc_dice_count (from) == 2 && second <= OGC_MAX_VALUE; second++)
        if (ogc_dice_count_of (from, second) == 0)
          {
            turn.other = ogc_dice_one (first) + ogc_dice_one (second);
            *next++ = turn;
          }
    }
  return next;
}

unsigned
ogc_ability_list_power (const OgcState *state,
                        unsigned        seat,
                        OgcDecision    *decisions)
{
  const OgcDice hand = state->own[seat];
  OgcDecision *next = decisions;

  if (ogc_ability_held (state, seat, OGC_ABILITY_COMPELLING_POWER) == OGC_NO_TILE)
    return 0;
  OGC_DICE_FOR_EACH_VALUE (value, hand)
    next = add_turns (ogc_dice_one (value), next);
  for (unsigned first = 1; first <= OGC_MAX_VALUE; first++)
    for (unsigned second = first; second <= OGC_MAX_VALUE; second++)
      if (ogc_dice_contains (hand, ogc_dice_one (first) + ogc_dice_one (second)))
        next = add_turns (ogc_dice_one (first) + ogc_dice_one (second), next);
  return next - decisions;
}

OgcRule
ogc_ability_check_power (const OgcState    *state,
                         unsigned           seat,
                         const OgcDecision *decision)
{
  const bool legal = ogc_ability_held (state, seat, OGC_ABILITY_COMPELLING_POWER) != OGC_NO_TILE
                      && ogc_dice_contains (state->own[seat], decision->dice)
                      && is_turn (decision->dice, decision->other);

  return legal ? OGC_RULE_NONE : OGC_RULE_ABL_4;
}

void
ogc_ability_use_power (OgcState          *state,
                       unsigned           seat,
                       const OgcDecision *decision,
                       OgcEvents         *events)
{
  ogc_ability_use (state, seat, OGC_ABILITY_COMPELLING_POWER, events);
  state->own[seat] += decision->other - decision->dice;
  OGC_EMIT (events, OGC_EVENT_TURNED, .seat = seat, .owner = seat, .dice = decision->dice, .other = decision->other);
}
