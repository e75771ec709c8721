/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"

/* OgcTileCounts: everything that missions count (MIS). */
typedef struct {
  /* What is held. */
  uint8_t chests;
  uint8_t treasures;
  uint8_t items;
  uint8_t abilities;
  uint8_t missions;
  uint8_t maps;     /* ancient ones */
  uint8_t globe;    /* bit n: OgcColour n is among the maps held; Secret Maps count only once their specialists are
                     * known */
  /* What depends on the assignment. */
  uint8_t experts;  /* bit n: OgcColour n is among the assigned specialists */
  uint8_t assigned[OGC_N_SPECIALIST_KINDS];
  uint8_t staffed;  /* ancient maps with a specialist */
  uint8_t united;   /* maps of any kind with a cartographer and an excavator */
} OgcTileCounts;

/* Counts what @holding has, with no specialist assigned. */
void     ogc_tile_counts_of (OgcTileCounts       *tally,
                             const OgcTiles      *tiles,
                             const OgcHolding    *holding);

/* The gold of a mission of @type; 0 for Dual and Secret Maps, whose specialists score instead (MIS-1, MIS-2). */
unsigned ogc_mission_gold   (OgcMissionType       type,
                             const OgcTileCounts *tally);
