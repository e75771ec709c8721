/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"
#include "ogc-game-analysis.h"
#include "ogc-line-chart.h"

G_BEGIN_DECLS

#define OGC_TYPE_WIN_CHART (ogc_win_chart_get_type ())
/**
 * OgcWinChart:
 *
 * A graph of everybody's chances over a game, by rounds. Screen readers read the chances at the beginning of each.
 */
G_DECLARE_FINAL_TYPE (OgcWinChart, ogc_win_chart, OGC, WIN_CHART, OgcLineChart)

/**
 * ogc_win_chart_show:
 * @self: a graph
 * @replay: (nullable): the game; %NULL for nothing
 * @analysis: (nullable): its analysis
 *
 * Shows the chances of @analysis.
 */
void ogc_win_chart_show (OgcWinChart     *self,
                         OgcGame         *replay,
                         OgcGameAnalysis *analysis);

G_END_DECLS
