/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"

/*
 * The gold of the maps, specialists and missions of @holding under the assignment with the most of it, and among those
 * the one with the most unassigned specialists (SCO-1, SCO-12); exact. @at and @bearer, as in OgcScore, get that
 * assignment; both may be NULL, which is quicker. Always the same assignment for the same holding. How it is found:
 * ogc-assign.c.
 */
unsigned ogc_assign_best (const OgcTiles   *tiles,
                          const OgcHolding *holding,
                          uint8_t          *at,
                          uint8_t          *bearer);
