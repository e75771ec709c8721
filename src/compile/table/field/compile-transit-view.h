/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_TRANSIT_VIEW (compile_transit_view_get_type ())
/**
 * CompileTransitView:
 *
 * A card in transit (COM-34): it has left its place, and is lifted and tilted above where it is about to land, as long
 * as something else comes first.
 */
G_DECLARE_FINAL_TYPE (CompileTransitView, compile_transit_view, COMPILE, TRANSIT_VIEW, GtkWidget)

/* Returns: (transfer floating): a view without a card, which is not seen */
GtkWidget *compile_transit_view_new      (void);
/* Shows that of @cards which will land in @line of @side, or nothing; the last of several. */
void       compile_transit_view_set_card (CompileTransitView *self,
                                          GListModel         *cards,
                                          int                 side,
                                          int                 line);
/* 1 is %COMPILE_CARD_WIDTH wide. */
void       compile_transit_view_set_size (CompileTransitView *self,
                                          double              size);

G_END_DECLS
