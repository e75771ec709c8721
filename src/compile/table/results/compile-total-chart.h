/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game-stats.h"
#include "compile-game.h"
#include "ogc-line-chart.h"

G_BEGIN_DECLS

/* Shows in @chart what the totals of each side came to at the end of each turn, and when which protocol was
 * compiled. */
void compile_total_chart_show (OgcLineChart           *chart,
                               CompileGame            *game,
                               const CompileGameStats *stats);

G_END_DECLS
