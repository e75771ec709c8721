/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_LIBRARY_CARD (ogc_library_card_get_type ())
/**
 * OgcLibraryCard:
 *
 * The Library: dice by owner.
 */
G_DECLARE_FINAL_TYPE (OgcLibraryCard, ogc_library_card, OGC, LIBRARY_CARD, OgcBuildingCard)

G_END_DECLS
