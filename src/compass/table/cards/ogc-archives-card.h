/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_ARCHIVES_CARD (ogc_archives_card_get_type ())
/**
 * OgcArchivesCard:
 *
 * The Archives: groups of one value by rank, and the maps to the right of them.
 */
G_DECLARE_FINAL_TYPE (OgcArchivesCard, ogc_archives_card, OGC, ARCHIVES_CARD, OgcBuildingCard)

G_END_DECLS
