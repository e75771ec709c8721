/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * "ismcts": single-observer information set Monte Carlo tree search (P. Cowling, E. Powley, D. Whitehouse, 2012), which
 * knows nothing of the game but its rules. It is a yardstick for the other players, not offered as an opponent. Each
 * iteration samples a game that agrees with what is known, descends the tree by UCB1 among the decisions that are legal
 * in that game, adds one, and plays on to the end of the round with all seats deciding like "random". A seat's reward
 * is its margin over the best of the others.
 */
extern const OgcPlayer ogc_ismcts_player;
