/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-cues.h"
#include "ogc-motion.h"

G_BEGIN_DECLS

#define OGC_TYPE_MOTION_LAYER (ogc_motion_layer_get_type ())
/**
 * OgcMotionLayer:
 *
 * Shows how dice and tiles move to their places: dice roll, travel, are pushed and bumped; tiles turn over and fly. It
 * follows the events of the game and never compares states. #OgcGame:pace sets the speed; at the instant pace nothing
 * moves. While it is told how buildings are resolved, the game is "telling": title and tableaus show how it was until
 * things arrive, and a picture of the table as it was lies over the next round. Each sound comes with what is seen.
 *
 * Signals:
 * - "rolling" (gboolean rolling): dice begin to roll, before it is written down what they show, or have landed
 */
G_DECLARE_FINAL_TYPE (OgcMotionLayer, ogc_motion_layer, OGC, MOTION_LAYER, OgcMotion)

/**
 * ogc_motion_layer_new:
 * @stage: the widget that it covers, where it finds dice and tiles. It must exist as long as a game is set
 * @sounds: plays the cues; follows the same game. A reference is taken
 *
 * Returns: (transfer floating): a layer
 */
GtkWidget *ogc_motion_layer_new      (GtkWidget      *stage,
                                      OgcCues        *sounds);

/**
 * ogc_motion_layer_set_game:
 * @self: a layer
 * @game: (nullable): the game on the table
 *
 * Sets the game to follow. Everything still in the air for another game lands at once.
 */
void       ogc_motion_layer_set_game (OgcMotionLayer *self,
                                      OgcGame        *game);

/**
 * ogc_motion_layer_rest:
 * @self: a layer
 * @rests: whether to rest
 * @building: where; %OGC_NO_BUILDING: at any building
 *
 * Makes it rest before it tells how @building is resolved, so that this can be explained first; or lets it continue.
 */
void       ogc_motion_layer_rest     (OgcMotionLayer *self,
                                      gboolean        rests,
                                      OgcBuildingId   building);

G_END_DECLS
