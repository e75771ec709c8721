/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-dice.h"

enum {
  OGC_MAX_ROLLED = 10,
  OGC_N_ROLLS = 8008, /* of no die to ten */
};

/*
 * OgcRolls: all that up to ten dice may show, as a net: from each roll one goes to what it is with one die more of
 * each value. Those of one size stand together, fewer dice first.
 */
typedef struct {
  OgcDice  dice[OGC_N_ROLLS];
  uint16_t more[OGC_N_ROLLS][OGC_MAX_VALUE]; /* not set for ten dice */
  uint16_t begin[OGC_MAX_ROLLED + 2];        /* the first of so many dice */
} OgcRolls;

/* The one table; made when it is first asked for, in any thread. */
const OgcRolls *ogc_rolls_get  (void);
/* The number of @dice in the table, which must be made: the way to them along dice added in the order of their
 * values. */
unsigned        ogc_rolls_find (OgcDice dice);
