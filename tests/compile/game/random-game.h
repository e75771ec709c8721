/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-card-set.h"
#include "compile-rules.h"
#include "compile-text.h"
#include "compile-timeline.h"

/* RandomGame: a game of random decisions, for tests of texts. */
typedef struct {
  CompileCardSet  *set;
  CompileState     state;
  CompileEvents    events;
  CompileTimelineStep step; /* the last decision */
  CompileDecision  decisions[COMPILE_MAX_DECISIONS];
  unsigned         n_decisions;
  guint64          luck;
} RandomGame;

void             random_game_begin (RandomGame       *game,
                                    CompileSetId      set,
                                    guint64           seed);
/* Takes one of the legal decisions. FALSE when the game is over. */
gboolean         random_game_go_on (RandomGame       *game);
/* What texts need to know about the game. The reader knows what the sides in @sees know. */
CompileTextGame  random_game_text  (const RandomGame *game,
                                    guint             near_side,
                                    guint             sees);
