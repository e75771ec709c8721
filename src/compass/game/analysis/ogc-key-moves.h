/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/* The maximum number of key moves of a game. */
#define OGC_MAX_KEY_MOVES 3
/* The least size of a key move, see ogc_key_move_size(): 5 percentage points, or less if it also changed the gold. */
#define OGC_LEAST_KEY_MOVE 0.05
/* The same for the only own one: people want to read about themselves. */
#define OGC_LEAST_OWN_MOVE 0.02

/**
 * OgcKeyMove:
 * @position: how many decisions were taken before
 * @seat: who made it
 * @win: the share of the win that it brought the seat in question, less than 0 for what it cost
 * @gold: the gold that it brought, less than 0 for what it cost
 * @luck: the part of @gold that rolls brought or cost
 * @best: what would have been better, or the decision itself
 *
 * A decision or a roll that did much to decide how a seat finished. What a mistake gave away in @win may have a little
 * in @gold against it.
 */
typedef struct {
  unsigned    position;
  unsigned    seat;
  double      win;
  double      gold;
  double      luck;
  OgcDecision best;
} OgcKeyMove;

/* How much a move did, 0 or more, by the chance to win and by gold. */
double   ogc_key_move_size       (const OgcKeyMove *move);

/* The person with the best place in @save, a game that is over, or -1 if no person plays. */
int      ogc_key_moves_find_seat (OgcSave *save);
/**
 * ogc_key_moves_find:
 * @analysis: an analysis that judges all decisions and rolls of @seat
 * @save: the game, which is over
 * @seat: a seat
 * @moves: (out caller-allocates): room for %OGC_MAX_KEY_MOVES
 * @n: (out): how many moves there are, in the order of the game; 0 if nothing made much of a difference
 *
 * Finds the moves that decided the game for @seat. For a seat that has not won, they are the costliest: an own decision
 * cost what the best one would have brought besides, an own roll what the average one would have, another seat's
 * decision what it took from the expectation of @seat. For a winner, they are the most profitable: an own decision
 * brought the growth of the expectation since before its roll, another seat's what it added to the expectation of
 * @seat. The greatest own move is among them, if it has at least %OGC_LEAST_OWN_MOVE: for a winner it may be a lucky
 * roll, for any other the mistake that ogc_game_analysis_list_mistakes() has first, or without one an unlucky roll.
 *
 * Returns: %FALSE without a network
 */
gboolean ogc_key_moves_find      (OgcGameAnalysis *analysis,
                                  OgcSave         *save,
                                  unsigned         seat,
                                  OgcKeyMove       moves[OGC_MAX_KEY_MOVES],
                                  unsigned        *n);

G_END_DECLS
