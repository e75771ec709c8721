/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-entrant.h"
#include "ogc-progress.h"

G_BEGIN_DECLS

/**
 * CompileSimulation:
 * @set: the cards that are played with
 * @seed: of the first game; the next one has the next seed
 * @games: how many
 * @jobs: how many threads play
 * @entrants: (element-type CompileEntrant): who plays, by side
 * @records: (nullable): where a record of each goes
 * @progress: what is told how many are over
 *
 * Many games of Compile Gold.
 */
typedef struct {
  CompileCardSet *set;
  guint64         seed;
  guint64         games;
  guint           jobs;
  GPtrArray      *entrants;
  GOutputStream  *records;
  OgcProgress    *progress;
} CompileSimulation;

/* What has come of them. A side counts for the protocols that it has drafted. */
typedef struct {
  guint64 wins[2]; /* of who chose first, and of the other */
  guint64 side_wins[2];
  guint64 drawn;
  guint64 turns;
  guint64 decisions;
  guint64 protocol_games[COMPILE_N_PROTOCOLS];
  guint64 protocol_wins[COMPILE_N_PROTOCOLS];
} CompileTally;

/* Plays. The same seeds give the same games, with any number of jobs. Only a record can be why it fails. */
gboolean compile_simulation_run   (const CompileSimulation  *self,
                                   CompileTally             *tally,
                                   GError                  **error);
/* Writes a tally to standard output, for people. */
void     compile_simulation_print (const CompileSimulation  *self,
                                   const CompileTally       *tally);

G_END_DECLS
