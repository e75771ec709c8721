/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_LINE_VIEW (compile_line_view_get_type ())
/**
 * CompileLineView:
 *
 * A line: both stacks, the protocols, the totals, and the gauge between them. Whatever can be done with the line now is
 * offered as buttons in its halves, where the card would land; pressing one activates "compile.take".
 */
G_DECLARE_FINAL_TYPE (CompileLineView, compile_line_view, COMPILE, LINE_VIEW, GtkWidget)

/* Returns: (transfer floating): a line without a game */
GtkWidget *compile_line_view_new          (void);
/* Shows line @number of @game, with @near below. */
void       compile_line_view_set_line     (CompileLineView       *self,
                                           CompileGame           *game,
                                           unsigned               near,
                                           unsigned               number);
/* Sets the size of its cards. */
void       compile_line_view_set_size     (CompileLineView       *self,
                                           double                 size);
/* Updates everything but the cards from the game. */
void       compile_line_view_update       (CompileLineView       *self);
/* The number of the line in the game. */
unsigned   compile_line_view_get_number   (CompileLineView       *self);
/* Removes all offers. */
void       compile_line_view_clear_offers (CompileLineView       *self);
/* Adds an offer of @decision to the half of @side. */
void       compile_line_view_offer        (CompileLineView       *self,
                                           unsigned               side,
                                           const CompileDecision *decision);
/* The stack and the protocol of @side, and the gauge between the sides. */
GtkWidget *compile_line_view_get_stack    (CompileLineView       *self,
                                           unsigned               side);
GtkWidget *compile_line_view_get_protocol (CompileLineView       *self,
                                           unsigned               side);
GtkWidget *compile_line_view_get_gauge    (CompileLineView       *self);
/* Offers to pick the protocol of @side, and shows the one from line @from there; @picked marks it as picked. */
void       compile_line_view_offer_swap   (CompileLineView       *self,
                                           unsigned               side,
                                           unsigned               from,
                                           gboolean               picked);

G_END_DECLS
