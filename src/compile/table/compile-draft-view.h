/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_DRAFT_VIEW (compile_draft_view_get_type ())
/**
 * CompileDraftView:
 *
 * The twelve protocols of the set (COM-2). Those that can be chosen now are lit; those already taken say by whom.
 * Pressing one chooses it. Below them are the cards of the protocol that the pointer or the focus was on last.
 */
G_DECLARE_FINAL_TYPE (CompileDraftView, compile_draft_view, COMPILE, DRAFT_VIEW, GtkWidget)

/* Returns: (transfer floating): a draft without a game */
GtkWidget *compile_draft_view_new      (void);
/* Shows the draft of @game as it is now. */
void       compile_draft_view_update   (CompileDraftView *self,
                                        CompileGame      *game);
/* Sets the size of the cards, and of the protocols unless they must be smaller for everything to fit into @height
 * pixels; -1 sets no limit. */
void       compile_draft_view_set_size (CompileDraftView *self,
                                        double            size,
                                        int               height);

G_END_DECLS
