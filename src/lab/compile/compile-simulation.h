/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-results.h"

G_BEGIN_DECLS

/**
 * CompileSimulation:
 * @set: the set of cards
 * @seed: of the first game; the next one has the next seed
 * @games: how many
 * @jobs: how many threads play
 * @entrants: (element-type CompileEntrant): who plays, by side
 * @results: empty results, to which the games are added
 *
 * Many games of Compile Gold.
 */
typedef struct {
  CompileCardSet *set;
  guint64         seed;
  guint64         games;
  guint           jobs;
  GPtrArray      *entrants;
  CompileResults *results;
} CompileSimulation;

/* Plays all games of @simulation, a #CompileSimulation, and writes the record of each to @records (nullable), for
 * ogc_record_output_run(). The same seeds lead to the same games, with any number of jobs. Returns: whether all records
 * could be written */
gboolean compile_simulation_run (GOutputStream  *records,
                                 gpointer        simulation,
                                 GError        **error);

G_END_DECLS
