/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * "flat": flat Monte Carlo, which knows nothing of the game but its rules: a yardstick for the others, not an
 * opponent that is offered. Plays every legal decision on to the end of the round, all seats deciding as "random"
 * does, on games that agree with what is known and are the same for all decisions, 30,000 times in all with the
 * usual work; takes the one with the best mean of its gold over that of the best of the others.
 */
extern const OgcPlayer ogc_flat_player;
