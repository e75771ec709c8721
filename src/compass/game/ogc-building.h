/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-building-id.h"
#include "ogc-dice-set.h"
#include "ogc-placement.h"
#include "ogc-tile.h"
#include "ogc-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_BUILDING (ogc_building_get_type ())
/**
 * OgcBuilding:
 *
 * One building in play, as the viewer sees it. Owned by its #OgcGame, which keeps it up to date.
 *
 * Properties (read-only):
 * - "id" (guint, OgcBuildingId)
 * - "name" (string): translated
 * - "rule" (string): in a few words what a placement is, "one die, or a sum of 5"
 * - "prize" (string): in a few words what is won here, "The two longest win artifacts."
 * - "sets" (GListModel of OgcDiceSet): the dice here. Archives, runs, Illuminati, Galleon: best first. University: from
 *   the left. Tower: by place. Temple: by space. Library: by owner
 * - "places" (guint): University: entrances. Temple: spaces. Archives: 4 maps. Illuminati: 3 abilities. Tower: 6.
 *   Else 0
 * - "offers" (GListModel of OgcTile): what lies here to be won, each with its OgcTile:place; items of the Temple face
 *   down; where tiles are drawn and chosen from (Auction House, Guild, Galleon) those, hidden for all who may not look
 *   at them
 * - "stack" (guint): tiles left in the stack (with what is under it), of the Tower those of all three; see
 *   ogc_building_get_stack_of()
 * - "discards" (GListModel of OgcTile): face up, out of play, of this building's kinds
 * - "to-beat" (string): what a new set here must be at least, "3 dice that add to more than 9"; "" where that is no
 *   question
 * - "free-prizes" (string): Auction House, Guild, Galleon: what the ranks that nobody has would get, one a line,
 *   from the next rank on
 * - "takes-pick" (gboolean): the dice picked in the tray can be placed here
 * - "placements" (GListModel of OgcPlacement): in which ways; those without The Will to Win first
 * - "refusal" (string, nullable): why the pick cannot be placed here; %NULL when it can, or when nothing is picked
 * - "refusal-rule" (guint, OgcRule): the rule behind it; 0 with none
 * - "resolving" (gboolean): it is this one that resolves now
 * - "choosing" (gboolean): the seat asked takes a tile here
 */
G_DECLARE_FINAL_TYPE (OgcBuilding, ogc_building, OGC, BUILDING, GObject)

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
 * Brings everything that @self shows to what @view says, but what depends on the pick. For the game alone.
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
 * Brings placements and refusal to the pick. For the game alone.
 */
void          ogc_building_update_pick      (OgcBuilding       *self,
                                             const OgcView     *view,
                                             OgcDice            own,
                                             OgcDice            neutral);

/* (transfer full): what the viewer of @view, who is asked, could do by the legal placement @decision. */
OgcPlacement *ogc_building_create_placement (const OgcView     *view,
                                             const OgcDecision *decision);

/* The properties. Strings, objects and lists belong to @self. */
OgcBuildingId ogc_building_get_id           (OgcBuilding       *self);
const char   *ogc_building_get_name         (OgcBuilding       *self);
const char   *ogc_building_get_rule         (OgcBuilding       *self);
const char   *ogc_building_get_prize        (OgcBuilding       *self);
GListModel   *ogc_building_get_sets         (OgcBuilding       *self);
unsigned      ogc_building_get_places       (OgcBuilding       *self);
GListModel   *ogc_building_get_offers       (OgcBuilding       *self);
unsigned      ogc_building_get_stack        (OgcBuilding       *self);
GListModel   *ogc_building_get_discards     (OgcBuilding       *self);
const char   *ogc_building_get_to_beat      (OgcBuilding       *self);
const char   *ogc_building_get_free_prizes  (OgcBuilding       *self);
gboolean      ogc_building_get_takes_pick   (OgcBuilding       *self);
GListModel   *ogc_building_get_placements   (OgcBuilding       *self);
const char   *ogc_building_get_refusal      (OgcBuilding       *self);
unsigned      ogc_building_get_refusal_rule (OgcBuilding       *self);
gboolean      ogc_building_get_resolving    (OgcBuilding       *self);
gboolean      ogc_building_get_choosing     (OgcBuilding       *self);

/**
 * ogc_building_get_stack_of:
 * @self: a building
 * @kind: a kind of tile won here
 *
 * Returns: the tiles of @kind left in their stack; #OgcBuilding:stack notifies of changes
 */
unsigned      ogc_building_get_stack_of     (OgcBuilding       *self,
                                             OgcTileKind        kind);

/**
 * ogc_building_find_offer:
 * @self: a building
 * @place: as #OgcTile:place
 *
 * Returns: (transfer none) (nullable): the tile that lies at @place
 */
OgcTile      *ogc_building_find_offer       (OgcBuilding       *self,
                                             unsigned           place);

G_END_DECLS
