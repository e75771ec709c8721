/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-size.h"

#include "ogc-preferences.h"
#include "ogc-style.h"

/* Narrower than this, in pixels, pages are stacked. */
#define NARROW_WIDTH 600
/* From these sizes on #OgcZoomLayout draws pages larger: 1.25, 1.5 or 2.5 times. */
#define SPACIOUS_WIDTH 1588
#define SPACIOUS_HEIGHT 990
#define LARGE_WIDTH 1905
#define LARGE_HEIGHT 1187
#define HUGE_WIDTH 3175
#define HUGE_HEIGHT 1977

int
ogc_window_size_restore (GtkWindow *window)
{
  GSettings *preferences = ogc_preferences_get_default ();
  const int width = g_settings_get_int (preferences, OGC_PREFERENCE_WINDOW_WIDTH);

  g_return_val_if_fail (GTK_IS_WINDOW (window), 0);

  gtk_window_set_default_size (window, width, g_settings_get_int (preferences, OGC_PREFERENCE_WINDOW_HEIGHT));
  if (!g_settings_get_boolean (preferences, OGC_PREFERENCE_WINDOW_MAXIMIZED))
    return width;
  gtk_window_maximize (window);
  return 0;
}

void
ogc_window_size_remember (GtkWindow *window)
{
  GSettings *preferences = ogc_preferences_get_default ();
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (preferences, OGC_PREFERENCE_WINDOW_MAXIMIZED, gtk_window_is_maximized (window));
  if (width <= 0 || height <= 0)
    return;
  g_settings_set_int (preferences, OGC_PREFERENCE_WINDOW_WIDTH, width);
  g_settings_set_int (preferences, OGC_PREFERENCE_WINDOW_HEIGHT, height);
}

/* If there is little room for the title, only the button to close the window stays; the others have keys and menus. */
static void
show_buttons (GtkWindow *window,
              gboolean   narrow)
{
  GtkHeaderBar *bar = GTK_HEADER_BAR (gtk_window_get_titlebar (window));
  g_autofree char *layout = NULL;
  g_autoptr (GString) kept = NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (bar)), "gtk-decoration-layout", &layout, NULL);
  kept = g_string_new (layout);
  g_string_replace (kept, "minimize", "", 0);
  g_string_replace (kept, "maximize", "", 0);
  /* only on a change, because setting it lays the bar out again, and this runs on every layout */
  if (g_strcmp0 (gtk_header_bar_get_decoration_layout (bar), narrow ? kept->str : NULL) != 0)
    gtk_header_bar_set_decoration_layout (bar, narrow ? kept->str : NULL);
}

gboolean
ogc_window_size_tell_style (GtkWindow *window,
                            int        width,
                            int        height)
{
  const gboolean narrow = width < NARROW_WIDTH;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  ogc_style_set_class (GTK_WIDGET (window), "spacious", width >= SPACIOUS_WIDTH && height >= SPACIOUS_HEIGHT);
  ogc_style_set_class (GTK_WIDGET (window), "large", width >= LARGE_WIDTH && height >= LARGE_HEIGHT);
  ogc_style_set_class (GTK_WIDGET (window), "huge", width >= HUGE_WIDTH && height >= HUGE_HEIGHT);
  ogc_style_set_class (GTK_WIDGET (window), "narrow", narrow);
  show_buttons (window, narrow);
  return narrow;
}
