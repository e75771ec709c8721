/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-building-card.h"
#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_BOARD (ogc_board_get_type ())
/**
 * OgcBoard:
 *
 * Lays out the buildings in the order of resolving: B, Archives, C at the top, University and Library below, anything
 * else on the right. An upright window shows one building at a time, with a tab for each, and the players in a strip
 * below; it switches to the building where dice are placed, or which is resolving.
 *
 * Properties (read-only):
 * - "small" (gboolean): whether there is little room, so that texts should be short
 */
G_DECLARE_FINAL_TYPE (OgcBoard, ogc_board, OGC, BOARD, GtkWidget)

/**
 * ogc_board_set_cards:
 * @self: a board
 * @cards: (nullable) (element-type OgcBuildingCard): cards without a parent, in the order of resolving
 *
 * Replaces the cards.
 */
void             ogc_board_set_cards (OgcBoard      *self,
                                      GPtrArray     *cards);

/**
 * ogc_board_find_card:
 * @self: a board
 * @building: a building
 *
 * Returns: (transfer none) (nullable): its card; %NULL if it is not in play
 */
OgcBuildingCard *ogc_board_find_card (OgcBoard      *self,
                                      OgcBuildingId  building);

/**
 * ogc_board_preview:
 * @self: the board
 * @placement: (nullable): a way to place the picked dice; %NULL to show the real ones
 *
 * Shows the dice as they would lie after @placement, including the Library if some would be pushed out to it.
 */
void             ogc_board_preview   (OgcBoard     *self,
                                      OgcPlacement *placement);

/**
 * ogc_board_preview_soon:
 * @self: the board
 * @placement: (nullable): as for ogc_board_preview()
 *
 * Previews it before the next frame: for when the pointer or the focus is moving. GTK 4.8 holds no reference to what
 * they move into, which may be a previewed die and removed with the preview.
 */
void             ogc_board_preview_soon (OgcBoard     *self,
                                         OgcPlacement *placement);

/**
 * ogc_board_find_offered:
 * @self: a board
 * @number: the number of a tile, or -1 for any
 *
 * Returns: (transfer none) (nullable): the #OgcTileButton of that tile, if it can be chosen now
 */
GtkWidget       *ogc_board_find_offered (OgcBoard   *self,
                                         int         number);

/* Shows on each tile that can be chosen what it would add to the gold of the seat that is asked in @game; %NULL removes
 * that again. */
void             ogc_board_show_tile_values (OgcBoard *self,
                                             OgcGame  *game);

/* Returns: (transfer none) (nullable): what is on the right of the buildings, in windows that have room for it */
GtkWidget       *ogc_board_get_side  (OgcBoard     *self);

/* Highlights only the card of @building, an OgcBuildingId; -1 for none. */
void             ogc_board_link      (OgcBoard     *self,
                                      int           building);

/**
 * ogc_board_reveal:
 * @self: a board
 * @part: a widget
 *
 * Shows @part if it is in @self: switches to its page in an upright window, and scrolls if @self is higher than its
 * window.
 */
void             ogc_board_reveal    (OgcBoard     *self,
                                      GtkWidget    *part);

G_END_DECLS
