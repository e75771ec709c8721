/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-match.h"
#include "ogc-save-decisions.h"

G_BEGIN_DECLS

/**
 * OgcMatchGame:
 * @state: the current state
 * @events: the events of the last decision, if a hook needs them
 * @decisions: (element-type OgcDecision): taken so far
 * @seats: who took each of them
 *
 * A game of a match in progress.
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
 * @tell: (nullable): called at the beginning and after every decision, with the game's events of it; %FALSE likewise
 * @data: for both
 *
 * Hooks into a game.
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
 * @hooks: (nullable): hooks into the game
 * @error: return location
 *
 * Plays a game to its end, in place of the previous one.
 *
 * Returns: whether it reached its end: a decision may be illegal, or a hook may fail
 */
gboolean      ogc_match_game_play (OgcMatchGame         *self,
                                   const OgcMatch       *match,
                                   const OgcSetup       *setup,
                                   const OgcMatchHooks  *hooks,
                                   GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcMatchGame, ogc_match_game_free)

G_END_DECLS
