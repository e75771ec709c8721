/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-dice-set.h"
#include "ogc-tile.h"

G_BEGIN_DECLS

#define OGC_TYPE_SLOT (ogc_slot_get_type ())
/**
 * OgcSlot:
 *
 * A place in a building where one thing can lie: dice or a tile. It keeps its room while it is empty.
 *
 * Signals:
 * - "filled" (GtkWidget *child): something new lies here, an #OgcDiceSetView or an #OgcTileButton
 */
G_DECLARE_FINAL_TYPE (OgcSlot, ogc_slot, OGC, SLOT, GtkWidget)

/**
 * ogc_slot_new:
 * @css_class: what it looks like
 * @width: the least width
 * @height: the least height
 * @label: what a screen reader calls it
 *
 * Returns: (transfer floating): an empty place
 */
GtkWidget *ogc_slot_new       (const char *css_class,
                               int         width,
                               int         height,
                               const char *label);

/**
 * ogc_slot_show_set:
 * @self: a place
 * @set: (nullable): what lies here, %NULL for nothing
 * @emblem: (nullable): of its owner
 */
void       ogc_slot_show_set  (OgcSlot    *self,
                               OgcDiceSet *set,
                               const char *emblem);

/**
 * ogc_slot_show_tile:
 * @self: a place
 * @tile: (nullable): what lies here, %NULL for nothing
 */
void       ogc_slot_show_tile (OgcSlot    *self,
                               OgcTile    *tile);

/**
 * ogc_slot_preview_set:
 * @self: a place for dice
 * @set: (nullable): what would lie here, %NULL for nothing
 * @emblem: (nullable): of its owner
 *
 * Shows @set in the stead of what lies here, until ogc_slot_clear_preview().
 */
void       ogc_slot_preview_set   (OgcSlot    *self,
                                   OgcDiceSet *set,
                                   const char *emblem);
void       ogc_slot_clear_preview (OgcSlot    *self);

G_END_DECLS
