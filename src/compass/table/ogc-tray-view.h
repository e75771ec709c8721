/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TRAY_VIEW (ogc_tray_view_get_type ())
/**
 * OgcTrayView:
 *
 * The tray at the bottom of the table: the hand, own and neutral dice apart, what can be done with it and what it
 * costs, and what is expected now. Its buttons activate the actions of #OgcTable.
 */
G_DECLARE_FINAL_TYPE (OgcTrayView, ogc_tray_view, OGC, TRAY_VIEW, GtkWidget)

/**
 * ogc_tray_view_set_game:
 * @self: a tray
 * @game: (nullable): the game that it belongs to
 */
void       ogc_tray_view_set_game  (OgcTrayView *self,
                                    OgcGame     *game);

/**
 * ogc_tray_view_set_hint:
 * @self: a tray
 * @hint: (nullable): a sentence, or %NULL for what the model has to say about the dice picked
 *
 * Shows one sentence below what is expected.
 */
void       ogc_tray_view_set_hint  (OgcTrayView *self,
                                    const char  *hint);

/**
 * ogc_tray_view_set_refusal:
 * @self: a tray
 * @refusal: a sentence that says why something cannot be
 * @rule: the rule that says so, which a button beside it opens; %OGC_RULE_NONE if it is none
 *
 * Shows it as a hint that stays until there is something else to say, or something else is picked or asked.
 */
void       ogc_tray_view_set_refusal (OgcTrayView *self,
                                      const char  *refusal,
                                      OgcRule      rule);

/**
 * ogc_tray_view_clear_hint:
 * @self: a tray
 *
 * Takes the sentence away, a refusal too.
 */
void       ogc_tray_view_clear_hint (OgcTrayView *self);

/**
 * ogc_tray_view_set_guided:
 * @self: a tray
 * @guided: whether a guide holds the game until the person has read what it says
 *
 * Says so while a computer player is to decide.
 */
void       ogc_tray_view_set_guided (OgcTrayView *self,
                                     gboolean     guided);

/**
 * ogc_tray_view_set_board:
 * @self: a tray
 * @board: what stands above it, in a scrolled window
 *
 * In a replay, where nobody needs the tray, it is seen only where there is room for the whole of @board, too.
 */
void       ogc_tray_view_set_board (OgcTrayView *self,
                                    GtkWidget   *board);

/**
 * ogc_tray_view_get_first:
 * @self: a tray
 *
 * Returns: (transfer none) (nullable): what the person who is asked will most likely press here
 */
GtkWidget *ogc_tray_view_get_first (OgcTrayView *self);

/**
 * ogc_tray_view_get_button:
 * @self: a tray
 * @kind: a sort of decision
 *
 * Returns: (transfer none) (nullable): the button for it, shown or not; %NULL for what is not decided in the tray
 */
GtkWidget *ogc_tray_view_get_button (OgcTrayView    *self,
                                     OgcDecisionKind kind);
/* Returns: (transfer none): the button that asks for a hint */
GtkWidget *ogc_tray_view_get_hint_button (OgcTrayView *self);

/* Offers to take the last placement back, or no longer. */
void       ogc_tray_view_set_take_back (OgcTrayView *self,
                                        gboolean     take_back);

/* Shows whether the tiles to choose from say what they would add. */
void       ogc_tray_view_set_show_tile_values (OgcTrayView *self,
                                               gboolean     show);

G_END_DECLS
