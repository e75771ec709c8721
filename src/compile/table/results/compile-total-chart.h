/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game-stats.h"
#include "compile-game.h"
#include "ogc-line-chart.h"

G_BEGIN_DECLS

/* Shows in @chart the sum of each side's totals at the end of every turn, and when protocols were
 * compiled. */
void compile_total_chart_show (OgcLineChart           *chart,
                               CompileGame            *game,
                               const CompileGameStats *stats);

G_END_DECLS
