/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights.h"

#include "ogc-stack.h"

static OgcGuildDeal *
deal_of (OgcState *state)
{
  return &state->deals[state->round - 1];
}

/* GLD-1: @first shows @second what it leaves. */
static void
hand_on (OgcState  *state,
         unsigned   first,
         unsigned   second,
         OgcEvents *events)
{
  for (OgcTileMask tiles = state->straights.drawn; tiles != 0; tiles &= tiles - 1)
    OGC_EMIT (events, OGC_EVENT_HANDED, .seat = first, .owner = second, .building = OGC_GUILD,
              .tile_kind = OGC_TILE_MISSION, .tile = ogc_tile_mask_first (tiles),
              .seen_by = 1u << first | 1u << second);
}

/* The seats that have seen the missions drawn in this round, as seen_by of OgcEvent. */
static unsigned
seen_by (const OgcGuildDeal *deal)
{
  unsigned seats = 0;

  for (unsigned i = 0; i < 2; i++)
    if (deal->seen[i] != OGC_NOBODY)
      seats |= 1u << deal->seen[i];
  return seats;
}

/* Returns what nobody keeps under the stack. */
static void
return_rest (OgcState  *state,
             OgcEvents *events)
{
  OgcGuildDeal *deal = deal_of (state);
  const unsigned seats = seen_by (deal);

  for (; state->straights.drawn != 0; state->straights.drawn &= state->straights.drawn - 1)
    {
      const unsigned tile = ogc_tile_mask_first (state->straights.drawn);

      deal->tile[deal->tile[1] == OGC_NO_TILE ? 1 : 2] = tile;
      /* The seat that drew them all and let another choose has seen both, but not which of them was returned. */
      ogc_stack_return (state, OGC_GUILD, OGC_TILE_MISSION, tile,
                        deal->seat[1] == OGC_NOBODY ? seats : 1u << deal->seat[1], events);
    }
}

static OgcPrize
prize_of (const OgcState *state,
          unsigned        rank)
{
  return ogc_building_prize (OGC_GUILD, rank, state->setup.seats);
}

/* Lets the first rank draw and keep (GLD-1), unless it is neutral (GLD-2). True unless a seat is asked. */
static bool
resolve_first (OgcState  *state,
               unsigned   owner,
               OgcEvents *events)
{
  state->rewarded |= 1u << owner;
  if (owner == OGC_NEUTRAL)
    return true;
  ogc_straights_draw (state, OGC_GUILD, OGC_TILE_MISSION, owner, prize_of (state, 0).drawn, events);
  deal_of (state)->seen[0] = owner;
  return ogc_offer (state, OGC_GUILD, owner, OGC_TILE_MISSION, state->straights.drawn, prize_of (state, 0).kept,
                    events);
}

/* Lets the second rank choose from what the first leaves, or draw two after a neutral first (GLD-2). A neutral second
 * rank gets nothing, nor does any rank after it (GLD-3). */
static bool
resolve_second (OgcState  *state,
                unsigned   first,
                unsigned   second,
                OgcEvents *events)
{
  state->rewarded |= 1u << second;
  if (second == OGC_NEUTRAL)
    return true;
  if (first == OGC_NEUTRAL)
    ogc_straights_draw (state, OGC_GUILD, OGC_TILE_MISSION, second, prize_of (state, 1).drawn, events);
  else
    hand_on (state, first, second, events);
  deal_of (state)->seen[1] = second;
  return ogc_offer (state, OGC_GUILD, second, OGC_TILE_MISSION, state->straights.drawn, prize_of (state, 1).kept,
                    events);
}

/* GLD-1: with 5 seats the last mission goes to the third rank. */
static void
resolve_third (OgcState  *state,
               unsigned   third,
               OgcEvents *events)
{
  OgcGuildDeal *deal = deal_of (state);
  const unsigned tile = ogc_tile_mask_first (state->straights.drawn);

  state->rewarded |= 1u << third;
  state->straights.drawn = 0;
  deal->tile[2] = tile;
  deal->seat[2] = third;
  OGC_EMIT (events, OGC_EVENT_HANDED, .seat = deal->seat[1], .owner = third, .building = OGC_GUILD,
            .tile_kind = OGC_TILE_MISSION, .tile = tile, .seen_by = 1u << deal->seat[1] | 1u << third);
  ogc_stack_give (state, OGC_GUILD, OGC_TILE_MISSION, tile, third, 1u << deal->seat[1] | 1u << third, 1, events);
}

/* state->step is the rank. */
static bool
guild_resolve (OgcState  *state,
               OgcEvents *events)
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_GUILD, owners);

  for (; state->step < n && state->step < 2; state->step++)
    {
      const bool settled = state->step == 0 ? resolve_first (state, owners[0], events)
                                            : resolve_second (state, owners[0], owners[1], events);

      if (!settled)
        return false;
    }
  if (n > 2 && ogc_setup_prizes (state->setup.seats) > 2 && state->straights.drawn != 0)
    resolve_third (state, owners[2], events);
  return_rest (state, events);
  ogc_building_unreward_rest (state, OGC_GUILD, events);
  return true;
}

static void
guild_take (OgcState  *state,
            unsigned   seat,
            unsigned   tile,
            unsigned   number,
            OgcEvents *events)
{
  OgcGuildDeal *deal = deal_of (state);
  const unsigned rank = deal->seen[1] == seat ? 1 : 0;

  deal->tile[rank] = tile;
  deal->seat[rank] = seat;
  state->straights.drawn &= ~OGC_TILE_BIT (tile);
  ogc_stack_give (state, OGC_GUILD, OGC_TILE_MISSION, tile, seat, 1u << seat, number, events);
}

const OgcBuildingRules ogc_guild_rules = {
  .list = ogc_straights_list,
  .check = ogc_straights_check,
  .place = ogc_straights_place,
  .resolve = guild_resolve,
  .take = guild_take,
  .dice = ogc_straights_dice,
  .remove = ogc_straights_remove,
  .choice_rule = OGC_RULE_GLD_1,
};
