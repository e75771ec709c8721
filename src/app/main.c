/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "ogc-application.h"
#include "ogc-locale.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (OgcApplication) application = NULL;
  int status;

  ogc_locale_init ();
  /* It would complain of a locale that is missing. */
  gtk_disable_setlocale ();

  application = ogc_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status != 0 ? status : ogc_application_get_status (application);
}
