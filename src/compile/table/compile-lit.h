/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is done once all is laid out. */
typedef void (*CompileLitFunc) (GtkWidget *table);

/* Whether @widget itself is light: pressed, it answers what is asked, or a part of it. */
gboolean   compile_lit_is    (GtkWidget      *widget);
/* Returns: (transfer none) (nullable): the first that is, from @widget on inwards */
GtkWidget *compile_lit_find  (GtkWidget      *widget);

/* Does @func in the second frame of @table: what has changed is laid out by then. */
void       compile_lit_wait  (GtkWidget      *table,
                              CompileLitFunc  func);

/**
 * compile_lit_focus:
 * @table: a widget that had the focus last
 *
 * Moves the focus to what is light in @table, unless it is on such a thing or in a popover: at once, and in the second
 * frame again, for in the first GTK moves it on from what had it and is gone. It stays in @table.
 */
void       compile_lit_focus (GtkWidget      *table);

G_END_DECLS
