/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-die.h"

G_BEGIN_DECLS

#define OGC_TYPE_DIE_BUTTON (ogc_die_button_get_type ())
/**
 * OgcDieButton:
 *
 * A die in the tray; pressing it picks the die.
 *
 * Properties:
 * - "die" (OgcDie, construct-only)
 * - "emblem" (string, construct-only): of its owner
 */
G_DECLARE_FINAL_TYPE (OgcDieButton, ogc_die_button, OGC, DIE_BUTTON, GtkToggleButton)

/**
 * ogc_die_button_new:
 * @die: a die of the tray
 * @emblem: (nullable): of its owner
 *
 * Returns: (transfer floating): its button
 */
GtkWidget *ogc_die_button_new     (OgcDie       *die,
                                   const char   *emblem);
OgcDie    *ogc_die_button_get_die (OgcDieButton *self);

G_END_DECLS
