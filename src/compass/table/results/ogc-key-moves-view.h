/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_KEY_MOVES_VIEW (ogc_key_moves_view_get_type ())
/**
 * OgcKeyMovesView:
 *
 * The moves that decided a game for a person at the table: the only one, or the one with the best place. For a loser
 * they are found in a separate thread, which takes seconds; meanwhile the view shows the progress, and the search can
 * be cancelled. The view is invisible if there is no person or no such move, and after the search was cancelled.
 */
G_DECLARE_FINAL_TYPE (OgcKeyMovesView, ogc_key_moves_view, OGC, KEY_MOVES_VIEW, GtkWidget)

/* @game: (nullable): a game that is over, or %NULL to cancel */
void ogc_key_moves_view_set_game (OgcKeyMovesView *self,
                                  OgcGame         *game);
/* Begins the search, unless it was begun before. */
void ogc_key_moves_view_start    (OgcKeyMovesView *self);
/* Whether the moves are stacked rather than side by side. */
void ogc_key_moves_view_stack    (OgcKeyMovesView *self,
                                  gboolean         stacked);

G_END_DECLS
