/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_LINE_VIEW (compile_line_view_get_type ())
/**
 * CompileLineView:
 *
 * A line: both stacks, the protocols, the totals and the dial between them. What can be done with the line now are
 * buttons in its halves, where the card would land; pressed, they activate "compile.take".
 */
G_DECLARE_FINAL_TYPE (CompileLineView, compile_line_view, COMPILE, LINE_VIEW, GtkWidget)

/* Returns: (transfer floating): a line without a game */
GtkWidget *compile_line_view_new           (void);
/* Shows line @number of @game, with @near below. */
void       compile_line_view_set_line      (CompileLineView       *self,
                                            CompileGame           *game,
                                            unsigned               near,
                                            unsigned               number);
/* How large its cards are. */
void       compile_line_view_set_size      (CompileLineView       *self,
                                            double                 size);
/* Brings what is no card to what the game says. */
void       compile_line_view_update        (CompileLineView       *self);
/* Which line it is, as the game counts them. */
unsigned   compile_line_view_get_number    (CompileLineView       *self);
/* Offers nothing any more. */
void       compile_line_view_clear_offers  (CompileLineView       *self);
/* Offers one more decision, in the half of @side. */
void       compile_line_view_offer         (CompileLineView       *self,
                                            unsigned               side,
                                            const CompileDecision *decision);
/* What of @side lies in it: the stack, the protocol; and what stands between the sides. */
GtkWidget *compile_line_view_get_stack     (CompileLineView       *self,
                                            unsigned               side);
GtkWidget *compile_line_view_get_poster    (CompileLineView       *self,
                                            unsigned               side);
GtkWidget *compile_line_view_get_dial      (CompileLineView       *self);
/* Offers to pick the protocol of @side, and shows there the one that lies in line @from; @picked when it is. */
void       compile_line_view_offer_swap    (CompileLineView       *self,
                                            unsigned               side,
                                            unsigned               from,
                                            gboolean               picked);
/* The button of the first that is offered; %NULL when there is none. */
GtkWidget *compile_line_view_get_offer     (CompileLineView       *self);

G_END_DECLS
