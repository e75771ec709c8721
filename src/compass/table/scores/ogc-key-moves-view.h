/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_KEY_MOVES_VIEW (ogc_key_moves_view_get_type ())
/**
 * OgcKeyMovesView:
 *
 * The moves that decided a game, of a person at the table: the only one, or the one with the best place. Of one that
 * has lost they are looked for in a thread of its own, which takes seconds; until then it is to be seen how far that
 * is, and it can be given up. Without a person, with nothing to tell and when it is given up the view is not visible.
 */
G_DECLARE_FINAL_TYPE (OgcKeyMovesView, ogc_key_moves_view, OGC, KEY_MOVES_VIEW, GtkWidget)

/* @game: (nullable): a game that is over, or %NULL to give up what is under way */
void ogc_key_moves_view_set_game (OgcKeyMovesView *self,
                                  OgcGame         *game);
/* Begins to look, unless that was done before. */
void ogc_key_moves_view_start    (OgcKeyMovesView *self);
/* Whether the moves stand below each other and not side by side. */
void ogc_key_moves_view_stack    (OgcKeyMovesView *self,
                                  gboolean         stacked);

G_END_DECLS
