/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-line-view.h"
#include "compile-tray.h"

G_BEGIN_DECLS

/**
 * CompileRearranging:
 * @side: whose protocols change places, or -1
 * @picked: the line whose protocol is to change places next, or -1
 * @order: for each line, the line that its protocol comes from
 *
 * A new order of protocols (COM-63) before it is decided: protocols are swapped on the table, two at a time.
 */
typedef struct {
  int     side;
  int     picked;
  uint8_t order[COMPILE_N_LINES];
} CompileRearranging;

/* Restores the order in the game. */
void compile_rearranging_reset (CompileRearranging       *self);
/* Picks the protocol of @side in @line, or swaps it with the one that is picked. */
void compile_rearranging_press (CompileRearranging       *self,
                                unsigned                  side,
                                unsigned                  line);
/* If the game asks for an order, shows the protocols in @lines in the new one, and offers it as the decision. */
void compile_rearranging_show  (const CompileRearranging *self,
                                CompileGame              *game,
                                GtkWidget *const         *lines,
                                CompileTray              *tray);

G_END_DECLS
