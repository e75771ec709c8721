/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdarg.h>
#include <stdio.h>

#include "config.h"
#include "ogc-escape.h"

G_DEFINE_QUARK (ogc-cli-error-quark, ogc_cli_error)

/* errno of the first failure to write; the rest is of no use then. */
static int output_errno;

GOptionContext *
ogc_cli_context (const OgcCommand *command,
                 const char       *parameters,
                 const char       *description)
{
  GOptionContext *context;
  g_autofree char *name = NULL;

  g_return_val_if_fail (command != NULL, NULL);

  name = g_strdup_printf ("gilded-compass-cli %s", command->name);
  g_set_prgname (name);
  context = g_option_context_new (parameters);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_set_description (context, description);

  return context;
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
    g_set_error (error, OGC_CLI_ERROR, 0, _("A file is missing."));
  else if (n > max)
    g_set_error (error, OGC_CLI_ERROR, 0, _("“%s” is one argument too many."), (*arguments)[max + 1]);

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
  fprintf (stderr, "gilded-compass-cli: %s\n", shown);
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

/* Brings out what is still in the buffer. */
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

  if (output_errno != EPIPE) /* who reads has had enough */
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
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  if (g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;

  least = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  greatest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  /* TRANSLATORS: an option's name, what was typed, the least and the greatest number allowed */
  g_set_error (error, OGC_CLI_ERROR, 0, _("%s: “%s” is not a whole number from %s to %s."), option, text, least, greatest);
  return FALSE;
}
