/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-weights.h"

G_BEGIN_DECLS

/**
 * CompileTraining:
 * @seed: of the first game; each further one has the next
 * @games: from how many games the weights learn
 * @taught: the first so many are played by "greedy", and the weights look on
 * @jobs: how many threads play
 * @lambda: as in TD(lambda)
 * @rate: the size of the first steps
 * @progress: called now and then with how many games are over, and with what the weights are then
 * @data: for @progress
 *
 * Players of Compile Gold against themselves, with both sets of cards in turn. What comes out does not depend on the
 * number of jobs.
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

/* Trains @weights from nothing. */
void  compile_training_run    (const CompileTraining *self,
                               CompileWeights        *weights);
/* The share of wins, at one ply, of @weights against "greedy" over so many games. */
double compile_training_compare (const CompileWeights *weights,
                                 guint                 games);
/* The source file of compile_weights. Free with g_free(). */
char *compile_training_to_source (const CompileWeights *weights);

G_END_DECLS
