/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

void
ogc_library_add (OgcState *state,
                 unsigned  owner,
                 OgcDice   dice)
{
  state->library.dice[owner] += dice; /* LIB-1 */
}

void
ogc_library_add_picked (OgcState  *state,
                        unsigned   seat,
                        unsigned   owner,
                        unsigned   building,
                        unsigned   value,
                        OgcEvents *events)
{
  ogc_library_add (state, owner, ogc_dice_one (value));
  OGC_EMIT (events, OGC_EVENT_PICKED, .seat = seat, .owner = owner, .building = building, .dice = ogc_dice_one (value));
}

/* LIB-2: the list is never empty while an own die is in hand, so every turn can be finished (TRN-6). */
static OgcDecision *
library_list (const OgcState *state,
              const OgcHand  *hand,
              OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_LIBRARY, 0);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    next = ogc_placement_add (next, head, ogc_dice_one (value), ogc_hand_has (hand, value));
  return next;
}

static OgcRule
library_check (const OgcState    *state,
               unsigned           owner,
               const OgcDecision *decision)
{
  return ogc_dice_count (decision->dice) == 1 ? OGC_RULE_NONE : OGC_RULE_LIB_2;
}

static void
library_place (OgcState          *state,
               unsigned           owner,
               const OgcDecision *decision,
               OgcEvents         *events)
{
  ogc_library_add (state, owner, decision->dice);
}

/* LIB-3, LIB-4: the neutral player has no tokens. Seats that are not in the game have no dice. */
static bool
library_resolve (OgcState  *state,
                 OgcEvents *events)
{
  for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
    {
      const unsigned tokens = ogc_dice_count (state->library.dice[seat]);

      if (tokens == 0)
        continue;
      state->knowledge[seat] += tokens;
      OGC_EMIT (events, OGC_EVENT_KNOWLEDGE_GAINED, .owner = seat, .number = tokens);
    }
  return true;
}

static OgcDice
library_dice (const OgcState *state,
              unsigned        owner)
{
  return state->library.dice[owner];
}

const OgcBuildingRules ogc_library_rules = {
  .list = library_list,
  .check = library_check,
  .place = library_place,
  .resolve = library_resolve,
  .dice = library_dice,
};
