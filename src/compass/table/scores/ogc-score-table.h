/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_TABLE (ogc_score_table_get_type ())
/**
 * OgcScoreTable:
 *
 * The scores of a finished game: a column a seat, a row for everything that has given gold. Each row can be opened,
 * and then shows what has earned it; the head of a column opens the seat's tableau.
 */
G_DECLARE_FINAL_TYPE (OgcScoreTable, ogc_score_table, OGC, SCORE_TABLE, GtkWidget)

/* @game: (nullable): a finished game, %NULL for none */
void      ogc_score_table_set_game  (OgcScoreTable *self,
                                     OgcGame       *game);

/**
 * ogc_score_table_set_shown:
 * @self: the table
 * @shown: how many rows can be seen; the one after the last is the total
 */
void      ogc_score_table_set_shown (OgcScoreTable *self,
                                     unsigned       shown);

/**
 * ogc_score_table_open_rows:
 * @self: the table, which has its size
 * @room: how much higher it may become
 *
 * Opens those rows for which there is room to show what has earned their gold, the first ones first.
 */
void      ogc_score_table_open_rows (OgcScoreTable *self,
                                     int            room);

G_END_DECLS
