/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/* Everything that can happen to a card in the field, or in transit, with its consequences. */

/* @side plays @card out of @from (COMPILE_FROM_HAND, _DECK or _TRASH of its own) to @to_side and @line (COM-34). */
void compile_move_play        (CompileRun   *run,
                               unsigned      side,
                               unsigned      card,
                               CompileFrom   from,
                               unsigned      to_side,
                               unsigned      line,
                               CompileFace   face);
/* @side plays @card from the top of its deck face down under the card @over (COM-35). */
void compile_move_play_under  (CompileRun   *run,
                               unsigned      side,
                               unsigned      card,
                               unsigned      over);
/* Shifts @cards together into @line, each on its side (COM-60, COM-61). */
void compile_move_shift       (CompileRun   *run,
                               CompileCards  cards,
                               unsigned      line);
/* Takes a step of a COMPILE_FRAME_MOVE. */
void compile_move_step        (CompileRun   *run,
                               CompileFrame *frame);

/* Turns @card over. With @quiet this does not make its middle box go live. */
void compile_move_flip        (CompileRun   *run,
                               unsigned      card,
                               bool          quiet);
/* Deletes @cards together (COM-21, COM-59, COM-61). */
void compile_move_delete      (CompileRun   *run,
                               CompileCards  cards);
/* Returns @cards together to their owners' hands. */
void compile_move_return      (CompileRun   *run,
                               CompileCards  cards);

/* Rearranges the protocols of @side, or its stacks, by an order of compile_orders (COM-63, COM-42). */
void compile_move_protocols   (CompileRun   *run,
                               unsigned      side,
                               unsigned      order);
void compile_move_stacks      (CompileRun   *run,
                               unsigned      side,
                               unsigned      order);
