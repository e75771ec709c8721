/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-dice.h"

enum {
  OGC_MAX_ROLLED = 10,
  OGC_N_ROLLS = 8008, /* rolls of none to ten dice */
};

/* OgcRolls: all rolls of up to ten dice, as a graph: each roll leads to the rolls with one more die of each value.
 * Rolls of one size are next to each other, fewer dice first. */
typedef struct {
  OgcDice  dice[OGC_N_ROLLS];
  uint16_t more[OGC_N_ROLLS][OGC_MAX_VALUE]; /* not set for ten dice */
  uint16_t begin[OGC_MAX_ROLLED + 2];        /* [n]: the first roll of n dice */
} OgcRolls;

/* The table, of which there is one. The first call makes it, in any thread. */
const OgcRolls *ogc_rolls_get  (void);
/* The number of @dice in the table, which must already exist: follows the graph, adding dice in the order of their
 * values. */
unsigned        ogc_rolls_find (OgcDice dice);
