/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_TRANSIT_VIEW (compile_transit_view_get_type ())
/**
 * CompileTransitView:
 *
 * A card in transit (COM-34): it has left its place and hovers, tilted, above where it will land, until whatever comes
 * first has been resolved.
 */
G_DECLARE_FINAL_TYPE (CompileTransitView, compile_transit_view, COMPILE, TRANSIT_VIEW, GtkWidget)

/* Returns: (transfer floating): a view without a card, which is invisible */
GtkWidget *compile_transit_view_new      (void);
/* Shows the last of @cards that will land in @line of @side, if any. */
void       compile_transit_view_set_card (CompileTransitView *self,
                                          GListModel         *cards,
                                          int                 side,
                                          int                 line);
/* Sets its size: 1 is %COMPILE_CARD_WIDTH. */
void       compile_transit_view_set_size (CompileTransitView *self,
                                          double              size);

G_END_DECLS
