/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CHOICE_CARD (ogc_choice_card_get_type ())
/**
 * OgcChoiceCard:
 *
 * An option with a picture, a name and a sentence. The options form a group of radio buttons (#GtkCheckButton:group).
 * If it cannot be chosen, it says why in place of the sentence.
 */
G_DECLARE_FINAL_TYPE (OgcChoiceCard, ogc_choice_card, OGC, CHOICE_CARD, GtkCheckButton)

/**
 * ogc_choice_card_new:
 * @picture: a large picture in ui/art (#OgcScene)
 * @title: its name
 * @value: the value that it stands for
 *
 * Returns: (transfer floating): a card
 */
GtkWidget *ogc_choice_card_new       (const char     *picture,
                                      const char     *title,
                                      unsigned        value);
unsigned   ogc_choice_card_get_value (OgcChoiceCard  *self);

/**
 * ogc_choice_card_set_text:
 * @self: a card
 * @text: a sentence about it, or why it cannot be chosen
 * @choosable: whether it can be chosen
 */
void       ogc_choice_card_set_text  (OgcChoiceCard  *self,
                                      const char     *text,
                                      gboolean        choosable);

/* Appends the card to @group, a box of cards of which one is chosen. The text has the same height on all cards that
 * share @words. */
void       ogc_choice_card_append    (OgcChoiceCard  *self,
                                      GtkBox         *group,
                                      GtkSizeGroup   *words);
/* Lays out the cards in @group in @orientation, each with its text below the picture or, @sideways, beside it. */
void       ogc_choice_card_arrange   (GtkBox         *group,
                                      GtkOrientation  orientation,
                                      gboolean        sideways);

G_END_DECLS
