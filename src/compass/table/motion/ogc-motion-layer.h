/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_MOTION_LAYER (ogc_motion_layer_get_type ())
/**
 * OgcMotionLayer:
 *
 * Lies over the table and shows how dice and tiles get where they are: dice roll, travel, are pushed and bumped;
 * tiles turn over and fly. It follows the events of the game and never looks for differences. The game is always
 * ahead: what flies is hidden at its place until it lands, input is never kept waiting, and any key, click or touch
 * lands everything at once, without being taken away from those it is meant for. Only computer players wait
 * (ogc_game_hold()). How fast things are comes from #OgcGame:pace; with an instant pace, or where the desktop wants
 * no animations, nothing moves. It takes no input itself and is nothing to a screen reader.
 */
G_DECLARE_FINAL_TYPE (OgcMotionLayer, ogc_motion_layer, OGC, MOTION_LAYER, GtkWidget)

/**
 * ogc_motion_layer_new:
 * @stage: what it lies over: the dice and tiles are found below it. It must stay for as long as a game is set
 *
 * Returns: (transfer floating): a layer
 */
GtkWidget *ogc_motion_layer_new        (GtkWidget      *stage);

/**
 * ogc_motion_layer_set_game:
 * @self: a layer
 * @game: (nullable): the game on the table
 *
 * What is in the air for another game lands at once.
 */
void       ogc_motion_layer_set_game   (OgcMotionLayer *self,
                                        OgcGame        *game);

/* Whether something is in the air, or about to be. */
gboolean   ogc_motion_layer_get_moving (OgcMotionLayer *self);

/* Lands everything at once. */
void       ogc_motion_layer_skip       (OgcMotionLayer *self);

G_END_DECLS
