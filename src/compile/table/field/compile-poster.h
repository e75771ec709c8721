/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* At the size 1. */
#define COMPILE_POSTER_WIDTH 126
#define COMPILE_POSTER_HEIGHT 186

#define COMPILE_TYPE_POSTER (compile_poster_get_type ())
/**
 * CompilePoster:
 *
 * A protocol: a poster on a lamp, which is on when the protocol is compiled. In the draft it is a button that chooses
 * it: pressed, it activates "compile.take" with the decision it was given. Where protocols are rearranged, it picks it:
 * pressed, it activates "compile.protocol".
 */
G_DECLARE_FINAL_TYPE (CompilePoster, compile_poster, COMPILE, POSTER, GtkButton)

/* Returns: (transfer floating): a poster that shows nothing yet */
GtkWidget *compile_poster_new          (void);
/* @protocol in compile_names_protocol, -1 for an empty frame; what is written below it, in place of its state. */
void       compile_poster_show         (CompilePoster *self,
                                        int            protocol,
                                        gboolean       compiled,
                                        const char    *caption);
/* What it does when it is pressed, as compile_card_view_pack() has it, and whether it may be. */
void       compile_poster_set_decision (CompilePoster *self,
                                        guint64        decision,
                                        gboolean       legal);
guint64    compile_poster_get_decision (CompilePoster *self);
gboolean   compile_poster_is_legal     (CompilePoster *self);
/* It may be pressed to change places, and whether it is picked for that. */
void       compile_poster_set_movable  (CompilePoster *self,
                                        guint64        decision,
                                        gboolean       picked);

G_END_DECLS
