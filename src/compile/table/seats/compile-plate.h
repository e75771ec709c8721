/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PLATE (compile_plate_get_type ())
/**
 * CompilePlate:
 *
 * A deck or a trash as a small card with a number: its back, or what lies on top of it. A press asks to look through
 * it.
 */
G_DECLARE_FINAL_TYPE (CompilePlate, compile_plate, COMPILE, PLATE, GtkButton)

/* Returns: (transfer floating): the plate of a deck */
GtkWidget *compile_plate_new (void);
/* How many cards there are, and the one on top, which everybody may see, or NULL. */
void       compile_plate_set (CompilePlate       *self,
                              unsigned            count,
                              CompileCommandCard *top,
                              gboolean            is_deck);

G_END_DECLS
