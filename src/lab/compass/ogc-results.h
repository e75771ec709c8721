/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-match.h"
#include "ogc-result.h"
#include "ogc-run-list.h"

G_BEGIN_DECLS

/* The newest version of the results' format, and the only one so far. */
#define OGC_RESULTS_VERSION 1
#define OGC_RESULTS_FORMAT "gilded-compass-results"

/**
 * OgcSeatResults:
 * @wins: [n]: games won together with n other seats (SCO-12)
 * @places: [n]: games ended in place n + 1
 * @gold: the gold of all games
 * @gold_squares: the squares of each game's gold, for a standard deviation
 * @unassigned: unassigned specialists (SCO-12)
 * @by_source: where the gold came from (SCO-10)
 */
typedef struct {
  guint64 wins[OGC_MAX_SEATS];
  guint64 places[OGC_MAX_SEATS];
  guint64 gold;
  guint64 gold_squares;
  guint64 unassigned;
  guint64 by_source[OGC_N_GOLD_SOURCES];
} OgcSeatResults;

/**
 * OgcBuildingResults:
 * @games: games with this building
 * @wins: [seat][n]: as in #OgcSeatResults, of these games
 * @gold: [seat]: of these games
 * @dice: [seat]: own dice placed here
 */
typedef struct {
  guint64 games;
  guint64 wins[OGC_MAX_SEATS][OGC_MAX_SEATS];
  guint64 gold[OGC_MAX_SEATS];
  guint64 dice[OGC_MAX_SEATS];
} OgcBuildingResults;

/**
 * OgcResults:
 * @rules: the version of the rules that was played
 * @digest: of the tile set
 * @setup: without a seed
 * @players: the players' identifiers, by seat
 * @runs: (element-type OgcRun): which games were played, in ascending order, with gaps between the runs
 * @games: how many games these are
 * @decisions: how many decisions were taken in them
 * @seats: by seat
 * @buildings: by building
 *
 * The results of many games of one match. All numbers are integers, so that partial results add up exactly.
 */
typedef struct {
  guint               rules;
  char               *digest;
  OgcSetup            setup;
  char               *players[OGC_MAX_SEATS];
  GArray             *runs;
  guint64             games;
  guint64             decisions;
  OgcSeatResults      seats[OGC_MAX_SEATS];
  OgcBuildingResults  buildings[OGC_N_BUILDINGS];
} OgcResults;

/* Empty results of @match. */
OgcResults *ogc_results_new       (const OgcMatch    *match);
void        ogc_results_free      (OgcResults        *self);

/**
 * ogc_results_add_game:
 * @state: a game that is over
 * @decisions: (element-type OgcDecision): all decisions in it
 * @seats: (array): who took each of them
 *
 * Adds a game, whose seed must follow the last game's.
 */
void        ogc_results_add_game  (OgcResults        *self,
                                   const OgcState    *state,
                                   const GArray      *decisions,
                                   const guint8      *seats);

/**
 * ogc_results_merge:
 * @source: what errors call @other
 * @other: results of other games of the same match
 * @error: return location
 *
 * Adds @other to these results.
 *
 * Returns: whether they are compatible: the same rules, tiles, set-up and players, and no game in both; if not, nothing
 * was added
 */
gboolean    ogc_results_merge     (OgcResults        *self,
                                   const char        *source,
                                   const OgcResults  *other,
                                   GError           **error);

/* The results as one line of JSON without a line end (data/results.schema.json). Free with g_free(). */
char       *ogc_results_to_json   (const OgcResults  *self);

/* Reads results back, and checks everything that can be checked. Returns: (transfer full) (nullable): the results;
 * %NULL with @error set */
OgcResults *ogc_results_load      (GFile             *file,
                                   GError           **error);

/* Writes human-readable tables to standard output. */
void        ogc_results_print     (const OgcResults  *self);

/* The number of games won; a shared win counts as 1/2, 1/3, … of a game. */
double      ogc_results_win_share (const guint64     *wins);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcResults, ogc_results_free)

G_END_DECLS
