/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-score.h"

/* The best score by trying everything: every specialist at every place, every item at every specialist. Written from
 * the rules alone. */
void brute_score (const OgcTiles   *tiles,
                  const OgcHolding *holding,
                  unsigned         *total,
                  unsigned         *unassigned);
