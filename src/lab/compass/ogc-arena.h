/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-arena-results.h"
#include "ogc-entrant.h"
#include "ogc-match.h"

G_BEGIN_DECLS

/**
 * OgcArena:
 * @tile_set: the tile faces
 * @setups: (element-type OgcSetup): used by the deals in turn; all have the same number of seats
 * @entrants: (element-type OgcEntrant): who takes part
 * @lineups: who meets whom; with %OGC_LINEUPS_ALL there are as many entrants as seats
 * @seed: the seed of the first deal; each further deal has the next seed
 * @deals: how many
 * @jobs: how many threads play
 * @timeout: the time limit in seconds for every interaction with an external program
 * @untimed: whether to leave out how long decisions take
 *
 * Games between entrants: each line-up plays each deal, with every entrant at every seat.
 */
typedef struct {
  OgcTileSet      *tile_set;
  const GArray    *setups;
  const GPtrArray *entrants;
  OgcLineups       lineups;
  guint64          seed;
  guint64          deals;
  guint            jobs;
  guint            timeout;
  gboolean         untimed;
} OgcArena;

/**
 * ogc_arena_run:
 * @self: what to play
 * @error: return location
 *
 * Plays all games. Apart from the times, the results do not depend on the number of jobs.
 *
 * Returns: (transfer full) (nullable): the results; %NULL with @error set if a decision was illegal, or an external
 * program did not answer
 */
OgcArenaResults *ogc_arena_run (const OgcArena  *self,
                                GError         **error);

G_END_DECLS
