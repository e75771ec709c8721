/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

/*
 * Rows of an account: the tiles that earn gold, grouped by the best assignment, why, and how much. They are the same at
 * the end of a game and in a tableau.
 */

/**
 * ogc_score_row_new_chip:
 * @line: a line of an account that is about a tile
 *
 * Creates a short form of the line: only screen readers and the tooltip give its text.
 *
 * Returns: (transfer floating): the tile, with the item that it bears
 */
GtkWidget *ogc_score_row_new_chip    (OgcScoreLine  *line);

/**
 * ogc_score_row_new_hidden:
 * @kind: the kind of hidden tiles
 * @tiles: (element-type OgcTile): tiles of that kind, of which hidden ones are counted
 *
 * Returns: (transfer floating) (nullable): a row for tiles that the viewer may not see; %NULL if there are none
 */
GtkWidget *ogc_score_row_new_hidden  (OgcTileKind    kind,
                                      GListModel    *tiles);

/**
 * ogc_score_row_new_tile:
 * @tile: a visible tile that earns nothing by itself
 *
 * Returns: (transfer floating): a row that says what it is
 */
GtkWidget *ogc_score_row_new_tile    (OgcTile       *tile);

/**
 * ogc_score_row_count:
 * @seat: a seat
 * @source: where gold comes from
 *
 * Returns: the gold of all its lines with that @source
 */
unsigned   ogc_score_row_count       (OgcSeat       *seat,
                                      OgcGoldSource  source);

/**
 * ogc_score_row_append_all:
 * @box: the box to add to
 * @seat: a seat
 * @source: where gold comes from
 *
 * Adds the rows of all lines of @seat with that @source.
 *
 * Returns: how many there are
 */
unsigned   ogc_score_row_append_all  (GtkBox        *box,
                                      OgcSeat       *seat,
                                      OgcGoldSource  source);

G_END_DECLS
