/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "compile-card-face.h"
#include "compile-command-card.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_CARD_VIEW (compile_card_view_get_type ())
/**
 * CompileCardView:
 *
 * A command card on the table: a button, which can have the focus wherever it lies, and is disabled for screen readers
 * as long as nothing can be done with it. Pressed, it activates "compile.card" with its decision
 * (compile_card_view_pack()). Whoever lays it out says how large it is, and how much of it is seen.
 */
G_DECLARE_FINAL_TYPE (CompileCardView, compile_card_view, COMPILE, CARD_VIEW, GtkButton)

/**
 * compile_card_view_new:
 * @card: a card
 * @place: (nullable): where it lies, in words
 *
 * Returns: (transfer floating): a view of @card
 */
GtkWidget          *compile_card_view_new          (CompileCommandCard    *card,
                                                    const char            *place);
CompileCommandCard *compile_card_view_get_card     (CompileCardView       *self);
/* Where it lies. */
void                compile_card_view_set_place    (CompileCardView       *self,
                                                    const char            *place);
/* How large it is (1 is %COMPILE_CARD_WIDTH), and how much of it is seen. */
void                compile_card_view_set_form     (CompileCardView       *self,
                                                    CompileCardForm        form,
                                                    double                 size);
CompileCardForm     compile_card_view_get_form     (CompileCardView       *self);
/* For how many cards of the same back it stands, which lie on each other; 1 as long as it stands for itself. */
void                compile_card_view_set_count    (CompileCardView       *self,
                                                    unsigned               count);
unsigned            compile_card_view_get_count    (CompileCardView       *self);
/* How high it is in @form at @size; a strip without text has nothing to say but its band. */
int                 compile_card_view_get_height   (CompileCardView       *self,
                                                    CompileCardForm        form,
                                                    double                 size);
/* Whether a strip of it shows text. */
gboolean            compile_card_view_has_text     (CompileCardView       *self);
/* Returns: (transfer floating) (nullable): all of the card, where little of it is seen, and how it stands with it now
 * ("help" of #CompileCommandCard); %NULL: there is nothing more to know of it */
GtkWidget          *compile_card_view_new_help     (CompileCardView       *self);
/* Whether all that it says can be read. */
gboolean            compile_card_view_is_complete  (CompileCardView       *self);
/* Whether it is the card in hand that is about to be played. */
void                compile_card_view_set_held     (CompileCardView       *self,
                                                    gboolean               held);
/* Whether its front is seen, and not its back. */
gboolean            compile_card_view_shows_front  (CompileCardView       *self);
/* Whether it is light: it may be chosen, or played. */
gboolean            compile_card_view_is_legal     (CompileCardView       *self);

/* A decision as the parameter of an action, and back. */
guint64             compile_card_view_pack         (const CompileDecision *decision);
CompileDecision     compile_card_view_unpack       (guint64                packed);

G_END_DECLS
