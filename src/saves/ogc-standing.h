/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-history-entry.h"

G_BEGIN_DECLS

/* Results of any game can be grouped by the kind of player; each kind of game has more groupings, from 1. */
#define OGC_STANDING_BY_KIND 0

/**
 * OgcStanding:
 * @kind: what these seats have in common if that is a text, such as the kind of player; or %NULL
 * @value: the same if it is a number
 * @games: games in which such a seat sat
 * @seats: such seats in all these games
 * @wins: those of them that won; a shared win counts for each
 * @fair: how many would have won if all seats of a game were equally good
 * @amount: the sum of their results
 * @last: the number of the last game that was counted, from 1
 *
 * The results of seats that have something in common.
 */
typedef struct {
  char    *kind;
  unsigned value;
  unsigned games;
  unsigned seats;
  unsigned wins;
  double   fair;
  double   amount;
  unsigned last;
} OgcStanding;

/**
 * ogc_standings_count:
 * @entries: (element-type OgcHistoryEntry): games
 * @by: the grouping
 * @kind: (nullable): only seats of this kind count; %NULL for all
 * @name: (nullable): only seats of this name count; %NULL for all
 *
 * Returns: (transfer full) (element-type OgcStanding): one for each group that occurs, numbers in ascending order,
 *   texts in the order of their first occurrence
 */
GArray *ogc_standings_count    (GListModel        *entries,
                                unsigned           by,
                                const char        *kind,
                                const char        *name);

/* Returns: (transfer full): in how many games, as part of a sentence: "in 3 games" */
char   *ogc_standing_dup_games (const OgcStanding *standing);

G_END_DECLS
