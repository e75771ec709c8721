/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The windows at 1280 x 800 in a language that is 40 % longer than English: nothing that is read may be cut off. The language is one
 * more catalogue beside the others, and nothing else knows of it. */

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "config.h"
#include "ogc-application.h"
#include "ogc-demo.h"
#include "ogc-preferences-window.h"
#include "ogc-window.h"

typedef struct {
  unsigned labels;
  GString *cut;
} Look;

static OgcApplication *application;

/* @path: the compiled catalogue. */
static void
speak (const char *path)
{
  g_autofree char *dir = g_dir_make_tmp ("ogc-XXXXXX", NULL);
  g_autofree char *messages = g_build_filename (dir, "qps", "LC_MESSAGES", NULL);
  g_autofree char *link = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *catalogue = g_canonicalize_filename (path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_no_errno (g_mkdir_with_parents (messages, 0700));
  g_assert_true (g_file_make_symbolic_link (file, catalogue, NULL, NULL));
  g_setenv ("LANGUAGE", "qps", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
wait (unsigned milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
look_at_label (Look     *look,
               GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  if (*gtk_label_get_text (label) == '\0')
    return;
  look->labels++;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) || width > gtk_widget_get_width (GTK_WIDGET (label)) + 1
      || height > gtk_widget_get_height (GTK_WIDGET (label)) + 1)
    g_string_append_printf (look->cut, "\n%s (%d x %d in %d x %d)", gtk_label_get_text (label), width, height,
                            gtk_widget_get_width (GTK_WIDGET (label)), gtk_widget_get_height (GTK_WIDGET (label)));
}

static void
look_at (Look      *look,
         GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    look_at_label (look, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

static void
check (GtkWidget *window)
{
  Look look = { .cut = g_string_new (NULL) };

  wait (300);
  look_at (&look, window);
  g_assert_cmpuint (look.labels, >, 3);
  g_assert_cmpstr (look.cut->str, ==, "");
  g_string_free (look.cut, TRUE);
}

static GtkWidget *
open_window (OgcSession *session)
{
  GtkWidget *window = GTK_WIDGET (ogc_window_new (GTK_APPLICATION (application), session));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  wait (300);
  return window;
}

static void
test_pages (void)
{
  g_autoptr (OgcSession) session = ogc_session_new (NULL);
  GtkWidget *window = open_window (session);

  g_assert_cmpstr (_("New Game"), !=, "New Game");
  check (window);
  gtk_widget_activate_action (window, "win.new-game", NULL);
  check (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (void)
{
  GtkWidget *window = GTK_WIDGET (ogc_preferences_window_new (NULL));

  gtk_window_present (GTK_WINDOW (window));
  check (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_table (void)
{
  g_autoptr (OgcSession) session = ogc_session_new (NULL);
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  g_assert_true (ogc_demo_begin (session, &error));
  g_assert_no_error (error);
  window = open_window (session);
  wait (1500);
  check (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  int status;

  speak (argv[1]);
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8"); /* in the locale "C", in which GTK may leave a test, gettext translates nothing */
  application = ogc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_func ("/pseudo/pages", test_pages);
  g_test_add_func ("/pseudo/preferences", test_preferences);
  g_test_add_func ("/pseudo/table", test_table);

  status = g_test_run ();
  g_object_unref (application);
  return status;
}
