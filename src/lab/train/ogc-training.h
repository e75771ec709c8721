/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-tile-set.h"
#include "ogc-weights.h"

G_BEGIN_DECLS

/**
 * OgcTraining:
 * @tile_set: the faces
 * @weights: what learns; its seed and the numbers of games that it has learnt from say where training goes on
 * @games: from how many games all networks are to have learnt in common
 * @own: from how many games with two seats the networks are to learn after that, each alone; those for more seats learn
 * from fewer, in which there is as much to learn
 * @jobs: how many threads play
 * @seats: 0 for all numbers of seats mixed, or the one number
 * @taught: the first so many games are played by "greedy", and the network looks on
 * @lambda: as in TD(lambda)
 * @rate: the size of the first steps
 * @slower_after: steps are half as large after so many common games, a third after twice as many, and so on
 * @own_rate: the size of the first steps of the networks' own games; they shrink evenly to nothing at the last game
 * @pause: how many games there are between two reports
 * @report: called then, in the thread that trains; %FALSE with an error set ends the training
 * @data: for @report
 *
 * Self-play over all set-ups. Game number i is the same in every run with one seed. Each batch of common games is
 * played by the same network by all threads, and then learnt from in order; after that, each network is one thread's
 * own matter. What comes out does not depend on the number of jobs, nor on where it was interrupted.
 */
typedef struct _OgcTraining OgcTraining;

struct _OgcTraining
{
  OgcTileSet *tile_set;
  OgcWeights *weights;
  guint64     games;
  guint64     own;
  guint       jobs;
  guint       seats;
  guint64     taught;
  float       lambda;
  float       rate;
  float       own_rate;
  guint64     slower_after;
  guint64     pause;
  gboolean (*report) (const OgcTraining *training,
                      double             error,
                      gpointer           data,
                      GError           **error_out);
  gpointer    data;
};

/* Trains until there are as many games as wanted. Returns: %FALSE when a report failed, with @error set */
gboolean ogc_training_run      (const OgcTraining  *self,
                                GError            **error);

/* Whether networks have learnt from games of their own, so that they cannot learn in common any more. */
gboolean ogc_training_is_apart (const OgcWeights   *weights);
/* How many games the networks have learnt from in all. */
guint64  ogc_training_total    (const OgcWeights   *weights);

/**
 * ogc_training_compare:
 * @seats: how many sit at the table
 * @games: how many are played, the network at another seat each time
 *
 * Returns: the network's share of the wins, at one ply, among "greedy" ones
 */
double   ogc_training_compare  (const OgcTraining  *self,
                                unsigned            seats,
                                unsigned            games);

G_END_DECLS
