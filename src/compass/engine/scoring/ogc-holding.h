/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-tiles.h"

/* OgcHolding: everything that scores for a seat. */
typedef struct {
  OgcTileMask tiles[OGC_N_TILE_KINDS];
  unsigned    knowledge; /* tokens */
} OgcHolding;

/* Where a specialist is assigned: nowhere, to an ancient map, or to a mission that is a map. */
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

/* OgcScore: the best score of a holding, the assignment that gives it, and where every gold piece comes from. */
typedef struct {
  uint32_t total;
  uint32_t by_source[OGC_N_GOLD_SOURCES]; /* adds up to @total */
  uint8_t  unassigned;                    /* specialists assigned nowhere (SCO-12) */
  uint8_t  at[OGC_N_SPECIALISTS];         /* OGC_AT_MAP(), OGC_AT_MISSION() or OGC_UNASSIGNED, the last also for
                                           * specialists that are not held */
  uint8_t  bearer[OGC_N_ITEMS];           /* the specialist that has the item, or OGC_NO_TILE */
  uint8_t  map_gold[OGC_N_MAPS];          /* of the map itself, already doubled */
  uint8_t  specialist_gold[OGC_N_SPECIALISTS];
  uint8_t  artifact_gold[OGC_N_ARTIFACTS];
  uint8_t  mission_gold[OGC_N_MISSIONS];
  uint8_t  spare[3];                      /* 0, so that scores are the same when their bytes are */
} OgcScore;
