/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ogc-dice.h"
#include "ogc-tile.h"

G_BEGIN_DECLS

#define OGC_TYPE_DICE_SET (ogc_dice_set_get_type ())
/**
 * OgcDiceSet:
 *
 * Dice of one owner that lie together in a building: a group in the Archives, a run, one die of the University line or
 * on a floor of the Tower, the two on a temple space, an owner's dice in the Library. Dice, owner and place never
 * change; a set that grows becomes a new object.
 *
 * Properties (read-only):
 * - "owner" (guint): a seat, or %OGC_NEUTRAL
 * - "dice" (guint, OgcDice)
 * - "place" (guint): University: from the left, from 0. Temple: the space, from 0. Tower: 3 x half + floor, all from 0
 *   (half 0 is 1-3, floor 0 is bronze). Archives: the number of dice, which identifies a group among those of its owner
 *   and value. Elsewhere 0
 * - "rank" (guint): 1 for the first in the order of resolving, 0 where there are no ranks (Library, Temple, Tower)
 * - "brief" (string): the same as "reward" in figures, or ""
 * - "reward" (string): what it would get if the building resolved now, in a few translated words; "" when there is
 *   nothing to say
 * - "rewarded" (gboolean): it would get something
 * - "last-moved" (gboolean): the last turn or choice put dice here
 * - "pushed" (gboolean): University and Tower: the dice that were put here last have pushed this one on
 * - "mark" (guint): the number, from 1, of the others' turn since the viewer's last move that put dice here; 0 for none
 * - "choosing" (gboolean): a tile is being chosen for these dice
 * - "tile" (OgcTile, nullable): Archives and University: what the set would get if everybody took the best that is
 *   left, as the neutral player does
 * - "description" (string): for a screen reader, "Ada: 2 3 4, first place, keeps 2 of 3 artifacts"
 */
G_DECLARE_FINAL_TYPE (OgcDiceSet, ogc_dice_set, OGC, DICE_SET, GObject)

/**
 * ogc_dice_set_new:
 * @owner: a seat or %OGC_NEUTRAL
 * @owner_name: the owner's name, for the description
 * @dice: the dice
 * @place: the place
 *
 * Returns: (transfer full): a set without rank or reward
 */
OgcDiceSet *ogc_dice_set_new             (unsigned       owner,
                                          const char    *owner_name,
                                          OgcDice        dice,
                                          unsigned       place);
/* The properties. Strings, objects and lists belong to @self. */
unsigned    ogc_dice_set_get_owner       (OgcDiceSet    *self);
OgcDice     ogc_dice_set_get_dice        (OgcDiceSet    *self);
unsigned    ogc_dice_set_get_place       (OgcDiceSet    *self);
unsigned    ogc_dice_set_get_rank        (OgcDiceSet    *self);
const char *ogc_dice_set_get_reward      (OgcDiceSet    *self);
const char *ogc_dice_set_get_brief       (OgcDiceSet    *self);
gboolean    ogc_dice_set_get_rewarded    (OgcDiceSet    *self);
gboolean    ogc_dice_set_get_last_moved  (OgcDiceSet    *self);
gboolean    ogc_dice_set_get_pushed      (OgcDiceSet    *self);
unsigned    ogc_dice_set_get_mark        (OgcDiceSet    *self);
/* The seat that put the dice here, if there is a mark. */
unsigned    ogc_dice_set_get_mark_seat   (OgcDiceSet    *self);
gboolean    ogc_dice_set_get_choosing    (OgcDiceSet    *self);
OgcTile    *ogc_dice_set_get_tile        (OgcDiceSet    *self);
const char *ogc_dice_set_get_description (OgcDiceSet    *self);

/**
 * ogc_dice_set_get_values:
 * @self: a set
 * @values: (out caller-allocates): room for 15
 *
 * Returns: the number of dice; @values gets their values in ascending order
 */
unsigned    ogc_dice_set_get_values      (OgcDiceSet    *self,
                                          guint8        *values);

/**
 * ogc_dice_set_is_same:
 * @a: a set
 * @b: another
 *
 * A #GEqualFunc.
 *
 * Returns: whether owner, dice and place are the same
 */
gboolean    ogc_dice_set_is_same         (gconstpointer  a,
                                          gconstpointer  b);

/* For the model only; each setter notifies only of a change. */
void        ogc_dice_set_set_rank        (OgcDiceSet    *self,
                                          unsigned       rank);
void        ogc_dice_set_set_reward      (OgcDiceSet    *self,
                                          const char    *reward,
                                          const char    *brief,
                                          gboolean       rewarded);
void        ogc_dice_set_set_last_moved  (OgcDiceSet    *self,
                                          gboolean       last_moved);
void        ogc_dice_set_set_pushed      (OgcDiceSet    *self,
                                          gboolean       pushed);
void        ogc_dice_set_set_mark        (OgcDiceSet    *self,
                                          unsigned       mark,
                                          unsigned       seat);
void        ogc_dice_set_set_choosing    (OgcDiceSet    *self,
                                          gboolean       choosing);
void        ogc_dice_set_set_tile        (OgcDiceSet    *self,
                                          OgcTile       *tile);

G_END_DECLS
