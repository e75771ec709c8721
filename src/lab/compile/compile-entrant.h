/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "compile-card-set.h"
#include "compile-player.h"
#include "compile-state.h"
#include "ogc-timings.h"

G_BEGIN_DECLS

#define COMPILE_MAX_WORK 1000000

/**
 * CompileEntrant:
 * @name: what was typed
 * @player: who decides
 * @work: the work given to it (#CompileSearchLimits)
 *
 * Who plays a game of Compile Gold.
 */
typedef struct {
  char                *name;
  const CompilePlayer *player;
  unsigned             work;
} CompileEntrant;

/**
 * compile_entrant_new:
 * @text: a player's identifier, with ",work=N" if wanted
 * @error: return location
 *
 * Returns: (transfer full) (nullable): who is meant
 */
CompileEntrant *compile_entrant_new         (const char            *text,
                                             GError               **error);
void            compile_entrant_free        (CompileEntrant        *self);
/* What tells the weights and the ratings of protocols, by which a level judges games with @set, from others; "" for
 * whoever has none. */
char           *compile_entrant_dup_weights (const CompileEntrant  *self,
                                             CompileCardSet        *set);

/**
 * compile_entrant_play:
 * @set: the cards
 * @seed: of the game
 * @sides: who plays
 * @timings: (nullable) (array): how long the decisions of each took in which there was a choice; added to
 * @decisions: (nullable) (element-type CompileDecision): those of the game are added to it
 * @state: (out): the game when it is over
 *
 * Plays a game.
 *
 * Returns: how many decisions there were
 */
guint           compile_entrant_play        (CompileCardSet               *set,
                                             guint64                       seed,
                                             const CompileEntrant * const *sides,
                                             OgcTimings                   *timings,
                                             GArray                       *decisions,
                                             CompileState                 *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileEntrant, compile_entrant_free)

G_END_DECLS
