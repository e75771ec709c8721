/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score.h"

enum { BITS = 5 }; /* for the number of items of one colour and kind */

_Static_assert (OGC_N_ITEMS < 1 << BITS && BITS * OGC_COLOUR_GREY * OGC_N_SPECIALIST_KINDS <= 64,
                "bearers are counted in one number");

/* The number of a group: the specialists of one colour and kind, and the items for them. */
static unsigned
group_of (unsigned colour,
          unsigned kind)
{
  return colour * OGC_N_SPECIALIST_KINDS + kind;
}

static unsigned
group_of_specialist (const OgcTiles *tiles,
                     unsigned        tile)
{
  return group_of (tiles->specialists[tile].colour, tiles->specialists[tile].kind);
}

static unsigned
group_of_item (const OgcTiles *tiles,
               unsigned        tile)
{
  return group_of (tiles->items[tile].colour, tiles->items[tile].kind);
}

/* How many specialists of each group could have an item. The items of one group are all alike, and those in excess of
 * its specialists are worth nothing (SCO-4). */
static uint64_t
count_bearers (const OgcTiles   *tiles,
               const OgcHolding *holding)
{
  uint8_t specialists[OGC_COLOUR_GREY * OGC_N_SPECIALIST_KINDS] = { 0 };
  uint64_t bearers = 0;

  if (holding->tiles[OGC_TILE_ITEM] == 0)
    return 0;

  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    specialists[group_of_specialist (tiles, ogc_tile_mask_first (rest))]++;
  for (OgcTileMask rest = holding->tiles[OGC_TILE_ITEM]; rest; rest &= rest - 1)
    {
      const unsigned group = group_of_item (tiles, ogc_tile_mask_first (rest));

      if (specialists[group] > 0)
        {
          specialists[group]--;
          bearers += UINT64_C (1) << BITS * group;
        }
    }
  return bearers;
}

/* The number of items of @group less that of its specialists; may be negative. */
static int
count_surplus (const OgcTiles   *tiles,
               const OgcHolding *holding,
               unsigned          group)
{
  int items = 0;

  for (OgcTileMask rest = holding->tiles[OGC_TILE_ITEM]; rest; rest &= rest - 1)
    items += group_of_item (tiles, ogc_tile_mask_first (rest)) == group;
  for (OgcTileMask rest = holding->tiles[OGC_TILE_SPECIALIST]; rest; rest &= rest - 1)
    items -= group_of_specialist (tiles, ogc_tile_mask_first (rest)) == group;

  return items;
}

/* Whether a mission's gold depends on who is assigned; see ogc_mission_gold(). */
static bool
is_about_assignment (OgcMissionType type)
{
  switch (type)
    {
    case OGC_MISSION_DIVE_FOR_DOUBLOONS: /* MIS-6 */
    case OGC_MISSION_LOOT_THE_TOWER: /* MIS-7 */
    case OGC_MISSION_RAID_THE_TEMPLE: /* MIS-8 */
    case OGC_MISSION_JOIN_THE_ILLUMINATI: /* MIS-9 */
    case OGC_MISSION_EMBRACE_THE_GUILD: /* MIS-10 */
    case OGC_MISSION_FIND_THE_MAPS: /* MIS-11 */
      return false;
    default:
      return true;
    }
}

OgcScoreKey
ogc_score_key (const OgcTiles   *tiles,
               const OgcHolding *holding)
{
  OgcScoreKey key = {
    .maps = holding->tiles[OGC_TILE_MAP],
    .specialists = holding->tiles[OGC_TILE_SPECIALIST],
    .bearers = count_bearers (tiles, holding),
  };

  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    if (is_about_assignment ((OgcMissionType) tiles->missions[ogc_tile_mask_first (rest)].type))
      key.missions |= OGC_TILE_BIT (ogc_tile_mask_first (rest));
  return key;
}

OgcScoreKey
ogc_score_key_with (const OgcScoreKey *key,
                    const OgcTiles    *tiles,
                    const OgcHolding  *holding,
                    OgcTileKind        kind,
                    unsigned           tile)
{
  OgcScoreKey with = *key;
  unsigned group;

  if ((holding->tiles[kind] & OGC_TILE_BIT (tile)) != 0)
    return with;

  switch (kind)
    {
    case OGC_TILE_MAP:
      with.maps |= OGC_TILE_BIT (tile);
      break;
    case OGC_TILE_SPECIALIST:
      with.specialists |= OGC_TILE_BIT (tile);
      group = group_of_specialist (tiles, tile);
      with.bearers += (uint64_t) (count_surplus (tiles, holding, group) > 0) << BITS * group;
      break;
    case OGC_TILE_ITEM:
      group = group_of_item (tiles, tile);
      with.bearers += (uint64_t) (count_surplus (tiles, holding, group) < 0) << BITS * group;
      break;
    case OGC_TILE_MISSION:
      if (is_about_assignment ((OgcMissionType) tiles->missions[tile].type))
        with.missions |= OGC_TILE_BIT (tile);
      break;
    default:
      break;
    }
  return with;
}
