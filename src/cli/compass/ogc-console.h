/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cli.h"
#include "ogc-game.h"

G_BEGIN_DECLS

/**
 * OgcConsole:
 *
 * A game in plain sentences, on standard input and output, for people who do not look at a window: it tells what
 * happens, asks, and answers what the person wants to know before deciding.
 */
typedef struct _OgcConsole OgcConsole;

/**
 * ogc_console_new:
 * @game: a game that is not running
 * @file: (nullable): where it is saved
 * @autosave: whether it is saved there after every decision of a person; otherwise only on request
 *
 * Returns: (transfer full): a console that has said nothing yet
 */
OgcConsole  *ogc_console_new  (OgcGame    *game,
                               GFile      *file,
                               gboolean    autosave);
void         ogc_console_free (OgcConsole *self);

/* Plays until the game is over, somebody quits, or input or output ends. Returns: the exit status */
OgcCliStatus ogc_console_run  (OgcConsole *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcConsole, ogc_console_free)

G_END_DECLS
