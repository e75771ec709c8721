/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-tiles.h"

#include <stdlib.h>

#define MAP(c, h, l) { OGC_COLOUR_##c, h, l }
#define MAPS(c) MAP (c, 1, 0), MAP (c, 2, 1), MAP (c, 3, 1), MAP (c, 4, 2)
#define PEOPLE(c, k) { OGC_COLOUR_##c, OGC_##k, 1 }, { OGC_COLOUR_##c, OGC_##k, 2 }, { OGC_COLOUR_##c, OGC_##k, 3 }
#define SPECIALISTS(c) PEOPLE (c, CARTOGRAPHER), PEOPLE (c, EXCAVATOR)
#define TWO_ITEMS(c, k) { OGC_COLOUR_##c, OGC_##k, OGC_BACK_1_6 }, { OGC_COLOUR_##c, OGC_##k, OGC_BACK_2_5 }
#define ITEMS(c) TWO_ITEMS (c, CARTOGRAPHER), TWO_ITEMS (c, EXCAVATOR)
#define SIX(type) type, type, type, type, type, type
#define FIVE(type) type, type, type, type, type
#define DUAL(a, b) { OGC_MISSION_DUAL_MAP, { OGC_COLOUR_##a, OGC_COLOUR_##b } }

static const OgcTiles tiles = {
  .maps = { MAPS (RED), MAPS (BLUE), MAPS (GREEN), MAPS (YELLOW), MAPS (WHITE), MAPS (PURPLE), MAP (GREY, 0, 0),
            MAP (GREY, 0, 0) },
  .specialists = { SPECIALISTS (RED), SPECIALISTS (BLUE), SPECIALISTS (GREEN), SPECIALISTS (YELLOW),
                   SPECIALISTS (WHITE),
                   SPECIALISTS (PURPLE) },
  .items = { ITEMS (RED), ITEMS (BLUE), ITEMS (GREEN), ITEMS (YELLOW), ITEMS (WHITE), ITEMS (PURPLE) },
  .artifacts = { SIX (OGC_ARTIFACT_DESERT), SIX (OGC_ARTIFACT_JUNGLE), SIX (OGC_ARTIFACT_WATER),
                 SIX (OGC_ARTIFACT_FIRE),
                 SIX (OGC_ARTIFACT_HOLY), SIX (OGC_ARTIFACT_DARK) },
  .collections = {
    { OGC_ARTIFACT_DESERT, OGC_ARTIFACT_JUNGLE },
    { OGC_ARTIFACT_JUNGLE, OGC_ARTIFACT_WATER },
    { OGC_ARTIFACT_WATER, OGC_ARTIFACT_FIRE },
    { OGC_ARTIFACT_FIRE, OGC_ARTIFACT_HOLY },
    { OGC_ARTIFACT_HOLY, OGC_ARTIFACT_DARK },
    { OGC_ARTIFACT_DARK, OGC_ARTIFACT_DESERT },
  },
  .abilities = { FIVE (OGC_ABILITY_TIMELY_GIFT), FIVE (OGC_ABILITY_WILL_TO_WIN), FIVE (OGC_ABILITY_LITTLE_HELP),
                 FIVE (OGC_ABILITY_COMPELLING_POWER) },
  .chests = { 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3 },
  .treasures = {
    { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2 },
    { 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3 },
    { 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3 },
  },
  .missions = {
    DUAL (RED, BLUE), DUAL (BLUE, GREEN), DUAL (GREEN, YELLOW), DUAL (YELLOW, WHITE), DUAL (WHITE,
                                                                                            PURPLE), DUAL (PURPLE, RED),
    { OGC_MISSION_SECRET_MAP, { 0 } },
    { OGC_MISSION_SECRET_MAP, { 0 } },
    { OGC_MISSION_BROADEN_EXPERTISE, { 0 } },
    { OGC_MISSION_CONGREGATE_CARTOGRAPHERS, { 0 } },
    { OGC_MISSION_GATHER_EXCAVATORS, { 0 } },
    { OGC_MISSION_DIVE_FOR_DOUBLOONS, { 0 } },
    { OGC_MISSION_LOOT_THE_TOWER, { 0 } },
    { OGC_MISSION_RAID_THE_TEMPLE, { 0 } },
    { OGC_MISSION_JOIN_THE_ILLUMINATI, { 0 } },
    { OGC_MISSION_EMBRACE_THE_GUILD, { 0 } },
    { OGC_MISSION_FIND_THE_MAPS, { 0 } },
    { OGC_MISSION_HIRE_RIGHT_HUNTERS, { 0 } },
    { OGC_MISSION_RECRUIT_SPECIALISTS, { 0 } },
    { OGC_MISSION_SCOUR_THE_GLOBE, { 0 } },
    { OGC_MISSION_SECOND_OPINION, { 0 } },
    { OGC_MISSION_UNITE_SPECIALISTS, { 0 } },
  },
};

const OgcTiles *
fixture_tiles (void)
{
  return &tiles;
}

unsigned
fixture_map (OgcColour colour,
             unsigned  high)
{
  for (unsigned i = 0; i < OGC_N_MAPS; i++)
    if (tiles.maps[i].colour == colour && tiles.maps[i].high == high)
      return i;
  abort ();
}

unsigned
fixture_specialist (OgcColour         colour,
                    OgcSpecialistKind kind,
                    unsigned          value)
{
  for (unsigned i = 0; i < OGC_N_SPECIALISTS; i++)
    if (tiles.specialists[i].colour == colour && tiles.specialists[i].kind == kind
        && tiles.specialists[i].value == value)
      return i;
  abort ();
}

unsigned
fixture_item (OgcColour         colour,
              OgcSpecialistKind kind,
              OgcItemBack       back)
{
  for (unsigned i = 0; i < OGC_N_ITEMS; i++)
    if (tiles.items[i].colour == colour && tiles.items[i].kind == kind && tiles.items[i].back == back)
      return i;
  abort ();
}

unsigned
fixture_artifact (OgcArtifactType type,
                  unsigned        nth)
{
  for (unsigned i = 0; i < OGC_N_ARTIFACTS; i++)
    if (tiles.artifacts[i] == type && nth-- == 0)
      return i;
  abort ();
}

unsigned
fixture_ability (OgcAbilityType type,
                 unsigned       nth)
{
  for (unsigned i = 0; i < OGC_N_ABILITIES; i++)
    if (tiles.abilities[i] == type && nth-- == 0)
      return i;
  abort ();
}

unsigned
fixture_mission (OgcMissionType type)
{
  for (unsigned i = 0; i < OGC_N_MISSIONS; i++)
    if (tiles.missions[i].type == type)
      return i;
  abort ();
}
