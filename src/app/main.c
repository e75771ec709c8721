/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <gtk/gtk.h>
#include <unistd.h>

#include "ogc-application.h"
#include "ogc-locale.h"
#include "ogc-preferences.h"

/* The program once more, in the language chosen meanwhile; comes back only when that fails. */
static void
start_again (char *name)
{
  char *arguments[] = { name, NULL };

  ogc_locale_forget ();
  execv ("/proc/self/exe", arguments);
  g_printerr ("%s\n", g_strerror (errno));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (OgcApplication) application = NULL;
  int status;

  ogc_locale_init ();
  ogc_locale_prepare ();
  ogc_locale_choose (ogc_preferences_get_language (ogc_preferences_get_default ()));
  /* It would complain of a locale that is missing. */
  gtk_disable_setlocale ();

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
