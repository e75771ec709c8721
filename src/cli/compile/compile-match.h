/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-card-set.h"
#include "compile-player.h"
#include "compile-state.h"

G_BEGIN_DECLS

/* The names of the sets (CompileSetId) in options and in the protocol. */
extern const OgcName compile_match_sets[];

/**
 * CompileMatch:
 * @set: the cards; one of those that the program brings along, which last as long as it
 * @setup: what is chosen before the draft
 * @players: who plays each side; %NULL: somebody outside
 * @work: the work given to computer players (#CompileSearchLimits)
 *
 * A game of Compile Gold that is to be played with a program outside.
 */
typedef struct {
  CompileCardSet      *set;
  CompileSetup         setup;
  const CompilePlayer *players[COMPILE_N_SIDES];
  unsigned             work;
} CompileMatch;

/* The identifiers of all computer players, weakest first. Returns: (transfer container) */
GPtrArray  *compile_match_player_ids (void);
/* The identifier of who plays @side. */
const char *compile_match_player_id  (const CompileMatch *self,
                                      unsigned            side);
/* Makes the player @id, a computer player or a program outside, play @side. Returns: whether there is such a player */
gboolean    compile_match_set_player (CompileMatch       *self,
                                      unsigned            side,
                                      const char         *id);

/**
 * compile_match_decide:
 * @state: a game of this match in which a computer player is asked
 * @position: how many decisions were taken before
 * @decision: (out): what it decides
 *
 * Lets the player that is asked decide from what its side may know (COM-15), as it would in the window.
 */
void        compile_match_decide     (const CompileMatch *self,
                                      const CompileState *state,
                                      unsigned            position,
                                      CompileDecision    *decision);

G_END_DECLS
