/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives @table its keys for lines and hints. They work wherever the focus is in the window, because a mouse click may
 * have left it on a button that has nothing to do with the table. */
void compile_table_shortcuts_add (GtkWidget *table);

G_END_DECLS
