/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcTheme:
 * @OGC_THEME_NIGHT: the default: a dark green cloth, lacquer and walnut
 * @OGC_THEME_DAY: a pale cloth, paper and oak
 * @OGC_THEME_HIGH_CONTRAST: black and cream, without scenes
 *
 * How the table is lit and coloured.
 */
typedef enum {
  OGC_THEME_NIGHT,
  OGC_THEME_DAY,
  OGC_THEME_HIGH_CONTRAST
} OgcTheme;

/**
 * OgcCloth:
 * @OGC_CLOTH_DESKTOP: light if the desktop prefers light windows, else dark
 * @OGC_CLOTH_DARK: for the evening
 * @OGC_CLOTH_LIGHT: for daylight
 *
 * The cloth that lies on the table, as chosen in the preferences.
 */
typedef enum {
  OGC_CLOTH_DESKTOP,
  OGC_CLOTH_DARK,
  OGC_CLOTH_LIGHT
} OgcCloth;

/**
 * ogc_theme_follow:
 * @display: a display
 *
 * Keeps the palette of the theme laid over the style of @display: high contrast whenever the desktop asks for it (by
 * the name of its own theme, or by the accessibility setting "high-contrast"), else what goes with the chosen cloth.
 */
void     ogc_theme_follow     (GdkDisplay *display);

/**
 * ogc_theme_add_sheets:
 * @by_day: the resource of a style sheet
 * @high_contrast: another one
 *
 * Lays each over the style in its theme. The names must stay valid.
 */
void     ogc_theme_add_sheets (const char *by_day,
                               const char *high_contrast);

/**
 * ogc_theme_set_cloth:
 * @cloth: which one
 *
 * Chooses the cloth of the table.
 */
void     ogc_theme_set_cloth  (OgcCloth    cloth);

/* The current theme. */
OgcTheme ogc_theme_get        (void);

G_END_DECLS
