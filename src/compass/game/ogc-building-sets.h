/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building-id.h"
#include "ogc-dice-set.h"
#include "ogc-tile.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/* What lies in a building, and what it brings, as a view shows it. Inside the model only. */

/* (transfer full) (element-type OgcDiceSet): the dice in @id, in the order of OgcBuilding:sets, with their ranks and
 * rewards. */
GPtrArray *ogc_building_list_sets        (const OgcView *view,
                                          OgcBuildingId  id);
/* (transfer full) (element-type OgcTile): what lies in @id to be won, tiles of @before where they lay there already. */
GPtrArray *ogc_building_list_offers      (const OgcView *view,
                                          OgcBuildingId  id,
                                          GListStore    *before);
/* What a new set in @id must be at least; "" where that is no question. */
char      *ogc_building_describe_to_beat (const OgcView *view,
                                          OgcBuildingId  id);
/* What the ranks that nobody has in @id would get, one a line, while dice are placed. */
char      *ogc_building_list_free_prizes (const OgcView *view,
                                          OgcBuildingId  id);
/* The kinds of tiles won in @id, into @kinds (room for 3). Returns how many. */
unsigned   ogc_building_kinds            (OgcBuildingId  id,
                                          OgcTileKind   *kinds);

G_END_DECLS
