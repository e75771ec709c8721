/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-game.h"

G_BEGIN_DECLS

/**
 * OgcRollTally:
 * @counts: dice rolled, by value: ones first
 * @n: all together
 *
 * Which values came up. Plain data.
 */
typedef struct {
  unsigned counts[OGC_MAX_VALUE];
  unsigned n;
} OgcRollTally;

/* Fewer dice than this tell nothing: five of each value are expected then. */
#define OGC_ROLL_TALLY_ENOUGH 30

/* The own dice that @seat has rolled in @game so far, rerolls included, what was undone not. */
OgcRollTally ogc_roll_tally_own     (OgcGame             *game,
                                     unsigned             seat);
/* The neutral dice that all seats have rolled. */
OgcRollTally ogc_roll_tally_neutral (OgcGame             *game);
/* Both together. */
OgcRollTally ogc_roll_tally_add     (const OgcRollTally  *a,
                                     const OgcRollTally  *b);

/**
 * ogc_roll_tally_chance:
 * @self: a tally
 *
 * Returns: how probable it is that fair dice are at least as uneven as these, from 0 to 1: Pearson's chi-square test with five degrees of
 *   freedom. 1 without dice
 */
double       ogc_roll_tally_chance  (const OgcRollTally  *self);

/**
 * ogc_roll_tally_text:
 * @self: a tally
 *
 * Returns: (transfer full): a sentence that says whether these rolls are ordinary
 */
char        *ogc_roll_tally_text    (const OgcRollTally  *self);

G_END_DECLS
