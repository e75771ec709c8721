/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_EFFECTS_VIEW (compile_effects_view_get_type ())
/**
 * CompileEffectsView:
 *
 * The effect that is being resolved and those that wait for it, as a row of jacks; the running one is lit (COM-43).
 * Invisible when there are none.
 */
G_DECLARE_FINAL_TYPE (CompileEffectsView, compile_effects_view, COMPILE, EFFECTS_VIEW, GtkWidget)

/* Returns: (transfer floating): a view without a game */
GtkWidget *compile_effects_view_new      (void);
/* Shows the effects of @game. */
void       compile_effects_view_set_game (CompileEffectsView *self,
                                          CompileGame        *game);
/* Updates it from the game. */
void       compile_effects_view_update   (CompileEffectsView *self);

G_END_DECLS
