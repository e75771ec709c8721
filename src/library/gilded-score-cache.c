/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-cache.h"

#include <stddef.h>

/*
 * The players' score cache allocates megabytes for each thread. The library has these functions instead, which compute
 * every score anew; the linker takes nothing from the players' archive that is already defined here.
 */

OgcScoreCache *
ogc_score_cache_get (const OgcTiles *tiles)
{
  return NULL;
}

unsigned
ogc_score_cache_assignment_part (OgcScoreCache     *cache,
                                 const OgcTiles    *tiles,
                                 const OgcHolding  *holding,
                                 const OgcScoreKey *key)
{
  return ogc_score_assignment_part (tiles, holding);
}

unsigned
ogc_score_cache_total (const OgcTiles   *tiles,
                       const OgcHolding *holding)
{
  return ogc_score_total (tiles, holding);
}
