/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "ogc-end-page.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_END_PAGE (compile_end_page_get_type ())
/**
 * CompileEndPage:
 *
 * The end of a game: who has won by which protocols, when each protocol of both sides was compiled, what was done in
 * numbers and turn by turn, and the moves that led to the winner's compiles. It appears by itself when a game is over
 * and what ended it has been seen, and makes room for the table when a person wants that.
 */
G_DECLARE_FINAL_TYPE (CompileEndPage, compile_end_page, COMPILE, END_PAGE, OgcEndPage)

/* Returns: (transfer floating): a page that is not visible */
GtkWidget *compile_end_page_new      (void);
/* Follows @game, or nothing for %NULL; what moves for it on the table must do so already. */
void       compile_end_page_set_game (CompileEndPage *self,
                                      CompileGame    *game);
/* Shows it again, if there is an end to tell of. */
void       compile_end_page_show     (CompileEndPage *self);

G_END_DECLS
