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
 * @player: who decides; %NULL: a program from outside
 * @work: the work given to it (#CompileSearchLimits)
 * @command: (nullable): the command line of a program from outside
 * @timeout: how many seconds this program may take for anything
 *
 * Who plays a game of Compile Gold.
 */
typedef struct {
  char                *name;
  const CompilePlayer *player;
  unsigned             work;
  char               **command;
  guint                timeout;
} CompileEntrant;

/**
 * compile_entrant_new:
 * @text: a player's identifier, optionally with ",work=N"; or "outside=COMMAND LINE"
 * @timeout: how many seconds a program from outside may take for anything; 0: no such program may play
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the entrant; %NULL with @error set
 */
CompileEntrant *compile_entrant_new         (const char            *text,
                                             guint                  timeout,
                                             GError               **error);
void            compile_entrant_free        (CompileEntrant        *self);
/* A digest of the weights and the ratings of protocols by which a level judges games with @set; "" for players without
 * any. Free with g_free(). */
char           *compile_entrant_dup_weights (const CompileEntrant  *self,
                                             CompileCardSet        *set);

/**
 * compile_entrant_play:
 * @set: the cards
 * @seed: of the game
 * @sides: who plays
 * @timings: (nullable) (array): of each side; the times of decisions in which there was a choice are added to it
 * @decisions: (nullable) (element-type CompileDecision): the decisions of the game are added to it
 * @state: (out): the game when it is over
 * @error: return location
 *
 * Plays a game. This can fail only because of a program from outside.
 *
 * Returns: whether it was played to its end
 */
gboolean        compile_entrant_play        (CompileCardSet               *set,
                                             guint64                       seed,
                                             const CompileEntrant * const *sides,
                                             OgcTimings                   *timings,
                                             GArray                       *decisions,
                                             CompileState                 *state,
                                             GError                      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileEntrant, compile_entrant_free)

G_END_DECLS
