/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

/* Writes to standard output where every gold piece of @score, the score of @holding, comes from (SCO-10). */
void ogc_score_breakdown_print (const OgcTiles   *tiles,
                                const OgcHolding *holding,
                                const OgcScore   *score);
