/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-results.h"
#include "ogc-progress.h"

G_BEGIN_DECLS

/**
 * CompileSimulation:
 * @set: the set of cards
 * @seed: of the first game; the next one has the next seed
 * @games: how many
 * @jobs: how many threads play
 * @entrants: (element-type CompileEntrant): who plays, by side
 * @records: (nullable): where the record of each game goes
 * @progress: shows how many games are over
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

/* Plays all games. The same seeds lead to the same games, with any number of jobs. Returns: (transfer full) (nullable):
 * the results; %NULL with @error set when a record could not be written */
CompileResults *compile_simulation_run (const CompileSimulation  *self,
                                        GError                  **error);

G_END_DECLS
