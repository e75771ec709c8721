/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-tile-values.h"

/*
 * What each seat would get from @building alone if it resolved as it stands in @state, a possible continuation of the
 * position of @values; rewards that others can still spoil count for less. A die without a reward counts as the token
 * that it becomes (RND-6).
 */
void ogc_payout_estimate_alone (const OgcTileValues *values,
                                const OgcState      *state,
                                OgcBuildingId        building,
                                OgcCents             gold[OGC_MAX_SEATS]);
/* The same estimate, including the Library's tokens. */
void ogc_payout_estimate       (const OgcTileValues *values,
                                const OgcState      *state,
                                OgcBuildingId        building,
                                OgcCents             gold[OGC_MAX_SEATS]);
