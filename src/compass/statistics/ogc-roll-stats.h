/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"

G_BEGIN_DECLS

/**
 * OgcRollStats:
 * @counts: dice rolled, by value: ones first
 * @n: all together
 *
 * Which values came up. Plain data.
 */
typedef struct {
  unsigned counts[OGC_MAX_VALUE];
  unsigned n;
} OgcRollStats;

/* Fewer dice than this tell nothing: five of each value are expected then. */
#define OGC_ROLL_STATS_ENOUGH 30

/* The own dice that @seat has rolled in @game so far, rerolls included, what was undone not. */
OgcRollStats ogc_roll_stats_own     (OgcGame            *game,
                                     unsigned            seat);
/* The neutral dice that all seats have rolled. */
OgcRollStats ogc_roll_stats_neutral (OgcGame            *game);
/* Both together. */
OgcRollStats ogc_roll_stats_add     (const OgcRollStats *a,
                                     const OgcRollStats *b);

/**
 * ogc_roll_stats_chance:
 * @self: a tally
 *
 * Returns: how probable it is that fair dice are at least as uneven as these, from 0 to 1: Pearson's chi-square test
 * with five degrees of freedom. 1 without dice
 */
double       ogc_roll_stats_chance  (const OgcRollStats *self);

/**
 * ogc_roll_stats_text:
 * @self: a tally
 *
 * Returns: (transfer full): a sentence that says whether these rolls are ordinary
 */
char        *ogc_roll_stats_text    (const OgcRollStats *self);

G_END_DECLS
