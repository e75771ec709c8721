/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"

G_BEGIN_DECLS

/**
 * OgcMatchGame:
 * @state: as it stands
 * @events: of the last decision, where somebody asks for them
 * @decisions: (element-type OgcDecision): taken so far
 * @seats: who took each of them
 *
 * One game of a match as it is played.
 */
typedef struct {
  OgcState  state;
  OgcEvents events;
  GArray   *decisions;
  guint8    seats[OGC_MAX_GAME_DECISIONS];
} OgcMatchGame;

/**
 * OgcMatchHooks:
 * @decide: (nullable): decides for the seat that is asked, in place of ogc_match_decide(); %FALSE with @error set
 * ends the game
 * @tell: (nullable): hears of the beginning and of every decision, when the game's events are of it; %FALSE likewise
 * @data: for both
 *
 * Who else has a part in a game.
 */
typedef struct {
  gboolean (*decide) (const OgcMatch     *match,
                      const OgcMatchGame *game,
                      OgcDecision        *decision,
                      gpointer            data,
                      GError            **error);
  gboolean (*tell)   (const OgcMatch     *match,
                      const OgcMatchGame *game,
                      gpointer            data,
                      GError            **error);
  gpointer   data;
} OgcMatchHooks;

OgcMatchGame *ogc_match_game_new  (void);
void          ogc_match_game_free (OgcMatchGame         *self);

/**
 * ogc_match_game_play:
 * @match: who plays
 * @setup: of the game, with its seed
 * @hooks: (nullable): who else has a part in it
 * @error: return location
 *
 * Plays a game to its end, in place of the one before.
 *
 * Returns: whether it came to its end: somebody may decide what the rules refuse, or a hook fail
 */
gboolean      ogc_match_game_play (OgcMatchGame         *self,
                                   const OgcMatch       *match,
                                   const OgcSetup       *setup,
                                   const OgcMatchHooks  *hooks,
                                   GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcMatchGame, ogc_match_game_free)

G_END_DECLS
