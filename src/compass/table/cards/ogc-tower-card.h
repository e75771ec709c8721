/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_TOWER_CARD (ogc_tower_card_get_type ())
/**
 * OgcTowerCard:
 *
 * The Treasure Tower: two halves of three floors, gold on top, with the number of treasures left for each floor.
 */
G_DECLARE_FINAL_TYPE (OgcTowerCard, ogc_tower_card, OGC, TOWER_CARD, OgcBuildingCard)

G_END_DECLS
