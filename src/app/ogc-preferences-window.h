/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_PREFERENCES_WINDOW (ogc_preferences_window_get_type ())
/**
 * OgcPreferencesWindow:
 *
 * Where the person changes #OgcPreferences. Every change takes effect at once.
 */
G_DECLARE_FINAL_TYPE (OgcPreferencesWindow, ogc_preferences_window, OGC, PREFERENCES_WINDOW, GtkWindow)

/**
 * ogc_preferences_window_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Returns: (transfer none): a window
 */
OgcPreferencesWindow *ogc_preferences_window_new         (GtkWindow            *parent);

/**
 * ogc_preferences_window_show_volume:
 * @self: a window
 *
 * Gives the focus to the volume of table sounds, above that of signals.
 */
void                  ogc_preferences_window_show_volume (OgcPreferencesWindow *self);

G_END_DECLS
