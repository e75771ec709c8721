/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_RANK_ROW (ogc_rank_row_get_type ())
/**
 * OgcRankRow:
 *
 * The result of a seat: its place, crest, name and level, a bar of the sources of its gold, and its total. In a narrow
 * space the bar is below the rest.
 */
G_DECLARE_FINAL_TYPE (OgcRankRow, ogc_rank_row, OGC, RANK_ROW, GtkWidget)

/**
 * ogc_rank_row_new:
 * @game: a finished game
 * @seat: whose row it is
 * @you: whether @seat is the only person at the table, for whom the bar shows what was missing for a win
 *
 * Returns: (transfer floating): a row
 */
GtkWidget  *ogc_rank_row_new        (OgcGame    *game,
                                     unsigned    seat,
                                     gboolean    you);
unsigned    ogc_rank_row_get_seat   (OgcRankRow *self);
/* Returns: (transfer full): everything in a sentence, for screen readers */
char       *ogc_rank_row_dup_name   (OgcRankRow *self);
/* Sets the visible part of the bar, from 0 to 1; the gold grows with it. */
void        ogc_rank_row_set_shown  (OgcRankRow *self,
                                     double      shown);

G_END_DECLS
