/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PHASE_VIEW (compile_phase_view_get_type ())
/**
 * CompilePhaseView:
 *
 * The phases of a turn (COM-23): those that are over, the current one, and those to come.
 */
G_DECLARE_FINAL_TYPE (CompilePhaseView, compile_phase_view, COMPILE, PHASE_VIEW, GtkWidget)

/* Returns: (transfer floating): a view without a game */
GtkWidget *compile_phase_view_new      (void);
/* Shows the phases of @game. */
void       compile_phase_view_set_game (CompilePhaseView *self,
                                        CompileGame      *game);

G_END_DECLS
