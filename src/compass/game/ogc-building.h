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
 * - "rule" (string): what a placement is, in a few words: "one die, or a sum of 5"
 * - "prize" (string): what is won here, in a few words: "The two longest win artifacts."
 * - "sets" (GListModel of OgcDiceSet): the dice here. Archives, runs, Illuminati, Galleon: best first. University: from
 *   the left. Tower: by place. Temple: by space. Library: by owner
 * - "places" (guint): University: entrances. Temple: spaces. Archives: 4 maps. Illuminati: 3 abilities. Tower: 6.
 *   Elsewhere 0
 * - "offers" (GListModel of OgcTile): the tiles to be won here, each with its OgcTile:place; items of the Temple are
 *   face down; where a seat draws tiles and chooses from them (Auction House, Guild, Galleon), these, hidden from
 *   everybody who may not look at them
 * - "stack" (guint): tiles left in the stack, including those under it; in the Tower, in all three stacks, see
 *   ogc_building_get_stack_of()
 * - "discards" (GListModel of OgcTile): face up, out of play, of this building's kinds
 * - "to-beat" (string): the least that a new set here must be, "3 dice that add to more than 9"; "" where there is no
 *   such limit
 * - "free-prizes" (string): Auction House, Guild, Galleon: what the ranks that nobody has would get, one line each,
 *   from the next rank on
 * - "takes-pick" (gboolean): the dice picked in the tray can be placed here
 * - "placements" (GListModel of OgcPlacement): the ways of placing them; those without The Will to Win first
 * - "refusal" (string, nullable): why the pick cannot be placed here; %NULL if it can, or if nothing is picked
 * - "refusal-rule" (guint, OgcRule): the rule behind the refusal; 0 if there is none
 * - "resolving" (gboolean): this building is resolving now
 * - "choosing" (gboolean): the seat that is asked takes a tile here
 */
G_DECLARE_FINAL_TYPE (OgcBuilding, ogc_building, OGC, BUILDING, GObject)

/**
 * ogc_building_new:
 * @id: the building
 * @seats: the number of seats in the game
 *
 * Returns: (transfer full): a building that shows nothing yet
 */
OgcBuilding  *ogc_building_new              (OgcBuildingId      id,
                                             unsigned           seats);

/**
 * ogc_building_update:
 * @self: a building
 * @view: what to show
 *
 * Updates everything that @self shows from @view, except for what depends on the pick. For the game only.
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
 * Updates placements and refusal for the pick. For the game only.
 */
void          ogc_building_update_pick      (OgcBuilding       *self,
                                             const OgcView     *view,
                                             OgcDice            own,
                                             OgcDice            neutral);

/* (transfer full): the legal placement @decision of the viewer of @view, who is asked. */
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
 * Returns: (transfer none) (nullable): the tile at @place
 */
OgcTile      *ogc_building_find_offer       (OgcBuilding       *self,
                                             unsigned           place);

G_END_DECLS
