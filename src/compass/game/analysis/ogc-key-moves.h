/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game-analysis.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/* The most moves that decide a game. */
#define OGC_MAX_KEY_MOVES 3
/* Less gold than this decides nothing. */
#define OGC_LEAST_KEY_MOVE 0.5

/**
 * OgcKeyMove:
 * @position: how many decisions were taken before
 * @gold: what it brought the seat that is looked at, less than 0 for what it cost
 * @best: what would have been better, or the decision itself
 *
 * A placement, or a tile that was taken, that had a great part in how a seat has ended.
 */
typedef struct {
  unsigned    position;
  double      gold;
  OgcDecision best;
} OgcKeyMove;

/**
 * ogc_key_moves_find:
 * @analysis: (nullable): in which all decisions of @seat are judged; not needed for one that has won
 * @save: its game, which is over
 * @seat: a seat
 * @moves: (out caller-allocates): room for %OGC_MAX_KEY_MOVES
 *
 * Finds what decided the game for @seat. One that has not won lost most by these: its own decisions cost what the
 * best ones would have brought, others' what the seat could expect less after them. One that has won gained most by
 * these: its own by what it could expect more than before its roll, others' by what they left to it. Decisions with
 * which chance was drawn are left out, but for rolls.
 *
 * Returns: how many there are, in the order of the game; 0 without a network
 */
unsigned ogc_key_moves_find (OgcGameAnalysis *analysis,
                             OgcSave         *save,
                             unsigned         seat,
                             OgcKeyMove       moves[OGC_MAX_KEY_MOVES]);

G_END_DECLS
