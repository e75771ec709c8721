/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * OgcLight:
 * @OGC_LIGHT_NIGHT: the usual one: a dark green cloth, lacquer and walnut
 * @OGC_LIGHT_DAY: a pale cloth, paper and oak
 * @OGC_LIGHT_HIGH_CONTRAST: black and cream, without scenes
 *
 * The light that the table stands in.
 */
typedef enum {
  OGC_LIGHT_NIGHT,
  OGC_LIGHT_DAY,
  OGC_LIGHT_HIGH_CONTRAST
} OgcLight;

/**
 * OgcCloth:
 * @OGC_CLOTH_DESKTOP: light where the desktop prefers light windows, else dark
 * @OGC_CLOTH_DARK: for the evening
 * @OGC_CLOTH_LIGHT: for daylight
 *
 * Which cloth lies on the table.
 */
typedef enum {
  OGC_CLOTH_DESKTOP,
  OGC_CLOTH_DARK,
  OGC_CLOTH_LIGHT
} OgcCloth;

/**
 * ogc_lights_follow:
 * @display: a display
 *
 * From now on lays the palette of the light over the style of @display: that of high contrast whenever the desktop
 * wishes it (its theme is called so, or the setting "high-contrast" of its accessibility is on), else that of the
 * cloth that was chosen.
 */
void     ogc_lights_follow    (GdkDisplay *display);

/**
 * ogc_lights_set_cloth:
 * @cloth: which one
 *
 * Chooses the cloth of the table.
 */
void     ogc_lights_set_cloth (OgcCloth    cloth);

/* The light that is shown now. */
OgcLight ogc_lights_get       (void);

G_END_DECLS
