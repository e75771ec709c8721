/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PILE_BUTTON (compile_pile_button_get_type ())
/**
 * CompilePileButton:
 *
 * A deck or a trash, as a small card with a number: the back of the deck, or the top card of the trash. Pressing it
 * asks to look through the pile.
 */
G_DECLARE_FINAL_TYPE (CompilePileButton, compile_pile_button, COMPILE, PILE_BUTTON, GtkButton)

/* Returns: (transfer floating): a button for an empty deck */
GtkWidget *compile_pile_button_new (void);
/* Sets how many cards there are, and the top one if everybody may see it, else %NULL. */
void       compile_pile_button_set (CompilePileButton  *self,
                                    unsigned            count,
                                    CompileCommandCard *top,
                                    gboolean            is_deck);

G_END_DECLS
