/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-results.h"

G_BEGIN_DECLS

/**
 * OgcSimulation:
 * @match: what is played; its seed is that of the first game, each further game has the next seed
 * @games: how many
 * @jobs: how many threads play
 * @results: empty results, to which the games are added
 *
 * Many games of computer players.
 */
typedef struct {
  const OgcMatch *match;
  guint64         games;
  guint           jobs;
  OgcResults     *results;
} OgcSimulation;

/**
 * ogc_simulation_run:
 * @records: (nullable): gets a record of every game, in the order of the seeds
 * @simulation: an #OgcSimulation: what to play
 * @error: return location
 *
 * Plays all games, for ogc_record_output_run(). The results do not depend on the number of jobs.
 *
 * Returns: whether all went well: records may not be writable, and a player's decision may be illegal
 */
gboolean ogc_simulation_run (GOutputStream  *records,
                             gpointer        simulation,
                             GError        **error);

G_END_DECLS
