/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-building.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * ogc_building_new:
 * @id: which one
 * @seats: how many play
 *
 * Returns: (transfer full): a building that shows nothing yet
 */
OgcBuilding  *ogc_building_new              (OgcBuildingId      id,
                                             unsigned           seats);

/**
 * ogc_building_update:
 * @self: a building
 * @view: what is to be shown
 *
 * Brings everything that @self shows to what @view says, but what depends on the pick.
 */
void          ogc_building_update           (OgcBuilding       *self,
                                             const OgcView     *view);

/**
 * ogc_building_update_pick:
 * @self: a building
 * @view: what is shown
 * @own: own dice picked
 * @neutral: neutral dice picked
 *
 * Brings placements and refusal to the pick.
 */
void          ogc_building_update_pick      (OgcBuilding       *self,
                                             const OgcView     *view,
                                             OgcDice            own,
                                             OgcDice            neutral);

/* (transfer full) (element-type OgcDiceSet): the dice in @id, in the order of OgcBuilding:sets, with their ranks and rewards. */
GPtrArray    *ogc_building_list_sets        (const OgcView     *view,
                                             OgcBuildingId      id);
/* (transfer full) (element-type OgcTile): what lies in @id to be won, tiles of @before where they lay there already. */
GPtrArray    *ogc_building_list_offers      (const OgcView     *view,
                                             OgcBuildingId      id,
                                             GListStore        *before);
/* (transfer full) (element-type OgcPlacement): the ways to place @dice in @id. */
GPtrArray    *ogc_building_list_placements  (const OgcView     *view,
                                             OgcBuildingId      id,
                                             OgcDice            dice,
                                             gboolean           neutral);
/* (transfer full): what the viewer, who is asked, could do by the legal placement @decision. */
OgcPlacement *ogc_building_create_placement (const OgcView     *view,
                                             const OgcDecision *decision);
/* Why @dice cannot be placed in @id. */
OgcRule       ogc_building_refuse           (const OgcView     *view,
                                             OgcBuildingId      id,
                                             OgcDice            dice,
                                             gboolean           neutral);
/* What @owner's @dice in @id, at @rank from 1 among the sets in @owners (where there are ranks), would get; "" when there is nothing to say. */
char         *ogc_building_reward           (const OgcView     *view,
                                             OgcBuildingId      id,
                                             OgcDiceSet        *set,
                                             const uint8_t     *owners,
                                             unsigned           n_owners,
                                             gboolean          *rewarded);
/* What a new set in @id must be at least; "" where that is no question. */
char         *ogc_building_describe_to_beat (const OgcView     *view,
                                             OgcBuildingId      id);

/* What the ranks that nobody has in @id would get, one a line, while dice are placed. */
char         *ogc_building_list_free_prizes (const OgcView     *view,
                                             OgcBuildingId      id);

/* The kinds of tiles won in @id, into @kinds (room for 3). Returns how many. */
unsigned      ogc_building_kinds            (OgcBuildingId      id,
                                             OgcTileKind       *kinds);

G_END_DECLS
