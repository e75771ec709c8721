/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-policy.h"
#include "compile-totals.h"
#include "compile-weights.h"

/* The most features that a position has. */
#define COMPILE_MAX_FEATURES (5 + COMPILE_N_LINES + COMPILE_N_CARDS)

/* What is seen in a position: a weight, and how often it counts. */
typedef struct {
  uint16_t weight;
  int8_t   times;
} CompileFeature;

/* CompileEvaluator: what is the same in all positions of a game, to judge them by @weights. */
typedef struct {
  const CompileWeights *weights;
  CompileTotals         totals;
  uint16_t              cards[COMPILE_N_CARDS]; /* the first weight of each; 0 for none */
} CompileEvaluator;

/* A game after the draft. @weights must outlive @self. */
void         compile_evaluator_begin (CompileEvaluator       *self,
                                      const CompileWeights   *weights,
                                      const CompileState     *state);
/* What compares positions by it; @self must outlive it. */
CompileJudge compile_evaluator_judge (const CompileEvaluator *self);
/* What is seen in @state for @mover, who acts next. Returns how much. */
unsigned     compile_evaluator_find  (const CompileEvaluator *self,
                                      const CompileState     *state,
                                      unsigned                mover,
                                      CompileFeature          features[COMPILE_MAX_FEATURES]);
/* The side that acts next: whose turn it is until its action, then the other. */
unsigned     compile_evaluator_mover (const CompileState     *state);

/* The chance to win with a score of @score, which may be that of a game that is over. */
double       compile_evaluator_chance (int                    score);
