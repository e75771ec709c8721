/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game-stats.h"
#include "compile-game.h"

G_BEGIN_DECLS

/* How many moves are told of at most: as many as a winner compiles protocols. */
#define COMPILE_MAX_KEY_MOVES COMPILE_N_LINES

/**
 * compile_key_moves_find:
 * @stats: what was done in a game
 * @winner: the side that has won, or -1
 * @milestones: (out): the compiles that decided it: how the winner's protocols were, or else the last ones
 *
 * Returns: how many
 */
unsigned   compile_key_moves_find     (const CompileGameStats *stats,
                                       int                     winner,
                                       const CompileMilestone *milestones[COMPILE_MAX_KEY_MOVES]);
/* A card that tells of a compile and the move that led to it, and shows the table then. Returns: (transfer floating) */
GtkWidget *compile_key_moves_new_card (CompileGame            *game,
                                       const CompileGameStats *stats,
                                       const CompileMilestone *milestone);

G_END_DECLS
