/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a poster at scale 1. */
#define COMPILE_POSTER_WIDTH 126
#define COMPILE_POSTER_HEIGHT 186

#define COMPILE_TYPE_POSTER (compile_poster_get_type ())
/**
 * CompilePoster:
 *
 * A protocol, as a poster in front of a lamp that is on when the protocol is compiled. In the draft, pressing it
 * chooses the protocol: it activates "compile.take" with the decision that it was given. While protocols are being
 * rearranged, pressing it picks the protocol: it activates "compile.protocol".
 */
G_DECLARE_FINAL_TYPE (CompilePoster, compile_poster, COMPILE, POSTER, GtkButton)

/* Returns: (transfer floating): a poster that shows nothing yet */
GtkWidget *compile_poster_new          (void);
/* Shows @protocol, a number in compile_names_protocol, or an empty frame for -1; @caption replaces its state below. */
void       compile_poster_show         (CompilePoster *self,
                                        int            protocol,
                                        gboolean       compiled,
                                        const char    *caption);
/* Sets what pressing it decides, as from compile_card_view_pack(), and whether that is legal. */
void       compile_poster_set_decision (CompilePoster *self,
                                        guint64        decision,
                                        gboolean       legal);
guint64    compile_poster_get_decision (CompilePoster *self);
gboolean   compile_poster_is_legal     (CompilePoster *self);
/* Lets it be pressed to change places; @picked marks it as picked for that. */
void       compile_poster_set_movable  (CompilePoster *self,
                                        guint64        decision,
                                        gboolean       picked);

G_END_DECLS
