/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* Whoever wins, or loses. */
#define COMPILE_SCORE_WON 100000

/* CompileJudge: what positions are compared by. */
typedef struct {
  /* How good @state, a whole game after the draft, is for @side; the higher the better, and below COMPILE_SCORE_WON as
   * long as nobody has won. */
  int (*score) (const void         *data,
                const CompileState *state,
                unsigned            side);
  const void *data;
} CompileJudge;

/* How good @state is for @side; when it is over, by who has won. */
int  compile_policy_score  (const CompileJudge    *judge,
                            const CompileState    *state,
                            unsigned               side);
/* The decision that leads at once to the best position for the side that is asked, which is left in @after. */
CompileDecision compile_policy_answer (const CompileJudge *judge,
                                       const CompileState *state,
                                       CompileState       *after);
/* Plays on until a side is asked for its action or the game is over: each choice is the one that leads to the best
 * position for whose choice it is. */
void compile_policy_settle (const CompileJudge    *judge,
                            CompileState          *state);
/* Takes @decision in a copy of @state, settles it and leaves it in @after. Returns how good that is for @side. */
int  compile_policy_try    (const CompileJudge    *judge,
                            const CompileState    *state,
                            const CompileDecision *decision,
                            unsigned               side,
                            CompileState          *after);
