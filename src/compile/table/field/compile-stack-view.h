/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COMPILE_TYPE_STACK_VIEW (compile_stack_view_get_type ())
/**
 * CompileStackView:
 *
 * The cards of one side in a line, from the top of the screen downwards. Each covers the one above it except for its
 * band and its top box; the lowest one is uncovered. If there are too many, strips without text become lower first;
 * then the uncovered card loses its empty parts; then top boxes are folded, the oldest first; then all strips share
 * the height.
 */
G_DECLARE_FINAL_TYPE (CompileStackView, compile_stack_view, COMPILE, STACK_VIEW, GtkWidget)

/* Returns: (transfer floating): an empty stack; with @at_end it is aligned to the lower end of its space */
GtkWidget *compile_stack_view_new       (gboolean          at_end);
/* Sets the cards (#CompileCommandCard), from the bottom of the stack, and says in words where they lie. */
void       compile_stack_view_set_stack (CompileStackView *self,
                                         GListModel       *stack,
                                         const char       *place);
/* Sets how screen readers describe what stands beside the stack: two texts of whole sentences. */
void       compile_stack_view_describe  (CompileStackView *self,
                                         const char       *text,
                                         const char       *note);
/* Sets the size of the cards. */
void       compile_stack_view_set_size  (CompileStackView *self,
                                         double            size);
/* Where the lowest card ends, in pixels from the upper edge; valid once it is laid out. */
int        compile_stack_view_get_end   (CompileStackView *self);

G_END_DECLS
