/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "ogc-dice.h"

typedef enum {
  OGC_DECISION_ROLL,     /* TRN-2 */
  OGC_DECISION_HELP,     /* A Little Help, ABL-3 */
  OGC_DECISION_REROLL,   /* TRN-3: @dice are own, @other neutral dice in hand; at least one in all */
  OGC_DECISION_POWER,    /* A Compelling Power, ABL-4: own dice @dice become @other: as many, no value in both */
  OGC_DECISION_PLACE,    /* TRN-4, TRN-5: @dice to @building */
  OGC_DECISION_END_TURN, /* no neutral dice are placed this turn (TRN-5) */
  OGC_DECISION_GIFT,     /* A Timely Gift, ABL-1 */
  OGC_DECISION_PASS,     /* A Timely Gift is kept */
  OGC_DECISION_TAKE,     /* one @tile from the offer, while a building resolves */
  OGC_N_DECISION_KINDS
} OgcDecisionKind;

/*
 * OgcDecision: the answer of the seat that is asked. Members that a kind does not use are 0, so two decisions are the
 * same when their bytes are.
 */
typedef struct {
  union {
    struct {
      uint8_t kind;     /* OgcDecisionKind */
      uint8_t building; /* PLACE: OgcBuildingId */
      uint8_t place;    /* PLACE: Archives: number of dice in the group that is joined, 0 for a new one (ARC-1);
                         * Temple: the space, from 0 (TMP-1); else 0 */
      uint8_t neutral;  /* PLACE: 1 for neutral dice (TRN-5) */
      uint8_t will;     /* PLACE: 1 with The Will to Win (ABL-2) */
      uint8_t rival;    /* with @will: the owner whose set is made equal */
      uint8_t picked;   /* with @will: the value of the die that leaves that set */
      uint8_t tile;     /* TAKE: the number of the tile */
    };
    uint64_t head; /* all of these; decisions that differ only in their dice are written with one head */
  };
  union {
    struct {
      OgcDice dice;
      OgcDice other;
    };
    uint64_t both; /* @dice and @other, so that one addition changes both */
  };
} OgcDecision;

/* Whether @a and @b are the same decision. */
static inline bool
ogc_decision_equal (const OgcDecision *a,
                    const OgcDecision *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}
