/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* CompileTotals: a fast way to find the totals of all stacks of one game. Begun when the draft is over. */
typedef struct {
  CompileCards changing;                /* cards that change totals when they are face up (COM-13) */
  uint8_t      values[COMPILE_N_CARDS]; /* as printed */
} CompileTotals;

void compile_totals_begin (CompileTotals       *self,
                           const CompileState  *state);
/* Finds what compile_field_total() returns for each stack. */
void compile_totals_find  (const CompileTotals *self,
                           const CompileState  *state,
                           uint8_t              totals[COMPILE_N_SIDES][COMPILE_N_LINES]);
