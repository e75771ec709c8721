/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cli.h"
#include "ogc-console-input.h"
#include "ogc-playable.h"
#include "ogc-store.h"

G_BEGIN_DECLS

/**
 * OgcConsoleSession:
 * @game: the game
 * @input: what is typed
 * @file: (nullable): where the game is saved
 * @store: the folder of the games that windows save, locked as soon as the game is saved there; %NULL before
 * @autosave: whether it is saved there after every decision of a person
 * @unsaved: whether somebody has decided something since
 * @saved_position: the position when it was last saved; -1 before
 * @over: whether the conversation is over
 * @status: the exit status
 *
 * The part of a console that saves the game and ends the conversation.
 */
typedef struct {
  OgcPlayable     *game;
  OgcConsoleInput *input;
  GFile           *file;
  OgcStore        *store;
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

/* Saves the game if autosave is on and something has happened. */
void ogc_console_session_autosave (OgcConsoleSession *self);
/* Saves the game as @name, or, if that is "", where it was saved before. */
void ogc_console_session_save     (OgcConsoleSession *self,
                                   const char        *name);
/* Ends the conversation, unless somebody wants to save first and cannot. */
void ogc_console_session_quit     (OgcConsoleSession *self);
/* Handles the end of input, or an interrupt. */
void ogc_console_session_hang_up  (OgcConsoleSession *self);

/* The file called @name, with or without the extension. Returns: (transfer full) */
GFile *ogc_console_file_for_name (const char *name);
/* The existing file @name, or else ogc_console_file_for_name(). Returns: (transfer full) */
GFile *ogc_console_find_file     (const char *name);

G_END_DECLS
