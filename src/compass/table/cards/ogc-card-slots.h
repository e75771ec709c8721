/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building.h"
#include "ogc-tray.h"

G_BEGIN_DECLS

/*
 * What lights up on a building while dice are picked: the places where they may go when there are several, and the dice
 * that would be pushed out.
 */

/**
 * ogc_card_slots_placements_at:
 * @building: a building
 * @tray: the dice picked
 * @target: an #OgcDiceSetView or #OgcTileButton of that building
 *
 * Returns: (transfer full): those of the building's placements that have to do with just this place
 */
GListModel *ogc_card_slots_placements_at (OgcBuilding  *building,
                                          OgcTray      *tray,
                                          GtkWidget    *target);

/**
 * ogc_card_slots_update:
 * @body: what the building's dice and tiles lie in
 * @building: that building
 * @tray: the dice picked
 * @pointed: whether to show what would be pushed out
 *
 * Marks all dice and tiles anew.
 */
void        ogc_card_slots_update        (GtkWidget    *body,
                                          OgcBuilding  *building,
                                          OgcTray      *tray,
                                          gboolean      pointed);

/* The key by which a place that stands for one placement alone knows it. */
#define OGC_CARD_PLACEMENT "ogc-placement"

/**
 * ogc_card_slots_aim:
 * @body: what the building's dice and tiles lie in
 * @tray: the dice picked
 * @placement: (nullable): one of the ways to place them
 *
 * Marks the place to which @placement belongs, and no other, with the style class "aimed".
 */
void        ogc_card_slots_aim           (GtkWidget    *body,
                                          OgcTray      *tray,
                                          OgcPlacement *placement);

G_END_DECLS
