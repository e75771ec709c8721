/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game-stats.h"
#include "compile-game.h"

G_BEGIN_DECLS

/* The most key moves that are shown: as many as a winner compiles protocols. */
#define COMPILE_MAX_KEY_MOVES COMPILE_N_LINES

/**
 * compile_key_moves_find:
 * @stats: what was done in a game
 * @winner: the side that won, or -1
 * @milestones: (out): the compiles that decided it: those of the winner's protocols, else the last ones
 *
 * Returns: how many
 */
unsigned   compile_key_moves_find     (const CompileGameStats *stats,
                                       int                     winner,
                                       const CompileMilestone *milestones[COMPILE_MAX_KEY_MOVES]);
/* A card about a compile and the move that led to it; pressing it shows that point. Returns: (transfer floating) */
GtkWidget *compile_key_moves_new_card (CompileGame            *game,
                                       const CompileGameStats *stats,
                                       const CompileMilestone *milestone);

G_END_DECLS
