/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "ogc-end-page.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_END_PAGE (compile_end_page_get_type ())
/**
 * CompileEndPage:
 *
 * The end of a game: who won and with which protocols, when both sides compiled theirs, what was done in total and
 * turn by turn, and the moves that led to the winner's compiles. It appears automatically once a game is over and its
 * last move has been shown, and can be put away to see the table.
 */
G_DECLARE_FINAL_TYPE (CompileEndPage, compile_end_page, COMPILE, END_PAGE, OgcEndPage)

/* Returns: (transfer floating): a page that is not visible */
GtkWidget *compile_end_page_new      (void);
/* Follows @game (nullable). The motion on the table must already follow it. */
void       compile_end_page_set_game (CompileEndPage *self,
                                      CompileGame    *game);
/* Shows it again, if the game is over. */
void       compile_end_page_show     (CompileEndPage *self);

G_END_DECLS
