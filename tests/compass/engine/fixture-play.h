/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-state.h"

/* Random play for tests, with a generator of its own, so that a number names a game. */
typedef uint64_t Luck;

Luck        luck_of_game (uint64_t           seed,
                          uint64_t           game);
unsigned    luck_below   (Luck              *luck,
                          unsigned           bound);
/* Any legal set-up. */
OgcSetup    play_setup   (Luck              *luck);
/* Chooses a decision: each kind is equally likely, and then each decision of that kind. */
OgcDecision play_choose  (const OgcDecision *list,
                          unsigned           n,
                          Luck              *luck);
