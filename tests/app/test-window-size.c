/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window fits phones, and uses the room of large screens. */

#include <libintl.h>

#include "config.h"
#include "ogc-games.h"
#include "ogc-locale.h"
#include "ogc-preferences.h"
#include "ogc-seat-kind.h"
#include "widget-fixture.h"
#include "window-fixture.h"

/* The title has ornaments in a wide window; in a small one its buttons need the room. */
static void
test_ornaments (WindowFixture *fixture,
                gconstpointer  data)
{
  static const int widths[] = { 1280, 900 };

  window_fixture_open (fixture);
  window_fixture_begin (fixture, 2, "person");
  for (guint n = 0; n < G_N_ELEMENTS (widths); n++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[n], 600);
      widget_fixture_draw (GTK_WIDGET (fixture->window));
      widget_fixture_await_idle ();
      widget_fixture_draw (GTK_WIDGET (fixture->window));
      g_assert_true (widget_fixture_is_seen (widget_fixture_find_class (GTK_WIDGET (fixture->window), "title-rose"))
                     == (n == 0));
      g_assert_true (widget_fixture_is_seen (widget_fixture_find_label (GTK_WIDGET (fixture->window), "Rules")));
    }
}

/* On every page the window fits a phone, and the title gets the room of all header buttons but the one that closes. */
static void
test_narrow (WindowFixture *fixture,
             gconstpointer  data)
{
  const char * const pages[] = { "new-game", "back", NULL };
  GtkHeaderBar *bar = GTK_HEADER_BAR (gtk_window_get_titlebar (GTK_WINDOW (fixture->window)));
  int minimum;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  window_fixture_await_narrow (fixture);
  g_assert_nonnull (strstr (gtk_header_bar_get_decoration_layout (bar), "close"));
  g_assert_null (strstr (gtk_header_bar_get_decoration_layout (bar), "maximize"));
  for (unsigned n = 0; pages[n] != NULL; n++)
    {
      window_fixture_act (fixture, pages[n]);
      widget_fixture_draw (GTK_WIDGET (fixture->window)); /* by the style that fits */
      gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  window_fixture_begin (fixture, 5, OGC_SEAT_PERSON);
  widget_fixture_draw (GTK_WIDGET (fixture->window));
  gtk_widget_measure (GTK_WIDGET (fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
speak (const char *language)
{
  g_autofree char *dir = ogc_locale_dup_dir (LOCALEDIR, "po", "share/locale");

  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain (GETTEXT_PACKAGE, dir);
  textdomain (GETTEXT_PACKAGE);
}

/* A window that opens as wide as a phone does not get wider on every page, also with the long words of German. */
static void
test_long_words (WindowFixture *fixture,
                 gconstpointer  data)
{
  static const char * const actions[] = { "new-game", "back", "saves", "back" };

  speak ("de");
  window_fixture_close (fixture);
  g_settings_set_int (ogc_preferences_get_default (), OGC_PREFERENCE_WINDOW_WIDTH, 360);
  g_settings_set_int (ogc_preferences_get_default (), OGC_PREFERENCE_WINDOW_HEIGHT, 640);
  window_fixture_open (fixture);
  window_fixture_await_narrow (fixture);
  for (unsigned n = 0; n < G_N_ELEMENTS (actions); n++)
    {
      widget_fixture_draw (GTK_WIDGET (fixture->window));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 360);
      window_fixture_act (fixture, actions[n]);
    }
  window_fixture_begin (fixture, 5, OGC_SEAT_PERSON);
  widget_fixture_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 360);
  speak ("en");
}

static void
add (const char *path,
     void      (*test) (WindowFixture *, gconstpointer))
{
  g_test_add (path, WindowFixture, NULL, window_fixture_set_up, test, window_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ogc_games_register ();
  add ("/window-size/ornaments", test_ornaments);
  add ("/window-size/narrow", test_narrow);
  add ("/window-size/long-words", test_long_words);
  return window_fixture_run ();
}
