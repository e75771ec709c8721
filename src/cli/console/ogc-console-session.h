/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cli.h"
#include "ogc-console-input.h"
#include "ogc-playable.h"

G_BEGIN_DECLS

/**
 * OgcConsoleSession:
 * @game: the game
 * @input: what is typed
 * @file: (nullable): where the game is saved
 * @autosave: whether it is saved there after every decision of a person
 * @unsaved: somebody has decided something since
 * @saved_position: where the game stood then; -1 before
 * @over: there is nothing more to say
 * @status: the exit status
 *
 * A conversation about a game: where it is saved, and how it ends. A part of a console.
 */
typedef struct {
  OgcPlayable     *game;
  OgcConsoleInput *input;
  GFile           *file;
  gboolean         autosave;
  gboolean         unsaved;
  int              saved_position;
  gboolean         over;
  OgcCliStatus     status;
} OgcConsoleSession;

/* @game is borrowed. */
void ogc_console_session_init     (OgcConsoleSession *self,
                                   OgcPlayable       *game,
                                   GFile             *file,
                                   gboolean           autosave);
void ogc_console_session_clear    (OgcConsoleSession *self);

/* Saves the game if that is automatic, and something has happened. */
void ogc_console_session_autosave (OgcConsoleSession *self);
/* Saves the game: as @name, "" where it was saved before. */
void ogc_console_session_save     (OgcConsoleSession *self,
                                   const char        *name);
/* Ends the conversation, unless somebody wants to save first and cannot. */
void ogc_console_session_quit     (OgcConsoleSession *self);
/* The input has ended, or somebody interrupts. */
void ogc_console_session_hang_up  (OgcConsoleSession *self);

/* The file that people call @name: the extension may be left out. Returns: (transfer full) */
GFile *ogc_console_file_for_name (const char *name);
/* The file that is there under @name, or else ogc_console_file_for_name(). Returns: (transfer full) */
GFile *ogc_console_find_file     (const char *name);

G_END_DECLS
