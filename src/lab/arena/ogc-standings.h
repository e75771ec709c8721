/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-names.h"
#include "ogc-timings.h"
#include "ogc-result.h"
#include "ogc-run-list.h"

G_BEGIN_DECLS

/* The newest version of the standings' format, and the only one so far. */
#define OGC_STANDINGS_VERSION 1
#define OGC_STANDINGS_FORMAT "gilded-compass-arena"

enum {
  OGC_MAX_CONTESTANTS = 16,
  OGC_MAX_ARENA_SETUPS = 32,

  OGC_SHARES = 60, /* of a win: whatever number of seats ties, each share is whole */
  OGC_GOLD_PARTS = 12, /* of a gold piece: whatever number of other seats there is, their mean is whole */
};

/**
 * OgcLayoutLineups:
 * @OGC_LINEUPS_PAIRS: everybody against everybody: with more than two seats, each alone among copies of each other
 * @OGC_LINEUPS_FIRST: the first contestant against each other; with more than two seats, alone among its copies
 * @OGC_LINEUPS_ALL: all at one table
 *
 * Who meets whom.
 */
typedef enum {
  OGC_LINEUPS_PAIRS,
  OGC_LINEUPS_FIRST,
  OGC_LINEUPS_ALL,
} OgcLayoutLineups;

extern const OgcName ogc_names_lineups[];

/**
 * OgcSide:
 * @subject: the contestant whose results these are
 * @others: the contestant that all other seats have; the same as @subject where all are at one table
 *
 * What is counted by itself.
 */
typedef struct {
  guint subject;
  guint others;
} OgcSide;

/**
 * OgcSideTally:
 * @deals: how many deals
 * @wins: what the subject won in all of them, in parts of OGC_SHARES of a win; a deal has as many games as seats
 * @win_squares: the squares of what it won in each deal
 * @gold: its gold, in parts of OGC_GOLD_PARTS of a piece
 * @others_gold: the mean gold of the other seats
 * @margin_squares: the squares of the difference in each deal
 *
 * The results of one side with one set-up. Games of a deal belong together, so the deal is the sample.
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
 * OgcEntrant:
 * @name: of a contestant
 * @network: what tells its network from others; may be empty
 * @pace: how long its decisions took
 */
typedef struct {
  char       *name;
  char       *network;
  OgcTimings  pace;
} OgcEntrant;

/**
 * OgcStandings:
 * @digest: of the tile set
 * @lineups: who met whom
 * @setups: (element-type OgcSetup): those that were played in turn, without seeds; all of as many seats
 * @entrants: (element-type OgcEntrant): who took part
 * @sides: (element-type OgcSide): what is counted
 * @tallies: [side * setups + setup]
 * @points: [i * entrants + j]: half points of i against j, where a better place makes 2 of them and the same place 1
 * @runs: (element-type OgcRun): which deals were played
 * @deals: how many these are
 *
 * The results of an arena. Whole numbers alone, so that parts add up to exactly the whole.
 */
typedef struct {
  char             *digest;
  OgcLayoutLineups  lineups;
  GArray           *setups;
  GArray           *entrants;
  GArray           *sides;
  OgcSideTally     *tallies;
  guint64          *points;
  GArray           *runs;
  guint64           deals;
} OgcStandings;

/**
 * ogc_standings_new:
 * @digest: of the tile set
 * @lineups: who meets whom
 * @setups: (element-type OgcSetup): as in #OgcStandings; copied
 * @names: the contestants' names
 * @networks: what tells their networks
 * @n: how many contestants
 *
 * Returns: (transfer full): no results yet
 */
OgcStandings *ogc_standings_new      (const char          *digest,
                                      OgcLayoutLineups     lineups,
                                      const GArray        *setups,
                                      const char * const  *names,
                                      const char * const  *networks,
                                      guint                n);
void          ogc_standings_free     (OgcStandings        *self);

/* How many seats every game has. */
guint         ogc_standings_seats    (const OgcStandings  *self);
/* The number of the set-up that is played with @seed. */
guint         ogc_standings_setup    (const OgcStandings  *self,
                                      guint64              seed);
/* How many tables play each deal, and which contestant has @seat at one of them when everybody has moved on by @turn
 * seats. */
guint         ogc_standings_tables   (const OgcStandings  *self);
guint         ogc_standings_at       (const OgcStandings  *self,
                                      guint                table,
                                      guint                turn,
                                      guint                seat);

/**
 * OgcArenaDeal:
 * @results: [table * seats + turn]: the end of each game
 *
 * What came of one deal.
 */
typedef struct {
  OgcResult *results;
} OgcArenaDeal;

/* How many games were played. */
guint64       ogc_standings_games    (const OgcStandings  *self);
/* Adds all games of the deal with @seed. */
void          ogc_standings_add_deal (OgcStandings        *self,
                                      guint64              seed,
                                      const OgcArenaDeal  *deal);

/**
 * ogc_standings_merge:
 * @source: what errors call @other
 * @other: results of other deals of the same arena
 * @error: return location
 *
 * Returns: whether they fit together; else nothing was added
 */
gboolean      ogc_standings_merge    (OgcStandings        *self,
                                      const char          *source,
                                      const OgcStandings  *other,
                                      GError             **error);

/* Results as one line of JSON without its end (data/arena.schema.json). Free with g_free(). */
char         *ogc_standings_to_json  (const OgcStandings  *self);
/* The way back; checks all that can be. Returns: (transfer full) (nullable): %NULL with @error set */
OgcStandings *ogc_standings_load     (GFile               *file,
                                      GError             **error);
/* Whether @file says of itself that it holds such results. */
gboolean      ogc_standings_are_in   (GFile               *file);
/* Writes tables for people to standard output. */
void          ogc_standings_print    (const OgcStandings  *self);

static inline OgcSideTally *
ogc_standings_tally (const OgcStandings *self,
                     guint               side,
                     guint               setup)
{
  return &self->tallies[side * self->setups->len + setup];
}

static inline OgcEntrant *
ogc_standings_entrant (const OgcStandings *self,
                       guint               n)
{
  return &g_array_index (self->entrants, OgcEntrant, n);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcStandings, ogc_standings_free)

G_END_DECLS
