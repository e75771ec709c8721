/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

enum { COMPILE_MAX_ADVICE = 5 };

/*
 * CompileAdviceReason: the reasons for a decision, a bit each, by what is true of it in most games that agree with what
 * the side knows. "Next" is the side's own next turn.
 */
typedef enum {
  COMPILE_REASON_WINS = 1 << 0,          /* it wins the game */
  COMPILE_REASON_COMPILES = 1 << 1,      /* a line is compiled, and its protocol turns */
  COMPILE_REASON_READIES = 1 << 2,       /* @ready lines, of which none was ready before, will compile next */
  COMPILE_REASON_KEEPS = 1 << 3,         /* the other side could have compiled in @kept lines */
  COMPILE_REASON_LEADS = 1 << 4,         /* the side leads in two lines, and will take the control marker next */
  COMPILE_REASON_KEEPS_CONTROL = 1 << 5, /* the other side would have taken it */
  COMPILE_REASON_DRAWS = 1 << 6,         /* more cards in hand than before */
  COMPILE_REASON_ROBS = 1 << 7,          /* fewer cards in the opponent's hand than before */
  COMPILE_REASON_DELETES = 1 << 8,       /* more of the opponent's cards than of its own */
  COMPILE_REASON_RETURNS = 1 << 9,       /* likewise */
  COMPILE_REASON_ADDS = 1 << 10,         /* its own totals go up */
  COMPILE_REASON_TAKES = 1 << 11,        /* the opponent's totals go down */
  COMPILE_REASON_RATED = 1 << 12,        /* in the draft: a protocol that wins often */
  COMPILE_REASON_ONLY = 1 << 13,         /* it is the only decision */
} CompileAdviceReason;

/* The average effect of a decision when all choices that follow are made well, [0] for the side itself and [1] for the
 * other. Totals and hands are compared with those when a side is next asked for its action; everything else is counted
 * until the turn is over. */
typedef struct {
  float totals[COMPILE_N_SIDES][COMPILE_N_LINES]; /* except those of lines that are compiled */
  float drawn[COMPILE_N_SIDES];     /* cards, from decks into the hand */
  float discarded[COMPILE_N_SIDES]; /* from the hand */
  float milled[COMPILE_N_SIDES];    /* discarded from the deck */
  float deleted[COMPILE_N_SIDES];   /* of the cards that lay on that side; a compile is not counted */
  float returned[COMPILE_N_SIDES];
  float flipped[COMPILE_N_SIDES];
  float hand[COMPILE_N_SIDES];      /* cards in it */
} CompileAdviceGain;

/* A decision, what the side can expect of it, and the reasons for it. */
typedef struct {
  CompileDecision   decision;
  double            chance;  /* that the side wins */
  unsigned          reasons; /* CompileAdviceReason */
  uint8_t           ready;   /* own lines that will compile next unless the other side prevents it, a bit each */
  uint8_t           kept;    /* lines in which the other would have compiled in its next turn, but will not */
  uint8_t           open;    /* lines in which the other will compile in its next turn */
  uint8_t           spare;
  CompileAdviceGain gain;    /* nothing in the draft */
} CompileAdvice;

/*
 * What the highest level would do in the place of the side of @knowledge, which must be the one that is asked: legal
 * decisions, best first. It thinks longer than in play, because not only the best decision must be judged well. Returns
 * how many there are, at least one; 0 when cancelled.
 */
unsigned compile_advice_give    (const CompileKnowledge    *knowledge,
                                 const CompileSearchLimits *limits,
                                 CompileAdvice              advice[COMPILE_MAX_ADVICE]);
