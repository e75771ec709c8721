/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_whole_rows_snapshot:
 * @widget: the parent of @window
 * @window: the window that scrolls @list
 * @list: a list whose children are its rows, from top to bottom
 * @snapshot: a snapshot of @widget
 *
 * Draws @window without a row of which only the lower part is visible.
 */
void ogc_whole_rows_snapshot (GtkWidget   *widget,
                              GtkWidget   *window,
                              GtkWidget   *list,
                              GtkSnapshot *snapshot);

G_END_DECLS
