/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether pressing @widget answers the question that the game asks, or a part of it. */
gboolean   compile_table_focus_is_answer   (GtkWidget *widget);
/* Returns: (transfer none) (nullable): the first such widget among @widget and its descendants */
GtkWidget *compile_table_focus_find_answer (GtkWidget *widget);
/* Returns: (transfer none): what must be visible for @answer: the whole hand for a card in it, the whole line for a
 * protocol, as that may change places with one on its other side; else @answer itself */
GtkWidget *compile_table_focus_find_whole  (GtkWidget *answer);

/**
 * compile_table_focus_move:
 * @table: a widget that last contained the focus
 *
 * Moves the focus to the first answer in @table, unless it is on one already or in a popover. It does so at once, and
 * again in the second frame, because in the first one GTK moves the focus away from a removed widget. But the focus is
 * left where a key has moved it meanwhile, as long as the answer that got it at once still is one. The focus stays in
 * @table.
 */
void       compile_table_focus_move        (GtkWidget *table);

G_END_DECLS
