/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-tile-set.h"

G_BEGIN_DECLS

/**
 * OgcTruthMaker:
 * @tile_set: the tile faces
 * @seed: the seed of the game that has the first position; each further position is from the game with the next seed
 * @positions: how many
 * @precision: the largest standard error of how far an answer is behind, in gold
 * @most: the most games that are played with an answer
 * @jobs: how many threads play
 *
 * Positions of games between levels, in every set-up in turn, whose best answers are played out to the end of the game.
 * Each playout begins with a determinization of what the seat knows (ogc_determinize_sample()), and everybody decides
 * by the network alone. Playouts with the same number begin alike for all answers.
 */
typedef struct {
  OgcTileSet *tile_set;
  guint64     seed;
  guint64     positions;
  double      precision;
  guint       most;
  guint       jobs;
} OgcTruthMaker;

/**
 * ogc_truth_maker_run:
 * @stream: gets the positions, one a line, in the order of the seeds (data/truth.schema.json)
 * @maker: an #OgcTruthMaker: what to make
 * @error: return location
 *
 * Makes all positions, for ogc_record_output_run(). They do not depend on the number of jobs.
 *
 * Returns: whether all could be written
 */
gboolean ogc_truth_maker_run (GOutputStream  *stream,
                              gpointer        maker,
                              GError        **error);

G_END_DECLS
