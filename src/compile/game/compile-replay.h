/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/*
 * What there is to know about a game that is walked through: a #CompileGame with #CompileGame:replay, made by
 * compile_game_new_replay(). Positions are those of compile_game_seek().
 */

/**
 * compile_replay_choose_viewer:
 * @save: a game that nobody has on the table
 *
 * Who may look at a replay of it (COM-15): everybody sees everything once it is over; before that the only person at
 * the table.
 *
 * Returns: for compile_game_new_replay()
 */
int      compile_replay_choose_viewer (CompileSave  *save);

/**
 * compile_replay_find_turn:
 * @replay: a replay
 * @forwards: whether the next is looked for
 *
 * Returns: the nearest position before or behind the present one where a turn begins, or the beginning or the end of
 * the game
 */
unsigned compile_replay_find_turn     (CompileGame  *replay,
                                       gboolean      forwards);

/* The position where turn @turn begins, from 1; 0 when the game has not come to it. */
unsigned compile_replay_find_turn_number (CompileGame *replay,
                                          unsigned     turn);

/**
 * compile_replay_dup_step:
 * @replay: a replay
 *
 * Returns: (transfer full): in one or more sentences, what the decision before the position has led to, as the viewer
 * may know it; before the first decision, how the game begins
 */
char    *compile_replay_dup_step      (CompileGame  *replay);

G_END_DECLS
