/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-player.h"
#include "ogc-save.h"
#include "ogc-setup.h"
#include "ogc-tile-set.h"
#include "ogc-weights.h"

G_BEGIN_DECLS

#define OGC_MAX_WORK 1000000 /* the most for a player, in per cent of the usual work */
/* In place of a player's identifier: a program at the other end of the protocol. */
#define OGC_OUTSIDE OGC_SEAT_OUTSIDE

/**
 * OgcMatch:
 * @tile_set: the faces
 * @setup: what is chosen before the first round
 * @players: who plays each seat; %NULL: a person or an outside program
 * @styles: the players' styles, for levels (#OgcSearchLimits)
 * @weights: the players' networks, if not the default (#OgcSearchLimits)
 * @works: the work given to computer players (#OgcSearchLimits)
 *
 * What stays the same in all games of a run.
 */
typedef struct {
  OgcTileSet       *tile_set;
  OgcSetup          setup;
  const OgcPlayer  *players[OGC_MAX_SEATS];
  OgcPlayStyle      styles[OGC_MAX_SEATS];
  const OgcWeights *weights[OGC_MAX_SEATS];
  unsigned          works[OGC_MAX_SEATS];
} OgcMatch;

void        ogc_match_clear        (OgcMatch       *self);

/* The identifier of who plays @seat, with the style (ogc_players_kind()). */
const char *ogc_match_player_id    (const OgcMatch *self,
                                    unsigned        seat);

/* The identifier of the default emblem of @seat. */
const char *ogc_match_emblem       (unsigned        seat);

/**
 * ogc_match_set_player:
 * @id: a computer player's identifier, with a style if wanted (ogc_players_parse()), or %OGC_OUTSIDE
 *
 * Returns: whether there is such a player; then it plays @seat
 */
gboolean    ogc_match_set_player   (OgcMatch       *self,
                                    unsigned        seat,
                                    const char     *id);

/* (transfer container): all identifiers of computer players, without styles: first the levels, weakest first */
GPtrArray  *ogc_match_player_ids   (void);
/* The same as a list in a sentence. Free with g_free(). */
char       *ogc_match_list_players (void);

/* Every set-up that the rules allow with the seats, start player and seed of @setup. Returns: (element-type OgcSetup)
 * (transfer full) */
GArray     *ogc_match_list_setups  (const OgcSetup *setup);

/**
 * ogc_match_decide:
 * @state: a game of this match in which a computer player is asked
 * @position: how many decisions were taken before
 * @decision: (out): what it decides
 *
 * Lets the player that is asked decide from what its seat may know (SEC-4), as it would in the window.
 */
void        ogc_match_decide       (const OgcMatch *self,
                                    const OgcState *state,
                                    unsigned        position,
                                    OgcDecision    *decision);

/**
 * ogc_match_to_save:
 * @setup: of the game, with its seed
 * @decisions: (element-type OgcDecision): all decisions
 * @state: the resulting state
 *
 * Returns: (transfer full): the game as a save, from which a record is made
 */
OgcSave    *ogc_match_to_save      (const OgcMatch *self,
                                    const OgcSetup *setup,
                                    const GArray   *decisions,
                                    const OgcState *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OgcMatch, ogc_match_clear)

G_END_DECLS
