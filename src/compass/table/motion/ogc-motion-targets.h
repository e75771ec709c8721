/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-event.h"

G_BEGIN_DECLS

/*
 * Finds things on the table by what widgets show. All functions return (transfer none) (nullable) descendants of @stage
 * that are on the screen; widgets in @taken are skipped, so that each of several equal dice is found once. Nothing is
 * added to @taken.
 */

GtkWidget *ogc_motion_targets_find_tray     (GtkWidget      *stage);
/* A die in the hand in the tray; @owner: a seat or %OGC_NEUTRAL. Picked ones come first. */
GtkWidget *ogc_motion_targets_find_in_hand  (GtkWidget      *stage,
                                             GHashTable     *taken,
                                             unsigned        owner,
                                             unsigned        value);
/* A die in a building, preferably at @place (as in #OgcDiceSet:place) or among those moved last. */
GtkWidget *ogc_motion_targets_find_die      (GtkWidget      *stage,
                                             GHashTable     *taken,
                                             unsigned        building,
                                             unsigned        owner,
                                             unsigned        value,
                                             unsigned        place);
/* The tile of @event in its building. */
GtkWidget *ogc_motion_targets_find_offer    (GtkWidget      *stage,
                                             GHashTable     *taken,
                                             const OgcEvent *event);
/* The tile of @event in the tableau of @owner. */
GtkWidget *ogc_motion_targets_find_holding  (GtkWidget      *stage,
                                             GHashTable     *taken,
                                             const OgcEvent *event,
                                             unsigned        owner);
/* The tableau of a seat or of the neutral player. */
GtkWidget *ogc_motion_targets_find_seat     (GtkWidget      *stage,
                                             unsigned        owner);
/* The card of a building. */
GtkWidget *ogc_motion_targets_find_building (GtkWidget      *stage,
                                             unsigned        building);
/* The stack of a building. */
GtkWidget *ogc_motion_targets_find_stack    (GtkWidget      *stage,
                                             unsigned        building);
/* What is hidden so that nothing of @target is seen: with a tile, the glow around it. */
GtkWidget *ogc_motion_targets_find_whole    (GtkWidget      *target);

G_END_DECLS
