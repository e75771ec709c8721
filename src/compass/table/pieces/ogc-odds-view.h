/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"
#include "ogc-lookback.h"

G_BEGIN_DECLS

#define OGC_TYPE_ODDS_VIEW (ogc_odds_view_get_type ())
/**
 * OgcOddsView:
 *
 * A graph of everybody's chances over a game: a line a seat, of its colour, broken in its own way, with its emblem at the end; rounds are told apart.
 * To a screen reader it is one picture, which tells the chances after each round.
 */
G_DECLARE_FINAL_TYPE (OgcOddsView, ogc_odds_view, OGC, ODDS_VIEW, GtkWidget)

/**
 * ogc_odds_view_show:
 * @self: a graph
 * @replay: (nullable): the game; %NULL for nothing
 * @lookback: (nullable): what is shown of it
 *
 * Shows the chances of @lookback.
 */
void       ogc_odds_view_show (OgcOddsView *self,
                               OgcGame     *replay,
                               OgcLookback *lookback);

G_END_DECLS
