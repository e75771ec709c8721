/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building.h"
#include "ogc-tray.h"

G_BEGIN_DECLS

/*
 * Highlights in a building while dice are picked: the places where they may go, if there are several, and the dice that
 * would be pushed out.
 */

/**
 * ogc_card_slots_placements_at:
 * @building: a building
 * @tray: the dice picked
 * @target: an #OgcDiceSetView or #OgcTileButton of that building
 *
 * Returns: (transfer full): the building's placements that involve exactly this place
 */
GListModel *ogc_card_slots_placements_at (OgcBuilding  *building,
                                          OgcTray      *tray,
                                          GtkWidget    *target);

/**
 * ogc_card_slots_update:
 * @body: the widget that contains the building's dice and tiles
 * @building: that building
 * @tray: the dice picked
 *
 * Updates the marks on all dice and tiles: where the dice may go, and what they would push out if there is one way.
 */
void        ogc_card_slots_update        (GtkWidget    *body,
                                          OgcBuilding  *building,
                                          OgcTray      *tray);

/* The key of object data with the placement, on a place that stands for a single one. */
#define OGC_CARD_PLACEMENT "ogc-placement"

/**
 * ogc_card_slots_aim:
 * @body: the widget that contains the building's dice and tiles
 * @tray: the dice picked
 * @placement: (nullable): a way to place them
 *
 * Gives the style class "aimed" to the place that @placement belongs to, and removes it from all others.
 */
void        ogc_card_slots_aim           (GtkWidget    *body,
                                          OgcTray      *tray,
                                          OgcPlacement *placement);

G_END_DECLS
