/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-hint.h"
#include "ogc-log-view.h"
#include "ogc-tray-view.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT_BAR (ogc_hint_bar_get_type ())
/**
 * OgcHintBar:
 *
 * Hints: a button for each of the best decisions, with the expected gold and the reason; a spinner while they are being
 * found. They have the same numbers as the marks that #OgcHintLayer shows where they lead. The bar is hidden until the
 * person asks for hints. Choosing one moves the focus to where it leads, but leaves the decision to the person.
 *
 * Signals:
 * - "pointed" (OgcHint *hint, nullable): the pointer or the focus is on @hint; %NULL when it has left
 * - "chosen" (OgcHint *hint): the person wants to follow @hint; pick the dice that it needs
 * - "refused" (const char *reason): there are no hints now
 */
G_DECLARE_FINAL_TYPE (OgcHintBar, ogc_hint_bar, OGC, HINT_BAR, GtkWidget)

/**
 * ogc_hint_bar_set_table:
 * @self: a bar without a game
 * @table: the table, which gets a layer with the numbers over its other children
 * @board: where placements and tiles are
 * @tray: where the other decisions are
 * @log: what the bar covers where there is one beside the board
 *
 * Sets the widgets that hints lead to. Must be called once. The widgets must exist as long as the bar follows a game.
 */
void     ogc_hint_bar_set_table  (OgcHintBar  *self,
                                  GtkWidget   *table,
                                  OgcBoard    *board,
                                  OgcTrayView *tray,
                                  OgcLogView  *log);
/* Follows @game (nullable), and estimates the expected gold of its seats if the preferences ask for it. */
void     ogc_hint_bar_set_game   (OgcHintBar  *self,
                                  OgcGame     *game);
/* Shows or hides hints; only the one for @proposal (nullable) if a guide proposes it. */
void     ogc_hint_bar_toggle     (OgcHintBar        *self,
                                  const OgcDecision *proposal);
/* Returns: whether hints are shown or being found */
gboolean ogc_hint_bar_get_active (OgcHintBar  *self);

G_END_DECLS
