/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <gtk/gtk.h>
#include <unistd.h>

#include "ogc-application.h"
#include "ogc-escape.h"
#include "ogc-games.h"
#include "ogc-locale.h"
#include "ogc-preferences.h"

/* Restarts the program in the newly chosen language; returns only if that fails. */
static void
start_again (char *name)
{
  char *arguments[] = { name, NULL };

  ogc_locale_forget ();
  execv ("/proc/self/exe", arguments);
  g_printerr ("%s\n", g_strerror (errno));
}

/* What the program and GLib print on standard error is one line and does not control the terminal, whatever untrusted
 * text it contains. */
static void
print_error (const char *text)
{
  g_autofree char *line = g_strndup (text, strlen (text) - g_str_has_suffix (text, "\n"));
  g_autofree char *shown = ogc_escape_text (line, NULL);

  fprintf (stderr, "%s\n", shown);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (OgcApplication) application = NULL;
  g_autofree char *language = NULL;
  int status;

  g_set_printerr_handler (print_error);
  ogc_locale_init ();
  ogc_locale_prepare ();
  language = g_settings_get_string (ogc_preferences_get_default (), OGC_PREFERENCE_LANGUAGE);
  ogc_locale_choose (language);
  /* GTK would complain about a missing locale. */
  gtk_disable_setlocale ();

  ogc_games_register ();
  application = ogc_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  if (ogc_application_get_restarts (application))
    {
      g_clear_object (&application);
      start_again (argv[0]);
      return 1;
    }
  return status != 0 ? status : ogc_application_get_status (application);
}
