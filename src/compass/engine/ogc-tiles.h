/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The stacks of tiles. A tile is identified by its kind and its number within the kind, from 0. */
typedef enum {
  OGC_TILE_MAP,
  OGC_TILE_SPECIALIST,
  OGC_TILE_ITEM,
  OGC_TILE_ARTIFACT,
  OGC_TILE_COLLECTION,
  OGC_TILE_ABILITY,
  OGC_TILE_CHEST,
  OGC_TILE_BRONZE,
  OGC_TILE_SILVER,
  OGC_TILE_GOLD,
  OGC_TILE_MISSION,
  OGC_N_TILE_KINDS
} OgcTileKind;

/* How many tiles of each kind there are: always fewer than 64, so that a set of tiles of one kind fits a uint64_t
 * (OgcTileMask). */
enum {
  OGC_N_MAPS = 26,
  OGC_N_SPECIALISTS = 36,
  OGC_N_ITEMS = 24,
  OGC_N_ARTIFACTS = 36,
  OGC_N_COLLECTIONS = 6,
  OGC_N_ABILITIES = 20,
  OGC_N_CHESTS = 30,
  OGC_N_TREASURES = 12, /* each of bronze, silver and gold */
  OGC_N_MISSIONS = 22,

  /* How many tiles of some sorts there are, according to the rulebooks. Owners of the game can correct the faces, but
   * not these numbers. */
  OGC_N_DIG_SITES = 2,   /* maps, SCO-9 */
  OGC_N_DUAL_MAPS = 6,   /* missions, MIS-1; of every other type except Secret Maps there is one */
  OGC_N_SECRET_MAPS = 2, /* missions, MIS-2 */
};

/* A set of tiles of one kind: bit n is the tile with the number n. */
typedef uint64_t OgcTileMask;

#define OGC_NO_TILE 0xff
#define OGC_TILE_BIT(n) ((OgcTileMask) 1 << (n))

/* Colours of maps, specialists and items; only maps can be grey (SCO-9). */
typedef enum {
  OGC_COLOUR_RED,
  OGC_COLOUR_BLUE,
  OGC_COLOUR_GREEN,
  OGC_COLOUR_YELLOW,
  OGC_COLOUR_WHITE,
  OGC_COLOUR_PURPLE,
  OGC_COLOUR_GREY,
  OGC_N_COLOURS
} OgcColour;

typedef enum {
  OGC_CARTOGRAPHER,
  OGC_EXCAVATOR,
  OGC_N_SPECIALIST_KINDS
} OgcSpecialistKind;

/* What is printed on the back of a magical item: two die values (TMP-1). */
typedef enum {
  OGC_BACK_1_6,
  OGC_BACK_2_5,
  OGC_N_BACKS
} OgcItemBack;

typedef enum {
  OGC_ARTIFACT_DESERT,
  OGC_ARTIFACT_JUNGLE,
  OGC_ARTIFACT_WATER,
  OGC_ARTIFACT_FIRE,
  OGC_ARTIFACT_HOLY,
  OGC_ARTIFACT_DARK,
  OGC_N_ARTIFACT_TYPES
} OgcArtifactType;

typedef enum {
  OGC_ABILITY_TIMELY_GIFT,      /* ABL-1 */
  OGC_ABILITY_WILL_TO_WIN,      /* ABL-2 */
  OGC_ABILITY_LITTLE_HELP,      /* ABL-3 */
  OGC_ABILITY_COMPELLING_POWER, /* ABL-4 */
  OGC_N_ABILITY_TYPES
} OgcAbilityType;

typedef enum {
  OGC_MISSION_DUAL_MAP,                /* MIS-1 */
  OGC_MISSION_SECRET_MAP,              /* MIS-2 */
  OGC_MISSION_BROADEN_EXPERTISE,       /* MIS-3 */
  OGC_MISSION_CONGREGATE_CARTOGRAPHERS, /* MIS-4 */
  OGC_MISSION_GATHER_EXCAVATORS,       /* MIS-5 */
  OGC_MISSION_DIVE_FOR_DOUBLOONS,      /* MIS-6 */
  OGC_MISSION_LOOT_THE_TOWER,          /* MIS-7 */
  OGC_MISSION_RAID_THE_TEMPLE,         /* MIS-8 */
  OGC_MISSION_JOIN_THE_ILLUMINATI,     /* MIS-9 */
  OGC_MISSION_EMBRACE_THE_GUILD,       /* MIS-10 */
  OGC_MISSION_FIND_THE_MAPS,           /* MIS-11 */
  OGC_MISSION_HIRE_RIGHT_HUNTERS,      /* MIS-12 */
  OGC_MISSION_RECRUIT_SPECIALISTS,     /* MIS-13 */
  OGC_MISSION_SCOUR_THE_GLOBE,         /* MIS-14 */
  OGC_MISSION_SECOND_OPINION,          /* MIS-15 */
  OGC_MISSION_UNITE_SPECIALISTS,       /* MIS-16 */
  OGC_N_MISSION_TYPES
} OgcMissionType;

typedef struct {
  uint8_t colour; /* OgcColour; grey is an Abandoned Dig Site */
  uint8_t high;   /* gold with at least one specialist (SCO-2) */
  uint8_t low;    /* gold with none */
} OgcMapFace;

typedef struct {
  uint8_t colour; /* OgcColour, never grey */
  uint8_t kind;   /* OgcSpecialistKind */
  uint8_t value;  /* gold when assigned (SCO-3) */
} OgcSpecialistFace;

typedef struct {
  uint8_t colour; /* OgcColour, never grey */
  uint8_t kind;   /* OgcSpecialistKind: whom it serves (SCO-4) */
  uint8_t back;   /* OgcItemBack */
} OgcItemFace;

typedef struct {
  uint8_t desired;   /* OgcArtifactType: 4 gold each (SCO-6) */
  uint8_t preferred; /* OgcArtifactType: 2 gold each */
} OgcCollectionFace;

typedef struct {
  uint8_t type;       /* OgcMissionType */
  uint8_t colours[2]; /* OgcColour, of a Dual Map only; else both 0 */
} OgcMissionFace;

/* OgcTiles: the faces of all tiles. The floor above fills it from a checked file and never changes it afterwards. Every
 * state points to an OgcTiles, which must outlive it. */
typedef struct {
  OgcMapFace        maps[OGC_N_MAPS];
  OgcSpecialistFace specialists[OGC_N_SPECIALISTS];
  OgcItemFace       items[OGC_N_ITEMS];
  uint8_t           artifacts[OGC_N_ARTIFACTS]; /* OgcArtifactType */
  OgcCollectionFace collections[OGC_N_COLLECTIONS];
  uint8_t           abilities[OGC_N_ABILITIES]; /* OgcAbilityType */
  uint8_t           chests[OGC_N_CHESTS];       /* gold */
  uint8_t           treasures[3][OGC_N_TREASURES]; /* gold; bronze, silver, gold */
  OgcMissionFace    missions[OGC_N_MISSIONS];
} OgcTiles;

/* How many tiles of @kind there are. */
unsigned    ogc_tiles_count    (OgcTileKind     kind);
/* All tiles of @kind. */
OgcTileMask ogc_tiles_all      (OgcTileKind     kind);
/* The two die values on @back, lower first, as dice. */
uint32_t    ogc_item_back_dice (OgcItemBack     back);
/* The gold printed on a chest or treasure of the tower (SCO-7); 0 for other kinds. */
unsigned    ogc_tiles_gold     (const OgcTiles *tiles,
                                OgcTileKind     kind,
                                unsigned        tile);

/* How many tiles are in @mask. */
static inline unsigned
ogc_tile_mask_count (OgcTileMask mask)
{
  return (unsigned) __builtin_popcountll (mask);
}

/* The tiles on the @n @places, some of which may be empty (OGC_NO_TILE). */
static inline OgcTileMask
ogc_tiles_laid_out (const uint8_t *places,
                    unsigned       n)
{
  OgcTileMask tiles = 0;

  for (unsigned place = 0; place < n; place++)
    tiles |= (OgcTileMask) (places[place] != OGC_NO_TILE) << (places[place] & 63);
  return tiles;
}

/* Removes @tile from the @n @places. */
static inline void
ogc_tiles_remove_laid_out (uint8_t  *places,
                           unsigned  n,
                           unsigned  tile)
{
  for (unsigned place = 0; place < n; place++)
    places[place] = places[place] == tile ? OGC_NO_TILE : places[place];
}

/* The lowest number in @mask, which must not be empty. */
static inline unsigned
ogc_tile_mask_first (OgcTileMask mask)
{
  return (unsigned) __builtin_ctzll (mask);
}
