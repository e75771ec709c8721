/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"
#include "ogc-card-slot.h"

G_BEGIN_DECLS

#define OGC_TYPE_CARD_CONTENT (ogc_card_content_get_type ())
/**
 * OgcCardContent:
 *
 * The dice and tiles of one building, in rows or in places of their own, which ogc_building_cards_create() lays out for
 * each building. Dice and tiles where the dice picked may be placed can be pressed.
 *
 * Signals:
 * - "place" (GListModel *placements, GtkWidget *anchor): dice or a tile were pressed; @placements are the ways to place
 *   the dice picked there
 * - "aimed" (OgcPlacement *placement, nullable): the pointer or the focus is on dice or a tile where the dice picked
 *   may be placed in just this way; %NULL when it has left
 */
G_DECLARE_FINAL_TYPE (OgcCardContent, ogc_card_content, OGC, CARD_CONTENT, GtkBox)

/* Says whose dice and tiles they are, once, before any of the following. */
void       ogc_card_content_set_building    (OgcCardContent *self,
                                             OgcGame        *game,
                                             OgcBuilding    *building);
/* Shows the dice of the building in @field, on plates as in #OgcDiceSetView. */
void       ogc_card_content_bind_sets       (OgcCardContent *self,
                                             GtkWidget      *field);
/* Shows the tiles of the building in @field. */
void       ogc_card_content_bind_offers     (OgcCardContent *self,
                                             GtkWidget      *field);
/* Makes a slot whose contents take part in the game, for one of the two below; as ogc_card_slot_new(). */
GtkWidget *ogc_card_content_create_slot     (OgcCardContent *self,
                                             const char     *css_class,
                                             int             width,
                                             int             height,
                                             const char     *label);
/* Keeps @slots, by #OgcDiceSet:place, filled with the dice of the building. The array is taken over. */
void       ogc_card_content_bind_set_slots  (OgcCardContent *self,
                                             GPtrArray      *slots);
/* Keeps @slots, by #OgcTile:place, filled with the tiles of the building. The array is taken over. */
void       ogc_card_content_bind_tile_slots (OgcCardContent *self,
                                             GPtrArray      *slots);

/**
 * ogc_card_content_set_pointed:
 * @self: the content of a card
 * @pointed: whether the pointer or the focus is on the card, so that dice are marked that would be pushed out
 *
 * Returns: whether that is another than before
 */
gboolean   ogc_card_content_set_pointed     (OgcCardContent *self,
                                             gboolean        pointed);
/* Marks anew where the dice picked may be placed, and what would be pushed out. */
void       ogc_card_content_update_marks    (OgcCardContent *self);
/* Shows to which of the places that light up @placement belongs; %NULL: to none. */
void       ogc_card_content_aim             (OgcCardContent *self,
                                             OgcPlacement   *placement);

/**
 * ogc_card_content_preview:
 * @self: the content of a card
 * @sets: (nullable): dice as they would lie here, of an #OgcPlacement; %NULL to show what is
 *
 * Shows @sets in the stead of the dice that lie here.
 */
void       ogc_card_content_preview         (OgcCardContent *self,
                                             GListModel     *sets);

/**
 * ogc_card_content_show_new_place:
 * @self: the content of a card
 * @placement: a way to place the dice picked here that belongs to none of the dice and tiles that lie here
 *
 * Shows a place for it, which can be pressed like the others that light up, until ogc_card_content_preview() is called.
 */
void       ogc_card_content_show_new_place  (OgcCardContent *self,
                                             OgcPlacement   *placement);

G_END_DECLS
