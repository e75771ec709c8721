/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-player.h"

enum { COMPILE_MAX_ADVICE = 5 };

/*
 * CompileAdviceReason: what speaks for a decision, by what is true of it in most games that agree with what the side
 * knows; a bit each. "Next" is the side's own next turn.
 */
typedef enum {
  COMPILE_REASON_WINS = 1 << 0,          /* it wins the game */
  COMPILE_REASON_COMPILES = 1 << 1,      /* a line is compiled, a protocol turns */
  COMPILE_REASON_READIES = 1 << 2,       /* @ready lines, of which none was ready before, will compile next */
  COMPILE_REASON_KEEPS = 1 << 3,         /* the other side could have compiled in @kept lines */
  COMPILE_REASON_LEADS = 1 << 4,         /* the side leads in two lines, and will take the control marker next */
  COMPILE_REASON_KEEPS_CONTROL = 1 << 5, /* the other side would have taken it */
  COMPILE_REASON_DRAWS = 1 << 6,         /* more cards in hand than before */
  COMPILE_REASON_ROBS = 1 << 7,          /* fewer cards in the opponent's hand than before */
  COMPILE_REASON_DELETES = 1 << 8,       /* of theirs more than of one's own */
  COMPILE_REASON_RETURNS = 1 << 9,       /* the same */
  COMPILE_REASON_ADDS = 1 << 10,         /* one's own totals go up */
  COMPILE_REASON_TAKES = 1 << 11,        /* the other's totals go down */
  COMPILE_REASON_RATED = 1 << 12,        /* a protocol that wins often, in the draft */
  COMPILE_REASON_ONLY = 1 << 13,         /* it is the only decision */
} CompileAdviceReason;

/* What comes of a decision, on average, all choices that follow it made well: how much more or less there is of
 * something, [0] for the side itself and [1] for the other. Totals and hands are compared with those when a side is
 * asked for its next action, all else is counted until the turn is over. */
typedef struct {
  float totals[COMPILE_N_SIDES][COMPILE_N_LINES]; /* but of lines that are compiled */
  float drawn[COMPILE_N_SIDES];     /* cards, from decks, into the hand */
  float discarded[COMPILE_N_SIDES]; /* from the hand */
  float milled[COMPILE_N_SIDES];    /* discarded from the deck */
  float deleted[COMPILE_N_SIDES];   /* of those that lay on that side; a compile is not counted */
  float returned[COMPILE_N_SIDES];
  float flipped[COMPILE_N_SIDES];
  float hand[COMPILE_N_SIDES];      /* cards in it */
} CompileAdviceGain;

/* A decision, what the side may expect of it, and what speaks for it. */
typedef struct {
  CompileDecision   decision;
  double            chance;  /* of the side to win */
  unsigned          reasons; /* CompileAdviceReason */
  uint8_t           ready;   /* own lines that will compile next unless the other does something, a bit each */
  uint8_t           kept;    /* lines in which the other would have compiled in its next turn, and will not */
  uint8_t           open;    /* lines in which the other will compile in its next turn */
  uint8_t           spare;
  CompileAdviceGain gain;    /* nothing in the draft */
} CompileAdvice;

/*
 * What the highest level would do in place of the side that knows, which must be the one that is asked: legal
 * decisions, best first. It thinks longer than when it plays, because more than the best one must be judged well.
 * Returns how many, at least one; 0 if cancelled.
 */
unsigned compile_advice_give    (const CompileKnowledge    *knowledge,
                                 const CompileSearchLimits *limits,
                                 CompileAdvice              advice[COMPILE_MAX_ADVICE]);
/*
 * The chance of each side to win, as the one who knows (a side, or an onlooker: COMPILE_NOBODY) may guess it: the mean
 * over games that agree with what is known. Quick: positions are judged as they are. Both are 1/2 before the protocols
 * are chosen.
 */
void     compile_advice_chances (const CompileKnowledge    *knowledge,
                                 const CompileSearchLimits *limits,
                                 double                     chances[COMPILE_N_SIDES]);
