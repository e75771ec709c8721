/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card-set.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PROTOCOL_CARDS (compile_protocol_cards_get_type ())
/**
 * CompileProtocolCards:
 *
 * The six cards of a protocol, to read before choosing it, as many to a row as fit. They cannot be pressed.
 */
G_DECLARE_FINAL_TYPE (CompileProtocolCards, compile_protocol_cards, COMPILE, PROTOCOL_CARDS, GtkWidget)

/* Returns: (transfer floating): a view without a protocol */
GtkWidget *compile_protocol_cards_new      (void);
/* Shows the cards of protocol number @protocol of @set; does nothing if it shows them already. */
void       compile_protocol_cards_show     (CompileProtocolCards *self,
                                            CompileCardSet       *set,
                                            unsigned              protocol);
/* Sets their size: 1 is %COMPILE_CARD_WIDTH. */
void       compile_protocol_cards_set_size (CompileProtocolCards *self,
                                            double                size);

G_END_DECLS
