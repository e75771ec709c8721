/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-card-content.h"

G_BEGIN_DECLS

#define OGC_TYPE_BUILDING_CARD (ogc_building_card_get_type ())
/**
 * OgcBuildingCard:
 *
 * A building on the table: its name, which can be pressed to place the picked dice, its rule in a few words, its dice
 * and tiles (an #OgcCardContent), its stack, and what can be won there.
 *
 * It shows whether it takes the pick (style class "takes"), refuses it ("refuses"), resolves ("resolving") or waits for
 * a choice ("choosing").
 *
 * Actions:
 * - "card.rules": opens the rules at this building
 *
 * Signals:
 * - "place" (GListModel *placements, GtkWidget *anchor): the person wants to place the picked dice here; @placements
 *   are the ways to do it, none if the building refuses; @anchor is what was pressed
 * - "pointed" (gboolean pointed): the pointer or the focus has entered or left
 */
G_DECLARE_FINAL_TYPE (OgcBuildingCard, ogc_building_card, OGC, BUILDING_CARD, GtkWidget)

/**
 * ogc_building_card_new:
 * @game: a game
 * @building: one of its buildings
 *
 * Returns: (transfer floating): a card for @building without dice and tiles, which ogc_card_layouts_create() adds
 */
GtkWidget      *ogc_building_card_new          (OgcGame         *game,
                                                OgcBuilding     *building);
OgcBuilding    *ogc_building_card_get_building (OgcBuildingCard *self);
OgcGame        *ogc_building_card_get_game     (OgcBuildingCard *self);
/* Returns: (transfer none): its dice and tiles */
OgcCardContent *ogc_building_card_get_content  (OgcBuildingCard *self);

/**
 * ogc_building_card_request:
 * @self: a card
 *
 * Acts as if the name had been pressed: emits "place" with all ways to place the picked dice here.
 */
void            ogc_building_card_request      (OgcBuildingCard *self);

/**
 * ogc_building_card_dup_hint:
 * @self: a card
 *
 * Returns: (transfer full): what placing the picked dice here does, or why it is impossible; without picked dice, what
 *   this building is about
 */
char           *ogc_building_card_dup_hint     (OgcBuildingCard *self);

/* The title, which is focused first. Returns: (transfer none) */
GtkWidget      *ogc_building_card_get_title    (OgcBuildingCard *self);

/* Highlights the card because a line of the log refers to it. */
void            ogc_building_card_set_linked   (OgcBuildingCard *self,
                                                gboolean         linked);

G_END_DECLS
