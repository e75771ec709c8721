/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-text.h"

#include <glib/gi18n.h>

#include "ogc-locale.h"

/* Names that are marked for gettext here and translated where they are used. */
static const char *const colours[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = NC_("colour", "red"),       [OGC_COLOUR_BLUE] = NC_("colour", "blue"),
  [OGC_COLOUR_GREEN] = NC_("colour", "green"),   [OGC_COLOUR_YELLOW] = NC_("colour", "yellow"),
  [OGC_COLOUR_WHITE] = NC_("colour", "white"),   [OGC_COLOUR_PURPLE] = NC_("colour", "purple"),
  [OGC_COLOUR_GREY] = NC_("colour", "grey"),
};

static const char *const places[OGC_N_COLOURS] = {
  [OGC_COLOUR_RED] = NC_("map", "Temple of Pompeii"),   [OGC_COLOUR_BLUE] = NC_("map", "Lost City of Atlantis"),
  [OGC_COLOUR_GREEN] = NC_("map", "Jungle Ruins"),      [OGC_COLOUR_YELLOW] = NC_("map", "Pharaoh’s Tomb"),
  [OGC_COLOUR_WHITE] = NC_("map", "Tower of the Gods"), [OGC_COLOUR_PURPLE] = NC_("map", "Dark Temple"),
  [OGC_COLOUR_GREY] = NC_("map", "Abandoned Dig Site"),
};

static const char *const specialists[OGC_N_SPECIALIST_KINDS][OGC_N_COLOURS] = {
  [OGC_CARTOGRAPHER] = {
    [OGC_COLOUR_RED] = N_("Red cartographer"),     [OGC_COLOUR_BLUE] = N_("Blue cartographer"),
    [OGC_COLOUR_GREEN] = N_("Green cartographer"), [OGC_COLOUR_YELLOW] = N_("Yellow cartographer"),
    [OGC_COLOUR_WHITE] = N_("White cartographer"), [OGC_COLOUR_PURPLE] = N_("Purple cartographer"),
  },
  [OGC_EXCAVATOR] = {
    [OGC_COLOUR_RED] = N_("Red excavator"),     [OGC_COLOUR_BLUE] = N_("Blue excavator"),
    [OGC_COLOUR_GREEN] = N_("Green excavator"), [OGC_COLOUR_YELLOW] = N_("Yellow excavator"),
    [OGC_COLOUR_WHITE] = N_("White excavator"), [OGC_COLOUR_PURPLE] = N_("Purple excavator"),
  },
};

static const char *const items[OGC_N_SPECIALIST_KINDS][OGC_N_COLOURS] = {
  [OGC_CARTOGRAPHER] = {
    [OGC_COLOUR_RED] = N_("Red compass"),     [OGC_COLOUR_BLUE] = N_("Blue compass"),
    [OGC_COLOUR_GREEN] = N_("Green compass"), [OGC_COLOUR_YELLOW] = N_("Yellow compass"),
    [OGC_COLOUR_WHITE] = N_("White compass"), [OGC_COLOUR_PURPLE] = N_("Purple compass"),
  },
  [OGC_EXCAVATOR] = {
    [OGC_COLOUR_RED] = N_("Red excavation tool"),     [OGC_COLOUR_BLUE] = N_("Blue excavation tool"),
    [OGC_COLOUR_GREEN] = N_("Green excavation tool"), [OGC_COLOUR_YELLOW] = N_("Yellow excavation tool"),
    [OGC_COLOUR_WHITE] = N_("White excavation tool"), [OGC_COLOUR_PURPLE] = N_("Purple excavation tool"),
  },
};

static const char *const artifacts[OGC_N_ARTIFACT_TYPES] = {
  [OGC_ARTIFACT_DESERT] = NC_("artifact", "Desert"), [OGC_ARTIFACT_JUNGLE] = NC_("artifact", "Jungle"),
  [OGC_ARTIFACT_WATER] = NC_("artifact", "Water"),   [OGC_ARTIFACT_FIRE] = NC_("artifact", "Fire"),
  [OGC_ARTIFACT_HOLY] = NC_("artifact", "Holy"),     [OGC_ARTIFACT_DARK] = NC_("artifact", "Dark"),
};

static const char *const artifact_tiles[OGC_N_ARTIFACT_TYPES] = {
  [OGC_ARTIFACT_DESERT] = N_("Desert artifact"), [OGC_ARTIFACT_JUNGLE] = N_("Jungle artifact"),
  [OGC_ARTIFACT_WATER] = N_("Water artifact"),   [OGC_ARTIFACT_FIRE] = N_("Fire artifact"),
  [OGC_ARTIFACT_HOLY] = N_("Holy artifact"),     [OGC_ARTIFACT_DARK] = N_("Dark artifact"),
};

static const char *const abilities[OGC_N_ABILITY_TYPES] = {
  /* TRANSLATORS: a word of more than twelve letters needs a soft hyphen (U+00AD) where its tile may break it. */
  [OGC_ABILITY_TIMELY_GIFT] = NC_("ability", "A Timely Gift"),
  [OGC_ABILITY_WILL_TO_WIN] = NC_("ability", "The Will to Win"),
  [OGC_ABILITY_LITTLE_HELP] = NC_("ability", "A Little Help"),
  [OGC_ABILITY_COMPELLING_POWER] = NC_("ability", "A Compelling Power"),
};

static const char *const ability_rules[OGC_N_ABILITY_TYPES] = {
  [OGC_ABILITY_TIMELY_GIFT] = N_("Another turn after the final lap of a round. Unused, it is worth 1\302\240gold."),
  [OGC_ABILITY_WILL_TO_WIN] = N_("Your set or run may equal another player’s, even where no two may be the same. "
                                 "Then send one of their dice there to the Library. Unused, it is worth "
                                 "1\302\240gold."),
  [OGC_ABILITY_LITTLE_HELP] = N_("Before you roll: two extra dice for the rest of the round. Unused, it is worth "
                                 "1\302\240gold."),
  [OGC_ABILITY_COMPELLING_POWER] = N_("After a roll: turn up to two of your dice to any value. Unused, it is worth "
                                      "1\302\240gold."),
};

/* What they do, in one short line. */
static const char *const ability_briefs[OGC_N_ABILITY_TYPES] = {
  [OGC_ABILITY_TIMELY_GIFT] = N_("Another turn after the final lap."),
  [OGC_ABILITY_WILL_TO_WIN] = N_("Equal another player’s dice and send one of them away."),
  [OGC_ABILITY_LITTLE_HELP] = N_("Two extra dice for the rest of a round."),
  [OGC_ABILITY_COMPELLING_POWER] = N_("Turn up to two dice to any value."),
};

static const char *const missions[OGC_N_MISSION_TYPES] = {
  [OGC_MISSION_DUAL_MAP] = NC_("mission", "Dual Map"),
  [OGC_MISSION_SECRET_MAP] = NC_("mission", "Secret Map"),
  [OGC_MISSION_BROADEN_EXPERTISE] = NC_("mission", "Broaden Your Expertise"),
  [OGC_MISSION_CONGREGATE_CARTOGRAPHERS] = NC_("mission", "Congregate Cartographers"),
  [OGC_MISSION_GATHER_EXCAVATORS] = NC_("mission", "Gather the Excavators"),
  [OGC_MISSION_DIVE_FOR_DOUBLOONS] = NC_("mission", "Dive for Doubloons"),
  [OGC_MISSION_LOOT_THE_TOWER] = NC_("mission", "Loot the Tower"),
  [OGC_MISSION_RAID_THE_TEMPLE] = NC_("mission", "Raid the Temple"),
  [OGC_MISSION_JOIN_THE_ILLUMINATI] = NC_("mission", "Join the Illuminati"),
  [OGC_MISSION_EMBRACE_THE_GUILD] = NC_("mission", "Embrace the Guild"),
  [OGC_MISSION_FIND_THE_MAPS] = NC_("mission", "Find the Maps"),
  [OGC_MISSION_HIRE_RIGHT_HUNTERS] = NC_("mission", "Hire the Right Hunters"),
  [OGC_MISSION_RECRUIT_SPECIALISTS] = NC_("mission", "Recruit Specialists"),
  [OGC_MISSION_SCOUR_THE_GLOBE] = NC_("mission", "Scour the Globe"),
  [OGC_MISSION_SECOND_OPINION] = NC_("mission", "Second Opinion"),
  [OGC_MISSION_UNITE_SPECIALISTS] = NC_("mission", "Unite the Specialists"),
};

static const char *const mission_rules[OGC_N_MISSION_TYPES] = {
  [OGC_MISSION_DUAL_MAP] = N_("A map for a cartographer of one of its colours and an excavator of the other. "
                              "3\302\240gold with both, otherwise none."),
  [OGC_MISSION_SECRET_MAP] = N_("A map for a cartographer and an excavator of the same colour, whichever you like. "
                                "1\302\240gold with at least one of them."),
  [OGC_MISSION_BROADEN_EXPERTISE] = N_("1\302\240gold for each different colour among your assigned specialists."),
  [OGC_MISSION_CONGREGATE_CARTOGRAPHERS] = N_("1\302\240gold for each assigned cartographer."),
  [OGC_MISSION_GATHER_EXCAVATORS] = N_("1\302\240gold for each assigned excavator."),
  [OGC_MISSION_DIVE_FOR_DOUBLOONS] = N_("1\302\240gold, and 2\302\240gold for every 3 chests."),
  [OGC_MISSION_LOOT_THE_TOWER] = N_("1\302\240gold for every 3 treasures of the Tower."),
  [OGC_MISSION_RAID_THE_TEMPLE] = N_("1\302\240gold, and 1\302\240gold for every 2 magical items."),
  [OGC_MISSION_JOIN_THE_ILLUMINATI] = N_("1\302\240gold for each special ability that you still hold."),
  [OGC_MISSION_EMBRACE_THE_GUILD] = N_("1\302\240gold, and 1\302\240gold for each mission that you hold, this one "
                                       "included."),
  [OGC_MISSION_FIND_THE_MAPS] = N_("1\302\240gold, and 1\302\240gold for every 2 ancient maps."),
  [OGC_MISSION_HIRE_RIGHT_HUNTERS] = N_("1\302\240gold for each ancient map with a specialist."),
  [OGC_MISSION_RECRUIT_SPECIALISTS] = N_("1\302\240gold for every 2 assigned specialists."),
  [OGC_MISSION_SCOUR_THE_GLOBE] = N_("1\302\240gold for each different colour among your maps, grey included."),
  [OGC_MISSION_SECOND_OPINION] = N_("One map with both of its specialists takes a third of a matching colour."),
  [OGC_MISSION_UNITE_SPECIALISTS] = N_("1\302\240gold, and 1\302\240gold for each map with both a cartographer and "
                                       "an excavator."),
};

static const char *const backs[OGC_N_BACKS] = {
  [OGC_BACK_1_6] = N_("Magical item, face down, for 1 and 6"),
  [OGC_BACK_2_5] = N_("Magical item, face down, for 2 and 5"),
};

const char *
ogc_text_colour (OgcColour colour)
{
  g_return_val_if_fail (colour < OGC_N_COLOURS, "");
  return g_dpgettext2 (NULL, "colour", colours[colour]);
}

const char *
ogc_text_place_of_colour (OgcColour colour)
{
  g_return_val_if_fail (colour < OGC_N_COLOURS, "");
  return g_dpgettext2 (NULL, "map", places[colour]);
}

static const char *
name_artifact (OgcArtifactType type)
{
  return g_dpgettext2 (NULL, "artifact", artifacts[type]);
}

const char *
ogc_text_ability (OgcAbilityType type)
{
  g_autofree char *name = ogc_locale_dup_joined (ogc_text_ability_lettering (type));

  return g_intern_string (name);
}

/* The same for those whose rule takes more than a line. */
static const char *const mission_briefs[OGC_N_MISSION_TYPES] = {
  [OGC_MISSION_DUAL_MAP] = N_("3\302\240gold with a cartographer and an excavator, one of each colour."),
  [OGC_MISSION_SECRET_MAP] = N_("1\302\240gold with one or two specialists of the same colour."),
  [OGC_MISSION_SECOND_OPINION] = N_("Room for a third specialist on one of your maps."),
  [OGC_MISSION_UNITE_SPECIALISTS] = N_("1\302\240gold, and 1\302\240gold for each map with both specialists."),
};

const char *
ogc_text_ability_lettering (OgcAbilityType type)
{
  g_return_val_if_fail (type < OGC_N_ABILITY_TYPES, "");
  return g_dpgettext2 (NULL, "ability", abilities[type]);
}

const char *
ogc_text_ability_rule (OgcAbilityType type)
{
  g_return_val_if_fail (type < OGC_N_ABILITY_TYPES, "");
  return _(ability_rules[type]);
}

const char *
ogc_text_mission (OgcMissionType type)
{
  g_return_val_if_fail (type < OGC_N_MISSION_TYPES, "");
  return g_dpgettext2 (NULL, "mission", missions[type]);
}

const char *
ogc_text_mission_rule (OgcMissionType type)
{
  g_return_val_if_fail (type < OGC_N_MISSION_TYPES, "");
  return _(mission_rules[type]);
}

const char *
ogc_text_tile_kind (OgcTileKind kind)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      return C_("tiles", "Ancient maps");
    case OGC_TILE_SPECIALIST:
      return C_("tiles", "Specialists");
    case OGC_TILE_ITEM:
      return C_("tiles", "Magical items");
    case OGC_TILE_ARTIFACT:
      return C_("tiles", "Private artifacts");
    case OGC_TILE_COLLECTION:
      return C_("tiles", "Private collection");
    case OGC_TILE_ABILITY:
      return C_("tiles", "Special abilities");
    case OGC_TILE_CHEST:
      return C_("tiles", "Sunken chests");
    case OGC_TILE_BRONZE:
      return C_("tiles", "Bronze treasures");
    case OGC_TILE_SILVER:
      return C_("tiles", "Silver treasures");
    case OGC_TILE_GOLD:
      return C_("tiles", "Gold treasures");
    case OGC_TILE_MISSION:
      return C_("tiles", "Missions");
    case OGC_N_TILE_KINDS:
      break;
    }
  g_return_val_if_reached ("");
}

/* The description of a chest or a treasure of the Tower. */
static char *
treasure_name (OgcTileKind kind,
               unsigned    gold)
{
  switch (kind)
    {
    case OGC_TILE_CHEST:
      return g_strdup_printf (ngettext ("Chest of %u\302\240gold", "Chest of %u\302\240gold", gold), gold);
    case OGC_TILE_BRONZE:
      return g_strdup_printf (ngettext ("Bronze treasure of %u\302\240gold", "Bronze treasure of %u\302\240gold", gold),
                              gold);
    case OGC_TILE_SILVER:
      return g_strdup_printf (ngettext ("Silver treasure of %u\302\240gold", "Silver treasure of %u\302\240gold", gold),
                              gold);
    default:
      return g_strdup_printf (ngettext ("Gold treasure of %u\302\240gold", "Gold treasure of %u\302\240gold", gold),
                              gold);
    }
}

static char *
mission_name (const OgcMissionFace *mission)
{
  if (mission->type != OGC_MISSION_DUAL_MAP)
    return g_strdup (ogc_text_mission (mission->type));
  /* TRANSLATORS: a mission; the two colours of its map: "Dual Map (red, blue)". */
  return g_strdup_printf (_("Dual Map (%s, %s)"), ogc_text_colour (mission->colours[0]),
                          ogc_text_colour (mission->colours[1]));
}

char *
ogc_text_tile (const OgcTiles *tiles,
               OgcTileKind     kind,
               unsigned        tile)
{
  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && tile < ogc_tiles_count (kind), NULL);

  switch (kind)
    {
    case OGC_TILE_MAP:
      /* TRANSLATORS: an ancient map: its place, its gold with a specialist and without: "Jungle Ruins 4/2". */
      return g_strdup_printf (C_("map", "%s\302\240%u/%u"), ogc_text_place_of_colour (tiles->maps[tile].colour),
                              tiles->maps[tile].high, tiles->maps[tile].low);
    case OGC_TILE_SPECIALIST:
      /* TRANSLATORS: a specialist and its value: "Green cartographer 3". */
      return g_strdup_printf (C_("specialist", "%s\302\240%u"),
                              _(specialists[tiles->specialists[tile].kind][tiles->specialists[tile].colour]),
                              tiles->specialists[tile].value);
    case OGC_TILE_ITEM:
      return g_strdup (_(items[tiles->items[tile].kind][tiles->items[tile].colour]));
    case OGC_TILE_ARTIFACT:
      return g_strdup (_(artifact_tiles[tiles->artifacts[tile]]));
    case OGC_TILE_COLLECTION:
      /* TRANSLATORS: a private collection: the type most desired, and the one preferred. */
      return g_strdup_printf (_("Collection (%s, then %s)"), name_artifact (tiles->collections[tile].desired),
                              name_artifact (tiles->collections[tile].preferred));
    case OGC_TILE_ABILITY:
      return g_strdup (ogc_text_ability (tiles->abilities[tile]));
    case OGC_TILE_MISSION:
      return mission_name (&tiles->missions[tile]);
    default:
      return treasure_name (kind, ogc_tiles_gold (tiles, kind, tile));
    }
}

/* SCO-2 */
static char *
map_worth (const OgcMapFace *map)
{
  if (map->high == map->low)
    return g_strdup_printf (_("Always %u\302\240gold."), map->high);
  return g_strdup_printf (_("%u\302\240gold with a specialist, %u without."), map->high, map->low);
}

static char *
map_description (const OgcMapFace *map)
{
  g_autofree char *worth = map_worth (map);

  if (map->colour == OGC_COLOUR_GREY)
    /* TRANSLATORS: a map; what it is worth, a sentence */
    return g_strdup_printf (_("%s, grey: takes a cartographer and an excavator of any colours. %s"),
                            ogc_text_place_of_colour (map->colour), worth);
  /* TRANSLATORS: a map and its colour; what it is worth, a sentence */
  return g_strdup_printf (_("%s, an ancient map (%s): takes a cartographer and an excavator of its colour. %s"),
                          ogc_text_place_of_colour (map->colour), ogc_text_colour (map->colour), worth);
}

char *
ogc_text_tile_description (const OgcTiles *tiles,
                           OgcTileKind     kind,
                           unsigned        tile)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && tile < ogc_tiles_count (kind), NULL);

  name = ogc_text_tile (tiles, kind, tile);
  switch (kind)
    {
    case OGC_TILE_MAP:
      return map_description (&tiles->maps[tile]);
    case OGC_TILE_SPECIALIST:
      return g_strdup_printf (_("%s. Scores its value if assigned to a map."), name);
    case OGC_TILE_ITEM:
      return g_strdup_printf (tiles->items[tile].kind == OGC_CARTOGRAPHER
                                ? _("%s. Doubles the value of a cartographer of its colour on an ancient map.")
                                : _("%s. Doubles the value of an excavator of its colour on an ancient map."),
                              name);
    case OGC_TILE_ARTIFACT:
      return g_strdup_printf (_("%s. 4\302\240gold as your collection’s favourite, 2 as its second favourite, "
                                "otherwise 1."),
                              name);
    case OGC_TILE_COLLECTION:
      return g_strdup_printf (_("%s. 4\302\240gold for each artifact of the first type, 2 for each of the second, 1 "
                                "for each other."),
                              name);
    case OGC_TILE_ABILITY:
      /* TRANSLATORS: a tile and what it does: "A Timely Gift. One more turn…" */
      return g_strdup_printf (_("%s. %s"), name, ogc_text_ability_rule (tiles->abilities[tile]));
    case OGC_TILE_MISSION:
      /* TRANSLATORS: a tile and what it does: "A Timely Gift. One more turn…" */
      return g_strdup_printf (_("%s. %s"), name, ogc_text_mission_rule (tiles->missions[tile].type));
    default:
      return g_steal_pointer (&name);
    }
}

const char *
ogc_text_tile_brief (const OgcTiles *tiles,
                     OgcTileKind     kind,
                     unsigned        tile)
{
  OgcMissionType mission;

  g_return_val_if_fail (tiles != NULL && kind < OGC_N_TILE_KINDS && tile < ogc_tiles_count (kind), NULL);

  if (kind == OGC_TILE_ABILITY)
    return _(ability_briefs[tiles->abilities[tile]]);
  if (kind != OGC_TILE_MISSION)
    return NULL;
  mission = tiles->missions[tile].type;
  return mission_briefs[mission] != NULL ? _(mission_briefs[mission]) : ogc_text_mission_rule (mission);
}

char *
ogc_text_artifact_for (const OgcTiles *tiles,
                       unsigned        artifact,
                       unsigned        collection)
{
  const OgcCollectionFace *face;
  g_autofree char *name = NULL;

  g_return_val_if_fail (tiles != NULL && artifact < OGC_N_ARTIFACTS && collection < OGC_N_COLLECTIONS, NULL);

  face = &tiles->collections[collection];
  name = ogc_text_tile (tiles, OGC_TILE_ARTIFACT, artifact);
  if (tiles->artifacts[artifact] == face->desired)
    return g_strdup_printf (_("%s. 4\302\240gold for you: your favourite."), name);
  if (tiles->artifacts[artifact] == face->preferred)
    return g_strdup_printf (_("%s. 2\302\240gold for you: your second favourite."), name);
  return g_strdup_printf (_("%s. 1\302\240gold for you."), name);
}

char *
ogc_text_hidden_tile (OgcTileKind kind,
                      int         back)
{
  g_return_val_if_fail (back < OGC_N_BACKS, NULL);

  if (back >= 0)
    return g_strdup (_(backs[back]));
  switch (kind)
    {
    case OGC_TILE_MISSION:
      return g_strdup (_("Mission, face down"));
    case OGC_TILE_ITEM:
      return g_strdup (_("Magical item, face down"));
    case OGC_TILE_CHEST:
      return g_strdup (_("Sunken chest, face down"));
    case OGC_TILE_MAP:
      return g_strdup (_("Ancient map, face down"));
    case OGC_TILE_SPECIALIST:
      return g_strdup (_("Specialist, face down"));
    case OGC_TILE_ARTIFACT:
      return g_strdup (_("Private artifact, face down"));
    case OGC_TILE_ABILITY:
      return g_strdup (_("Special ability, face down"));
    case OGC_TILE_BRONZE:
      return g_strdup (_("Bronze treasure, face down"));
    case OGC_TILE_SILVER:
      return g_strdup (_("Silver treasure, face down"));
    case OGC_TILE_GOLD:
      return g_strdup (_("Gold treasure, face down"));
    case OGC_TILE_COLLECTION:
    case OGC_N_TILE_KINDS:
      break;
    }
  return g_strdup (_("Private collection, face down"));
}
