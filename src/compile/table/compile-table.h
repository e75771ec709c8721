/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_TABLE (compile_table_get_type ())
/**
 * CompileTable:
 *
 * The table of a game of Compile Gold: everything that the viewer can see and do.
 *
 * Actions: "compile.card" (t): a card is pressed: it is picked to be played, or chosen; "compile.card-down": the same,
 * to be played face down; "compile.take" (t): a decision; "compile.face" (i, CompileFace): the face in which to play
 * the picked card; "compile.refresh", "compile.hint", "compile.lift-curtain"; "compile.line" (i),
 * "compile.line-down" (i): what the line with that number offers; "compile.press-line" (i): the same for the picked
 * card alone; "compile.press-offer" (t): a line that offers that decision is pressed; "compile.put-back". Decisions are
 * packed by compile_card_view_pack().
 */
G_DECLARE_FINAL_TYPE (CompileTable, compile_table, COMPILE, TABLE, GtkWidget)

/* Returns: (transfer floating): a table without a game */
GtkWidget   *compile_table_new         (void);
/* Shows @game, or nothing. */
void         compile_table_set_game    (CompileTable *self,
                                        CompileGame  *game);
/* Returns: (transfer none) (nullable): the game that is shown */
CompileGame *compile_table_get_game    (CompileTable *self);
/* Why the last attempt was refused; empty if it was not. */
const char  *compile_table_get_refusal (CompileTable *self);

G_END_DECLS
