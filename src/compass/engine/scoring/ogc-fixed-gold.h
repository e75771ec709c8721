/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"

/* Gold that does not depend on the assignment, by its source. */
unsigned ogc_fixed_gold_of_knowledge (unsigned          tokens);
/* @each, unless NULL, gets the gold of every artifact held. */
unsigned ogc_fixed_gold_of_artifacts (const OgcTiles   *tiles,
                                      const OgcHolding *holding,
                                      uint8_t          *each);
unsigned ogc_fixed_gold_of_abilities (const OgcHolding *holding);
unsigned ogc_fixed_gold_of_chests    (const OgcTiles   *tiles,
                                      const OgcHolding *holding);
unsigned ogc_fixed_gold_of_treasures (const OgcTiles   *tiles,
                                      const OgcHolding *holding);
