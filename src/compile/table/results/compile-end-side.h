/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game-stats.h"
#include "compile-game.h"

G_BEGIN_DECLS

/**
 * compile_end_side_new:
 * @game: a game that is over
 * @stats: what was done in it
 * @side: a side
 *
 * Shows who sat there, and each of the three protocols with the turns in which it was compiled.
 *
 * Returns: (transfer floating): a widget that does not change
 */
GtkWidget *compile_end_side_new (CompileGame            *game,
                                 const CompileGameStats *stats,
                                 unsigned                side);

G_END_DECLS
