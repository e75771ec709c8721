/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COMPILE_TYPE_HAND_VIEW (compile_hand_view_get_type ())
/**
 * CompileHandView:
 *
 * Cards beside each other, which overlap where there is no room for all of them; in a narrow window they go on in a new
 * row instead. The other player's hand is the same, of backs of which little is seen.
 */
G_DECLARE_FINAL_TYPE (CompileHandView, compile_hand_view, COMPILE, HAND_VIEW, GtkWidget)

/* Returns: (transfer floating): an empty hand */
GtkWidget *compile_hand_view_new       (void);
/* The cards (#CompileCommandCard), and whose they are, in words. */
void       compile_hand_view_set_cards (CompileHandView *self,
                                        GListModel      *cards,
                                        const char      *place);
/* How large cards are; how much of them is seen (1: all); whether they go on in a new row. */
void       compile_hand_view_set_size  (CompileHandView *self,
                                        double           size,
                                        double           seen,
                                        gboolean         wraps);

G_END_DECLS
