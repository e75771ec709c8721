/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OGC_TYPE_CHOICE_CARD (ogc_choice_card_get_type ())
/**
 * OgcChoiceCard:
 *
 * One of several things of which one is chosen: a picture, a name and a sentence. All of them are a group of radio
 * buttons (#GtkCheckButton:group). Whoever cannot choose it reads why in place of the sentence.
 */
G_DECLARE_FINAL_TYPE (OgcChoiceCard, ogc_choice_card, OGC, CHOICE_CARD, GtkCheckButton)

/**
 * ogc_choice_card_new:
 * @picture: a large one in ui/art (#OgcScene)
 * @title: its name
 * @value: what is chosen with it
 *
 * Returns: (transfer floating): a card
 */
GtkWidget *ogc_choice_card_new        (const char    *picture,
                                       const char    *title,
                                       unsigned       value);
unsigned   ogc_choice_card_get_value  (OgcChoiceCard *self);
/* Returns: (transfer none): what is read, as high on all cards of a group */
GtkWidget *ogc_choice_card_get_words  (OgcChoiceCard *self);

/**
 * ogc_choice_card_set_text:
 * @self: a card
 * @text: a sentence about it, or why it can't be chosen
 * @choosable: whether it can
 */
void       ogc_choice_card_set_text   (OgcChoiceCard *self,
                                       const char    *text,
                                       gboolean       choosable);

/**
 * ogc_choice_card_set_sideways:
 * @self: a card
 * @sideways: whether the text stands beside the picture, and not below it
 */
void       ogc_choice_card_set_sideways (OgcChoiceCard *self,
                                         gboolean       sideways);

G_END_DECLS
