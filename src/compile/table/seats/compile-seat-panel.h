/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SEAT_PANEL (compile_seat_panel_get_type ())
/**
 * CompileSeatPanel:
 *
 * A player: the name, whether they have control, the protocols, and how many cards are where. Pressing the deck or the
 * trash shows its cards.
 */
G_DECLARE_FINAL_TYPE (CompileSeatPanel, compile_seat_panel, COMPILE, SEAT_PANEL, GtkWidget)

/* Returns: (transfer floating): a panel without a game */
GtkWidget *compile_seat_panel_new       (void);
/* Shows @side of @game. */
void       compile_seat_panel_set_game  (CompileSeatPanel *self,
                                         CompileGame      *game,
                                         unsigned          side);
/* Updates it from the game. */
void       compile_seat_panel_update    (CompileSeatPanel *self);
/* The buttons of the deck and the trash, and the knob that shows who has control. */
GtkWidget *compile_seat_panel_get_deck  (CompileSeatPanel *self);
GtkWidget *compile_seat_panel_get_trash (CompileSeatPanel *self);
GtkWidget *compile_seat_panel_get_knob  (CompileSeatPanel *self);

G_END_DECLS
