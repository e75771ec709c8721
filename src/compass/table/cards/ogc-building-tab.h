/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building.h"
#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_BUILDING_TAB (ogc_building_tab_get_type ())
/**
 * OgcBuildingTab:
 *
 * The tab of a building, for windows with room for only one card at a time: its symbol, a pin for each row of dice
 * there, and whether it takes the picked dice (style class "takes") or a seat is choosing there ("choosing"). A click
 * selects it, and so do dice dragged over it.
 */
G_DECLARE_FINAL_TYPE (OgcBuildingTab, ogc_building_tab, OGC, BUILDING_TAB, GtkToggleButton)

/**
 * ogc_building_tab_new:
 * @game: a game
 * @building: one of its buildings
 *
 * Returns: (transfer floating): a tab
 */
GtkWidget   *ogc_building_tab_new          (OgcGame        *game,
                                            OgcBuilding    *building);
OgcBuilding *ogc_building_tab_get_building (OgcBuildingTab *self);
/* Returns: (transfer none): the part that shows whose dice are in the building */
GtkWidget   *ogc_building_tab_get_pins     (OgcBuildingTab *self);

G_END_DECLS
