/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-mission.h"

#include <string.h>

static unsigned
count_colours (unsigned mask)
{
  return (unsigned) __builtin_popcount (mask);
}

/* MIS-14: the colours of ancient maps and Dual Maps never change. */
static uint8_t
colours_on_maps (const OgcTiles   *tiles,
                 const OgcHolding *holding)
{
  unsigned mask = 0;

  for (OgcTileMask rest = holding->tiles[OGC_TILE_MAP]; rest; rest &= rest - 1)
    mask |= 1u << tiles->maps[ogc_tile_mask_first (rest)].colour;

  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    {
      const OgcMissionFace *face = &tiles->missions[ogc_tile_mask_first (rest)];

      if (face->type == OGC_MISSION_DUAL_MAP)
        mask |= 1u << face->colours[0] | 1u << face->colours[1];
    }

  return (uint8_t) mask;
}

void
ogc_tile_counts_of (OgcTileCounts    *tally,
                    const OgcTiles   *tiles,
                    const OgcHolding *holding)
{
  const OgcTileMask *held = holding->tiles;

  memset (tally, 0, sizeof *tally);
  tally->chests = (uint8_t) ogc_tile_mask_count (held[OGC_TILE_CHEST]);
  tally->treasures = (uint8_t) (ogc_tile_mask_count (held[OGC_TILE_BRONZE])
                                + ogc_tile_mask_count (held[OGC_TILE_SILVER])
                                + ogc_tile_mask_count (held[OGC_TILE_GOLD]));
  tally->items = (uint8_t) ogc_tile_mask_count (held[OGC_TILE_ITEM]);
  tally->abilities = (uint8_t) ogc_tile_mask_count (held[OGC_TILE_ABILITY]);
  tally->missions = (uint8_t) ogc_tile_mask_count (held[OGC_TILE_MISSION]);
  tally->maps = (uint8_t) ogc_tile_mask_count (held[OGC_TILE_MAP]);
  tally->globe = colours_on_maps (tiles, holding);
}

unsigned
ogc_mission_gold (OgcMissionType       type,
                  const OgcTileCounts *tally)
{
  switch (type)
    {
    case OGC_MISSION_BROADEN_EXPERTISE: /* MIS-3 */
      return count_colours (tally->experts);
    case OGC_MISSION_CONGREGATE_CARTOGRAPHERS: /* MIS-4 */
      return tally->assigned[OGC_CARTOGRAPHER];
    case OGC_MISSION_GATHER_EXCAVATORS: /* MIS-5 */
      return tally->assigned[OGC_EXCAVATOR];
    case OGC_MISSION_DIVE_FOR_DOUBLOONS: /* MIS-6 */
      return 1 + 2 * (tally->chests / 3u);
    case OGC_MISSION_LOOT_THE_TOWER: /* MIS-7 */
      return tally->treasures / 3u;
    case OGC_MISSION_RAID_THE_TEMPLE: /* MIS-8 */
      return 1 + tally->items / 2u;
    case OGC_MISSION_JOIN_THE_ILLUMINATI: /* MIS-9 */
      return tally->abilities;
    case OGC_MISSION_EMBRACE_THE_GUILD: /* MIS-10 */
      return 1u + tally->missions;
    case OGC_MISSION_FIND_THE_MAPS: /* MIS-11 */
      return 1 + tally->maps / 2u;
    case OGC_MISSION_HIRE_RIGHT_HUNTERS: /* MIS-12 */
      return tally->staffed;
    case OGC_MISSION_RECRUIT_SPECIALISTS: /* MIS-13 */
      return (tally->assigned[OGC_CARTOGRAPHER] + tally->assigned[OGC_EXCAVATOR]) / 2u;
    case OGC_MISSION_SCOUR_THE_GLOBE: /* MIS-14 */
      return count_colours (tally->globe);
    case OGC_MISSION_UNITE_SPECIALISTS: /* MIS-16 */
      return 1u + tally->united;
    case OGC_MISSION_DUAL_MAP:
    case OGC_MISSION_SECRET_MAP:
    case OGC_MISSION_SECOND_OPINION: /* MIS-15: no gold of its own */
    case OGC_N_MISSION_TYPES:
      break;
    }
  return 0;
}
