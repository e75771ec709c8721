/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_table_shortcuts_add:
 * @table: an #OgcTable
 *
 * Gives the table its keys: 1 to 6 pick dice, with Shift or Alt neutral ones; the letters of ogc-key-bindings.h work;
 * Escape puts the dice back. Single keys do nothing while they are switched off.
 */
void ogc_table_shortcuts_add (GtkWidget *table);

G_END_DECLS
