/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/* The maximum number of key moves of a game. */
#define OGC_MAX_KEY_MOVES 3
/* The least share of the win, 0 to 1, that makes a key move. */
#define OGC_LEAST_KEY_MOVE 0.01

/**
 * OgcKeyMove:
 * @position: how many decisions were taken before
 * @win: the share of the win that the move brought the seat in question, less than 0 for what it cost
 * @gold: the gold that it brought, less than 0 for what it cost
 * @best: what would have been better, or the decision itself
 *
 * A placement, or the taking of a tile, that did much to decide how a seat finished.
 */
typedef struct {
  unsigned    position;
  double      win;
  double      gold;
  OgcDecision best;
} OgcKeyMove;

/* The person with the best place in @save, a game that is over, or -1 if no person plays. */
int      ogc_key_moves_find_seat (OgcSave *save);
/**
 * ogc_key_moves_find:
 * @analysis: (nullable): an analysis that judges all decisions of @seat; not needed for a winner
 * @save: the game, which is over
 * @seat: a seat
 * @moves: (out caller-allocates): room for %OGC_MAX_KEY_MOVES
 *
 * Finds the moves that decided the game for @seat, by its chances to win. For a seat that has not won, they are the
 * costliest: an own decision cost what the best one would have brought besides, another seat's what it took from the
 * expectation of @seat. For a winner, they are the most profitable: an own decision brought the growth of the
 * expectation since before its roll, another seat's what it added to the expectation of @seat. Decisions that reveal
 * something random are left out, except that a winner's move includes its roll.
 *
 * Returns: how many moves there are, in the order of the game; 0 without a network
 */
unsigned ogc_key_moves_find      (OgcGameAnalysis *analysis,
                                  OgcSave         *save,
                                  unsigned         seat,
                                  OgcKeyMove       moves[OGC_MAX_KEY_MOVES]);

G_END_DECLS
