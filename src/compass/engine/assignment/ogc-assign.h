/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-holding.h"

/*
 * The gold of the maps, specialists and missions of @holding under the best assignment: the one that gives the most
 * gold and, of those, leaves the most specialists unassigned (SCO-1, SCO-12). The result is exact. @at and @bearer, as
 * in OgcScore, get that assignment; both may be NULL, which is quicker. The same holding always gets the same
 * assignment. ogc-assign.c explains the method.
 */
unsigned ogc_assign_best (const OgcTiles   *tiles,
                          const OgcHolding *holding,
                          uint8_t          *at,
                          uint8_t          *bearer);
