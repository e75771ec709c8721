/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-memo.h"

#include <string.h>

static unsigned
place_of (const OgcTileMask *tiles)
{
  uint64_t hash = 0;

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      hash = (hash ^ tiles[kind]) * UINT64_C (0x9e3779b97f4a7c15);
      hash ^= hash >> 29;
    }
  return (unsigned) (hash % OGC_N_MEMOS);
}

unsigned
ogc_score_memo_total (OgcScoreMemo     *memo,
                      const OgcTiles   *tiles,
                      const OgcHolding *holding)
{
  OgcHolding bare;
  unsigned place;

  if (memo == NULL)
    return ogc_score_total (tiles, holding);

  place = place_of (holding->tiles);
  if (memo->memos[place].total_and_one == 0 || memcmp (memo->memos[place].tiles, holding->tiles, sizeof bare.tiles) != 0)
    {
      bare = *holding;
      bare.knowledge = 0;
      memcpy (memo->memos[place].tiles, bare.tiles, sizeof bare.tiles);
      memo->memos[place].total_and_one = ogc_score_total (tiles, &bare) + 1;
    }
  return memo->memos[place].total_and_one - 1 + holding->knowledge / 2; /* SCO-5 */
}
