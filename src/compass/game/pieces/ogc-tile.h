/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-tiles.h"

G_BEGIN_DECLS

#define OGC_TYPE_TILE (ogc_tile_get_type ())
/**
 * OgcTile:
 *
 * One tile as the viewer sees it: face up, or hidden, in which case only its kind (and an item's back) is known. The
 * face never changes; what may change while the tile stays in its place is #OgcTile:offered, #OgcTile:at, #OgcTile:item
 * and #OgcTile:gold.
 *
 * Properties (all read-only to views):
 * - "kind" (guint, OgcTileKind)
 * - "number" (int): the number in its kind, -1 when hidden
 * - "hidden" (gboolean): lies face down for the viewer
 * - "place" (guint): its place in the building (from 0: top to bottom, left to right); 0 in a tableau, and if it
 *   was drawn to choose from
 * - "colour" (guint, OgcColour): of maps, specialists and items that are face up; otherwise %OGC_N_COLOURS
 * - "back" (int, OgcItemBack): of items, including hidden ones (SEC-1); -1 if it is unknown, and for other kinds
 * - "value" (guint): the printed gold: a map's higher value, the value of a specialist, chest or treasure; otherwise 0
 * - "low-value" (guint): a map's lower value; otherwise 0
 * - "symbol" (string): its picture, as an ASCII key: "map-red", "map-grey", "cartographer", "excavator",
 *   "compass", "tool", "desert" ... "dark", "collection", "timely-gift", "will-to-win", "little-help",
 *   "compelling-power", "chest", "bronze", "silver", "gold", "dual-map", "secret-map", "broaden-expertise" ...
 *   "unite-specialists"; hidden: "back-map", "back-item-1-6", "back-item" ...
 * - "name" (string): a translated name of a few words, "Jungle Ruins 4/2"
 * - "description" (string): a translated sentence or two for a tooltip and for a screen reader: what it is and what
 *   it does
 * - "offered" (gboolean): the viewer may take it now, with ogc_game_take_tile()
 * - "at" (OgcTile, nullable): for a specialist held, the map or mission to which the best assignment currently sends it
 * - "item" (OgcTile, nullable): for a specialist held, the magical item that it bears there
 * - "assigned" (GListModel of OgcTile): for a map, or a mission that is a map, the specialists there, cartographers
 *   first; otherwise empty
 * - "gold" (guint): what it gives its holder under that assignment, as far as the viewer may know
 */
G_DECLARE_FINAL_TYPE (OgcTile, ogc_tile, OGC, TILE, GObject)

/**
 * ogc_tile_new:
 * @tiles: the faces
 * @kind: the kind
 * @number: the number in its kind
 * @place: its place
 *
 * Returns: (transfer full): a tile that is face up
 */
OgcTile    *ogc_tile_new             (const OgcTiles *tiles,
                                      OgcTileKind     kind,
                                      unsigned        number,
                                      unsigned        place);

/**
 * ogc_tile_new_hidden:
 * @kind: the kind
 * @back: the back of an item, -1 for other kinds
 * @place: its place
 *
 * Returns: (transfer full): a tile that is face down
 */
OgcTile    *ogc_tile_new_hidden      (OgcTileKind     kind,
                                      int             back,
                                      unsigned        place);

/* The properties; strings and objects belong to the tile. */
OgcTileKind ogc_tile_get_kind        (OgcTile        *self);
int         ogc_tile_get_number      (OgcTile        *self);
gboolean    ogc_tile_get_hidden      (OgcTile        *self);
unsigned    ogc_tile_get_place       (OgcTile        *self);
OgcColour   ogc_tile_get_colour      (OgcTile        *self);
int         ogc_tile_get_back        (OgcTile        *self);
unsigned    ogc_tile_get_value       (OgcTile        *self);
/* Returns: the same, but of a map in a tableau, or on its way there, the value that counts with the specialists that
 * its player has now (SCO-2) */
unsigned    ogc_tile_get_held_value  (OgcTile        *self);
unsigned    ogc_tile_get_low_value   (OgcTile        *self);
const char *ogc_tile_get_symbol      (OgcTile        *self);
const char *ogc_tile_get_lettering   (OgcTile        *self);
const char *ogc_tile_get_name        (OgcTile        *self);
const char *ogc_tile_get_description (OgcTile        *self);
/* Returns: (nullable): what an ability or a mission that is face up does, in one translated line; otherwise %NULL */
const char *ogc_tile_get_brief       (OgcTile        *self);
gboolean    ogc_tile_get_offered     (OgcTile        *self);
OgcTile    *ogc_tile_get_at          (OgcTile        *self);
OgcTile    *ogc_tile_get_item        (OgcTile        *self);
GListModel *ogc_tile_get_assigned    (OgcTile        *self);
/**
 * ogc_tile_get_detail:
 * @self: a tile
 * @n: 0 or 1
 *
 * Finds a smaller picture on a tile that is face up: a private collection has its most desired and its preferred type
 * of artifact ("desert"), a Dual Map its two colours ("map-red").
 *
 * Returns: (nullable): the picture's key, as in #OgcTile:symbol, or %NULL where there is none
 */
const char *ogc_tile_get_detail      (OgcTile        *self,
                                      unsigned        n);

/**
 * ogc_tile_is_same:
 * @a: a tile
 * @b: another
 *
 * A #GEqualFunc.
 *
 * Returns: whether both are the same piece of cardboard as far as can be seen: same kind, number, back and place
 */
gboolean    ogc_tile_is_same         (gconstpointer   a,
                                      gconstpointer   b);

/**
 * ogc_tile_add_named:
 * @tiles: (element-type OgcTile): the list to which the tile is added
 * @before: (element-type OgcTile): tiles that are already shown
 * @faces: the faces
 * @kind: the kind
 * @number: the number in its kind
 * @place: its place
 *
 * Adds a tile that is face up, reusing the object in @before if there is one.
 */
void        ogc_tile_add_named       (GPtrArray      *tiles,
                                      GListStore     *before,
                                      const OgcTiles *faces,
                                      OgcTileKind     kind,
                                      unsigned        number,
                                      unsigned        place);

/* For the model only; each setter notifies only of a change. */
/* Sets what an artifact is worth to a player with the private collection @collection. */
void        ogc_tile_set_collection  (OgcTile        *self,
                                      const OgcTiles *faces,
                                      unsigned        collection);
void        ogc_tile_set_offered     (OgcTile        *self,
                                      gboolean        offered);
void        ogc_tile_set_at          (OgcTile        *self,
                                      OgcTile        *at);
void        ogc_tile_set_item        (OgcTile        *self,
                                      OgcTile        *item);
void        ogc_tile_set_assigned    (OgcTile        *self,
                                      GPtrArray      *assigned);
void        ogc_tile_set_gold        (OgcTile        *self,
                                      unsigned        gold);

G_END_DECLS
