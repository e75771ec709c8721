/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-hint.h"
#include "ogc-tray-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT_BAR (ogc_hint_bar_get_type ())
/**
 * OgcHintBar:
 *
 * Hints: the best decisions, each a button with what may be expected of it and why; a sign while they are being found.
 * They carry the numbers that #OgcHintLayer puts where they would be done. Hidden while nobody has asked. Choosing one
 * moves the focus to where it is done; doing it stays with the person.
 *
 * Signals:
 * - "pointed" (OgcHint *hint, nullable): the pointer or the focus is on it; %NULL when it has left
 * - "chosen" (OgcHint *hint): somebody wants to do that; what it needs is to be picked up
 * - "refused" (const char *reason): there can be no hint now
 */
G_DECLARE_FINAL_TYPE (OgcHintBar, ogc_hint_bar, OGC, HINT_BAR, GtkWidget)

/**
 * ogc_hint_bar_set_table:
 * @self: a bar without a game
 * @table: gets a layer over its other children, which shows the numbers
 * @board: where placements and tiles are
 * @tray: where the other decisions are
 *
 * To be called once. The widgets must live as long as the bar follows a game.
 */
void        ogc_hint_bar_set_table  (OgcHintBar  *self,
                                     GtkWidget   *table,
                                     OgcBoard    *board,
                                     OgcTrayView *tray);
/* Follows @game (nullable), and estimates what its seats may expect while the preferences want to know. */
void        ogc_hint_bar_set_game   (OgcHintBar  *self,
                                     OgcGame     *game);
/* Asks for hints, or puts them away. */
void        ogc_hint_bar_toggle     (OgcHintBar  *self);
/* Returns: whether hints are shown or being found */
gboolean    ogc_hint_bar_get_active (OgcHintBar  *self);

/* The number of a hint as it is written: I, II, III. */
const char *ogc_hint_bar_numeral    (unsigned     number);

G_END_DECLS
