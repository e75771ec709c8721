/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PILE_VIEW (compile_pile_view_get_type ())
/**
 * CompilePileView:
 *
 * What is being resolved and what waits for it, as a row of jacks: the running one is lit (COM-43). Not seen when
 * nothing goes on.
 */
G_DECLARE_FINAL_TYPE (CompilePileView, compile_pile_view, COMPILE, PILE_VIEW, GtkWidget)

/* Returns: (transfer floating): one without a game */
GtkWidget *compile_pile_view_new      (void);
/* Shows the effects of @game. */
void       compile_pile_view_set_game (CompilePileView *self,
                                       CompileGame     *game);
/* Brings it to what the game says. */
void       compile_pile_view_update   (CompilePileView *self);

G_END_DECLS
