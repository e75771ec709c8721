/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"
#include "compile-timeline.h"
#include "../../sanitized.h"

/* Games at random, the same every time. */

/* Sanitizers make everything some fifty times slower: tests that try thousands of cases then try every n-th. */
#define PLAYED_GAME_STEP (SANITIZED ? 20 : 1)

/* The set-ups in turn: both sets of cards, everybody first, with and without control. */
CompileCardSet  *played_game_set      (guint            number);
CompileSetup     played_game_setup    (guint            number);
/* A random decision of who is asked; FALSE when the game is over. */
gboolean         played_game_choose   (const CompileState *state,
                                       OgcRandom          *random,
                                       CompileDecision    *decision);
/* Game @number up to its end, or up to @length decisions. */
CompileTimeline *played_game_timeline (guint            number,
                                       guint            length);
/* The same as a save, of which the last @undone decisions are undone. */
CompileSave     *played_game_save     (guint            number,
                                       guint            length,
                                       guint            undone);
/* Its text. */
char            *played_game_text     (CompileSave     *save);
