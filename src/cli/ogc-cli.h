/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-name.h"

G_BEGIN_DECLS

/* The exit statuses of every command. */
typedef enum {
  OGC_CLI_SUCCESS = 0,      /* done, and nothing was wrong */
  OGC_CLI_FAILURE = 1,  /* a file or a game is invalid, or something could not be read or written */
  OGC_CLI_USAGE = 2, /* the arguments are invalid; nothing was done */
} OgcCliStatus;

/* The error domain of invalid arguments, which lead to OGC_CLI_USAGE; all other errors lead to OGC_CLI_FAILURE. */
#define OGC_CLI_ERROR (ogc_cli_error_quark ())

GQuark ogc_cli_error_quark (void);

/**
 * OgcCommand:
 * @name: what is typed
 * @summary: what it does, in one line, to be translated
 * @run: does it; @arguments begins with the command's name
 *
 * One command of the program.
 */
typedef struct {
  const char   *name;
  const char   *summary;
  OgcCliStatus (*run) (char **arguments);
} OgcCommand;

/**
 * ogc_cli_run:
 * @program: what is typed to start it
 * @summary: what it is, in one line, to be translated
 * @commands: (array zero-terminated): its commands
 * @argv: the arguments of main()
 *
 * Runs a program that consists of commands: help, version, or the named command.
 *
 * Returns: the exit status
 */
OgcCliStatus    ogc_cli_run     (const char               *program,
                                 const char               *summary,
                                 const OgcCommand * const *commands,
                                 char                    **argv);

/**
 * ogc_cli_context:
 * @command: the command
 * @parameters: (nullable): what follows the options, "FILE…", translated
 * @description: (nullable): the end of the help text, translated
 *
 * Returns: (transfer full): a context to add the command's options to
 */
GOptionContext *ogc_cli_context (const OgcCommand *command,
                                 const char       *parameters,
                                 const char       *description);

/**
 * ogc_cli_describe_players:
 * @context: a context of ogc_cli_context()
 * @ids: (element-type utf8): computer players: @n_levels levels, weakest first, then the others
 * @styles: (nullable): a sentence about the levels
 *
 * Adds the names that --players takes to the description of @context.
 */
void            ogc_cli_describe_players (GOptionContext *context,
                                          GPtrArray      *ids,
                                          guint           n_levels,
                                          const char     *styles);

/**
 * ogc_cli_parse:
 * @context: the options
 * @arguments: (inout): the command's arguments; afterwards its parameters, without its name
 * @min: the fewest parameters
 * @max: the most
 * @error: return location for an #OGC_CLI_ERROR
 *
 * Returns: whether the arguments are valid
 */
gboolean        ogc_cli_parse   (GOptionContext   *context,
                                 char           ***arguments,
                                 guint             min,
                                 guint             max,
                                 GError          **error);

/* Prints @error on standard error. Returns: the exit status that it leads to. */
OgcCliStatus    ogc_cli_fail    (const GError     *error);

/* Prints one line on standard error; terminal control characters are escaped (ogc_escape_text()). */
void            ogc_cli_say     (const char       *format,
                                 ...) G_GNUC_PRINTF (1, 2);

/* Writes lines of text or JSON to standard output; terminal control characters except newlines are escaped. Failures
 * are kept for ogc_cli_finish(). */
void            ogc_cli_print   (const char       *format,
                                 ...) G_GNUC_PRINTF (1, 2);

/* Writes @text (transfer full) and a line end likewise. */
void            ogc_cli_print_line (char          *text);

/* Whether standard output still accepts data. */
gboolean        ogc_cli_is_read (void);

/* Flushes all output. Returns: @status, or %OGC_CLI_FAILURE if some of it could not be written, after saying so on
 * standard error unless the reader has gone away. */
OgcCliStatus    ogc_cli_finish  (OgcCliStatus      status);

/**
 * ogc_cli_number:
 * @option: the option's name, for the error
 * @text: (nullable): what was typed; %NULL changes nothing
 * @min: the least value
 * @max: the greatest
 * @number: (inout): the value
 * @error: return location for an #OGC_CLI_ERROR
 *
 * Returns: whether @text is such a number, or %NULL
 */
gboolean        ogc_cli_number  (const char       *option,
                                 const char       *text,
                                 guint64           min,
                                 guint64           max,
                                 guint64          *number,
                                 GError          **error);

/**
 * ogc_cli_choice:
 * @option: the option's name, for the error
 * @text: (nullable): what was typed; %NULL changes nothing
 * @names: what may be typed
 * @value: (inout): the value of that name
 * @error: return location for an #OGC_CLI_ERROR
 *
 * Returns: whether @text is one of @names, or %NULL
 */
gboolean        ogc_cli_choice  (const char       *option,
                                 const char       *text,
                                 const OgcName    *names,
                                 guint            *value,
                                 GError          **error);

/**
 * ogc_cli_games:
 * @option: "--games", for errors
 * @text: (nullable): what was typed
 * @seed: of the first game; each later one has the next
 * @games: (out): how many
 * @error: return location for an #OGC_CLI_ERROR
 *
 * Returns: whether it was typed, and is valid
 */
gboolean        ogc_cli_games   (const char       *option,
                                 const char       *text,
                                 guint64           seed,
                                 guint64          *games,
                                 GError          **error);
/* How many threads to use (--jobs); by default as many as there are processors. */
gboolean        ogc_cli_jobs    (const char       *text,
                                 guint            *jobs,
                                 GError          **error);

G_END_DECLS
