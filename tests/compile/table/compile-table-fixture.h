/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-game.h"

G_BEGIN_DECLS

/* Returns: (transfer full): a game of two people, Ada and Belzoni, without a curtain between them; not running */
CompileGame *compile_table_fixture_new_game   (CompileSetId  set,
                                               guint64       seed);
/* A window, not yet shown, with @game on a table in it. Starts the game. */
GtkWidget   *compile_table_fixture_new_window (CompileGame  *game);

G_END_DECLS
