/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

/*
 * ogc_score_total() of @holding, for who thinks about a game: the same few holdings are asked for again and again then, and each thread keeps what
 * it found out about the last of them.
 */
unsigned ogc_score_memo_total (const OgcTiles   *tiles,
                               const OgcHolding *holding);
