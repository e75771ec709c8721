/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-player.h"
#include "ogc-policy.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/**
 * OgcSelfPlay:
 *
 * A game that a network plays against itself, and what there is to learn from it: the features of what each decision
 * led to, for the seat that took it, and what the end of the game says about them.
 */
typedef struct _OgcSelfPlay OgcSelfPlay;

OgcSelfPlay *ogc_self_play_new   (void);
void         ogc_self_play_free  (OgcSelfPlay       *self);

/**
 * ogc_self_play_play:
 * @tiles: the faces
 * @weights: plays all seats, and is not changed
 * @teacher: (nullable): plays instead of @weights, which only looks on
 * @setup: of the game
 *
 * Plays a game, in place of what was in the lesson before.
 */
void         ogc_self_play_play  (OgcSelfPlay       *self,
                                  const OgcTiles    *tiles,
                                  const OgcWeights  *weights,
                                  const OgcPlayer   *teacher,
                                  const OgcSetup    *setup);

/**
 * ogc_self_play_learn:
 * @lambda: how much a later moment's truth weighs against the next moment's value, TD(lambda)
 * @rate: the size of a step
 *
 * Teaches @net.
 *
 * Returns: the mean square of what it was wrong by about the win
 */
double       ogc_self_play_learn (const OgcSelfPlay *self,
                                  OgcNet            *net,
                                  float              lambda,
                                  float              rate);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSelfPlay, ogc_self_play_free)

G_END_DECLS
