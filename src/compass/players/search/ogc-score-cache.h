/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

/* OgcScoreCache: the gold of best assignments that were computed before. A player that thinks about a game needs the
 * same few holdings again and again. Each thread has a separate cache, which is freed when the thread ends. */
typedef struct OgcScoreCache OgcScoreCache;

/* This thread's cache for @tiles, valid until the thread asks for the cache of other tiles. NULL if there is no
 * memory. */
OgcScoreCache *ogc_score_cache_get             (const OgcTiles    *tiles);
/* ogc_score_assignment_part() of @holding, whose key is @key. @cache, the one for @tiles, may be NULL. */
unsigned       ogc_score_cache_assignment_part (OgcScoreCache     *cache,
                                                const OgcTiles    *tiles,
                                                const OgcHolding  *holding,
                                                const OgcScoreKey *key);
/* ogc_score_total() of @holding, using the cache of this thread. */
unsigned       ogc_score_cache_total           (const OgcTiles    *tiles,
                                                const OgcHolding  *holding);
