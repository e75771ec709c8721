/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * What was learnt from games of computer players against themselves ("gilded-compass-lab learn"), in
 * COMPILE_LOGIT parts of the logarithm of the odds to win. Whole numbers, so that sums are the same everywhere.
 */
#define COMPILE_LOGIT 256

enum {
  COMPILE_N_TOTALS = 14,  /* a total from 0 on; the last one is that and more */
  COMPILE_N_LINE_KINDS = 3, /* what compiling the line would be to a side: see compile_features_find() */
  COMPILE_N_HANDS = 9,
  COMPILE_N_KNOWN_PROTOCOLS = 24,
};

/* Where a card is that counts. */
typedef enum {
  COMPILE_PLACE_HAND,
  COMPILE_PLACE_FREE,    /* face up */
  COMPILE_PLACE_COVERED, /* face up */
  COMPILE_PLACE_DOWN,    /* face down */
  COMPILE_N_PLACES
} CompilePlace;

/* The numbers of the weights: the first of each kind. "Mover" is who acts next. */
enum {
  COMPILE_WEIGHT_MOVER = 0,
  COMPILE_WEIGHT_CONTROL = COMPILE_WEIGHT_MOVER + 1, /* the mover has it; the other */
  COMPILE_WEIGHT_COMPILED = COMPILE_WEIGHT_CONTROL + 2, /* 3 x those of the mover + those of the other */
  COMPILE_WEIGHT_HAND = COMPILE_WEIGHT_COMPILED + 9, /* by the size of the mover's */
  COMPILE_WEIGHT_OTHER_HAND = COMPILE_WEIGHT_HAND + COMPILE_N_HANDS,
  COMPILE_WEIGHT_LINE = COMPILE_WEIGHT_OTHER_HAND + COMPILE_N_HANDS, /* by kind and total, the mover's first */
  COMPILE_N_COMMON_WEIGHTS = COMPILE_WEIGHT_LINE
                             + COMPILE_N_LINE_KINDS * COMPILE_N_LINE_KINDS * COMPILE_N_TOTALS * COMPILE_N_TOTALS,
  COMPILE_WEIGHT_CARD = COMPILE_N_COMMON_WEIGHTS, /* by protocol, card and place; the other's counts against it */
  COMPILE_N_WEIGHTS = COMPILE_WEIGHT_CARD + COMPILE_N_KNOWN_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL * COMPILE_N_PLACES,
};

/* All of them; those of one protocol, which is known by what its cards say, stand together. */
typedef struct {
  uint32_t prints[COMPILE_N_KNOWN_PROTOCOLS]; /* compile_weights_print() */
  int16_t  weights[COMPILE_N_WEIGHTS];
} CompileWeights;

/* What the players judge by. */
extern const CompileWeights compile_weights;

/* A number that tells the cards of a protocol from others. */
uint32_t compile_weights_print (const CompileSet     *set,
                                unsigned              protocol);
/* Which protocol of @self has those cards; COMPILE_N_KNOWN_PROTOCOLS for none. */
unsigned compile_weights_find  (const CompileWeights *self,
                                const CompileSet     *set,
                                unsigned              protocol);
