/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

static void
temple_begin_round (OgcState  *state,
                    OgcEvents *events)
{
  OgcTemple *temple = &state->temple;

  temple->n = ogc_setup_spaces (state->setup.seats);
  for (unsigned place = 0; place < 4; place++)
    {
      const unsigned tile = place < temple->n ? ogc_stack_draw (state, OGC_TILE_ITEM) : OGC_NO_TILE;

      temple->item[place] = tile;
      temple->owner[place] = OGC_NOBODY;
      temple->back[place] = tile == OGC_NO_TILE ? 0 : state->tiles->items[tile].back;
      if (tile != OGC_NO_TILE)
        OGC_EMIT (events, OGC_EVENT_LAID, .owner = OGC_NOBODY, .building = OGC_TEMPLE, .place = place,
                  .tile_kind = OGC_TILE_ITEM, .tile = tile, .number = temple->back[place],
                  .seen_by = OGC_SEEN_BY_NOBODY);
    }
}

static OgcDecision *
temple_list (const OgcState *state,
             const OgcHand  *hand,
             OgcDecision    *next)
{
  const OgcTemple *temple = &state->temple;

  for (unsigned place = 0; place < temple->n; place++)
    {
      const OgcDice dice = ogc_item_back_dice (temple->back[place]);

      next = ogc_placement_add (next, ogc_hand_head (hand, OGC_TEMPLE, place), dice,
                                temple->owner[place] == OGC_NOBODY && ogc_dice_contains (hand->dice, dice));
    }
  return next;
}

static OgcRule
temple_check (const OgcState    *state,
              unsigned           owner,
              const OgcDecision *decision)
{
  const OgcTemple *temple = &state->temple;
  const unsigned place = decision->place;

  return place < temple->n && temple->owner[place] == OGC_NOBODY
           && decision->dice == ogc_item_back_dice (temple->back[place])
         ? OGC_RULE_NONE : OGC_RULE_TMP_1;
}

static void
temple_place (OgcState          *state,
              unsigned           owner,
              const OgcDecision *decision,
              OgcEvents         *events)
{
  state->temple.owner[decision->place] = owner;
}

/* TMP-2, TMP-3 */
static bool
temple_resolve (OgcState  *state,
                OgcEvents *events)
{
  OgcTemple *temple = &state->temple;

  for (unsigned place = 0; place < temple->n; place++)
    {
      const unsigned tile = temple->item[place];
      const unsigned owner = temple->owner[place];

      temple->item[place] = OGC_NO_TILE;
      if (tile == OGC_NO_TILE)
        continue;
      if (owner == OGC_NOBODY)
        ogc_stack_discard (state, OGC_TEMPLE, OGC_TILE_ITEM, tile, OGC_NOBODY, events);
      else if (owner == OGC_NEUTRAL)
        ogc_stack_return (state, OGC_TEMPLE, OGC_TILE_ITEM, tile, OGC_SEEN_BY_NOBODY, events);
      else
        ogc_stack_give (state, OGC_TEMPLE, OGC_TILE_ITEM, tile, owner, 1u << owner, 1, events);
    }
  return true;
}

static OgcDice
temple_dice (const OgcState *state,
             unsigned        owner)
{
  OgcDice dice = 0;

  for (unsigned place = 0; place < state->temple.n; place++)
    if (state->temple.owner[place] == owner)
      dice += ogc_item_back_dice (state->temple.back[place]);
  return dice;
}

const OgcBuildingRules ogc_temple_rules = {
  .begin_round = temple_begin_round,
  .list = temple_list,
  .check = temple_check,
  .place = temple_place,
  .resolve = temple_resolve,
  .dice = temple_dice,
};
