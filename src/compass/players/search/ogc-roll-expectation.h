/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision-context.h"
#include "ogc-rolls.h"

enum {
  OGC_MAX_OPTIONS = 1024,
  OGC_MAX_SUM = 6 * OGC_MAX_ROLLED,
};

/* OgcOption: dice that can be placed, and what placing them is worth. */
typedef struct {
  OgcDice dice;
  float   worth;
} OgcOption;

/*
 * OgcRollExpectation: what a seat can make of any roll of its own dice. Each placement is valued once, and every roll
 * counts for the best one that its dice allow. In the Galleon, where only the sum counts, that is the placement of the
 * highest dice.
 */
typedef struct {
  OgcOption options[OGC_MAX_OPTIONS]; /* best first */
  unsigned  n;
  unsigned  galleon_dice;             /* dice for the Galleon; 0: none fit */
  unsigned  galleon_least;            /* the least sum */
  float     galleon[OGC_MAX_SUM + 1]; /* what each sum is worth */
} OgcRollExpectation;

/* Values all placements. @state: what is known in @context, or that after using something up; @dice: how many own dice
 * are rolled; @holdings: whether the tiles held differ from those known. */
void  ogc_roll_expectation_begin  (OgcRollExpectation       *self,
                                   OgcDecisionContext       *context,
                                   const OgcState           *state,
                                   unsigned                  dice,
                                   bool                      holdings);
/* What the best placement of dice of @hand is worth. */
float ogc_roll_expectation_best   (const OgcRollExpectation *self,
                                   OgcDice                   hand);
/* The exact mean of ogc_roll_expectation_best() over all rolls of the remaining dice, for every set of up to @dice dice
 * that may be kept. @means is indexed by the numbers of OgcRolls. */
void  ogc_roll_expectation_expect (const OgcRollExpectation *self,
                                   unsigned                  dice,
                                   float                     means[OGC_N_ROLLS]);
