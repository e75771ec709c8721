/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building-card.h"

G_BEGIN_DECLS

/**
 * ogc_card_layouts_create:
 * @game: a game
 *
 * Returns: (transfer full) (element-type OgcBuildingCard): a card for each building of @game, in the order of resolving
 */
GPtrArray *ogc_card_layouts_create (OgcGame *game);

G_END_DECLS
