/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-arena.h"
#include "ogc-cli.h"

G_BEGIN_DECLS

/* The game that a command is about (--game). */
typedef enum {
  COMPILE_LAB_COMPASS,
  COMPILE_LAB_COMPILE,
} CompileLabGame;

extern const OgcName compile_lab_games[];

/**
 * CompileLabRun:
 * @cards: (nullable): --cards
 * @games: (nullable): how many games, or pairs of games
 * @games_option: the name of the option for it
 * @seed: (nullable): --seed
 * @jobs: (nullable): --jobs
 * @record: (nullable): --record
 * @timeout: --patience; 0 if no external program can play
 * @untimed: --untimed
 * @json: whether results are wanted as JSON
 *
 * The options for a run of games that all commands share.
 */
typedef struct {
  const char *cards;
  const char *games;
  const char *games_option;
  const char *seed;
  const char *jobs;
  const char *record;
  guint       timeout;
  gboolean    untimed;
  gboolean    json;
} CompileLabRun;

/* Plays games of @players: one name for both sides, or two separated by a comma; %NULL: random players. */
OgcCliStatus compile_lab_simulate (const CompileLabRun  *run,
                                   const char           *players);
/* Plays an arena of the named players. */
OgcCliStatus compile_lab_arena    (const CompileLabRun  *run,
                                   char                **names);

G_END_DECLS
