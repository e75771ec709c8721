/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-look.h"

static const char *const map_symbols[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = "map-red",       [OGC_COLOUR_BLUE] = "map-blue",   [OGC_COLOUR_GREEN] = "map-green",
  [OGC_COLOUR_YELLOW] = "map-yellow", [OGC_COLOUR_WHITE] = "map-white", [OGC_COLOUR_PURPLE] = "map-purple",
  [OGC_COLOUR_GREY] = "map-grey",
};

static const char *const specialist_symbols[OGC_N_SPECIALIST_KINDS] = {
  [OGC_CARTOGRAPHER] = "cartographer",
  [OGC_EXCAVATOR] = "excavator",
};

static const char *const item_symbols[OGC_N_SPECIALIST_KINDS] = {
  [OGC_CARTOGRAPHER] = "compass",
  [OGC_EXCAVATOR] = "tool",
};

static const char *const artifact_symbols[OGC_N_ARTIFACT_TYPES] = {
  [OGC_ARTIFACT_DESERT] = "desert", [OGC_ARTIFACT_JUNGLE] = "jungle", [OGC_ARTIFACT_WATER] = "water",
  [OGC_ARTIFACT_FIRE] = "fire",     [OGC_ARTIFACT_HOLY] = "holy",     [OGC_ARTIFACT_DARK] = "dark",
};

static const char *const ability_symbols[OGC_N_ABILITY_TYPES] = {
  [OGC_ABILITY_TIMELY_GIFT] = "timely-gift",
  [OGC_ABILITY_WILL_TO_WIN] = "will-to-win",
  [OGC_ABILITY_LITTLE_HELP] = "little-help",
  [OGC_ABILITY_COMPELLING_POWER] = "compelling-power",
};

static const char *const mission_symbols[OGC_N_MISSION_TYPES] = {
  [OGC_MISSION_DUAL_MAP] = "dual-map",
  [OGC_MISSION_SECRET_MAP] = "secret-map",
  [OGC_MISSION_BROADEN_EXPERTISE] = "broaden-expertise",
  [OGC_MISSION_CONGREGATE_CARTOGRAPHERS] = "congregate-cartographers",
  [OGC_MISSION_GATHER_EXCAVATORS] = "gather-excavators",
  [OGC_MISSION_DIVE_FOR_DOUBLOONS] = "dive-for-doubloons",
  [OGC_MISSION_LOOT_THE_TOWER] = "loot-the-tower",
  [OGC_MISSION_RAID_THE_TEMPLE] = "raid-the-temple",
  [OGC_MISSION_JOIN_THE_ILLUMINATI] = "join-the-illuminati",
  [OGC_MISSION_EMBRACE_THE_GUILD] = "embrace-the-guild",
  [OGC_MISSION_FIND_THE_MAPS] = "find-the-maps",
  [OGC_MISSION_HIRE_RIGHT_HUNTERS] = "hire-right-hunters",
  [OGC_MISSION_RECRUIT_SPECIALISTS] = "recruit-specialists",
  [OGC_MISSION_SCOUR_THE_GLOBE] = "scour-the-globe",
  [OGC_MISSION_SECOND_OPINION] = "second-opinion",
  [OGC_MISSION_UNITE_SPECIALISTS] = "unite-specialists",
};

/* All of the kinds whose tiles have one picture. */
static const char *const kind_symbols[OGC_N_TILE_KINDS] = {
  [OGC_TILE_COLLECTION] = "collection", [OGC_TILE_CHEST] = "chest", [OGC_TILE_BRONZE] = "bronze",
  [OGC_TILE_SILVER] = "silver",         [OGC_TILE_GOLD] = "gold",
};

static const char *const back_symbols[OGC_N_TILE_KINDS] = {
  [OGC_TILE_MAP] = "back-map",
  [OGC_TILE_SPECIALIST] = "back-specialist",
  [OGC_TILE_ITEM] = "back-item",
  [OGC_TILE_ARTIFACT] = "back-artifact",
  [OGC_TILE_COLLECTION] = "back-collection",
  [OGC_TILE_ABILITY] = "back-ability",
  [OGC_TILE_CHEST] = "back-chest",
  [OGC_TILE_BRONZE] = "back-bronze",
  [OGC_TILE_SILVER] = "back-silver",
  [OGC_TILE_GOLD] = "back-gold",
  [OGC_TILE_MISSION] = "back-mission",
};

static const char *const item_back_symbols[OGC_N_BACKS] = {
  [OGC_BACK_1_6] = "back-item-1-6",
  [OGC_BACK_2_5] = "back-item-2-5",
};

static OgcTileLook
mission_look (const OgcMissionFace *mission)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, mission_symbols[mission->type], { NULL, NULL } };

  if (mission->type == OGC_MISSION_DUAL_MAP)
    for (unsigned i = 0; i < 2; i++)
      look.details[i] = map_symbols[mission->colours[i]];
  return look;
}

static OgcTileLook
collection_look (const OgcCollectionFace *collection)
{
  return (OgcTileLook) { OGC_N_COLOURS, -1, 0, 0, kind_symbols[OGC_TILE_COLLECTION],
                         { artifact_symbols[collection->desired], artifact_symbols[collection->preferred] } };
}

static OgcTileLook
map_look (const OgcMapFace *map)
{
  return (OgcTileLook) { map->colour, -1, map->high, map->low, map_symbols[map->colour], { NULL, NULL } };
}

static OgcTileLook
specialist_look (const OgcSpecialistFace *specialist)
{
  return (OgcTileLook) { specialist->colour, -1, specialist->value, 0, specialist_symbols[specialist->kind], { NULL, NULL } };
}

static OgcTileLook
item_look (const OgcItemFace *item)
{
  return (OgcTileLook) { item->colour, item->back, 0, 0, item_symbols[item->kind], { NULL, NULL } };
}

OgcTileLook
ogc_tile_look (const OgcTiles *tiles,
               OgcTileKind     kind,
               unsigned        number)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, NULL, { NULL, NULL } };

  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && number < ogc_tiles_count (kind), look);

  switch (kind)
    {
    case OGC_TILE_MAP:
      return map_look (&tiles->maps[number]);
    case OGC_TILE_SPECIALIST:
      return specialist_look (&tiles->specialists[number]);
    case OGC_TILE_ITEM:
      return item_look (&tiles->items[number]);
    case OGC_TILE_ARTIFACT:
      look.symbol = artifact_symbols[tiles->artifacts[number]];
      break;
    case OGC_TILE_ABILITY:
      look.symbol = ability_symbols[tiles->abilities[number]];
      break;
    case OGC_TILE_MISSION:
      return mission_look (&tiles->missions[number]);
    case OGC_TILE_COLLECTION:
      return collection_look (&tiles->collections[number]);
    default:
      look.symbol = kind_symbols[kind];
      look.value = ogc_tiles_gold (tiles, kind, number);
      break;
    }
  return look;
}

OgcTileLook
ogc_tile_look_hidden (OgcTileKind kind,
                      int         back)
{
  OgcTileLook look = { OGC_N_COLOURS, -1, 0, 0, NULL, { NULL, NULL } };

  g_return_val_if_fail (kind < OGC_N_TILE_KINDS && back < OGC_N_BACKS, look);

  look.back = back;
  look.symbol = back < 0 ? back_symbols[kind] : item_back_symbols[back];
  return look;
}
