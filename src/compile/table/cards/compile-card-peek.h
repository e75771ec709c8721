/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @focus: (nullable): the widget that has the keyboard focus. Returns: (transfer floating) (nullable): the help on
 * it, if it is a card (compile_card_view_new_help()) */
GtkWidget *compile_card_peek_new      (GtkWidget *focus);
/* Lays @peek out beside @focus in their parent, which measures @width by @height pixels. */
void       compile_card_peek_allocate (GtkWidget *peek,
                                       GtkWidget *focus,
                                       int        width,
                                       int        height);

G_END_DECLS
