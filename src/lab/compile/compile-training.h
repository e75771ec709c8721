/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-weights.h"

G_BEGIN_DECLS

/**
 * CompileTraining:
 * @seed: of the first game; each further game has the next seed
 * @games: how many games the weights learn from
 * @taught: how many of the first games "greedy" plays, from which the weights only learn
 * @jobs: how many threads play
 * @lambda: the lambda of TD(lambda)
 * @rate: the initial step size
 * @progress: called now and then with the number of finished games and the current weights
 * @data: for @progress
 *
 * Self-play of Compile Gold, with both sets of cards in turn. The results do not depend on the number of jobs.
 */
typedef struct {
  guint64 seed;
  guint64 games;
  guint64 taught;
  guint   jobs;
  double  lambda;
  double  rate;
  void  (*progress) (guint64               done,
                     const CompileWeights *weights,
                     double                error,
                     gpointer              data);
  gpointer data;
} CompileTraining;

/* Trains @weights from scratch. */
void  compile_training_run    (const CompileTraining *self,
                               CompileWeights        *weights);
/* The share of wins of @weights, at one ply, in @games games against "greedy". */
double compile_training_compare (const CompileWeights *weights,
                                 guint                 games);
/* @weights as the source file of compile_weights. Free with g_free(). */
char *compile_training_to_source (const CompileWeights *weights);

G_END_DECLS
