/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-window-size.h"

#include "ogc-preferences.h"

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
