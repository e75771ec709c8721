/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"

G_BEGIN_DECLS

/*
 * Information about a replay: a #OgcGame with #OgcGame:replay, made by ogc_game_new_replay(). Positions are those of
 * ogc_game_seek().
 */

/**
 * ogc_replay_choose_viewer:
 * @save: a game that is not on the table
 *
 * Decides what a replay of @save may show (SEC-2): everything once the game is over; before that only what the single
 * person at the table may see.
 *
 * Returns: the viewer for ogc_game_new_replay()
 */
int      ogc_replay_choose_viewer (OgcSave              *save);

/* Whether a turn or the resolving of a building begins at @position, after the beginning. */
gboolean ogc_replay_is_stop       (OgcPlayable          *replay,
                                   unsigned              position);

/**
 * ogc_replay_find_round:
 * @replay: a replay
 * @round: from 1
 *
 * Returns: the position where @round begins; the end of the game if it never does
 */
unsigned ogc_replay_find_round    (OgcGame              *replay,
                                   unsigned              round);

/**
 * ogc_replay_dup_step:
 * @replay: a replay
 *
 * Returns: (transfer full): a sentence about the decision before the position, as far as the viewer may know it; what
 * it led to is in the log. Before the first decision, about the beginning of the game
 */
char    *ogc_replay_dup_step      (OgcGame              *replay);

/**
 * ogc_replay_dup_decision:
 * @replay: a replay
 * @position: how many decisions were taken before, less than #OgcGame:length
 * @decision: (nullable): a decision that was legal then; %NULL for the one that was taken
 *
 * Returns: (transfer full): a few words that name the decision
 */
char    *ogc_replay_dup_decision  (OgcGame              *replay,
                                   unsigned              position,
                                   const OgcDecision    *decision);

/**
 * ogc_replay_dup_review:
 * @replay: a replay
 * @position: how many decisions were taken before, less than #OgcGame:length
 * @best: the best decision
 *
 * Returns: (transfer full): who decided what, and what would have been better, unless that was the best
 */
char    *ogc_replay_dup_review    (OgcGame              *replay,
                                   unsigned              position,
                                   const OgcDecision    *best);
/* The round in which decision number @position was taken, from 1. */
unsigned ogc_replay_get_round     (OgcGame              *replay,
                                   unsigned              position);

G_END_DECLS
