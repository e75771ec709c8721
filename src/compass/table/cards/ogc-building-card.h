/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-dice-set-view.h"
#include "ogc-game.h"
#include "ogc-card-slot.h"

G_BEGIN_DECLS

#define OGC_TYPE_BUILDING_CARD (ogc_building_card_get_type ())
/**
 * OgcBuildingCard:
 *
 * One building on the table: its name, which can be pressed to place the dice picked, its rule in few words, its dice and tiles, its stack, what can be won.
 * A subclass for each building lays out the dice and tiles; what its template contains goes into the middle of the card.
 *
 * It shows whether it takes the pick (style class "takes"), refuses it ("refuses"), resolves ("resolving") or waits for a choice ("choosing").
 *
 * Properties:
 * - "building" (OgcBuilding, read-only), "game" (OgcGame, read-only): set together by ogc_building_card_set_building()
 *
 * Actions:
 * - "card.rules": opens the rules at this building
 *
 * Signals:
 * - "place" (GListModel *placements, GtkWidget *anchor): somebody wants to place the dice picked here; @placements are the ways to
 *   do it, none when the building refuses; @anchor is where it was wished
 * - "pointed" (gboolean pointed): the pointer or the focus has come or gone
 * - "aimed" (OgcPlacement *placement, nullable): the pointer or the focus is on dice or a tile where the dice picked may be placed in just this way;
 *   %NULL when it has left
 */
G_DECLARE_DERIVABLE_TYPE (OgcBuildingCard, ogc_building_card, OGC, BUILDING_CARD, GtkWidget)

/**
 * OgcBuildingCardClass:
 * @bind: a building has been set: connect to what is in it
 */
struct _OgcBuildingCardClass
{
  GtkWidgetClass parent_class;

  void (*bind) (OgcBuildingCard *self);
};

/**
 * ogc_building_card_set_building:
 * @self: a card for that building
 * @game: a game
 * @building: one of its buildings
 *
 * Shows @building. Called once.
 */
void         ogc_building_card_set_building    (OgcBuildingCard   *self,
                                                OgcGame           *game,
                                                OgcBuilding       *building);
OgcBuilding *ogc_building_card_get_building    (OgcBuildingCard   *self);
OgcGame     *ogc_building_card_get_game        (OgcBuildingCard   *self);

/**
 * ogc_building_card_request:
 * @self: a card
 *
 * Does what pressing the name does: emits "place" with all ways to place the pick here.
 */
void         ogc_building_card_request         (OgcBuildingCard   *self);

/**
 * ogc_building_card_dup_hint:
 * @self: a card
 *
 * Returns: (transfer full): what placing the pick here does, or why it cannot be, or else what this building is about
 */
char        *ogc_building_card_dup_hint        (OgcBuildingCard   *self);

/* The title, as what is focused first. Returns: (transfer none) */
GtkWidget   *ogc_building_card_get_title       (OgcBuildingCard   *self);

/**
 * ogc_building_card_preview:
 * @self: a card
 * @sets: (nullable): dice as they would lie here, of an #OgcPlacement; %NULL to show what is
 *
 * Shows @sets in the stead of the dice that lie here.
 */
void         ogc_building_card_preview         (OgcBuildingCard   *self,
                                                GListModel        *sets);

/**
 * ogc_building_card_show_new_place:
 * @self: a card
 * @placement: a way to place the dice picked here that belongs to none of the dice and tiles that lie here
 *
 * Shows a place for it, which can be pressed like the others that light up, until ogc_building_card_preview() is called.
 */
void         ogc_building_card_show_new_place  (OgcBuildingCard   *self,
                                                OgcPlacement      *placement);

/* Shows to which of the places that light up @placement belongs; %NULL: to none. */
void         ogc_building_card_aim             (OgcBuildingCard   *self,
                                                OgcPlacement      *placement);

/* Lights the card up as a line of the log points to it. */
void         ogc_building_card_set_linked      (OgcBuildingCard   *self,
                                                gboolean           linked);

/*
 * For subclasses, in ogc-building-card-content.c.
 */

/* What a place for dice and the place for a tile below it look like. */
typedef struct {
  const char *dice_class;
  const char *tile_class;
  int         width;
  int         dice_height;
  int         tile_height;
} OgcCardPair;

/* Makes a place for dice above one for a tile, and adds them to @dice and @tiles. The labels are for a screen reader. */
GtkWidget   *ogc_building_card_create_pair     (OgcBuildingCard   *self,
                                                const OgcCardPair *pair,
                                                const char        *dice_label,
                                                const char        *tile_label,
                                                GPtrArray         *dice,
                                                GPtrArray         *tiles);

/* Shows the dice of the building in @field; @plate as in #OgcDiceSetView. */
void         ogc_building_card_bind_sets       (OgcBuildingCard   *self,
                                                GtkWidget         *field,
                                                gboolean           plate);
/* Shows the tiles of the building in @field. */
void         ogc_building_card_bind_offers     (OgcBuildingCard   *self,
                                                GtkWidget         *field);
/* Makes a slot whose contents take part in the game, for one of the two below; as ogc_card_slot_new(). */
GtkWidget   *ogc_building_card_create_slot     (OgcBuildingCard   *self,
                                                const char        *css_class,
                                                int                width,
                                                int                height,
                                                const char        *label);
/* Keeps @slots, by #OgcDiceSet:place, filled with the dice of the building. The array is taken over. */
void         ogc_building_card_bind_set_slots  (OgcBuildingCard   *self,
                                                GPtrArray         *slots);
/* Keeps @slots, by #OgcTile:place, filled with the tiles of the building. The array is taken over. */
void         ogc_building_card_bind_tile_slots (OgcBuildingCard   *self,
                                                GPtrArray         *slots);

G_END_DECLS
