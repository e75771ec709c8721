/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights.h"

#include "ogc-stack.h"

static void
discard_for_neutral (OgcState  *state,
                     unsigned   number,
                     OgcEvents *events)
{
  while (number-- > 0)
    {
      const unsigned tile = ogc_stack_draw (state, OGC_TILE_ARTIFACT);

      if (tile == OGC_NO_TILE)
        return; /* AUC-3 */
      ogc_stack_discard (state, OGC_AUCTION_HOUSE, OGC_TILE_ARTIFACT, tile, OGC_NEUTRAL, events);
    }
}

/* AUC-1; state->step is the rank. */
static bool
auction_resolve (OgcState  *state,
                 OgcEvents *events)
{
  const unsigned seats = state->setup.seats;
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_AUCTION_HOUSE, owners);

  for (; state->step < n && state->step < ogc_setup_prizes (seats) && state->stack[OGC_TILE_ARTIFACT] != 0;
       state->step++)
    {
      const unsigned owner = owners[state->step];
      const OgcPrize prize = ogc_building_prize (OGC_AUCTION_HOUSE, state->step, seats);

      state->rewarded |= 1u << owner;
      if (owner == OGC_NEUTRAL)
        {
          discard_for_neutral (state, prize.neutral, events);
          continue;
        }
      ogc_straights_draw (state, OGC_AUCTION_HOUSE, OGC_TILE_ARTIFACT, owner, prize.drawn, events);
      if (!ogc_offer (state, OGC_AUCTION_HOUSE, owner, OGC_TILE_ARTIFACT, state->straights.drawn, prize.kept, events))
        return false;
    }
  ogc_building_unreward_rest (state, OGC_AUCTION_HOUSE, events);
  return true;
}

static void
auction_take (OgcState  *state,
              unsigned   seat,
              unsigned   tile,
              unsigned   number,
              OgcEvents *events)
{
  state->straights.drawn &= ~OGC_TILE_BIT (tile);
  ogc_stack_give (state, OGC_AUCTION_HOUSE, OGC_TILE_ARTIFACT, tile, seat, OGC_SEEN_BY_ALL, number, events);
}

static void
auction_chosen (OgcState  *state,
                unsigned   seat,
                OgcEvents *events)
{
  ogc_stack_discard_all (state, OGC_AUCTION_HOUSE, OGC_TILE_ARTIFACT, state->straights.drawn, seat, events);
  state->straights.drawn = 0;
}

const OgcBuildingRules ogc_auction_rules = {
  .list = ogc_straights_list,
  .check = ogc_straights_check,
  .place = ogc_straights_place,
  .resolve = auction_resolve,
  .take = auction_take,
  .chosen = auction_chosen,
  .dice = ogc_straights_dice,
  .remove = ogc_straights_remove,
  .choice_rule = OGC_RULE_AUC_1,
};
