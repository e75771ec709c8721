/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_HOVER (compile_hover_get_type ())
/**
 * CompileHover:
 *
 * A card in transit (COM-34): it has left its place, and is lifted and tilted above where it is about to land, as long
 * as something else comes first.
 */
G_DECLARE_FINAL_TYPE (CompileHover, compile_hover, COMPILE, HOVER, GtkWidget)

/* Returns: (transfer floating): a hover without a card, which is not seen */
GtkWidget *compile_hover_new      (void);
/* Shows that of @cards which will land in @line of @side, or nothing; the last of several. */
void       compile_hover_set_card (CompileHover *self,
                                   GListModel   *cards,
                                   int           side,
                                   int           line);
/* 1 is %COMPILE_CARD_WIDTH wide. */
void       compile_hover_set_size (CompileHover *self,
                                   double        size);

G_END_DECLS
