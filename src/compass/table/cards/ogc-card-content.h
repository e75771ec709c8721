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
 * The dice and tiles of a building, in rows or in separate places, which ogc_card_layouts_create() lays out for each
 * building. Dice and tiles where the picked dice may be placed can be pressed.
 *
 * Signals:
 * - "place" (GListModel *placements, GtkWidget *anchor): dice or a tile were pressed; @placements are the ways to place
 *   the picked dice there
 * - "aimed" (OgcPlacement *placement, nullable): the pointer or the focus is on dice or a tile where the picked dice
 *   may be placed in exactly this way; %NULL when it has left
 */
G_DECLARE_FINAL_TYPE (OgcCardContent, ogc_card_content, OGC, CARD_CONTENT, GtkBox)

/* Sets the game and the building. Must be called once, before any of the following. */
void       ogc_card_content_set_building    (OgcCardContent *self,
                                             OgcGame        *game,
                                             OgcBuilding    *building);
/* Shows the dice of the building in @field, on plates as in #OgcDiceSetView. */
void       ogc_card_content_bind_sets       (OgcCardContent *self,
                                             GtkWidget      *field);
/* Shows the tiles of the building in @field. */
void       ogc_card_content_bind_offers     (OgcCardContent *self,
                                             GtkWidget      *field);
/* Creates a slot with content that can be pressed, for one of the next two functions; see ogc_card_slot_new(). */
GtkWidget *ogc_card_content_create_slot     (OgcCardContent *self,
                                             const char     *css_class,
                                             int             width,
                                             int             height,
                                             const char     *label);
/* Keeps @slots, indexed by #OgcDiceSet:place, filled with the dice of the building. Takes ownership of the array. */
void       ogc_card_content_bind_set_slots  (OgcCardContent *self,
                                             GPtrArray      *slots);
/* Keeps @slots, indexed by #OgcTile:place, filled with the tiles of the building. Takes ownership of the array. */
void       ogc_card_content_bind_tile_slots (OgcCardContent *self,
                                             GPtrArray      *slots);

/* Shows which of the highlighted places @placement belongs to; %NULL for none. */
void       ogc_card_content_aim             (OgcCardContent *self,
                                             OgcPlacement   *placement);

/**
 * ogc_card_content_show_after:
 * @self: the content of a card
 * @after: (nullable) (element-type OgcDiceSet): the dice here after an #OgcPlacement; %NULL to show only what is there
 *
 * Shows dice that are not there yet dashed, and the ranks as they would be.
 */
void       ogc_card_content_show_after      (OgcCardContent *self,
                                             GListModel     *after);

/**
 * ogc_card_content_show_pick:
 * @self: the content of a card
 *
 * Shows where the picked dice may be placed: dashed, if there is only one way; otherwise each way has a mark or a place
 * of its own, which can be pressed.
 */
void       ogc_card_content_show_pick       (OgcCardContent *self);

G_END_DECLS
