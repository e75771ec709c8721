/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-cache.h"

#include <stddef.h>

/*
 * The players' cache of scores allocates megabytes for each thread. In the library these functions stand in its place,
 * which reckon each score anew; the linker takes none out of the players' archive that is here already.
 */

OgcScoreCache *
ogc_score_cache_get (const OgcTiles *tiles)
{
  return NULL;
}

unsigned
ogc_score_cache_assigned (OgcScoreCache     *cache,
                          const OgcTiles    *tiles,
                          const OgcHolding  *holding,
                          const OgcScoreKey *key)
{
  return ogc_score_assigned (tiles, holding);
}

unsigned
ogc_score_cache_total (const OgcTiles   *tiles,
                       const OgcHolding *holding)
{
  return ogc_score_total (tiles, holding);
}
