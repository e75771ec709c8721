/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-rule.h"
#include "ogc-tiles.h"

/*
 * OgcHolding: everything of a seat that scores.
 */
typedef struct {
  OgcTileMask tiles[OGC_N_TILE_KINDS];
  unsigned    knowledge; /* tokens */
} OgcHolding;

/* Where a specialist is assigned: to an ancient map, to a mission that is a map, or nowhere. */
#define OGC_UNASSIGNED 0xff
#define OGC_AT_MAP(map) ((uint8_t) (map))
#define OGC_AT_MISSION(mission) ((uint8_t) (64 + (mission)))

/* Where gold comes from (SCO-10). */
typedef enum {
  OGC_GOLD_MAPS,        /* SCO-2, and their doubling by items (SCO-4) */
  OGC_GOLD_SPECIALISTS, /* SCO-3, and their doubling by items */
  OGC_GOLD_KNOWLEDGE,   /* SCO-5 */
  OGC_GOLD_ARTIFACTS,   /* SCO-6 */
  OGC_GOLD_ABILITIES,   /* SCO-7 */
  OGC_GOLD_CHESTS,      /* SCO-7 */
  OGC_GOLD_TREASURES,   /* SCO-7 */
  OGC_GOLD_MISSIONS,    /* MIS */
  OGC_N_GOLD_SOURCES
} OgcGoldSource;

/* OgcScore: the best score of a holding, with the assignment that gives it and every gold piece's origin. */
typedef struct {
  uint32_t total;
  uint32_t by_source[OGC_N_GOLD_SOURCES]; /* adds up to @total */
  uint8_t  unassigned;                    /* specialists assigned nowhere (SCO-12) */
  uint8_t  at[OGC_N_SPECIALISTS];         /* OGC_AT_MAP(), OGC_AT_MISSION() or OGC_UNASSIGNED; the last too where not
                                           * held */
  uint8_t  bearer[OGC_N_ITEMS];           /* the specialist that has the item, or OGC_NO_TILE */
  uint8_t  map_gold[OGC_N_MAPS];          /* of the map itself, doubled where it is */
  uint8_t  specialist_gold[OGC_N_SPECIALISTS];
  uint8_t  artifact_gold[OGC_N_ARTIFACTS];
  uint8_t  mission_gold[OGC_N_MISSIONS];
  uint8_t  spare[3];                      /* 0: scores are the same when their bytes are */
} OgcScore;

/*
 * The most gold that @holding can give, and among the assignments that give it one with the most unassigned
 * specialists (SCO-1); exact. Always the same assignment for the same holding. Writes everything but the assignment
 * only into what a seat holds; the rest of the arrays is 0, OGC_UNASSIGNED or OGC_NO_TILE.
 */
void     ogc_score         (const OgcTiles   *tiles,
                            const OgcHolding *holding,
                            OgcScore         *score);

/* The total of ogc_score() alone, for players who ask often. */
unsigned ogc_score_total   (const OgcTiles   *tiles,
                            const OgcHolding *holding);

/*
 * The two parts of ogc_score_total(): what no assignment changes, and what the best assignment gives. The second
 * depends on a few things only, and takes far longer: who asks often may keep it by its OgcScoreKey.
 */
unsigned ogc_score_apart          (const OgcTiles   *tiles,
                                   const OgcHolding *holding);
unsigned ogc_score_assigned       (const OgcTiles   *tiles,
                                   const OgcHolding *holding);
/* The part of ogc_score_apart() that missions give. */
unsigned ogc_score_missions_apart (const OgcTiles   *tiles,
                                   const OgcHolding *holding);

/* What an assignment is about. Of one set of tiles, holdings with the same key have the same ogc_score_assigned(). */
typedef struct {
  OgcTileMask maps;
  OgcTileMask specialists;
  OgcTileMask missions; /* that assignments change */
  uint64_t    bearers;  /* by colour and kind: how many specialists could have an item */
} OgcScoreKey;

OgcScoreKey ogc_score_key      (const OgcTiles   *tiles,
                                const OgcHolding *holding);
/* The key of @holding, the key of which is @key, with one tile more. */
OgcScoreKey ogc_score_key_with (const OgcScoreKey *key,
                                const OgcTiles    *tiles,
                                const OgcHolding  *holding,
                                OgcTileKind        kind,
                                unsigned           tile);

/*
 * The gold of @holding under the assignment in @score (@at and @bearer are read, the rest is written). Returns
 * OGC_RULE_NONE, or a rule that the assignment breaks; then the gold is 0. What ogc_score() finds can be checked by
 * this.
 */
OgcRule  ogc_score_assignment (const OgcTiles   *tiles,
                               const OgcHolding *holding,
                               OgcScore         *score);
