/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COMPILE_TYPE_STACK_VIEW (compile_stack_view_get_type ())
/**
 * CompileStackView:
 *
 * The cards of one side in a line, from the top of the screen downwards: each covers the one above it but for its band
 * and its top box, and the free card is the lowest. Where they are too many, strips without text become lower, then the
 * free card gives up what is empty on it, then top boxes are folded, the oldest first, then all strips share what there
 * is.
 */
G_DECLARE_FINAL_TYPE (CompileStackView, compile_stack_view, COMPILE, STACK_VIEW, GtkWidget)

/* Returns: (transfer floating): an empty stack; with @at_end it stands at the lower end of its room */
GtkWidget *compile_stack_view_new       (gboolean          at_end);
/* The cards, from the bottom of the stack (#CompileCommandCard), and where they lie, in words. */
void       compile_stack_view_set_stack (CompileStackView *self,
                                         GListModel       *stack,
                                         const char       *place);
/* What stands beside it, in two texts of whole sentences, for screen readers. */
void       compile_stack_view_describe  (CompileStackView *self,
                                         const char       *text,
                                         const char       *note);
/* How large cards are. */
void       compile_stack_view_set_size  (CompileStackView *self,
                                         double            size);
/* Where the lowest card ends, in pixels from the upper edge, once it is laid out. */
int        compile_stack_view_get_end   (CompileStackView *self);

G_END_DECLS
