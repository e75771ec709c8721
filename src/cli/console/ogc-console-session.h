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
 * @reader: the person who has been reading the screen, or -1
 * @waiting: whether the game is held, so that something can be taken back or read
 * @repeated: whether the question was asked before
 * @helped: whether it was said how to get help
 *
 * The part of a console that knows no game: it passes the screen from one person to the next, waits, saves, and ends
 * the conversation.
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
  int              reader;
  gboolean         waiting;
  gboolean         repeated;
  gboolean         helped;
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

/* Ends a wait, and passes the screen to the next person. */
void ogc_console_session_go_on       (OgcConsoleSession *self);
/* Passes the screen to the next person, or waits for that. Returns: whether somebody has begun to read, who does not
 * know what has happened since */
gboolean ogc_console_session_meet    (OgcConsoleSession *self);
/* Lets computer players think for a moment. Returns: %FALSE if none of them is asked, or the conversation is over */
gboolean ogc_console_session_think   (OgcConsoleSession *self);
/* Holds the game while something is undone or redone; it no longer waits. */
void ogc_console_session_begin_step  (OgcConsoleSession *self);
/* Lets the game continue after something was done while it was held, unless @with_pause, and that can be undone. */
void ogc_console_session_finish_step (OgcConsoleSession *self,
                                      gboolean           with_pause);
/* Handles an empty line. Returns: %FALSE while a question is asked, which may give it a meaning */
gboolean ogc_console_session_enter   (OgcConsoleSession *self);

/* Asks @question; the first time it says how to get help. */
void ogc_console_session_ask         (OgcConsoleSession *self,
                                      const char        *question);
/* What is said in place of a question. @next: (nullable): the next person at this terminal; @undo: the word for it.
 * Returns: (transfer full) (nullable): %NULL if the game asks */
char *ogc_console_session_dup_pause  (OgcConsoleSession *self,
                                      const char        *next,
                                      const char        *undo);

/* The file called @name, with or without the extension. Returns: (transfer full) */
GFile *ogc_console_file_for_name (const char *name);
/* The existing file @name, or else ogc_console_file_for_name(). Returns: (transfer full) */
GFile *ogc_console_find_file     (const char *name);

G_END_DECLS
