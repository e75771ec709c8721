/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-entrant.h"
#include "ogc-tile-set.h"
#include "ogc-weights.h"

G_BEGIN_DECLS

/**
 * OgcTraining:
 * @tile_set: the tile faces
 * @weights: the networks to train; their seed and the numbers of games that they have learnt from determine where
 * training continues
 * @games: how many games all networks learn from together
 * @own: how many games each network for two seats learns from after that, alone; those for more seats learn from fewer
 * games with as many positions
 * @jobs: how many threads play
 * @seats: the number of seats; 0 for all numbers mixed
 * @opponent: (nullable): the computer player that has all seats but one, which the network takes in turn; %NULL for
 * networks that play against themselves
 * @taught: how many of the first games "greedy" plays, from which the network only learns
 * @lambda: the lambda of TD(lambda)
 * @rate: the initial step size
 * @slower_after: after how many common games the steps are half as large; after twice as many, a third as large, and so
 * on
 * @own_rate: the initial step size in the networks' own games; it decreases linearly to 0 at the last game
 * @pause: the number of games between two reports
 * @report: called for each report, in the thread that trains; %FALSE with @error set ends the training
 * @data: for @report
 *
 * Games over all set-ups. Game number i is the same in every run with the same seed. All threads play a batch of
 * common games with the same network, which then learns from them in order. After the common games each network is
 * trained by one thread. The result depends neither on the number of jobs nor on where training was interrupted.
 */
typedef struct _OgcTraining OgcTraining;

struct _OgcTraining
{
  OgcTileSet       *tile_set;
  OgcWeights       *weights;
  guint64           games;
  guint64           own;
  guint             jobs;
  guint             seats;
  const OgcEntrant *opponent;
  guint64           taught;
  float             lambda;
  float             rate;
  float             own_rate;
  guint64           slower_after;
  guint64           pause;
  gboolean        (*report) (const OgcTraining  *training,
                             double              error,
                             gpointer            data,
                             GError            **error_out);
  gpointer          data;
};

/* Trains until the requested number of games is reached. Returns: %FALSE with @error set if a report failed */
gboolean ogc_training_run      (const OgcTraining  *self,
                                GError            **error);

/* Whether the networks have learnt from games of their own, so that they can no longer learn together. */
gboolean ogc_training_is_apart (const OgcWeights   *weights);
/* How many games the networks have learnt from in all. */
guint64  ogc_training_total    (const OgcWeights   *weights);

/**
 * ogc_training_compare:
 * @seats: how many seats the games have
 * @games: how many games are played, with the network at each seat in turn
 *
 * Returns: the network's share of the wins, at one ply, against "greedy" players
 */
double   ogc_training_compare  (const OgcTraining  *self,
                                unsigned            seats,
                                unsigned            games);

G_END_DECLS
