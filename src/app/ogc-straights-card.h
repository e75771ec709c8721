/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_STRAIGHTS_CARD (ogc_straights_card_get_type ())
/**
 * OgcStraightsCard:
 *
 * The Auction House or the Treasure Hunters' Guild: runs by rank, and the tiles drawn while somebody chooses from them.
 */
G_DECLARE_FINAL_TYPE (OgcStraightsCard, ogc_straights_card, OGC, STRAIGHTS_CARD, OgcBuildingCard)

G_END_DECLS
