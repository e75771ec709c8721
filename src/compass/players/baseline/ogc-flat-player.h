/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * "flat": flat Monte Carlo, which knows nothing of the game but its rules. It is a yardstick for the other players, not
 * offered as an opponent. It plays from every legal decision to the end of the round, with all seats deciding like
 * "random", in sampled games that are the same for all decisions: 30,000 games in all with the usual amount of work. It
 * takes the decision with the best mean margin over the best of the other seats.
 */
extern const OgcPlayer ogc_flat_player;
