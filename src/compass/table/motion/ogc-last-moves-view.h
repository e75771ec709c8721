/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_LAST_MOVES_VIEW (ogc_last_moves_view_get_type ())
/**
 * OgcLastMovesView:
 *
 * A ribbon in the tray that says who has placed dice since the viewer's last move, in order and with the same numbers
 * as on the dice (see ogc-turn-mark.h), and a button that shows these moves again. It stays until dice are picked.
 * While moves are shown again, any key or click stops that; keys for the table still reach it.
 */
G_DECLARE_FINAL_TYPE (OgcLastMovesView, ogc_last_moves_view, OGC, LAST_MOVES_VIEW, GtkWidget)

/* Follows @game (nullable). */
void ogc_last_moves_view_set_game (OgcLastMovesView *self,
                                   OgcGame          *game);

G_END_DECLS
