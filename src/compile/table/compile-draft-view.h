/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_DRAFT_VIEW (compile_draft_view_get_type ())
/**
 * CompileDraftView:
 *
 * The twelve protocols of the set (COM-2): those that can be chosen now are lit, below those that are taken stands by
 * whom. A press chooses. Below them the cards of the one that the pointer or the focus was on last can be read.
 */
G_DECLARE_FINAL_TYPE (CompileDraftView, compile_draft_view, COMPILE, DRAFT_VIEW, GtkWidget)

/* Returns: (transfer floating): a draft without a game */
GtkWidget *compile_draft_view_new      (void);
/* Shows where the draft of @game stands. */
void       compile_draft_view_update   (CompileDraftView *self,
                                        CompileGame      *game);
/* How large cards are, and posters, too, unless these have to be smaller for all of it to be no higher than @height, in
 * pixels; -1: as high as it likes. */
void       compile_draft_view_set_size (CompileDraftView *self,
                                        double            size,
                                        int               height);

G_END_DECLS
