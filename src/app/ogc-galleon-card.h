/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_GALLEON_CARD (ogc_galleon_card_get_type ())
/**
 * OgcGalleonCard:
 *
 * The Sunken Galleon: groups by size, and the chests drawn while somebody chooses from them.
 */
G_DECLARE_FINAL_TYPE (OgcGalleonCard, ogc_galleon_card, OGC, GALLEON_CARD, OgcBuildingCard)

G_END_DECLS
