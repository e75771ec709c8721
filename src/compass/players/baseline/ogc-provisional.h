/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-outlook.h"

/*
 * What each seat would get from @building alone if @building resolved as it stands in @state, a possible continuation of what @outlook is about; less where
 * others can still spoil it. A die without reward counts as the token that it gives (RND-6).
 */
void ogc_provisional_alone (const OgcOutlook *outlook,
                            const OgcState   *state,
                            OgcBuildingId     building,
                            OgcCents          gold[OGC_MAX_SEATS]);
/* The same, with the Library's tokens. */
void ogc_provisional       (const OgcOutlook *outlook,
                            const OgcState   *state,
                            OgcBuildingId     building,
                            OgcCents          gold[OGC_MAX_SEATS]);
