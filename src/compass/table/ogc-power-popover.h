/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-tray.h"

G_BEGIN_DECLS

#define OGC_TYPE_POWER_POPOVER (ogc_power_popover_get_type ())
/**
 * OgcPowerPopover:
 *
 * A Compelling Power (ABL-4): for each own die picked, a row with the six values that it may be turned to.
 */
G_DECLARE_FINAL_TYPE (OgcPowerPopover, ogc_power_popover, OGC, POWER_POPOVER, GtkPopover)

/**
 * ogc_power_popover_new:
 * @tray: a tray with one or two own dice picked
 *
 * Returns: (transfer floating): a popover, to be given a parent
 */
GtkWidget *ogc_power_popover_new (OgcTray *tray);

G_END_DECLS
