/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-results.h"

G_BEGIN_DECLS

/**
 * OgcSimulationProgress:
 * @done: how many games are over
 * @data: the data of the #OgcSimulation
 */
typedef void (*OgcSimulationProgress) (guint64  done,
                                       gpointer data);

/**
 * OgcSimulation:
 * @match: what is played; its seed is that of the first game, each further game has the next seed
 * @games: how many
 * @jobs: how many threads play
 * @records: (nullable): gets a record of every game, in the order of the seeds
 * @progress: called now and then, in the thread that runs the simulation
 * @data: for @progress
 *
 * Many games of computer players.
 */
typedef struct {
  const OgcMatch       *match;
  guint64               games;
  guint                 jobs;
  GOutputStream        *records;
  OgcSimulationProgress progress;
  gpointer              data;
} OgcSimulation;

/**
 * ogc_simulation_run:
 * @self: what to play
 * @error: return location
 *
 * Plays all games. The results do not depend on the number of jobs.
 *
 * Returns: (transfer full) (nullable): the results; %NULL with @error set if records could not be written, or a
 * player's decision was illegal
 */
OgcResults *ogc_simulation_run (const OgcSimulation  *self,
                                GError              **error);

G_END_DECLS
