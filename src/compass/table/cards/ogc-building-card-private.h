/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

/* Marks places and dice anew, after something came or went. */
void ogc_building_card_update_marks (OgcBuildingCard *self);

G_END_DECLS
