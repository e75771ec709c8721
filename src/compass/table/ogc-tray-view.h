/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_TRAY_VIEW (ogc_tray_view_get_type ())
/**
 * OgcTrayView:
 *
 * The tray at the bottom of the table: the hand, with own and neutral dice apart, what can be done with it and what
 * that costs, and what the viewer is expected to do. Its buttons activate the actions of #OgcTable.
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
 * @hint: (nullable): a sentence, or %NULL for what the model says about the picked dice
 *
 * Shows one sentence below the current question.
 */
void       ogc_tray_view_set_hint  (OgcTrayView *self,
                                    const char  *hint);

/**
 * ogc_tray_view_set_refusal:
 * @self: a tray
 * @refusal: a sentence that says why something is refused
 * @rule: the rule that refuses it, which a button opens; or %OGC_RULE_NONE
 *
 * Shows @refusal until there is something else to say, or something else is picked or asked.
 */
void       ogc_tray_view_set_refusal (OgcTrayView *self,
                                      const char  *refusal,
                                      OgcRule      rule);

/**
 * ogc_tray_view_clear_hint:
 * @self: a tray
 *
 * Removes the sentence, even if it is a refusal.
 */
void       ogc_tray_view_clear_hint (OgcTrayView *self);

/**
 * ogc_tray_view_set_guided:
 * @self: a tray
 * @guided: whether a guide holds the game until the person has read its text
 *
 * Makes the tray say so while a computer player has to decide, and nothing in it the first thing to press.
 */
void       ogc_tray_view_set_guided (OgcTrayView *self,
                                     gboolean     guided);

/**
 * ogc_tray_view_set_board:
 * @self: a tray
 * @board: the widget above it, in a scrolled window
 *
 * Sets the board that must fit as well: in a replay, where nobody needs the tray, it is visible only if all of @board
 * is.
 */
void       ogc_tray_view_set_board (OgcTrayView *self,
                                    GtkWidget   *board);

/**
 * ogc_tray_view_get_first:
 * @self: a tray
 *
 * Returns: (transfer none) (nullable): the widget that the person who is asked is most likely to press here
 */
GtkWidget *ogc_tray_view_get_first (OgcTrayView *self);
/* Returns: (transfer none): what says who moves, which takes the focus while there is nothing to answer */
GtkWidget *ogc_tray_view_get_told  (OgcTrayView *self);
/* Returns: (transfer none) (nullable): the first of the own dice of the person who is asked, an #OgcDieButton like its
 * siblings */
GtkWidget *ogc_tray_view_get_die   (OgcTrayView *self);

/**
 * ogc_tray_view_get_button:
 * @self: a tray
 * @kind: a kind of decision
 *
 * Returns: (transfer none) (nullable): its button, visible or not; %NULL if the decision is not taken in the tray
 */
GtkWidget *ogc_tray_view_get_button (OgcTrayView    *self,
                                     OgcDecisionKind kind);
/* Returns: (transfer none): the button that asks for a hint */
GtkWidget *ogc_tray_view_get_hint_button (OgcTrayView *self);

/* Starts or stops offering to take back the last placement; the button shows how the time for it runs out if it has a
 * @length, in milliseconds. */
void       ogc_tray_view_set_take_back (OgcTrayView *self,
                                        gboolean     take_back,
                                        unsigned     length);

/* Makes what screen readers are told of the game wait until it is no longer held. */
void       ogc_tray_view_hold       (OgcTrayView *self,
                                     gboolean     held);

/* Shows whether tiles to choose from display what they would add. */
void       ogc_tray_view_set_show_tile_values (OgcTrayView *self,
                                               gboolean     show);

/**
 * ogc_tray_view_draw_caption:
 * @self: a tray
 * @size: its size
 * @caption: (nullable): what it says
 *
 * Draws a tray that asks nothing, and has neither dice nor buttons.
 *
 * Returns: (transfer full): its picture, from 0, 0
 */
GskRenderNode *ogc_tray_view_draw_caption (OgcTrayView           *self,
                                           const graphene_size_t *size,
                                           const char            *caption);

G_END_DECLS
