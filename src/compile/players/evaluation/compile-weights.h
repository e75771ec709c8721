/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-state.h"

/*
 * Weights learnt from self-play ("gilded-compass-lab learn"): log-odds of winning, in units of 1 / COMPILE_LOGIT. They
 * are integers, so that sums are the same on every machine.
 */
#define COMPILE_LOGIT 256

enum {
  COMPILE_N_TOTALS = 14,  /* totals from 0 up; the last one includes all higher ones */
  COMPILE_N_LINE_KINDS = 3, /* what compiling the line would bring a side: see compile-evaluator.c */
  COMPILE_N_HANDS = 9,
  COMPILE_N_KNOWN_PROTOCOLS = 24,
};

/* The places in which a card counts. */
typedef enum {
  COMPILE_PLACE_HAND,
  COMPILE_PLACE_FREE,    /* face up */
  COMPILE_PLACE_COVERED, /* face up */
  COMPILE_PLACE_DOWN,    /* face down */
  COMPILE_N_PLACES
} CompilePlace;

/* The number of the first weight of each kind. The mover is the side that acts next. */
enum {
  COMPILE_WEIGHT_MOVER = 0,
  COMPILE_WEIGHT_CONTROL = COMPILE_WEIGHT_MOVER + 1, /* held by the mover; by the other */
  COMPILE_WEIGHT_COMPILED = COMPILE_WEIGHT_CONTROL + 2, /* 3 x the mover's + the other's */
  COMPILE_WEIGHT_HAND = COMPILE_WEIGHT_COMPILED + 9, /* by the size of the mover's */
  COMPILE_WEIGHT_OTHER_HAND = COMPILE_WEIGHT_HAND + COMPILE_N_HANDS,
  COMPILE_WEIGHT_LINE = COMPILE_WEIGHT_OTHER_HAND + COMPILE_N_HANDS, /* by kind and total, the mover's first */
  COMPILE_N_COMMON_WEIGHTS = COMPILE_WEIGHT_LINE
                             + COMPILE_N_LINE_KINDS * COMPILE_N_LINE_KINDS * COMPILE_N_TOTALS * COMPILE_N_TOTALS,
  COMPILE_WEIGHT_CARD = COMPILE_N_COMMON_WEIGHTS, /* by protocol, card and place; the other's count negatively */
  COMPILE_N_WEIGHTS = COMPILE_WEIGHT_CARD + COMPILE_N_KNOWN_PROTOCOLS * COMPILE_CARDS_OF_PROTOCOL * COMPILE_N_PLACES,
};

/* All weights. Those of a protocol, which is recognized by what its cards say, stand together. */
typedef struct {
  uint32_t prints[COMPILE_N_KNOWN_PROTOCOLS]; /* compile_weights_print() */
  int16_t  weights[COMPILE_N_WEIGHTS];
} CompileWeights;

/* The weights by which the players judge. */
extern const CompileWeights compile_weights;

/* A fingerprint of the cards of @protocol. */
uint32_t compile_weights_print (const CompileSet     *set,
                                unsigned              protocol);
/* The number in @self of the protocol with the same cards; COMPILE_N_KNOWN_PROTOCOLS for none. */
unsigned compile_weights_find  (const CompileWeights *self,
                                const CompileSet     *set,
                                unsigned              protocol);
