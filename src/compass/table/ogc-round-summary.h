/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-board.h"
#include "ogc-game.h"

G_BEGIN_DECLS

#define OGC_TYPE_ROUND_SUMMARY (ogc_round_summary_get_type ())
/**
 * OgcRoundSummary:
 *
 * What each seat has won in the round that has just ended, and the gold that it brought: a strip over the table that
 * appears once nothing moves any more. The game does not continue by itself until the strip has been read, that is,
 * until a click, Enter, Space or Escape, or a decision; if only computers play, it waits a few seconds. There is none
 * at the instant pace, at which nothing waits, in replays, for rounds that were only partly followed, or for the last
 * round, which the final scores follow at once.
 */
G_DECLARE_FINAL_TYPE (OgcRoundSummary, ogc_round_summary, OGC, ROUND_SUMMARY, GtkWidget)

/**
 * ogc_round_summary_set_board:
 * @self: a strip in an overlay over the board
 * @board: the board, which outlives the strip
 *
 * Lets the strip leave what must be read on the board uncovered.
 */
void ogc_round_summary_set_board (OgcRoundSummary *self,
                                  OgcBoard        *board);

/**
 * ogc_round_summary_set_game:
 * @self: a strip
 * @game: (nullable): the game to follow
 */
void ogc_round_summary_set_game  (OgcRoundSummary *self,
                                  OgcGame         *game);

G_END_DECLS
