/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_LOG_VIEW (compile_log_view_get_type ())
/**
 * CompileLogView:
 *
 * The log, with the latest entry at the end. It scrolls there automatically unless it has been scrolled up.
 */
G_DECLARE_FINAL_TYPE (CompileLogView, compile_log_view, COMPILE, LOG_VIEW, GtkWidget)

/* Returns: (transfer floating): a log without a game */
GtkWidget *compile_log_view_new      (void);
/* Shows the log of @game. */
void       compile_log_view_set_game (CompileLogView *self,
                                      CompileGame    *game);

G_END_DECLS
