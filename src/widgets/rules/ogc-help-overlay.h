/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_help_overlay_prepare:
 * @window: a window of the program
 * @table: the resource with what keys do at the table of a game: a #GtkShortcutsGroup called "table". Constant
 *
 * Gives @window an overlay that tells what all keys do. GTK would make it with the window, whether anybody wants to see
 * it or not.
 *
 * Returns: (transfer none): the overlay, which is still to be presented
 */
GtkWidget *ogc_help_overlay_prepare (GtkApplicationWindow *window,
                                     const char           *table);

G_END_DECLS
