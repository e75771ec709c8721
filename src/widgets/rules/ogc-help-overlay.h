/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_help_overlay_prepare:
 * @window: a window of the program
 * @table: the resource with the shortcuts at the table of a game: a #GtkShortcutsGroup called "table". Constant
 *
 * Gives @window an overlay with all shortcuts, created on demand; GTK would create it with the window, whether needed
 * or not.
 *
 * Returns: (transfer none): the overlay, not yet presented
 */
GtkWidget *ogc_help_overlay_prepare  (GtkApplicationWindow *window,
                                      const char           *table);

/**
 * ogc_help_overlay_set_keys:
 * @overlay: an overlay
 * @id: the id of one of its shortcuts
 * @accelerator: (nullable): its keys; %NULL hides it
 *
 * Changes the keys of a shortcut that people can change or switch off.
 */
void       ogc_help_overlay_set_keys (GtkWidget            *overlay,
                                      const char           *id,
                                      const char           *accelerator);

G_END_DECLS
