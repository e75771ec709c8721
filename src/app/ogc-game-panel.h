/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-ui.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_PANEL (ogc_game_panel_get_type ())
/* Another of the program's games on the start page: what it is, and the ways to play it and to read its rules. */
G_DECLARE_FINAL_TYPE (OgcGamePanel, ogc_game_panel, OGC, GAME_PANEL, GtkWidget)

/* Returns: (transfer floating): a panel for the game @ui */
GtkWidget *ogc_game_panel_new      (const OgcGameUi *ui);
/* @roomy: whether it also shows the picture and the sentence; if not, it says what the game is in a few words, and
 * everything is in one row, unless it is @narrow. */
void       ogc_game_panel_set_form (OgcGamePanel    *self,
                                    gboolean         roomy,
                                    gboolean         narrow);

G_END_DECLS
