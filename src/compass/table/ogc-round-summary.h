/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_ROUND_SUMMARY (ogc_round_summary_get_type ())
/**
 * OgcRoundSummary:
 *
 * What each seat has won in the round that just ended: a strip over the edge of the table, once nothing moves there any
 * more. The game does not go on by itself before it is read: before any key, click or decision; where only computer
 * players sit, before some seconds. Games at the instant pace, replays, and rounds of which only a part was seen do not
 * get one.
 */
G_DECLARE_FINAL_TYPE (OgcRoundSummary, ogc_round_summary, OGC, ROUND_SUMMARY, GtkWidget)

/**
 * ogc_round_summary_set_game:
 * @self: a strip
 * @game: (nullable): the game to follow
 */
void ogc_round_summary_set_game (OgcRoundSummary *self,
                                 OgcGame         *game);

G_END_DECLS
