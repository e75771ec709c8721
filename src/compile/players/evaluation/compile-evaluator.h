/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-policy.h"
#include "compile-totals.h"
#include "compile-weights.h"

/* The most features that a position has. */
#define COMPILE_MAX_FEATURES (5 + COMPILE_N_LINES + COMPILE_N_CARDS)

/* A feature of a position: the number of a weight, and how often it counts. */
typedef struct {
  uint16_t weight;
  int8_t   times;
} CompileFeature;

/* CompileEvaluator: judges the positions of one game by @weights. It holds what is the same in all of them. */
typedef struct {
  const CompileWeights *weights;
  CompileTotals         totals;
  uint16_t              cards[COMPILE_N_CARDS]; /* the first weight of each; 0 for none */
} CompileEvaluator;

/* Begins with a game after the draft. @weights must outlive @self. */
void         compile_evaluator_begin (CompileEvaluator       *self,
                                      const CompileWeights   *weights,
                                      const CompileState     *state);
/* A judge that compares positions by @self, which must outlive it. */
CompileJudge compile_evaluator_judge (const CompileEvaluator *self);
/* Finds the features of @state for @mover, who acts next. Returns how many there are. */
unsigned     compile_evaluator_find  (const CompileEvaluator *self,
                                      const CompileState     *state,
                                      unsigned                mover,
                                      CompileFeature          features[COMPILE_MAX_FEATURES]);

/* The chance of winning at a score of @score, which may be that of a finished game. */
double       compile_evaluator_chance (int                    score);
