/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_ANNOUNCER (compile_announcer_get_type ())
/**
 * CompileAnnouncer:
 *
 * Tells a screen reader what computer players do: the lines that each of their decisions adds to the log, once and in
 * their order. It takes no room and cannot be seen.
 */
G_DECLARE_FINAL_TYPE (CompileAnnouncer, compile_announcer, COMPILE, ANNOUNCER, GtkWidget)

/* Follows @game (nullable). */
void        compile_announcer_set_game (CompileAnnouncer *self,
                                        CompileGame      *game);
/* Returns: what was told last; owned by @self */
const char *compile_announcer_get_text (CompileAnnouncer *self);

G_END_DECLS
