/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_contrast_follow:
 * @display: a display
 *
 * From now on lays the high contrast palette over the style of @display whenever the desktop wishes it: its theme is
 * called so, or the setting "high-contrast" of its accessibility is on.
 */
void     ogc_contrast_follow  (GdkDisplay *display);

/* Whether a theme of that name is one of high contrast: "HighContrast", "Adwaita-hc", "HighContrastInverse". */
gboolean ogc_contrast_is_high (const char *theme);

G_END_DECLS
