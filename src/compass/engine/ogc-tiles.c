/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tiles.h"

#include "ogc-dice.h"

static const uint8_t counts[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = OGC_N_MAPS,
  [OGC_TILE_SPECIALIST] = OGC_N_SPECIALISTS,
  [OGC_TILE_ITEM] = OGC_N_ITEMS,
  [OGC_TILE_ARTIFACT] = OGC_N_ARTIFACTS,
  [OGC_TILE_COLLECTION] = OGC_N_COLLECTIONS,
  [OGC_TILE_ABILITY] = OGC_N_ABILITIES,
  [OGC_TILE_CHEST] = OGC_N_CHESTS,
  [OGC_TILE_BRONZE] = OGC_N_TREASURES,
  [OGC_TILE_SILVER] = OGC_N_TREASURES,
  [OGC_TILE_GOLD] = OGC_N_TREASURES,
  [OGC_TILE_MISSION] = OGC_N_MISSIONS,
};

unsigned
ogc_tiles_count (OgcTileKind kind)
{
  return counts[kind];
}

OgcTileMask
ogc_tiles_all (OgcTileKind kind)
{
  return OGC_TILE_BIT (counts[kind]) - 1;
}

uint32_t
ogc_item_back_dice (OgcItemBack back)
{
  return back == OGC_BACK_1_6 ? ogc_dice_one (1) + ogc_dice_one (6)
                              : ogc_dice_one (2) + ogc_dice_one (5);
}

unsigned
ogc_tiles_gold (const OgcTiles *tiles,
                OgcTileKind     kind,
                unsigned        tile)
{
  switch (kind)
    {
    case OGC_TILE_CHEST:
      return tiles->chests[tile];
    case OGC_TILE_BRONZE:
    case OGC_TILE_SILVER:
    case OGC_TILE_GOLD:
      return tiles->treasures[kind - OGC_TILE_BRONZE][tile];
    default:
      return 0;
    }
}
