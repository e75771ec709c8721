/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-dice-set.h"
#include "ogc-tile.h"

G_BEGIN_DECLS

#define OGC_TYPE_CARD_SLOT (ogc_card_slot_get_type ())
/**
 * OgcCardSlot:
 *
 * A place in a building for dice or a tile. It keeps its space while it is empty.
 *
 * Signals:
 * - "filled" (GtkWidget *child): the place has new content, an #OgcDiceSetView or an #OgcTileButton
 */
G_DECLARE_FINAL_TYPE (OgcCardSlot, ogc_card_slot, OGC, CARD_SLOT, GtkWidget)

/**
 * ogc_card_slot_new:
 * @css_class: its style class
 * @width: the least width
 * @height: the least height
 * @label: its name for screen readers
 *
 * Returns: (transfer floating): an empty place
 */
GtkWidget *ogc_card_slot_new           (const char  *css_class,
                                        int          width,
                                        int          height,
                                        const char  *label);

/**
 * ogc_card_slot_show_set:
 * @self: a place
 * @set: (nullable): the dice here, or %NULL
 * @emblem: (nullable): of its owner
 */
void       ogc_card_slot_show_set      (OgcCardSlot *self,
                                        OgcDiceSet  *set,
                                        const char  *emblem);

/**
 * ogc_card_slot_show_tile:
 * @self: a place
 * @tile: (nullable): the tile here, or %NULL
 */
void       ogc_card_slot_show_tile     (OgcCardSlot *self,
                                        OgcTile     *tile);

/* Whether neither dice nor a tile are here. */
gboolean   ogc_card_slot_is_empty      (OgcCardSlot *self);

/* Removes what ogc_card_slot_add_place() has added. */
void       ogc_card_slot_clear_places  (OgcCardSlot *self);

/**
 * ogc_card_slot_add_place:
 * @self: a place for dice
 * @set: the dice that may be placed here
 * @emblem: (nullable): of their owner
 * @pushing: whether they would push on what lies here and behind, so they are shown before it, beside one another
 *
 * Shows @set dashed, in addition to the real content.
 */
void       ogc_card_slot_add_place     (OgcCardSlot *self,
                                        OgcDiceSet  *set,
                                        const char  *emblem,
                                        gboolean     pushing);

G_END_DECLS
