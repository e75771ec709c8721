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
 * Where the buildings lie, in the order of resolving: above B, Archives, C; below University, Library; what else is in
 * it to the right of them. An upright window shows one of them at a time, with a tab for each, and the players in a
 * strip below; it turns to where dice are placed and what is resolved.
 */
G_DECLARE_FINAL_TYPE (OgcBoard, ogc_board, OGC, BOARD, GtkWidget)

/**
 * ogc_board_set_cards:
 * @self: a board
 * @cards: (nullable) (element-type OgcBuildingCard): cards without a parent, in the order of resolving
 *
 * Lays these cards out in place of those that were there.
 */
void             ogc_board_set_cards (OgcBoard      *self,
                                      GPtrArray     *cards);

/**
 * ogc_board_find_card:
 * @self: a board
 * @building: a building
 *
 * Returns: (transfer none) (nullable): its card, %NULL when it is not in play
 */
OgcBuildingCard *ogc_board_find_card (OgcBoard      *self,
                                      OgcBuildingId  building);

/**
 * ogc_board_preview:
 * @self: the board
 * @placement: (nullable): a way to place the dice picked; %NULL to show what is
 *
 * Shows dice as they would lie, in the Library too where some would be pushed out to it.
 */
void             ogc_board_preview   (OgcBoard     *self,
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

/* Writes on each tile that can be chosen now what it would add to the gold of who is asked in @game, or what is written
 * there away again; @game is nullable. */
void             ogc_board_show_tile_values (OgcBoard *self,
                                             OgcGame  *game);

/* Returns: (transfer none) (nullable): what stands to the right of the buildings, in windows that have room for it */
GtkWidget       *ogc_board_get_side  (OgcBoard     *self);

/* Lights up the card of @building, an OgcBuildingId, and no other; -1 for none. */
void             ogc_board_link      (OgcBoard     *self,
                                      int           building);

/**
 * ogc_board_reveal:
 * @self: a board
 * @part: a widget
 *
 * Brings @part into sight when it is in @self: turns to its page in an upright window, and scrolls where @self is
 * higher than the window that shows it.
 */
void             ogc_board_reveal    (OgcBoard     *self,
                                      GtkWidget    *part);

G_END_DECLS
