/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game-history-entry.h"

G_BEGIN_DECLS

/**
 * OgcStandingBy:
 * @OGC_STANDING_BY_KIND: who plays
 * @OGC_STANDING_BY_FORM: the form of the game
 * @OGC_STANDING_BY_BUILDING: the B and C buildings in play; a game counts for both
 *
 * What results are told apart by.
 */
typedef enum {
  OGC_STANDING_BY_KIND,
  OGC_STANDING_BY_FORM,
  OGC_STANDING_BY_BUILDING,
} OgcStandingBy;

/**
 * OgcStanding:
 * @kind: the kind of player, in whatever style; %NULL when it is not by kind
 * @value: the #OgcForm or #OgcBuildingId, when it is by these
 * @games: games in which such a seat sat
 * @seats: such seats in all these games
 * @wins: those of them that won; a shared win counts for each
 * @fair: how many would have won if all seats of a game were equally good
 * @gold: what they came home with, all together
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
  unsigned gold;
} OgcStanding;

/**
 * ogc_standings_count:
 * @entries: (element-type OgcGameHistoryEntry): games
 * @by: what to tell apart
 * @kind: (nullable): only seats of this kind count, in whatever style; %NULL for all
 * @name: (nullable): only seats of this name count; %NULL for all
 *
 * Returns: (transfer full) (element-type OgcStanding): one for each that occurs, forms and buildings in their order,
 * kinds in the order in which they are met
 */
GArray *ogc_standings_count (GListModel    *entries,
                             OgcStandingBy  by,
                             const char    *kind,
                             const char    *name);

G_END_DECLS
