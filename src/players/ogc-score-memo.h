/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

enum { OGC_N_MEMOS = 4096 };

/*
 * OgcScoreMemo: best scores of holdings that were asked for before, without tokens. The same few holdings come up again and again when one
 * moment is played on many times. Of one set of tiles; begins zeroed, and forgets what is in the way of something new.
 */
typedef struct {
  struct {
    OgcTileMask tiles[OGC_N_TILE_KINDS];
    unsigned    total_and_one; /* 0: nothing is known */
  } memos[OGC_N_MEMOS];
} OgcScoreMemo;

/* ogc_score_total() of @holding. @memo may be NULL. */
unsigned ogc_score_memo_total (OgcScoreMemo     *memo,
                               const OgcTiles   *tiles,
                               const OgcHolding *holding);
