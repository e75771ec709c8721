/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

const OgcBuildingRules *const ogc_all_building_rules[OGC_N_BUILDINGS] = {
  [OGC_UNIVERSITY] = &ogc_university_rules,
  [OGC_ARCHIVES] = &ogc_archives_rules,
  [OGC_LIBRARY] = &ogc_library_rules,
  [OGC_AUCTION_HOUSE] = &ogc_auction_rules,
  [OGC_GUILD] = &ogc_guild_rules,
  [OGC_TEMPLE] = &ogc_temple_rules,
  [OGC_ILLUMINATI] = &ogc_illuminati_rules,
  [OGC_GALLEON] = &ogc_galleon_rules,
  [OGC_TOWER] = &ogc_tower_rules,
};

OgcPrize
ogc_building_prize (unsigned building,
                    unsigned rank,
                    unsigned seats)
{
  static const OgcPrize artifacts[] = { { 3, 2, 4 }, { 2, 1, 2 }, { 1, 1, 0 } }; /* AUC-1, AUC-2 */
  static const OgcPrize missions[] = { { 3, 1, 0 }, { 2, 1, 0 }, { 1, 1, 0 } };  /* GLD-1, GLD-2 */
  const OgcPrize nothing = { 0, 0, 0 };

  switch (building)
    {
    case OGC_AUCTION_HOUSE:
      return rank < ogc_setup_prizes (seats) ? artifacts[rank] : nothing;
    case OGC_GUILD:
      return rank < ogc_setup_prizes (seats) ? missions[rank] : nothing;
    case OGC_ILLUMINATI:
      return rank < 2 ? (OgcPrize) { 0, 2 - rank, 0 } : nothing; /* ILL-3 */
    case OGC_GALLEON:
      return (OgcPrize) { 0, rank == 0 ? 2 : 1, 0 }; /* GAL-3 */
    default:
      return nothing;
    }
}

/* Gives everything in @offer to @seat, which has no choice. */
static void
take_all (OgcState    *state,
          unsigned     building,
          unsigned     seat,
          OgcTileMask  offer,
          OgcEvents   *events)
{
  const OgcBuildingRules *rules = ogc_all_building_rules[building];

  for (; offer != 0; offer &= offer - 1)
    rules->take (state, seat, ogc_tile_mask_first (offer), 1, events);
  if (rules->chosen != NULL)
    rules->chosen (state, seat, events);
}

bool
ogc_offer (OgcState    *state,
           unsigned     building,
           unsigned     seat,
           OgcTileKind  kind,
           OgcTileMask  offer,
           unsigned     number,
           OgcEvents   *events)
{
  if (ogc_tile_mask_count (offer) <= number)
    {
      take_all (state, building, seat, offer, events);
      return true;
    }
  state->ask = (OgcAsk) {
    .kind = OGC_ASK_TAKE,
    .seat = seat,
    .building = building,
    .tile_kind = kind,
    .remaining = number,
    .offer = offer,
  };
  return false;
}

bool
ogc_offer_taken (OgcState  *state,
                 unsigned   tile,
                 OgcEvents *events)
{
  OgcAsk *ask = &state->ask;
  const OgcBuildingRules *rules = ogc_all_building_rules[ask->building];

  rules->take (state, ask->seat, tile, 0, events);
  ask->offer &= ~OGC_TILE_BIT (tile);
  if (--ask->remaining > 0)
    return false;
  if (rules->chosen != NULL)
    rules->chosen (state, ask->seat, events);
  return true;
}

/* Moves all dice of @owner in @building to the Library (RND-6). */
static void
unreward_owner (OgcState  *state,
                unsigned   building,
                unsigned   owner,
                OgcEvents *events)
{
  const OgcBuildingRules *rules = ogc_all_building_rules[building];
  const OgcDice dice = rules->dice (state, owner);

  if (dice == 0)
    return;
  rules->remove (state, owner);
  ogc_library_add (state, owner, dice);
  OGC_EMIT (events, OGC_EVENT_UNREWARDED, .owner = owner, .building = building, .dice = dice);
}

void
ogc_building_unreward_rest (OgcState  *state,
                            unsigned   building,
                            OgcEvents *events)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if ((state->rewarded & (1u << owner)) == 0)
      unreward_owner (state, building, owner, events);
}
