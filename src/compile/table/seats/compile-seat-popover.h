/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SEAT_POPOVER (compile_seat_popover_get_type ())
/**
 * CompileSeatPopover:
 *
 * Who plays a side. Another player can be chosen until the game is over.
 */
G_DECLARE_FINAL_TYPE (CompileSeatPopover, compile_seat_popover, COMPILE, SEAT_POPOVER, GtkPopover)

/* Returns: (transfer floating): a popover about @seat of @game. It offers no players in a replay or a guided game. */
GtkWidget *compile_seat_popover_new (CompileGame *game,
                                     CompileSeat *seat);

G_END_DECLS
