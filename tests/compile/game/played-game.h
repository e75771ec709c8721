/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "compile-save.h"
#include "compile-timeline.h"
#include "../../sanitized.h"

/* Random games, which are the same every time. */

/* Tests that try thousands of cases try only every n-th under sanitizers, which make everything some fifty times
 * slower. */
#define PLAYED_GAME_STEP (SANITIZED ? 20 : 1)

/* The set of cards and the set-up of game @number: both sets, either side first, with and without control, in turn. */
CompileCardSet  *played_game_set      (guint            number);
CompileSetup     played_game_setup    (guint            number);
/* The beginning of game @number between a @kind and an @other (OgcSeatSpec). Returns: (transfer full) */
CompileGame     *played_game_new      (guint            number,
                                       const char      *kind,
                                       const char      *other);
/* Chooses a random decision for the side that is asked; FALSE when the game is over. */
gboolean         played_game_choose   (const CompileState *state,
                                       OgcRandom          *random,
                                       CompileDecision    *decision);
/* Plays game @number to its end, or for @length decisions. */
CompileTimeline *played_game_timeline (guint            number,
                                       guint            length);
/* The same game as a save, with the last @undone decisions undone. */
CompileSave     *played_game_save     (guint            number,
                                       guint            length,
                                       guint            undone);
/* The text of a save. */
char            *played_game_text     (CompileSave     *save);
