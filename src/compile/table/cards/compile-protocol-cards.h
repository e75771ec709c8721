/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card-set.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PROTOCOL_CARDS (compile_protocol_cards_get_type ())
/**
 * CompileProtocolCards:
 *
 * The six cards of a protocol, to be read before it is chosen; as many beside each other as there is room for. Nothing
 * can be done with them.
 */
G_DECLARE_FINAL_TYPE (CompileProtocolCards, compile_protocol_cards, COMPILE, PROTOCOL_CARDS, GtkWidget)

/* Returns: (transfer floating): cards of no protocol yet */
GtkWidget *compile_protocol_cards_new      (void);
/* The cards of the protocol number @protocol of @set, which are those of the one before as long as it is the same. */
void       compile_protocol_cards_show     (CompileProtocolCards *self,
                                            CompileCardSet       *set,
                                            unsigned              protocol);
/* How large they are: 1 is %COMPILE_CARD_WIDTH. */
void       compile_protocol_cards_set_size (CompileProtocolCards *self,
                                            double                size);

G_END_DECLS
