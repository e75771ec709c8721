/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-fixed-gold.h"

#include <stddef.h>

static unsigned
sum_of_faces (const uint8_t *gold,
              OgcTileMask    held)
{
  unsigned sum = 0;

  for (OgcTileMask rest = held; rest; rest &= rest - 1)
    sum += gold[ogc_tile_mask_first (rest)];

  return sum;
}

unsigned
ogc_fixed_gold_of_knowledge (unsigned tokens)
{
  return tokens / 2; /* SCO-5 */
}

/* SCO-6 */
unsigned
ogc_fixed_gold_of_artifacts (const OgcTiles   *tiles,
                             const OgcHolding *holding,
                             uint8_t          *each)
{
  const OgcTileMask collections = holding->tiles[OGC_TILE_COLLECTION];
  uint8_t worth[OGC_N_ARTIFACT_TYPES] = { 1, 1, 1, 1, 1, 1 };
  unsigned sum = 0;

  if (holding->tiles[OGC_TILE_ARTIFACT] == 0)
    return 0;

  if (collections != 0)
    {
      const OgcCollectionFace *face = &tiles->collections[ogc_tile_mask_first (collections)];

      worth[face->preferred] = 2;
      worth[face->desired] = 4;
    }

  for (OgcTileMask rest = holding->tiles[OGC_TILE_ARTIFACT]; rest; rest &= rest - 1)
    {
      unsigned tile = ogc_tile_mask_first (rest);

      if (each != NULL)
        each[tile] = worth[tiles->artifacts[tile]];
      sum += worth[tiles->artifacts[tile]];
    }

  return sum;
}

unsigned
ogc_fixed_gold_of_abilities (const OgcHolding *holding)
{
  return ogc_tile_mask_count (holding->tiles[OGC_TILE_ABILITY]); /* SCO-7 */
}

unsigned
ogc_fixed_gold_of_chests (const OgcTiles   *tiles,
                          const OgcHolding *holding)
{
  return sum_of_faces (tiles->chests, holding->tiles[OGC_TILE_CHEST]); /* SCO-7 */
}

unsigned
ogc_fixed_gold_of_treasures (const OgcTiles   *tiles,
                             const OgcHolding *holding)
{
  return sum_of_faces (tiles->treasures[0], holding->tiles[OGC_TILE_BRONZE]) /* SCO-7 */
         + sum_of_faces (tiles->treasures[1], holding->tiles[OGC_TILE_SILVER])
         + sum_of_faces (tiles->treasures[2], holding->tiles[OGC_TILE_GOLD]);
}
