/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"
#include "ogc-rule.h"

/*
 * The most gold that @holding can give, and of the assignments that give it the one that leaves the most specialists
 * unassigned (SCO-1, SCO-12). The result is exact. The same holding always gets the same assignment. Entries of tiles
 * that are not held are 0, OGC_UNASSIGNED or OGC_NO_TILE.
 */
void        ogc_score                 (const OgcTiles    *tiles,
                                       const OgcHolding  *holding,
                                       OgcScore          *score);

/* Only the total of ogc_score(), which computer players need often; quicker than the whole score. */
unsigned    ogc_score_total           (const OgcTiles    *tiles,
                                       const OgcHolding  *holding);

/* The two parts of ogc_score_total(): what does not depend on the assignment, and what the best assignment gives. The
 * second takes far longer to compute but depends on few things, so callers can cache it under its OgcScoreKey. */
unsigned    ogc_score_fixed_part      (const OgcTiles    *tiles,
                                       const OgcHolding  *holding);
unsigned    ogc_score_assignment_part (const OgcTiles    *tiles,
                                       const OgcHolding  *holding);
/* What missions contribute to ogc_score_fixed_part(). */
unsigned    ogc_score_fixed_missions  (const OgcTiles    *tiles,
                                       const OgcHolding  *holding);

/* OgcScoreKey: everything on which the best assignment depends. With one set of tiles, holdings with the same key have
 * the same ogc_score_assignment_part(). */
typedef struct {
  OgcTileMask maps;
  OgcTileMask specialists;
  OgcTileMask missions; /* those whose gold depends on the assignment */
  uint64_t    bearers;  /* by colour and kind: how many specialists could have an item */
} OgcScoreKey;

/* The key of @holding. */
OgcScoreKey ogc_score_key             (const OgcTiles    *tiles,
                                       const OgcHolding  *holding);
/* The key of @holding with one more tile; @key is its key without it. */
OgcScoreKey ogc_score_key_with        (const OgcScoreKey *key,
                                       const OgcTiles    *tiles,
                                       const OgcHolding  *holding,
                                       OgcTileKind        kind,
                                       unsigned           tile);

/* Computes the gold of @holding under the assignment in @score: reads its @at and @bearer, writes the rest. Returns
 * OGC_RULE_NONE, or a rule that the assignment breaks, in which case the gold is 0. */
OgcRule     ogc_score_evaluate        (const OgcTiles    *tiles,
                                       const OgcHolding  *holding,
                                       OgcScore          *score);
