/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-hint-bar.h"
#include "ogc-tray-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINTS_CONTROLLER (ogc_hints_controller_get_type ())
/**
 * OgcHintsController:
 *
 * Hints: what the best player would do, in a strip below the board, and as numbers where it would be done. Choosing one
 * moves the focus there; doing it stays with the person.
 *
 * Signals:
 * - "pointed" (OgcHint *hint, nullable): the pointer or the focus is on it; %NULL when it has left
 * - "chosen" (OgcHint *hint): somebody wants to do that; what it needs is to be picked up
 * - "refused" (const char *reason): there can be no hint now
 */
G_DECLARE_FINAL_TYPE (OgcHintsController, ogc_hints_controller, OGC, HINTS_CONTROLLER, GObject)

/**
 * ogc_hints_controller_new:
 * @table: gets a layer over its other children, which shows the numbers
 * @bar: the strip
 * @board: where placements and tiles are
 * @tray: where the other decisions are
 *
 * The widgets must live as long as the result follows a game.
 *
 * Returns: (transfer full): hints for no game
 */
OgcHintsController *ogc_hints_controller_new        (GtkWidget          *table,
                                                     OgcHintBar         *bar,
                                                     OgcBoard           *board,
                                                     OgcTrayView        *tray);
/* Follows @game (nullable), and estimates what its seats may expect while the preferences want to know. */
void                ogc_hints_controller_set_game   (OgcHintsController *self,
                                                     OgcGame            *game);
/* Asks for hints, or puts them away. */
void                ogc_hints_controller_toggle     (OgcHintsController *self);
/* Returns: whether hints are shown or being found */
gboolean            ogc_hints_controller_get_active (OgcHintsController *self);

G_END_DECLS
