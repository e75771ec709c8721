/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-names.h"
#include "ogc-result.h"
#include "ogc-run-list.h"
#include "ogc-timings.h"

G_BEGIN_DECLS

/* The newest version of the format, and the only one so far. */
#define OGC_ARENA_RESULTS_VERSION 1
#define OGC_ARENA_RESULTS_FORMAT "gilded-compass-arena"

enum {
  OGC_MAX_ENTRANTS = 16,
  OGC_MAX_ARENA_SETUPS = 32,

  OGC_SHARES = 60, /* parts of a win, which any number of tied seats can share equally */
  OGC_GOLD_PARTS = 12, /* parts of a gold piece, in which the mean of the other seats is always whole */
};

/**
 * OgcLineups:
 * @OGC_LINEUPS_PAIRS: every entrant against every other; with more than two seats, each alone among copies of the other
 * @OGC_LINEUPS_FIRST: the first entrant against every other; with more than two seats, alone among copies of the other
 * @OGC_LINEUPS_ALL: all entrants at one table
 *
 * Who meets whom.
 */
typedef enum {
  OGC_LINEUPS_PAIRS,
  OGC_LINEUPS_FIRST,
  OGC_LINEUPS_ALL,
} OgcLineups;

extern const OgcName ogc_names_lineups[];

/**
 * OgcSide:
 * @subject: the entrant whose results these are
 * @others: the entrant at all other seats; the same as @subject if all are at one table
 *
 * An entrant and its opponents, whose results are counted separately.
 */
typedef struct {
  guint subject;
  guint others;
} OgcSide;

/**
 * OgcSideTally:
 * @deals: how many deals
 * @wins: what the subject won in all of them, in parts of OGC_SHARES of a win; a deal has as many games as seats
 * @win_squares: the sum of squares of what it won in each deal
 * @gold: its gold, in parts of OGC_GOLD_PARTS of a piece
 * @others_gold: the mean gold of the other seats
 * @margin_squares: the sum of squares of the difference in each deal
 *
 * The results of one side with one set-up. The games of a deal are correlated, so the deal is the sample.
 */
typedef struct {
  guint64 deals;
  guint64 wins;
  guint64 win_squares;
  guint64 gold;
  guint64 others_gold;
  guint64 margin_squares;
} OgcSideTally;

/**
 * OgcEntrantResults:
 * @name: the entrant's name
 * @network: identifies its network; may be empty
 * @timings: how long its decisions took
 */
typedef struct {
  char       *name;
  char       *network;
  OgcTimings  timings;
} OgcEntrantResults;

/**
 * OgcArenaResults:
 * @rules: the version of the rules that was played
 * @digest: of the tile set
 * @lineups: who met whom
 * @setups: (element-type OgcSetup): the set-ups played in turn, without seeds; all with the same number of seats
 * @entrants: (element-type OgcEntrantResults): who took part
 * @sides: (element-type OgcSide): what is counted
 * @tallies: [side * setups + setup]
 * @points: [i * entrants + j]: half points of i against j: 2 for a better place, 1 for the same place
 * @runs: (element-type OgcRun): which deals were played
 * @deals: how many deals these are
 *
 * The results of an arena. All numbers are integers, so that partial results add up exactly.
 */
typedef struct {
  guint         rules;
  char         *digest;
  OgcLineups    lineups;
  GArray       *setups;
  GArray       *entrants;
  GArray       *sides;
  OgcSideTally *tallies;
  guint64      *points;
  GArray       *runs;
  guint64       deals;
} OgcArenaResults;

/**
 * ogc_arena_results_new:
 * @digest: of the tile set
 * @lineups: who meets whom
 * @setups: (element-type OgcSetup): as in #OgcArenaResults; copied
 * @names: the entrants' names
 * @networks: identify their networks
 * @n: how many entrants
 *
 * Returns: (transfer full): empty results
 */
OgcArenaResults *ogc_arena_results_new      (const char             *digest,
                                             OgcLineups              lineups,
                                             const GArray           *setups,
                                             const char * const     *names,
                                             const char * const     *networks,
                                             guint                   n);
void             ogc_arena_results_free     (OgcArenaResults        *self);

/* How many seats every game has. */
guint            ogc_arena_results_seats    (const OgcArenaResults  *self);
/* The number of the set-up that is played with @seed. */
guint            ogc_arena_results_setup    (const OgcArenaResults  *self,
                                             guint64                 seed);
/* How many tables play each deal, and which entrant has @seat at one of them after everybody has moved by @turn
 * seats. */
guint            ogc_arena_results_tables   (const OgcArenaResults  *self);
guint            ogc_arena_results_at       (const OgcArenaResults  *self,
                                             guint                   table,
                                             guint                   turn,
                                             guint                   seat);

/**
 * OgcArenaDeal:
 * @results: [table * seats + turn]: the result of each game
 *
 * The results of one deal.
 */
typedef struct {
  OgcResult *results;
} OgcArenaDeal;

/* How many games were played. */
guint64          ogc_arena_results_games    (const OgcArenaResults  *self);
/* Adds the results of all games of the deal with @seed. */
void             ogc_arena_results_add_deal (OgcArenaResults        *self,
                                             guint64                 seed,
                                             const OgcArenaDeal     *deal);

/**
 * ogc_arena_results_merge:
 * @source: what errors call @other
 * @other: results of other deals of the same arena
 * @error: return location
 *
 * Returns: whether they are compatible; if not, nothing was added
 */
gboolean         ogc_arena_results_merge    (OgcArenaResults        *self,
                                             const char             *source,
                                             const OgcArenaResults  *other,
                                             GError                **error);

/* The results as one line of JSON without a line end (data/arena.schema.json). Free with g_free(). */
char            *ogc_arena_results_to_json  (const OgcArenaResults  *self);
/* Reads results back, and checks everything that can be checked. Returns: (transfer full) (nullable): the results;
 * %NULL with @error set */
OgcArenaResults *ogc_arena_results_load     (GFile                  *file,
                                             GError                **error);
/* Writes human-readable tables to standard output. */
void             ogc_arena_results_print    (const OgcArenaResults  *self);

static inline OgcSideTally *
ogc_arena_results_tally (const OgcArenaResults *self,
                         guint                  side,
                         guint                  setup)
{
  return &self->tallies[side * self->setups->len + setup];
}

static inline OgcEntrantResults *
ogc_arena_results_entrant (const OgcArenaResults *self,
                           guint                  n)
{
  return &g_array_index (self->entrants, OgcEntrantResults, n);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcArenaResults, ogc_arena_results_free)

G_END_DECLS
