/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_RANKED_CARD (ogc_ranked_card_get_type ())
/**
 * OgcRankedCard:
 *
 * The Auction House, the Treasure Hunters' Guild or the Sunken Galleon: sets by rank, below them what ranks without a set are worth,
 * and the tiles drawn while somebody chooses from them.
 */
G_DECLARE_FINAL_TYPE (OgcRankedCard, ogc_ranked_card, OGC, RANKED_CARD, OgcBuildingCard)

G_END_DECLS
