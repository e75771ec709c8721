/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

/*
 * OgcScoreCache: the best assignments of holdings that were asked for before, for who thinks about a game: the same
 * few holdings are asked for again and again then. Each thread has one, which ends with the thread.
 */
typedef struct OgcScoreCache OgcScoreCache;

/* This thread's cache for @tiles, until it asks for that of other tiles. NULL: there is no room for one. */
OgcScoreCache *ogc_score_cache_get      (const OgcTiles    *tiles);
/* ogc_score_assigned() of @holding, which has this @key. @cache: for @tiles, may be NULL. */
unsigned       ogc_score_cache_assigned (OgcScoreCache     *cache,
                                         const OgcTiles    *tiles,
                                         const OgcHolding  *holding,
                                         const OgcScoreKey *key);
/* ogc_score_total() of @holding, with the cache of this thread. */
unsigned       ogc_score_cache_total    (const OgcTiles    *tiles,
                                         const OgcHolding  *holding);
