/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"

/*
 * "puct": a plain policy-value search as in AlphaZero, with the networks of the levels. It is a yardstick for the
 * highest level, which uses the same networks in rollouts instead, and is not offered as an opponent. Each simulation
 * samples a game that agrees with what is known, descends the tree by PUCT among the best decisions of the policy, and
 * stops at the first new position, where the network estimates what each seat can expect. Without a network it decides
 * like "greedy".
 */
extern const OgcPlayer ogc_puct_player;
