/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_RANK_ROW (ogc_rank_row_get_type ())
/**
 * OgcRankRow:
 *
 * How a seat has ended: its place, crest, name and level, a bar of what it has gold from, and all its gold. In a narrow
 * room the bar lies below the rest.
 */
G_DECLARE_FINAL_TYPE (OgcRankRow, ogc_rank_row, OGC, RANK_ROW, GtkWidget)

/**
 * ogc_rank_row_new:
 * @game: a finished game
 * @seat: whose row it is
 * @you: whether that is the only person at the table: then the bar says what is missing for the win
 *
 * Returns: (transfer floating): a row
 */
GtkWidget  *ogc_rank_row_new        (OgcGame    *game,
                                     unsigned    seat,
                                     gboolean    you);
unsigned    ogc_rank_row_get_seat   (OgcRankRow *self);
/* Returns: (transfer full): all of it in a sentence, for a screen reader */
char       *ogc_rank_row_dup_name   (OgcRankRow *self);
/* How much of the bar is to be seen, 0 to 1; the gold grows with it. */
void        ogc_rank_row_set_shown  (OgcRankRow *self,
                                     double      shown);

G_END_DECLS
