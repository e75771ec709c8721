/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_GUIDE_VIEW (compile_guide_view_get_type ())
/**
 * CompileGuideView:
 *
 * What the guide says during a guided game (compile_guide_begin()), above the table. It is invisible in other games,
 * and once the player has chosen to continue without it.
 *
 * Actions: "guide.next" shows the next thing that the guide has to say; "guide.leave".
 */
G_DECLARE_FINAL_TYPE (CompileGuideView, compile_guide_view, COMPILE, GUIDE_VIEW, GtkWidget)

/* Returns: (transfer floating): a view without a game */
GtkWidget *compile_guide_view_new      (void);
/* @game: (nullable) */
void       compile_guide_view_set_game (CompileGuideView *self,
                                        CompileGame      *game);

G_END_DECLS
