/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-arena.h"
#include "ogc-cli.h"
#include "ogc-name.h"

G_BEGIN_DECLS

/* Which game a command is about, by --game. */
typedef enum {
  COMPILE_LAB_COMPASS,
  COMPILE_LAB_COMPILE,
} CompileLabGame;

extern const OgcName compile_lab_games[];

/* One of @names, the first where nothing was @typed. */
gboolean         compile_lab_read_name  (const char           *option,
                                         const char           *typed,
                                         const OgcName        *names,
                                         guint                *value,
                                         GError              **error);
/* The cards that --cards names. Returns: (transfer none) (nullable) */
CompileCardSet  *compile_lab_read_cards (const char           *typed,
                                         GError              **error);

/**
 * CompileLabRun:
 * @cards: (nullable): --cards
 * @games: (nullable): how many games, or pairs of games
 * @games_option: how that is typed
 * @seed: (nullable): --seed
 * @jobs: (nullable): --jobs
 * @record: (nullable): --record
 * @timeout: --patience; 0 where no program from outside can play
 * @json: whether results are wanted as JSON
 *
 * What was typed for a run of games, as far as all commands share it.
 */
typedef struct {
  const char *cards;
  const char *games;
  const char *games_option;
  const char *seed;
  const char *jobs;
  const char *record;
  guint       timeout;
  gboolean    json;
} CompileLabRun;

/* Plays games of @players: one name for both sides or two, separated by commas; %NULL: at random. */
OgcCliStatus     compile_lab_simulate   (const CompileLabRun  *run,
                                         const char           *players);
/* Lets the players that are named meet. */
OgcCliStatus     compile_lab_arena      (const CompileLabRun  *run,
                                         char                **names);

G_END_DECLS
