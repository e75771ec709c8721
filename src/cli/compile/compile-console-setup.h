/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "compile-match.h"

G_BEGIN_DECLS

/**
 * CompileConsoleOptions:
 *
 * The options of a game of Compile Gold, as typed; %NULL for those that were not.
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
 * The defaults: the cards of Gold; a person against a computer player of medium strength; random choices of who
 * chooses first, and of what is drawn.
 *
 * Returns: (transfer full) (nullable): a new game that is not running
 */
CompileGame *compile_console_begin_game    (CompileConsoleOptions  *options,
                                            GError                **error);

/* A game saved as @name, with or without the extension. Returns: (transfer full) (nullable): %NULL with @error set;
 * @file gets its location */
CompileGame *compile_console_load_game     (const char             *name,
                                            GFile                 **file,
                                            GError                **error);

/**
 * compile_console_read_match:
 * @options: what is typed
 * @match: (out): what is played with a program at the other end
 * @error: return location; an #OgcCliError for what makes no sense
 *
 * The defaults are as with people, except that the other program plays side 0, and “greedy” side 1.
 *
 * Returns: whether @options are valid
 */
gboolean     compile_console_read_match    (CompileConsoleOptions  *options,
                                            CompileMatch           *match,
                                            GError                **error);

/* The work that computer players may do, in per cent. Returns: whether it is valid */
gboolean     compile_console_read_work     (CompileConsoleOptions  *options,
                                            unsigned               *work,
                                            GError                **error);

G_END_DECLS
