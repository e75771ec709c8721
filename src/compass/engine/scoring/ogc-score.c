/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score.h"

#include <assert.h>
#include <string.h>

#include "ogc-assign.h"
#include "ogc-fixed-gold.h"
#include "ogc-mission.h"

unsigned
ogc_score_fixed_missions (const OgcTiles   *tiles,
                          const OgcHolding *holding)
{
  OgcTileCounts tally;
  unsigned gold = 0;

  if (holding->tiles[OGC_TILE_MISSION] == 0)
    return 0;

  ogc_tile_counts_of (&tally, tiles, holding);
  for (OgcTileMask rest = holding->tiles[OGC_TILE_MISSION]; rest; rest &= rest - 1)
    gold += ogc_mission_gold ((OgcMissionType) tiles->missions[ogc_tile_mask_first (rest)].type, &tally);

  return gold;
}

void
ogc_score (const OgcTiles   *tiles,
           const OgcHolding *holding,
           OgcScore         *score)
{
  OgcRule rule;

  ogc_assign_best (tiles, holding, score->at, score->bearer);
  rule = ogc_score_evaluate (tiles, holding, score);
  assert (rule == OGC_RULE_NONE);
  (void) rule;
}

unsigned
ogc_score_fixed_part (const OgcTiles   *tiles,
                      const OgcHolding *holding)
{
  return ogc_fixed_gold_of_knowledge (holding->knowledge)
         + ogc_fixed_gold_of_artifacts (tiles, holding, NULL)
         + ogc_fixed_gold_of_abilities (holding)
         + ogc_fixed_gold_of_chests (tiles, holding)
         + ogc_fixed_gold_of_treasures (tiles, holding)
         + ogc_score_fixed_missions (tiles, holding);
}

unsigned
ogc_score_assignment_part (const OgcTiles   *tiles,
                           const OgcHolding *holding)
{
  return ogc_assign_best (tiles, holding, NULL, NULL);
}

unsigned
ogc_score_total (const OgcTiles   *tiles,
                 const OgcHolding *holding)
{
  return ogc_score_fixed_part (tiles, holding) + ogc_score_assignment_part (tiles, holding);
}
