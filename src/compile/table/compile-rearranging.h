/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-line-view.h"
#include "compile-tray.h"

G_BEGIN_DECLS

/**
 * CompileRearranging:
 * @side: whose protocols change places, -1 nobody's
 * @picked: the line whose protocol is to change places next, or -1
 * @order: which line each gets its protocol from
 *
 * A new order of protocols (COM-63), made on the table by letting two of them change places, before it is decided.
 */
typedef struct {
  int     side;
  int     picked;
  uint8_t order[COMPILE_N_LINES];
} CompileRearranging;

/* Everything lies where the game has it. */
void compile_rearranging_reset (CompileRearranging       *self);
/* Picks the protocol of @side in @line, or lets it change places with the one that is picked. */
void compile_rearranging_press (CompileRearranging       *self,
                                unsigned                  side,
                                unsigned                  line);
/* Shows the protocols in @lines as they would lie if such an order is asked for, and offers to decide so. */
void compile_rearranging_show  (const CompileRearranging *self,
                                CompileGame              *game,
                                GtkWidget *const         *lines,
                                CompileTray              *tray);

G_END_DECLS
