/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-console-private.h"

static unsigned
get_position (gpointer game)
{
  return compile_game_get_position (game);
}

static gboolean
get_finished (gpointer game)
{
  return compile_game_get_finished (game);
}

static gboolean
write_game (gpointer   game,
            GFile     *file,
            GError   **error)
{
  g_autoptr (CompileSave) save = compile_game_to_save (game);

  return compile_save_write (save, file, error);
}

const OgcConsoleGameClass compile_console_game_class = { get_position, get_finished, write_game };
