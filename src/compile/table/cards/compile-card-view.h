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
 * A command card on the table. It is a button that can take the focus wherever it lies, and is disabled for screen
 * readers while nothing can be done with it. Pressing it activates "compile.card" with its decision
 * (compile_card_view_pack()). Its parent decides how large it is and how much of it can be seen.
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
/* Sets the size of the card (1 is %COMPILE_CARD_WIDTH), and how much of it is visible. */
void                compile_card_view_set_form     (CompileCardView       *self,
                                                    CompileCardForm        form,
                                                    double                 size);
/* Sets how many cards with the same back, lying on top of one another, it stands for; 1 is the card alone. */
void                compile_card_view_set_count    (CompileCardView       *self,
                                                    unsigned               count);
unsigned            compile_card_view_get_count    (CompileCardView       *self);
/* The card's height in @form at @size; a strip without text is only its band. */
int                 compile_card_view_get_height   (CompileCardView       *self,
                                                    CompileCardForm        form,
                                                    double                 size);
/* Whether the card shows text when it is a strip. */
gboolean            compile_card_view_has_text     (CompileCardView       *self);
/* Returns: (transfer floating) (nullable): the whole card, if only part of it can be seen, and its current state
 * ("help" of #CompileCommandCard); %NULL if there is nothing more to know about it */
GtkWidget          *compile_card_view_new_help     (CompileCardView       *self);
/* Marks it as the card in hand that is about to be played. */
void                compile_card_view_set_held     (CompileCardView       *self,
                                                    gboolean               held);
/* Whether it shows its front. */
gboolean            compile_card_view_shows_front  (CompileCardView       *self);
/* Whether it is lit because it may be chosen or played. */
gboolean            compile_card_view_is_legal     (CompileCardView       *self);

/* A decision as the parameter of an action, and back. */
guint64             compile_card_view_pack         (const CompileDecision *decision);
CompileDecision     compile_card_view_unpack       (guint64                packed);

G_END_DECLS
