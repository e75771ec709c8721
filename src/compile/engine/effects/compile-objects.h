/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/* What the words of a row mean at the moment: which cards, which lines, how many, under which condition. */

/* The side that carries the row out and chooses (COM-46). */
unsigned          compile_objects_actor     (const CompileFrame *frame,
                                             const CompileRow   *row);
/* Whether the row's condition is met. */
bool              compile_objects_condition (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row);
/* The row's count, where that is a number. */
unsigned          compile_objects_count     (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row);
/* The cards in the field to which the row can apply (COM-57). */
CompileCards      compile_objects_cards     (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row);
/* Those of @cards, which lie outside the field, that have the row's value. */
CompileCards      compile_objects_valued    (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row,
                                             CompileCards        cards);
/* The lines into which the row shifts @card, which lies in the field; a bit each. */
unsigned          compile_objects_shifts    (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row,
                                             unsigned            card);
/* The lines into which the row plays; a bit each. */
unsigned          compile_objects_lines     (const CompileState *state,
                                             const CompileFrame *frame,
                                             const CompileRow   *row);
/* The lines in which one of @cards lies; a bit each. */
unsigned          compile_objects_lines_of  (const CompileState *state,
                                             CompileCards        cards);
/* Those of @cards that lie in one of @lines. */
CompileCards      compile_objects_within    (const CompileState *state,
                                             CompileCards        cards,
                                             unsigned            lines);
