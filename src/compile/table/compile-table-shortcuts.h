/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives @table the keys of its lines and of hints, wherever in the window the focus is: a mouse leaves it on buttons
 * that have nothing to do with the table. */
void compile_table_shortcuts_add (GtkWidget *table);

G_END_DECLS
