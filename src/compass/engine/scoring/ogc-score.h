/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"
#include "ogc-rule.h"

/*
 * The most gold that @holding can give, and among the assignments that give it one with the most unassigned
 * specialists (SCO-1); exact. Always the same assignment for the same holding. Writes everything but the assignment
 * only into what a seat holds; the rest of the arrays is 0, OGC_UNASSIGNED or OGC_NO_TILE.
 */
void        ogc_score                (const OgcTiles    *tiles,
                                      const OgcHolding  *holding,
                                      OgcScore          *score);

/* The total of ogc_score() alone, for players who ask often. */
unsigned    ogc_score_total          (const OgcTiles    *tiles,
                                      const OgcHolding  *holding);

/*
 * The two parts of ogc_score_total(): what no assignment changes, and what the best assignment gives. The second
 * depends on a few things only, and takes far longer: who asks often may keep it by its OgcScoreKey.
 */
unsigned    ogc_score_apart          (const OgcTiles    *tiles,
                                      const OgcHolding  *holding);
unsigned    ogc_score_assigned       (const OgcTiles    *tiles,
                                      const OgcHolding  *holding);
/* The part of ogc_score_apart() that missions give. */
unsigned    ogc_score_missions_apart (const OgcTiles    *tiles,
                                      const OgcHolding  *holding);

/* What an assignment is about. Of one set of tiles, holdings with the same key have the same ogc_score_assigned(). */
typedef struct {
  OgcTileMask maps;
  OgcTileMask specialists;
  OgcTileMask missions; /* that assignments change */
  uint64_t    bearers;  /* by colour and kind: how many specialists could have an item */
} OgcScoreKey;

OgcScoreKey ogc_score_key            (const OgcTiles    *tiles,
                                      const OgcHolding  *holding);
/* The key of @holding, the key of which is @key, with one tile more. */
OgcScoreKey ogc_score_key_with       (const OgcScoreKey *key,
                                      const OgcTiles    *tiles,
                                      const OgcHolding  *holding,
                                      OgcTileKind        kind,
                                      unsigned           tile);

/*
 * The gold of @holding under the assignment in @score (@at and @bearer are read, the rest is written). Returns
 * OGC_RULE_NONE, or a rule that the assignment breaks; then the gold is 0. What ogc_score() finds can be checked by
 * this.
 */
OgcRule     ogc_score_assignment     (const OgcTiles    *tiles,
                                      const OgcHolding  *holding,
                                      OgcScore          *score);
