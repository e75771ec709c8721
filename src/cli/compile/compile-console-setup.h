/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "compile-match.h"

G_BEGIN_DECLS

/**
 * CompileConsoleOptions:
 *
 * What is typed of a game of Compile Gold; %NULL where nothing is.
 */
typedef struct {
  char    *set;
  char    *first;
  char    *players;
  char    *seed;
  char    *work;
  gboolean without_control;
} CompileConsoleOptions;

/* Adds the options to a command's. @options must outlive @context. */
void         compile_console_options_add   (CompileConsoleOptions  *options,
                                            GOptionContext         *context);
void         compile_console_options_clear (CompileConsoleOptions  *options);
/* Whether none of the options for a new game were typed. */
gboolean     compile_console_options_empty (CompileConsoleOptions  *options);

/**
 * compile_console_begin_game:
 * @options: what is typed
 * @error: return location; an #OgcCliError for what makes no sense
 *
 * Where nothing is said: the cards of Gold; you against a computer player of middle strength; chance says who chooses
 * first, and what is drawn.
 *
 * Returns: (transfer full) (nullable): a new game that is not running
 */
CompileGame *compile_console_begin_game    (CompileConsoleOptions  *options,
                                            GError                **error);

/* A game that was saved as @name, the extension left out or not. Returns: (transfer full) (nullable): %NULL with @error
 * set; @file gets where it is */
CompileGame *compile_console_load_game     (const char             *name,
                                            GFile                 **file,
                                            GError                **error);

/**
 * compile_console_read_match:
 * @options: what is typed
 * @match: (out): what is played with a program at the other end
 * @error: return location; an #OgcCliError for what makes no sense
 *
 * Where nothing is said: as with people, but side 0 is the program's, and “greedy” plays the other one.
 *
 * Returns: whether @options make sense
 */
gboolean     compile_console_read_match    (CompileConsoleOptions  *options,
                                            CompileMatch           *match,
                                            GError                **error);

/* The work that computer players may do, in per cent. Returns: whether it is valid */
gboolean     compile_console_read_work     (CompileConsoleOptions  *options,
                                            unsigned               *work,
                                            GError                **error);

G_END_DECLS
