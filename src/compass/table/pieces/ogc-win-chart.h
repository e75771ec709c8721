/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"
#include "ogc-game-analysis.h"

G_BEGIN_DECLS

#define OGC_TYPE_WIN_CHART (ogc_win_chart_get_type ())
/**
 * OgcWinChart:
 *
 * A graph of everybody's chances over a game: a line a seat, of its colour, broken in its own way, with its emblem
 * at the end; rounds are told apart. To a screen reader it is one picture, which tells the chances after each round.
 */
G_DECLARE_FINAL_TYPE (OgcWinChart, ogc_win_chart, OGC, WIN_CHART, GtkWidget)

/**
 * ogc_win_chart_show:
 * @self: a graph
 * @replay: (nullable): the game; %NULL for nothing
 * @analysis: (nullable): what is shown of it
 *
 * Shows the chances of @analysis.
 */
void ogc_win_chart_show (OgcWinChart     *self,
                         OgcGame         *replay,
                         OgcGameAnalysis *analysis);

G_END_DECLS
