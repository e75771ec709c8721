/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "ogc-new-game-page.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SETUP_PAGE (compile_setup_page_get_type ())
/**
 * CompileSetupPage:
 *
 * The choices before a game: who plays, the cards, who chooses first, control, and the seed. The last choices are
 * remembered.
 */
G_DECLARE_FINAL_TYPE (CompileSetupPage, compile_setup_page, COMPILE, SETUP_PAGE, OgcNewGamePage)

GtkWidget   *compile_setup_page_new         (void);

/* Creates the chosen game, not yet running. Returns: (transfer full) (nullable): %NULL with @error, an #OgcError,
 * set */
CompileGame *compile_setup_page_create_game (CompileSetupPage  *self,
                                             GError           **error);

G_END_DECLS
