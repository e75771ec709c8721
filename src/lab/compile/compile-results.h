/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-entrant.h"
#include "ogc-run-list.h"

G_BEGIN_DECLS

/* The newest version of the format, and the only one so far. */
#define COMPILE_RESULTS_VERSION 1
#define COMPILE_RESULTS_FORMAT "gilded-compass-compile-results"

/* Sums over games. Each side's result counts for the protocols that it has drafted. */
typedef struct {
  guint64 turns;
  guint64 decisions;
  guint64 drawn;
  guint64 wins[COMPILE_N_SIDES]; /* of the side that chose first, and of the other */
  guint64 side_wins[COMPILE_N_SIDES];
  guint64 protocol_games[COMPILE_N_PROTOCOLS];
  guint64 protocol_wins[COMPILE_N_PROTOCOLS];
} CompileCounts;

/**
 * CompileResults:
 * @rules: the version of the rules that was played
 * @cards: the digest of the set of cards
 * @protocols: the set's protocols, by their numbers in compile_names_protocol
 * @players: the names of the players, by side
 * @weights: a digest of what they evaluate with (compile_entrant_dup_weights())
 * @runs: (element-type OgcRun): which games were played
 * @games: how many games these are
 * @counts: their results
 *
 * The results of many games of Compile Gold. All numbers are integers, so that partial results add up exactly.
 */
typedef struct {
  guint          rules;
  char          *cards;
  guint          protocols[COMPILE_N_PROTOCOLS];
  char          *players[COMPILE_N_SIDES];
  char          *weights;
  GArray        *runs;
  guint64        games;
  CompileCounts  counts;
} CompileResults;

/* Empty results of games with @set between @sides. */
CompileResults *compile_results_new     (CompileCardSet               *set,
                                         const CompileEntrant * const *sides);
void            compile_results_free    (CompileResults               *self);
/* Adds a game that is over. */
void            compile_results_add     (CompileResults               *self,
                                         const CompileState           *state,
                                         guint                         decisions);

/**
 * compile_results_merge:
 * @source: what errors call @other
 * @other: other games of the same players
 * @error: return location
 *
 * Returns: whether they are compatible; if not, nothing was added
 */
gboolean        compile_results_merge   (CompileResults               *self,
                                         const char                   *source,
                                         const CompileResults         *other,
                                         GError                      **error);

/* The results as one line of JSON without a line end (data/compile/results.schema.json). Free with g_free(). */
char           *compile_results_to_json (const CompileResults         *self);
/* Reads results back, and checks everything that can be checked. Returns: (transfer full) (nullable): the results;
 * %NULL with @error set */
CompileResults *compile_results_load    (GFile                        *file,
                                         GError                      **error);
/* Writes human-readable tables to standard output. */
void            compile_results_print   (const CompileResults         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileResults, compile_results_free)

G_END_DECLS
