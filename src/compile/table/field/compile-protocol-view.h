/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a protocol at scale 1. */
#define COMPILE_PROTOCOL_VIEW_WIDTH 126
#define COMPILE_PROTOCOL_VIEW_HEIGHT 186

#define COMPILE_TYPE_PROTOCOL_VIEW (compile_protocol_view_get_type ())
/**
 * CompileProtocolView:
 *
 * A protocol, as a poster in front of a lamp that is on when the protocol is compiled. In the draft, pressing it
 * chooses the protocol: it activates "compile.take" with the decision that it was given. While protocols are being
 * rearranged, pressing it picks the protocol: it activates "compile.protocol".
 */
G_DECLARE_FINAL_TYPE (CompileProtocolView, compile_protocol_view, COMPILE, PROTOCOL_VIEW, GtkButton)

/* Returns: (transfer floating): a protocol that shows nothing yet */
GtkWidget *compile_protocol_view_new          (void);
/* Shows @protocol, a number in compile_names_protocol, or an empty frame for -1; @caption replaces its state below. */
void       compile_protocol_view_show         (CompileProtocolView *self,
                                               int                  protocol,
                                               gboolean             compiled,
                                               const char          *caption);
/* Sets the decision that pressing it takes, from compile_card_view_pack(), and whether it is legal. */
void       compile_protocol_view_set_decision (CompileProtocolView *self,
                                               guint64              decision,
                                               gboolean             legal);
guint64    compile_protocol_view_get_decision (CompileProtocolView *self);
gboolean   compile_protocol_view_is_legal     (CompileProtocolView *self);
/* Makes pressing it pick it for a swap; @picked marks it as picked already. */
void       compile_protocol_view_set_movable  (CompileProtocolView *self,
                                               guint64              decision,
                                               gboolean             picked);

G_END_DECLS
