/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "ogc-cli.h"

G_BEGIN_DECLS

/**
 * CompileConsole:
 *
 * A game of Compile Gold in plain sentences, on standard input and output, for people who do not look at a window: it
 * tells what happens, asks, and answers what the person wants to know before deciding.
 */
typedef struct _CompileConsole CompileConsole;

/**
 * compile_console_new:
 * @game: a game that is not running
 * @file: (nullable): where it is saved
 * @autosave: whether it is saved there after every decision of a person; otherwise only on request
 *
 * Returns: (transfer full): a console that has said nothing yet
 */
CompileConsole *compile_console_new  (CompileGame    *game,
                                      GFile          *file,
                                      gboolean        autosave);
void            compile_console_free (CompileConsole *self);

/* Plays until the game is over, somebody quits, or input or output ends. Returns: the exit status */
OgcCliStatus    compile_console_run  (CompileConsole *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileConsole, compile_console_free)

G_END_DECLS
