/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* The score of a won game; negated, of a lost one. */
#define COMPILE_SCORE_WON 100000

/* CompileJudge: an evaluator by which positions are compared. */
typedef struct {
  /* How good @state, a complete game after the draft, is for @side: higher is better, and below COMPILE_SCORE_WON until
   * somebody has won. */
  int (*score) (const void         *data,
                const CompileState *state,
                unsigned            side);
  const void *data;
} CompileJudge;

/* How good @state is for @side; a finished game counts by its winner alone. */
int  compile_policy_score  (const CompileJudge    *judge,
                            const CompileState    *state,
                            unsigned               side);
/* The decision whose immediate result is best for the side that is asked; that result is left in @after. */
CompileDecision compile_policy_answer (const CompileJudge *judge,
                                       const CompileState *state,
                                       CompileState       *after);
/* Takes @decision in a copy of @state and plays on until a side is asked for its action or the game is over; each
 * choice is the one that leads to the best position for the side that makes it. That position is left in @after.
 * Returns how good it is for @side. */
int  compile_policy_try    (const CompileJudge    *judge,
                            const CompileState    *state,
                            const CompileDecision *decision,
                            unsigned               side,
                            CompileState          *after);
