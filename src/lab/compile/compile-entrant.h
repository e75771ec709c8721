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
 * @player: who decides; %NULL for an external program
 * @work: the work given to it (#CompileSearchLimits)
 * @command: (nullable): the command line of an external program
 * @timeout: the time limit in seconds for every interaction with this program
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
 * @timeout: the time limit in seconds for every interaction with an external program; 0: no such program may play
 * @error: return location
 *
 * Returns: (transfer full) (nullable): the entrant; %NULL with @error set
 */
CompileEntrant *compile_entrant_new         (const char            *text,
                                             guint                  timeout,
                                             GError               **error);
void            compile_entrant_free        (CompileEntrant        *self);
/* A digest of the weights and protocol ratings with which a level evaluates games with @set; "" for players without
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
 * Plays a game. This can fail only because of an external program.
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
