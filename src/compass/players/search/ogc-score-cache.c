/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-cache.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

enum { N_ENTRIES = 1 << 17 }; /* five megabytes when all are used; with a quarter of them, searches take up to a quarter
                               * longer */

typedef struct {
  OgcScoreKey key;
  unsigned    gold_and_one; /* 0: 0: the entry is empty */
} Entry;

/* OgcScoreCache: a hash table in which a new entry replaces the one in its place. */
struct OgcScoreCache
{
  OgcTiles tiles; /* a copy, because other tiles may have the same address later */
  Entry    entries[N_ENTRIES];
};

static tss_t caches;
static bool has_caches;

static void
open_caches (void)
{
  has_caches = tss_create (&caches, free) == thrd_success;
}

/* Creates a cache for this thread. Parts that are never written take no memory. */
static OgcScoreCache *
make_cache (const OgcTiles *tiles)
{
  OgcScoreCache *cache = calloc (1, sizeof *cache);

  if (cache == NULL)
    return NULL;
  cache->tiles = *tiles;
  if (tss_set (caches, cache) == thrd_success)
    return cache;
  free (cache);
  return NULL;
}

/* The cache is not _Thread_local, because that would cost every thread megabytes, even those that never think. */
OgcScoreCache *
ogc_score_cache_get (const OgcTiles *tiles)
{
  static once_flag once = ONCE_FLAG_INIT;
  OgcScoreCache *cache;

  call_once (&once, open_caches);
  if (!has_caches)
    return NULL;
  cache = tss_get (caches);
  if (cache == NULL)
    return make_cache (tiles);
  if (memcmp (&cache->tiles, tiles, sizeof cache->tiles) != 0)
    {
      memset (cache->entries, 0, sizeof cache->entries);
      cache->tiles = *tiles;
    }
  return cache;
}

static unsigned
place_of (const OgcScoreKey *key)
{
  const uint64_t words[] = { key->maps, key->specialists, key->missions, key->bearers };
  uint64_t hash = 0;

  for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
    {
      hash = (hash ^ words[i]) * UINT64_C (0x9e3779b97f4a7c15);
      hash ^= hash >> 29;
    }
  return (unsigned) (hash % N_ENTRIES);
}

unsigned
ogc_score_cache_assignment_part (OgcScoreCache     *cache,
                                 const OgcTiles    *tiles,
                                 const OgcHolding  *holding,
                                 const OgcScoreKey *key)
{
  Entry *entry;

  if (cache == NULL)
    return ogc_score_assignment_part (tiles, holding);
  entry = &cache->entries[place_of (key)];
  if (entry->gold_and_one == 0 || memcmp (&entry->key, key, sizeof *key) != 0)
    {
      entry->key = *key;
      entry->gold_and_one = ogc_score_assignment_part (tiles, holding) + 1;
    }
  return entry->gold_and_one - 1;
}

unsigned
ogc_score_cache_total (const OgcTiles   *tiles,
                       const OgcHolding *holding)
{
  const OgcScoreKey key = ogc_score_key (tiles, holding);

  return ogc_score_cache_assignment_part (ogc_score_cache_get (tiles), tiles, holding, &key)
         + ogc_score_fixed_part (tiles, holding);
}
