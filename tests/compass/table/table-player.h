/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"

/* A game of @seats people with names, and with @b, @c, @form and @seed; aborts if the set-up is refused. */
OgcGame *table_player_new_game (unsigned      seats,
                                OgcForm       form,
                                unsigned      b,
                                unsigned      c,
                                guint64       seed);

/* Lifts the curtain if there is one, and takes a random decision for whoever is asked, preferably a placement rather
 * than a reroll, so that games end. Returns whether there was one. */
gboolean table_player_step     (OgcGame      *game,
                                GRand        *rand);

/* A random legal decision, as in table_player_step(). */
OgcDecision table_player_choose (OgcGame     *game,
                                 GRand       *rand);
