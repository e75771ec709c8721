/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* Where a card lies in the field. */
typedef struct {
  uint8_t side;
  uint8_t line;
  uint8_t depth; /* how many cards lie under it */
} CompileSpot;

/* Looks for @card in the field; false if it is not there. */
bool         compile_field_find      (const CompileState *state,
                                      unsigned            card,
                                      CompileSpot        *spot);
/* The place of @card, which lies in the field. */
CompileSpot  compile_field_spot      (const CompileState *state,
                                      unsigned            card);
/* The side on which @card lies or, in transit, will land (COM-58); COMPILE_NOBODY if it is in neither place. */
unsigned     compile_field_side      (const CompileState *state,
                                      unsigned            card);
/* All cards of a stack; all free cards (COM-12). */
CompileCards compile_field_stack     (const CompileState *state,
                                      unsigned            side,
                                      unsigned            line);
CompileCards compile_field_free      (const CompileState *state);
/* The free card of a stack, or COMPILE_NO_CARD. */
unsigned     compile_field_top       (const CompileState *state,
                                      unsigned            side,
                                      unsigned            line);
/* Whether @box of @card applies (COM-10, COM-11). */
bool         compile_field_is_live   (const CompileState *state,
                                      unsigned            card,
                                      CompileBox          box);
/* The number of the effect of @card that @when triggers, live or not; COMPILE_MAX_EFFECTS for none. */
unsigned     compile_field_effect    (const CompileState *state,
                                      unsigned            card,
                                      CompileWhen         when);
/* By how much the live cards of a stack, or of a whole side, change the rules in this way; 0 if they do not. */
int          compile_field_change    (const CompileState *state,
                                      unsigned            side,
                                      unsigned            line,
                                      CompileChange       change);
int          compile_field_change_of_side (const CompileState *state,
                                           unsigned            side,
                                           CompileChange       change);

/* The current value of @card, which lies in the field (COM-11, COM-13). */
unsigned     compile_field_value     (const CompileState *state,
                                      unsigned            card);
/* The total of a stack (COM-13). */
unsigned     compile_field_total     (const CompileState *state,
                                      unsigned            side,
                                      unsigned            line);
/* Whether @side's total in @line is higher than the other's. */
bool         compile_field_leads     (const CompileState *state,
                                      unsigned            side,
                                      unsigned            line);
/* The lines where @side has at least @total, and more than the other side; a bit each (COM-25, COM-26). */
unsigned     compile_field_leads_in  (const CompileState *state,
                                      unsigned            side,
                                      unsigned            total);

/* Takes @card out of its stack, or puts it on top of one, without further consequences. */
void         compile_field_remove    (CompileState       *state,
                                      unsigned            card);
void         compile_field_put       (CompileState       *state,
                                      unsigned            side,
                                      unsigned            line,
                                      unsigned            card);
/* Puts @card under the one at @depth (COM-35). */
void         compile_field_put_under (CompileState       *state,
                                      unsigned            side,
                                      unsigned            line,
                                      unsigned            depth,
                                      unsigned            card);
