/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cards-shot SET FORM SIZE FILE: saves a picture of all cards of a set. Not installed. */

#include "faces.h"
#include "ogc-locale.h"
#include "ogc-style.h"
#include "widget-fixture.h"

int
main (int    argc,
      char **argv)
{
  GtkWidget *window;

  g_assert_cmpint (argc, ==, 5);
  ogc_locale_init ();
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_add_css_class (window, "ogc");
  gtk_window_set_child (GTK_WINDOW (window),
                        faces_new (atoi (argv[1]), atoi (argv[2]), g_ascii_strtod (argv[3], NULL)));
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for (300);
  widget_fixture_save_picture (window, argv[4]);
  return 0;
}
