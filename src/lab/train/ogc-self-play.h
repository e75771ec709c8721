/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-entrant.h"
#include "ogc-player.h"
#include "ogc-policy.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/**
 * OgcSelfPlay:
 *
 * A game that a network plays against itself or an opponent, or that was recorded, and what can be learnt from it: the
 * features of what each decision led to, for the seat that took it, and the result of the game.
 */
typedef struct _OgcSelfPlay OgcSelfPlay;

/**
 * OgcSelfPlayers:
 * @teacher: (nullable): plays instead of the network, which only learns
 * @opponent: (nullable): plays all seats but one, and nothing is learnt from what it decides; %NULL for a network that
 * plays against itself
 * @seat: that one
 * @decisions: (nullable) (element-type OgcDecision): all decisions of a finished game, which is repeated; nobody plays
 * @learners: of such a game: the seats that are learnt from, a bit each
 *
 * Who plays a game, or which one is repeated.
 */
typedef struct {
  const OgcPlayer  *teacher;
  const OgcEntrant *opponent;
  unsigned          seat;
  const GArray     *decisions;
  unsigned          learners;
} OgcSelfPlayers;

OgcSelfPlay *ogc_self_play_new   (void);
void         ogc_self_play_free  (OgcSelfPlay          *self);

/**
 * ogc_self_play_play:
 * @tiles: the faces
 * @weights: the networks that play; they are not changed
 * @players: who plays
 * @setup: of the game
 *
 * Plays or repeats a game, which replaces the last one.
 */
void         ogc_self_play_play  (OgcSelfPlay          *self,
                                  const OgcTiles       *tiles,
                                  const OgcWeights     *weights,
                                  const OgcSelfPlayers *players,
                                  const OgcSetup       *setup);

/**
 * ogc_self_play_learn:
 * @lambda: the lambda of TD(lambda): the weight of the final result against the value of the next position
 * @rate: the step size
 *
 * Trains @net on the game.
 *
 * Returns: the mean squared error of the network's estimate of the win
 */
double       ogc_self_play_learn (const OgcSelfPlay    *self,
                                  OgcNet               *net,
                                  float                 lambda,
                                  float                 rate);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSelfPlay, ogc_self_play_free)

G_END_DECLS
