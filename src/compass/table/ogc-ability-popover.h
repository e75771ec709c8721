/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-tray.h"

G_BEGIN_DECLS

#define OGC_TYPE_ABILITY_POPOVER (ogc_ability_popover_get_type ())
/**
 * OgcAbilityPopover:
 *
 * A Compelling Power (ABL-4): for each picked own die, a row with the six values that it may be turned to.
 */
G_DECLARE_FINAL_TYPE (OgcAbilityPopover, ogc_ability_popover, OGC, ABILITY_POPOVER, GtkPopover)

/**
 * ogc_ability_popover_new:
 * @tray: a tray with one or two own dice picked
 *
 * Returns: (transfer floating): a popover without a parent
 */
GtkWidget *ogc_ability_popover_new (OgcTray *tray);

G_END_DECLS
