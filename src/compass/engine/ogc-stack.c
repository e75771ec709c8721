/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-stack.h"

/* Tile number @n of @mask, counted from the lowest. */
static unsigned
nth_tile (OgcTileMask mask,
          unsigned    n)
{
  for (; n > 0; n--)
    mask &= mask - 1; /* without its lowest */
  return ogc_tile_mask_first (mask);
}

/* GLD-4: forgets who has seen what, because from now on nobody knows which missions are in the stack, nor which of the
 * rest went to which seat. */
static void
forget_missions (OgcState *state)
{
  for (unsigned round = 0; round < OGC_MAX_ROUNDS; round++)
    {
      OgcGuildDeal *deal = &state->deals[round];

      deal->seen[0] = deal->seen[1] = OGC_NOBODY;
      for (unsigned i = 0; i < 3; i++)
        if (deal->seat[i] == OGC_NOBODY)
          deal->tile[i] = OGC_NO_TILE;
    }
}

/* Makes the tiles under the stack the new stack. */
static void
turn_up_under (OgcState    *state,
               OgcTileKind  kind)
{
  state->stack[kind] = state->under[kind];
  state->under[kind] = 0;
  if (kind == OGC_TILE_MISSION && state->stack[kind] != 0)
    forget_missions (state);
}

/* SET-8: the building that the mission refers to, or OGC_NO_BUILDING. */
static unsigned
building_of_mission (OgcMissionType type)
{
  switch (type)
    {
    case OGC_MISSION_DIVE_FOR_DOUBLOONS:
      return OGC_GALLEON;
    case OGC_MISSION_JOIN_THE_ILLUMINATI:
      return OGC_ILLUMINATI;
    case OGC_MISSION_LOOT_THE_TOWER:
      return OGC_TOWER;
    case OGC_MISSION_RAID_THE_TEMPLE:
      return OGC_TEMPLE;
    default:
      return OGC_NO_BUILDING;
    }
}

/* SET-8: the missions about buildings that are not in play. */
static OgcTileMask
idle_missions (const OgcState *state)
{
  OgcTileMask tiles = 0;

  for (unsigned tile = 0; tile < OGC_N_MISSIONS; tile++)
    {
      const unsigned building = building_of_mission (state->tiles->missions[tile].type);

      if (building != OGC_NO_BUILDING && !ogc_state_has_building (state, building))
        tiles |= OGC_TILE_BIT (tile);
    }
  return tiles;
}

OgcTileMask
ogc_stack_left_out (const OgcState *state,
                    OgcTileKind     kind)
{
  static const uint8_t needed_by[OGC_N_TILE_KINDS] = {
    [OGC_TILE_MAP] = OGC_ARCHIVES,
    [OGC_TILE_SPECIALIST] = OGC_UNIVERSITY,
    [OGC_TILE_ITEM] = OGC_TEMPLE,
    [OGC_TILE_ARTIFACT] = OGC_AUCTION_HOUSE,
    [OGC_TILE_COLLECTION] = OGC_AUCTION_HOUSE,
    [OGC_TILE_ABILITY] = OGC_ILLUMINATI,
    [OGC_TILE_CHEST] = OGC_GALLEON,
    [OGC_TILE_BRONZE] = OGC_TOWER,
    [OGC_TILE_SILVER] = OGC_TOWER,
    [OGC_TILE_GOLD] = OGC_TOWER,
    [OGC_TILE_MISSION] = OGC_GUILD,
  };

  if (!ogc_state_has_building (state, needed_by[kind]))
    return ogc_tiles_all (kind);
  return kind == OGC_TILE_MISSION ? idle_missions (state) : 0;
}

unsigned
ogc_stack_draw (OgcState    *state,
                OgcTileKind  kind)
{
  const unsigned stream = OGC_STREAM_TILES + kind;
  unsigned tile;

  if (state->stack[kind] == 0)
    turn_up_under (state, kind);
  if (state->stack[kind] == 0)
    return OGC_NO_TILE;

  tile = nth_tile (state->stack[kind],
                   ogc_random_below (&state->random[stream], stream, ogc_tile_mask_count (state->stack[kind])));
  state->stack[kind] &= ~OGC_TILE_BIT (tile);
  return tile;
}

void
ogc_stack_discard (OgcState    *state,
                   unsigned     building,
                   OgcTileKind  kind,
                   unsigned     tile,
                   unsigned     owner,
                   OgcEvents   *events)
{
  state->discards[kind] |= OGC_TILE_BIT (tile);
  OGC_EMIT (events, OGC_EVENT_DISCARDED, .owner = owner, .building = building, .tile_kind = kind, .tile = tile,
            .seen_by = OGC_SEEN_BY_ALL);
}

void
ogc_stack_discard_all (OgcState    *state,
                       unsigned     building,
                       OgcTileKind  kind,
                       OgcTileMask  tiles,
                       unsigned     owner,
                       OgcEvents   *events)
{
  for (; tiles != 0; tiles &= tiles - 1)
    ogc_stack_discard (state, building, kind, ogc_tile_mask_first (tiles), owner, events);
}

void
ogc_stack_return (OgcState    *state,
                  unsigned     building,
                  OgcTileKind  kind,
                  unsigned     tile,
                  unsigned     seen_by,
                  OgcEvents   *events)
{
  state->under[kind] |= OGC_TILE_BIT (tile);
  OGC_EMIT (events, OGC_EVENT_RETURNED, .owner = OGC_NOBODY, .building = building, .tile_kind = kind, .tile = tile,
            .seen_by = seen_by);
}

void
ogc_stack_give (OgcState    *state,
                unsigned     building,
                OgcTileKind  kind,
                unsigned     tile,
                unsigned     seat,
                unsigned     seen_by,
                unsigned     number,
                OgcEvents   *events)
{
  state->held[seat][kind] |= OGC_TILE_BIT (tile);
  OGC_EMIT (events, OGC_EVENT_TOOK, .seat = seat, .owner = seat, .building = building, .tile_kind = kind, .tile = tile,
            .number = number, .seen_by = seen_by);
}
