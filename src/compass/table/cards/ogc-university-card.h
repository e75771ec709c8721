/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

#define OGC_TYPE_UNIVERSITY_CARD (ogc_university_card_get_type ())
/**
 * OgcUniversityCard:
 *
 * The University: entrances with the line of dice, and below each entrance its specialist.
 */
G_DECLARE_FINAL_TYPE (OgcUniversityCard, ogc_university_card, OGC, UNIVERSITY_CARD, OgcBuildingCard)

G_END_DECLS
