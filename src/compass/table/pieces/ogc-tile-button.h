/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-tile.h"

G_BEGIN_DECLS

#define OGC_TYPE_TILE_BUTTON (ogc_tile_button_get_type ())
/**
 * OgcTileButton:
 *
 * A tile on the table. While it is offered, pressing it activates "table.take" with its number. While it is a target,
 * the code that made it one decides what happens; otherwise it activates "card.place", like everything in the building.
 *
 * Properties:
 * - "tile" (OgcTile, construct-only)
 * - "target" (gboolean): the dice picked in the tray may be placed exactly here
 */
G_DECLARE_FINAL_TYPE (OgcTileButton, ogc_tile_button, OGC, TILE_BUTTON, GtkButton)

/**
 * ogc_tile_button_new:
 * @tile: a tile
 *
 * Returns: (transfer floating): its button
 */
GtkWidget *ogc_tile_button_new        (OgcTile       *tile);
OgcTile   *ogc_tile_button_get_tile   (OgcTileButton *self);
gboolean   ogc_tile_button_get_target (OgcTileButton *self);

void       ogc_tile_button_set_target (OgcTileButton *self,
                                       gboolean       target);

/* The worth that the tile shows, or %NULL. */
const char *ogc_tile_button_get_worth (OgcTileButton *self);

/**
 * ogc_tile_button_set_worth:
 * @self: a tile
 * @worth: (nullable): what taking it would add, "+3"; %NULL for nothing
 *
 * Shows @worth on the tile.
 */
void        ogc_tile_button_set_worth (OgcTileButton *self,
                                       const char    *worth);

/**
 * ogc_tile_button_find_worth:
 * @self: a tile
 * @bounds: (out): where it shows its worth, in its own coordinates
 *
 * Returns: whether it shows any
 */
gboolean    ogc_tile_button_find_worth (OgcTileButton   *self,
                                        graphene_rect_t *bounds);

G_END_DECLS
