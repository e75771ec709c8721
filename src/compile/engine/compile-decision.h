/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* No card. Cards are numbered from 0: see CompileState. */
#define COMPILE_NO_CARD 0xff

typedef enum {
  COMPILE_DECISION_DRAFT,     /* @number: the protocol of the set (COM-2) */
  COMPILE_DECISION_PLAY,      /* @card in @face to @side and @line (COM-32) */
  COMPILE_DECISION_REFRESH,   /* refill the hand, as the action (COM-28) */
  COMPILE_DECISION_CARD,      /* a card: by its @side, @line and @depth in the field, by @card elsewhere */
  COMPILE_DECISION_LINE,      /* @line */
  COMPILE_DECISION_NUMBER,    /* @number: the value that is named, a row of the effect, a protocol in play */
  COMPILE_DECISION_REARRANGE, /* the protocols of @side, by the order @number (COM-63) */
  COMPILE_DECISION_YES,       /* does what the card offers */
  COMPILE_DECISION_PASS,      /* does not, or does no more of it */
  COMPILE_N_DECISION_KINDS
} CompileDecisionKind;

/*
 * CompileDecision: a decision of the side that is asked. Members that a kind does not use are 0, so two decisions are
 * equal if their bytes are.
 *
 * A card in the field is named by its place, because the side may not know which card it is (COM-15); @card is then
 * COMPILE_NO_CARD.
 */
typedef struct {
  uint8_t kind;   /* CompileDecisionKind */
  uint8_t card;
  uint8_t side;
  uint8_t line;
  uint8_t depth;  /* how many cards lie under it */
  uint8_t face;   /* CompileFace, up or down */
  uint8_t number;
  uint8_t spare;
} CompileDecision;

/* Whether @a and @b are the same decision. */
static inline bool
compile_decision_equal (const CompileDecision *a,
                        const CompileDecision *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}
