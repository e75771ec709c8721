/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ogc_table_shortcuts_add:
 * @table: an #OgcTable
 *
 * Gives the table its keys: 1 to 6 pick dice, with Shift or Alt neutral ones; a letter for each building places them
 * there; R rolls, E ends the turn, P is A Compelling Power, W shows what tiles would add, Escape lays the dice back.
 */
void ogc_table_shortcuts_add (GtkWidget *table);

G_END_DECLS
