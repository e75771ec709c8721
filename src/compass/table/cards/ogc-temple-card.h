/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_TEMPLE_CARD (ogc_temple_card_get_type ())
/**
 * OgcTempleCard:
 *
 * The Hidden Temple: its spaces, each with an item face down and room for the two dice that its back shows.
 */
G_DECLARE_FINAL_TYPE (OgcTempleCard, ogc_temple_card, OGC, TEMPLE_CARD, OgcBuildingCard)

G_END_DECLS
