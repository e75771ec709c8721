/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-simulation.h"
#include "ogc-tile-set.h"

G_BEGIN_DECLS

/**
 * OgcTruthMaker:
 * @tile_set: the faces
 * @seed: of the game that the first position is from; each further position is from the game with the next seed
 * @positions: how many
 * @precision: how large the standard error of how far an answer is behind may be, in gold
 * @most: how many games are played with an answer at most
 * @jobs: how many threads play
 * @progress: (nullable): called now and then with the number of positions that are done
 * @data: for @progress
 *
 * Positions of games between levels, in every set-up in turn, whose best answers are played out to the end of the game.
 * In each of these games the seat imagines what it does not know (ogc_determinize_sample()), and everybody decides by
 * the network alone. Games with the same number begin alike for all answers.
 */
typedef struct {
  OgcTileSet           *tile_set;
  guint64               seed;
  guint64               positions;
  double                precision;
  guint                 most;
  guint                 jobs;
  OgcSimulationProgress progress;
  gpointer              data;
} OgcTruthMaker;

/**
 * ogc_truth_maker_run:
 * @self: what is to be made
 * @stream: where each position is written, one line each, in the order of the seeds (data/truth.schema.json)
 * @error: return location
 *
 * Makes all positions. They do not depend on the number of jobs.
 *
 * Returns: whether all could be written
 */
gboolean ogc_truth_maker_run (const OgcTruthMaker  *self,
                              GOutputStream        *stream,
                              GError              **error);

G_END_DECLS
