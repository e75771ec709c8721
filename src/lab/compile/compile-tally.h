/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-entrant.h"
#include "ogc-run-list.h"

G_BEGIN_DECLS

/* The newest version of the format, and the only one so far. */
#define COMPILE_TALLY_VERSION 1
#define COMPILE_TALLY_FORMAT "gilded-compass-compile-results"

/* Sums over games. A side counts for the protocols that it has drafted. */
typedef struct {
  guint64 turns;
  guint64 decisions;
  guint64 drawn;
  guint64 wins[COMPILE_N_SIDES]; /* of who chose first, and of the other */
  guint64 side_wins[COMPILE_N_SIDES];
  guint64 protocol_games[COMPILE_N_PROTOCOLS];
  guint64 protocol_wins[COMPILE_N_PROTOCOLS];
} CompileCounts;

/**
 * CompileTally:
 * @rules: the version of the rules that was played
 * @cards: the digest of the set of cards
 * @protocols: the numbers in compile_names_protocol of those of the set
 * @players: the names of those who played, by side
 * @weights: what tells from others what they judge by (compile_entrant_dup_weights())
 * @runs: (element-type OgcRun): which games were played
 * @games: how many these are
 * @counts: what has come of them
 *
 * What has come of many games of Compile Gold. Whole numbers alone, so that parts add up to exactly the whole.
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
} CompileTally;

/* No games yet, with @set, of @sides. */
CompileTally *compile_tally_new     (CompileCardSet                *set,
                                     const CompileEntrant * const  *sides);
void          compile_tally_free    (CompileTally                  *self);
/* Adds a game that is over. */
void          compile_tally_add     (CompileTally                  *self,
                                     const CompileState            *state,
                                     guint                          decisions);

/**
 * compile_tally_merge:
 * @source: what errors call @other
 * @other: other games of the same players
 * @error: return location
 *
 * Returns: whether they fit together; else nothing was added
 */
gboolean      compile_tally_merge   (CompileTally                  *self,
                                     const char                    *source,
                                     const CompileTally            *other,
                                     GError                       **error);

/* A tally as one line of JSON without its end (data/compile/results.schema.json). Free with g_free(). */
char         *compile_tally_to_json (const CompileTally            *self);
/* The way back; checks all that can be. Returns: (transfer full) (nullable): %NULL with @error set */
CompileTally *compile_tally_load    (GFile                         *file,
                                     GError                       **error);
/* Writes a tally to standard output, for people. */
void          compile_tally_print   (const CompileTally            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileTally, compile_tally_free)

G_END_DECLS
