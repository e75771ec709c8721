/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-cli.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "config.h"
#include "ogc-escape.h"
#include "ogc-locale.h"

#define MAX_GAMES G_GUINT64_CONSTANT (1000000000)
#define MAX_JOBS 1024

G_DEFINE_QUARK (ogc-cli-error-quark, ogc_cli_error)

/* The program's name. */
static const char *program_name = "";
/* errno of the first failure to write, after which nothing more is written. */
static int output_errno;

static OgcCliStatus
print_help (const char               *summary,
            const OgcCommand * const *commands)
{
  /* TRANSLATORS: %s is a program, "gilded-compass-cli" */
  ogc_cli_print (_("Usage: %s COMMAND [ARGUMENT…]"), program_name);
  ogc_cli_print ("\n\n%s\n\n", _(summary));
  for (; *commands != NULL; commands++)
    ogc_cli_print ("  %-10s %s\n", (*commands)->name, _((*commands)->summary));
  ogc_cli_print ("\n");
  /* TRANSLATORS: %s is a program, "gilded-compass-cli" */
  ogc_cli_print (_("“%s COMMAND --help” says more about one."), program_name);
  ogc_cli_print ("\n");
  /* TRANSLATORS: %s is a program, "gilded-compass-cli" */
  ogc_cli_print (_("“%s --version” prints the version."), program_name);
  ogc_cli_print ("\n%s\n",
                 _("The exit status is 0 on success, 1 if something went wrong, 2 if the arguments are invalid."));

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
print_version (void)
{
  ogc_cli_print ("%s %s\n", program_name, PACKAGE_VERSION);

  return ogc_cli_finish (OGC_CLI_SUCCESS);
}

static OgcCliStatus
unknown_command (const char *name)
{
  if (name != NULL)
    ogc_cli_say (_("There is no command “%s”."), name);
  else
    ogc_cli_say (_("Name a command."));
  ogc_cli_say (_("See “%s --help”."), program_name);

  return OGC_CLI_USAGE;
}

OgcCliStatus
ogc_cli_run (const char                *program,
             const char                *summary,
             const OgcCommand * const  *commands,
             char                     **argv)
{
  g_auto (GStrv) arguments = NULL;
  const char *name;

  g_return_val_if_fail (program != NULL && summary != NULL && commands != NULL && argv != NULL, OGC_CLI_USAGE);

  if (fcntl (STDIN_FILENO, F_GETFD) < 0)
    open ("/dev/null", O_RDONLY); /* else the next opened file would become standard input */
  program_name = program;
  ogc_locale_init ();
  g_set_prgname (program);
  signal (SIGPIPE, SIG_IGN); /* a reader that goes away is a write error */
  signal (SIGXFSZ, SIG_IGN); /* so is a file that may not grow */
  arguments = g_strdupv (argv);
  name = arguments[0] != NULL ? arguments[1] : NULL;
  if (name == NULL)
    return unknown_command (NULL);
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    return print_help (summary, commands);
  if (g_str_equal (name, "--version"))
    return print_version ();
  for (; *commands != NULL; commands++)
    if (g_str_equal (name, (*commands)->name))
      return (*commands)->run (arguments + 1);

  return unknown_command (name);
}

GOptionContext *
ogc_cli_context (const OgcCommand *command,
                 const char       *parameters,
                 const char       *description)
{
  GOptionContext *context;
  g_autofree char *name = NULL;

  g_return_val_if_fail (command != NULL, NULL);

  name = g_strdup_printf ("%s %s", program_name, command->name);
  g_set_prgname (name);
  context = g_option_context_new (parameters);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_set_description (context, description);

  return context;
}

/* The identifiers from @first to the one before @end. */
static char *
join_ids (GPtrArray *ids,
          guint      first,
          guint      end)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) some = NULL;

  for (guint i = first; i < end; i++)
    g_strv_builder_add (builder, ids->pdata[i]);
  some = g_strv_builder_end (builder);
  return g_strjoinv (", ", some);
}

void
ogc_cli_describe_players (GOptionContext *context,
                          GPtrArray      *ids,
                          guint           n_levels,
                          const char     *styles)
{
  const char *said;
  g_autofree char *levels = NULL;
  g_autofree char *others = NULL;
  g_autofree char *players = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (context != NULL && ids != NULL && n_levels <= ids->len);

  said = g_option_context_get_description (context);
  levels = join_ids (ids, 0, n_levels);
  others = join_ids (ids, n_levels, ids->len);
  /* TRANSLATORS: names as they are typed, separated by commas */
  players = g_strdup_printf (_("Players are the levels, from weak to strong:\n"
                               "%s.\n"
                               "Others are only there to measure the levels by:\n"
                               "%s."), levels, others);
  text = g_strconcat (said != NULL ? said : "", said != NULL ? "\n\n" : "", players, styles != NULL ? "\n" : NULL,
                      styles, NULL);
  g_option_context_set_description (context, text);
}

gboolean
ogc_cli_parse (GOptionContext   *context,
               char           ***arguments,
               guint             min,
               guint             max,
               GError          **error)
{
  g_autoptr (GError) local = NULL;
  guint n;

  g_return_val_if_fail (context != NULL, FALSE);
  g_return_val_if_fail (arguments != NULL && *arguments != NULL, FALSE);

  if (!g_option_context_parse_strv (context, arguments, &local))
    {
      g_set_error_literal (error, OGC_CLI_ERROR, 0, local->message);
      return FALSE;
    }
  n = g_strv_length (*arguments) - 1;
  if (n < min)
    g_set_error (error, OGC_CLI_ERROR, 0, _("Name a file: see the option --help."));
  else if (n > max)
    g_set_error (error, OGC_CLI_ERROR, 0, _("Unexpected argument “%s”."), (*arguments)[max + 1]);

  return n >= min && n <= max;
}

OgcCliStatus
ogc_cli_fail (const GError *error)
{
  g_return_val_if_fail (error != NULL, OGC_CLI_FAILURE);

  ogc_cli_say ("%s", error->message);
  if (error->domain != OGC_CLI_ERROR)
    return ogc_cli_finish (OGC_CLI_FAILURE);

  /* TRANSLATORS: %s is a command, “--help” its option */
  ogc_cli_say (_("See “%s --help”."), g_get_prgname ());
  return OGC_CLI_USAGE;
}

void
ogc_cli_say (const char *format,
             ...)
{
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  va_list list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  shown = ogc_escape_text (text, NULL);
  fprintf (stderr, "%s: %s\n", program_name, shown);
}

void
ogc_cli_print (const char *format,
               ...)
{
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  va_list list;

  if (output_errno != 0)
    return;
  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  shown = ogc_escape_text (text, "\n");
  errno = 0;
  if (fputs (shown, stdout) < 0)
    output_errno = errno != 0 ? errno : EIO;
}

void
ogc_cli_print_line (char *text)
{
  ogc_cli_print ("%s\n", text);
  g_free (text);
}

/* Flushes the buffer. */
static void
flush_output (void)
{
  errno = 0;
  if (output_errno == 0 && fflush (stdout) != 0)
    output_errno = errno != 0 ? errno : EIO;
}

gboolean
ogc_cli_is_read (void)
{
  flush_output ();

  return output_errno == 0;
}

OgcCliStatus
ogc_cli_finish (OgcCliStatus status)
{
  flush_output ();
  if (output_errno == 0)
    return status;

  if (output_errno != EPIPE) /* otherwise the reader has gone away */
    ogc_cli_say (_("The output could not be written: %s."), g_strerror (output_errno));
  return OGC_CLI_FAILURE;
}

gboolean
ogc_cli_number (const char  *option,
                const char  *text,
                guint64      min,
                guint64      max,
                guint64     *number,
                GError     **error)
{
  g_autofree char *least = NULL;
  g_autofree char *greatest = NULL;

  g_return_val_if_fail (option != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;

  least = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  greatest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  /* TRANSLATORS: an option's name, what was typed, the least and the greatest number allowed */
  g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is not a whole number from %s to %s."), option, text, least,
               greatest);
  return FALSE;
}

gboolean
ogc_cli_choice (const char     *option,
                const char     *text,
                const OgcName  *names,
                guint          *value,
                GError        **error)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (option != NULL && names != NULL && value != NULL, FALSE);

  if (text == NULL || ogc_name_find (names, text, value))
    return TRUE;

  list = ogc_name_list (names);
  /* TRANSLATORS: an option's name, what was typed, and all that would do */
  g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is unknown. Choose one of: %s."), option, text, list);
  return FALSE;
}

gboolean
ogc_cli_games (const char  *option,
               const char  *text,
               guint64      seed,
               guint64     *games,
               GError     **error)
{
  g_return_val_if_fail (option != NULL && games != NULL, FALSE);

  if (text == NULL)
    {
      /* TRANSLATORS: %s is an option, as “--games” */
      g_set_error (error, OGC_CLI_ERROR, 0, _("Say how many games with %s."), option);
      return FALSE;
    }
  if (!ogc_cli_number (option, text, 1, MAX_GAMES, games, error))
    return FALSE;
  if (*games - 1 > G_MAXUINT64 - seed)
    {
      g_set_error (error, OGC_CLI_ERROR, 0, _("--seed: the seed is too large for so many games."));
      return FALSE;
    }
  return TRUE;
}

gboolean
ogc_cli_jobs (const char  *text,
              guint       *jobs,
              GError     **error)
{
  guint64 number = MIN (g_get_num_processors (), MAX_JOBS);

  g_return_val_if_fail (jobs != NULL, FALSE);

  if (!ogc_cli_number ("--jobs", text, 1, MAX_JOBS, &number, error))
    return FALSE;
  *jobs = (guint) number;
  return TRUE;
}
