/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_ILLUMINATI_CARD (ogc_illuminati_card_get_type ())
/**
 * OgcIlluminatiCard:
 *
 * The Illuminati: sets by size, and the abilities to the right of them.
 */
G_DECLARE_FINAL_TYPE (OgcIlluminatiCard, ogc_illuminati_card, OGC, ILLUMINATI_CARD, OgcBuildingCard)

G_END_DECLS
