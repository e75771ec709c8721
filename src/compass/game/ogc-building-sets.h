/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building-id.h"
#include "ogc-dice-set.h"
#include "ogc-tile.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/* What lies in a building, and what it would get, as a view shows it. For the model only. */

/* (transfer full) (element-type OgcDiceSet): the dice in @id, in the order of OgcBuilding:sets, with their ranks and
 * rewards. */
GPtrArray *ogc_building_list_sets        (const OgcView *view,
                                          OgcBuildingId  id);
/* (transfer full) (element-type OgcTile): what can be won in @id; a tile that was there before is the one in
 * @before. */
GPtrArray *ogc_building_list_offers      (const OgcView *view,
                                          OgcBuildingId  id,
                                          GListStore    *before);
/* What a new set must be in @id, where that depends on the sets there (ILL-1, ILL-2, GAL-1); "" elsewhere. */
char      *ogc_building_describe_to_beat (const OgcView *view,
                                          OgcBuildingId  id);
/* What the ranks that nobody has in @id would get, one line each, while dice are being placed. */
char      *ogc_building_list_free_prizes (const OgcView *view,
                                          OgcBuildingId  id);
/* Writes the kinds of tiles won in @id to @kinds (room for 3). Returns how many there are. */
unsigned   ogc_building_kinds            (OgcBuildingId  id,
                                          OgcTileKind   *kinds);

G_END_DECLS
