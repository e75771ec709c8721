/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COMPILE_TYPE_HAND_VIEW (compile_hand_view_get_type ())
/**
 * CompileHandView:
 *
 * Cards side by side, which overlap if there is no room for all of them; in a narrow window they wrap into another row
 * instead. The other player's hand looks the same, with backs that are mostly hidden.
 */
G_DECLARE_FINAL_TYPE (CompileHandView, compile_hand_view, COMPILE, HAND_VIEW, GtkWidget)

/* Returns: (transfer floating): an empty hand */
GtkWidget *compile_hand_view_new       (void);
/* Sets the cards (#CompileCommandCard), and says in words whose they are. */
void       compile_hand_view_set_cards (CompileHandView *self,
                                        GListModel      *cards,
                                        const char      *place);
/* Sets how large the cards are, how much of them can be seen (1: all), and whether they wrap into another row. */
void       compile_hand_view_set_size  (CompileHandView *self,
                                        double           size,
                                        double           seen,
                                        gboolean         wraps);

G_END_DECLS
