/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/*
 * What happened. Each kind lists the members of CompileEvent that it uses in addition to @kind; the rest are 0.
 * "hidden" means that only the sides in @seen_by may know @card.
 */
typedef enum {
  COMPILE_EVENT_GAME_BEGAN,     /* side: who chooses first */
  COMPILE_EVENT_DRAFTED,        /* side, number: the protocol of the set (COM-2) */
  COMPILE_EVENT_TURN_BEGAN,     /* side, number: the turn, from 1 */
  COMPILE_EVENT_PHASE_BEGAN,    /* side, number: CompilePhase */
  COMPILE_EVENT_CONTROL_TAKEN,  /* side (COM-25) */
  COMPILE_EVENT_CONTROL_SPENT,  /* side: the marker is neutral again (COM-36, COM-55) */
  COMPILE_EVENT_EFFECT_BEGAN,   /* side, card; other: the card on which it is printed; number: CompileBox */
  COMPILE_EVENT_EFFECT_LAPSED,  /* the same, reason: CompileLapse: the rest of it (COM-45) */
  COMPILE_EVENT_CHAIN_ENDED,    /* side: whose turn it is (COM-70) */
  COMPILE_EVENT_SHUFFLED,       /* side: its deck; number: cards that came from its trash */
  COMPILE_EVENT_DREW,           /* side, card (hidden), other: whose deck (COM-51) */
  COMPILE_EVENT_SOUGHT,         /* side, card: taken out of its revealed deck */
  COMPILE_EVENT_DISCARDED,      /* side, card: from the hand */
  COMPILE_EVENT_MILLED,         /* side, card: from the deck */
  COMPILE_EVENT_PLAYED,         /* side: who plays; card (hidden), other: the side it goes to, line, face, number:
                                 * CompileFrom: it is in transit (COM-34) */
  COMPILE_EVENT_LIFTED,         /* side, line, depth: where it lay; card (hidden): shifted, in transit (COM-60) */
  COMPILE_EVENT_LANDED,         /* side, line, depth; card (hidden), face */
  COMPILE_EVENT_FLIPPED,        /* side, line, depth, card; face: as it lies now; hidden if that is down */
  COMPILE_EVENT_DELETED,        /* side, line, depth: where it lay; card; other: whose trash (COM-21) */
  COMPILE_EVENT_RETURNED,       /* side, line, depth: where it lay; card (hidden); other: whose hand (COM-21) */
  COMPILE_EVENT_PUT_ON_DECK,    /* the same; other: whose deck */
  COMPILE_EVENT_REVEALED,       /* side: whose hand, deck, trash or stack; card; number: CompileFrom (COM-16) */
  COMPILE_EVENT_REARRANGED,     /* side: whose protocols; number: the order (COM-63) */
  COMPILE_EVENT_STACKS_SWAPPED, /* side: whose stacks; number: the order */
  COMPILE_EVENT_NAMED_NUMBER,   /* side, number */
  COMPILE_EVENT_NAMED_PROTOCOL, /* side, number: the protocol of the set */
  COMPILE_EVENT_BARRED,         /* side: who does not compile in its next turn */
  COMPILE_EVENT_COMPILING,      /* side, line (COM-36) */
  COMPILE_EVENT_COMPILED,       /* side, line, number: the protocol of the set */
  COMPILE_EVENT_RECOMPILED,     /* the same (COM-38) */
  COMPILE_EVENT_ACTION_SKIPPED, /* side (COM-29) */
  COMPILE_EVENT_GAME_ENDED,     /* side: who has won, or COMPILE_NOBODY */
  COMPILE_N_EVENT_KINDS
} CompileEventKind;

/* Why the rest of an effect lapses. */
typedef enum {
  COMPILE_LAPSE_NONE,
  COMPILE_LAPSE_OUT_OF_VIEW, /* the card was flipped, covered or removed (COM-45) */
  COMPILE_LAPSE_MUTED,       /* it is in view, but has no effect (COMPILE_CHANGE_MUTE) */
  COMPILE_LAPSE_CHAIN_ENDED, /* COM-70 */
} CompileLapse;

typedef struct {
  uint8_t kind;    /* CompileEventKind */
  uint8_t side;
  uint8_t card;
  uint8_t line;
  uint8_t depth;
  uint8_t face;    /* CompileFace */
  uint8_t number;
  uint8_t other;
  uint8_t seen_by; /* bit n: side n may know @card */
  uint8_t reason;  /* CompileLapse */
  uint8_t spare[2];
} CompileEvent;

#define COMPILE_SEEN_BY_BOTH 3

/*
 * CompileEvents: a caller's buffer. The consequences of a decision have no practical bound (COM-70), so events beyond
 * COMPILE_MAX_EVENTS are only counted. No game has ever come near it.
 */
#define COMPILE_MAX_EVENTS 1024

typedef struct {
  unsigned     n;
  unsigned     lost; /* events that found no room */
  CompileEvent items[COMPILE_MAX_EVENTS];
} CompileEvents;
