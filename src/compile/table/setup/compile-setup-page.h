/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SETUP_PAGE (compile_setup_page_get_type ())
/**
 * CompileSetupPage:
 *
 * What is chosen before a game: who plays, the cards, who chooses first, control and the seed. The last choice is
 * remembered.
 *
 * Actions:
 * - "page.focus": moves the focus to where a game is begun, or to the first thing that is to be mended
 * - "setup.new-seed", "setup.start"
 *
 * Signals:
 * - "start": all is chosen
 */
G_DECLARE_FINAL_TYPE (CompileSetupPage, compile_setup_page, COMPILE, SETUP_PAGE, GtkWidget)

GtkWidget   *compile_setup_page_new         (void);

/* The page is about to be shown: the seed is another one. */
void         compile_setup_page_prepare     (CompileSetupPage  *self);

/* The game that is chosen, not running. Returns: (transfer full) (nullable): %NULL with @error, an #OgcError, set */
CompileGame *compile_setup_page_create_game (CompileSetupPage  *self,
                                             GError           **error);

G_END_DECLS
