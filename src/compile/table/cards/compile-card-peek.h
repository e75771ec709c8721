/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @focus: (nullable). Returns: (transfer floating) (nullable): the help on the card that has the focus by the keyboard
 * (compile_card_view_new_help()) */
GtkWidget *compile_card_peek_new      (GtkWidget *focus);
/* Lays it out beside @focus in its parent, which is @width by @height pixels large. */
void       compile_card_peek_allocate (GtkWidget *peek,
                                       GtkWidget *focus,
                                       int        width,
                                       int        height);

G_END_DECLS
