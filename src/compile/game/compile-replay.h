/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/*
 * Information about a replay: a #CompileGame with #CompileGame:replay, made by compile_game_new_replay(). Positions are
 * those of compile_game_seek().
 */

/**
 * compile_replay_choose_viewer:
 * @save: a game that is not on the table
 *
 * Chooses the viewer of a replay (COM-15): everybody sees everything once the game is over; before that, the only
 * person at the table.
 *
 * Returns: the viewer for compile_game_new_replay()
 */
int      compile_replay_choose_viewer (CompileSave  *save);

/* Whether a turn begins at @position, which must not be 0. */
gboolean compile_replay_is_stop       (OgcPlayable  *replay,
                                       unsigned      position);

/* The position where turn @turn begins, from 1; 0 if the game has not reached it. */
unsigned compile_replay_find_turn_number (CompileGame *replay,
                                          unsigned     turn);

/**
 * compile_replay_dup_step:
 * @replay: a replay
 *
 * Returns: (transfer full): the turn, and a description of the outcome of the decision before the position, as far as
 *   the viewer may know it; before the first decision, how the game begins
 */
char    *compile_replay_dup_step      (CompileGame  *replay);

G_END_DECLS
