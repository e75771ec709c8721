/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-card-set.h"
#include "compile-player.h"
#include "compile-state.h"

G_BEGIN_DECLS

/**
 * CompileMatch:
 * @set: the cards; a set that comes with the program, which is never freed
 * @setup: what is chosen before the draft
 * @players: who plays each side; %NULL: an outside program
 * @work: the work given to computer players (#CompileSearchLimits)
 *
 * A game of Compile Gold to be played with an outside program.
 */
typedef struct {
  CompileCardSet      *set;
  CompileSetup         setup;
  const CompilePlayer *players[COMPILE_N_SIDES];
  unsigned             work;
} CompileMatch;

/* The identifiers of all computer players: first the levels, weakest first. Returns: (transfer container) */
GPtrArray  *compile_match_player_ids (void);
/* The identifier of who plays @side. */
const char *compile_match_player_id  (const CompileMatch *self,
                                      unsigned            side);
/* Makes the player @id, a computer player or an outside program, play @side. Returns: whether there is such a
 * player */
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
