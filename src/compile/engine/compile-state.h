/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "compile-card.h"
#include "compile-decision.h"
#include "compile-event.h"
#include "compile-readings.h"
#include "compile-rule.h"
#include "compile-setup.h"
#include "ogc-random.h"

/* The generators of a game, separate so that drawing from one deck never changes what comes from the other. */
enum {
  COMPILE_STREAM_SETUP = 0,
  COMPILE_STREAM_DECK = 1, /* and the other side's */
  COMPILE_STREAM_HAND = COMPILE_STREAM_DECK + COMPILE_N_SIDES,
  COMPILE_N_STREAMS,
};

enum {
  COMPILE_N_SLOTS = COMPILE_N_SIDES * COMPILE_N_LINES,               /* protocols in play (COM-3) */
  COMPILE_N_CARDS = COMPILE_N_SLOTS * COMPILE_CARDS_OF_PROTOCOL,     /* in play (COM-4) */
  COMPILE_CARDS_OF_SIDE = COMPILE_N_CARDS / COMPILE_N_SIDES,
  COMPILE_HAND_LIMIT = 5,      /* COM-4, COM-28, COM-30 */
  COMPILE_DOWN_VALUE = 2,      /* COM-11 */
  COMPILE_COMPILE_TOTAL = 10,  /* COM-26 */
  COMPILE_N_ORDERS = 6,        /* of three things */
  COMPILE_MAX_STEPS = 256,     /* of one turn's chain (COM-70) */
  COMPILE_MAX_TURNS = 200,     /* COM-71 */
  COMPILE_MAX_SKIPPED = 6,     /* COM-71 */
  COMPILE_MAX_FRAMES = 32,
  COMPILE_NOBODY = 0xff,
};

/* A set of cards: bit n is card n. */
typedef uint64_t CompileCards;

#define COMPILE_CARD_BIT(card) ((CompileCards) 1 << (card))
#define COMPILE_ALL_CARDS (COMPILE_CARD_BIT (COMPILE_N_CARDS) - 1)
#define COMPILE_ALL_LINES 7

/* COM-23 */
typedef enum {
  COMPILE_PHASE_DRAFT,
  COMPILE_PHASE_START,
  COMPILE_PHASE_CONTROL,
  COMPILE_PHASE_COMPILE,
  COMPILE_PHASE_ACTION,
  COMPILE_PHASE_LIMIT,
  COMPILE_PHASE_END,
  COMPILE_PHASE_OVER,
  COMPILE_N_PHASES
} CompilePhase;

/* What is asked now. */
typedef enum {
  COMPILE_ASK_NOTHING,   /* the game is over */
  COMPILE_ASK_DRAFT,     /* DRAFT: one of @numbers (COM-2) */
  COMPILE_ASK_ACTION,    /* PLAY, REFRESH (COM-28) */
  COMPILE_ASK_COMPILE,   /* LINE: one of @lines (COM-26) */
  COMPILE_ASK_PLAY,      /* PLAY: one of @cards in @faces into @lines, as far as the rules allow it (COM-33) */
  COMPILE_ASK_CARD,      /* CARD: one of @cards */
  COMPILE_ASK_LINE,      /* LINE: one of @lines */
  COMPILE_ASK_NUMBER,    /* NUMBER: one of @numbers, a value */
  COMPILE_ASK_PROTOCOL,  /* NUMBER: one of @numbers, a protocol of the set */
  COMPILE_ASK_ROW,       /* NUMBER: one of @numbers, alternative rows of the effect */
  COMPILE_ASK_REARRANGE, /* REARRANGE: bit 6 x side + order of @numbers (COM-63) */
  COMPILE_ASK_STACKS,    /* REARRANGE: the same for stacks */
  COMPILE_ASK_MAY,       /* YES, PASS */
  COMPILE_ASK_ORDER,     /* CARD: whose effect comes next (COM-44) */
  COMPILE_N_ASK_KINDS
} CompileAskKind;

typedef struct {
  CompileCards cards;
  uint16_t     numbers;
  uint8_t      kind;  /* CompileAskKind */
  uint8_t      side;  /* who is asked */
  uint8_t      lines; /* bit n: line n */
  uint8_t      faces; /* COMPILE_FACE_UP, COMPILE_FACE_DOWN or both */
  uint8_t      may;   /* 1: PASS is legal too */
  uint8_t      verb;  /* CompileVerb: what will be done with it */
  uint8_t      card;  /* whose text asks, or COMPILE_NO_CARD when the rules ask */
  uint8_t      text;  /* the card on which that text is printed */
  uint8_t      effect;
  uint8_t      row;
  uint8_t      spare[4];
} CompileAsk;

/* One side's cards in a line, from the bottom (COM-12). */
typedef struct {
  uint8_t n;
  uint8_t cards[COMPILE_N_CARDS];
} CompileStack;

/* A card that has left its place and not yet landed (COM-34, COM-58). */
typedef struct {
  uint8_t card;
  uint8_t side; /* where it will land */
  uint8_t line;
} CompileTransit;

typedef enum {
  COMPILE_FRAME_EFFECT,  /* an effect that is being resolved */
  COMPILE_FRAME_WAITING, /* effects that wait for their turn (COM-44) */
  COMPILE_FRAME_MOVE,    /* cards in transit together, until they have landed (COM-34, COM-60) */
  COMPILE_FRAME_COMPILE, /* COM-36 */
  COMPILE_FRAME_REFRESH, /* COM-55 */
  COMPILE_FRAME_LIMIT,   /* COM-30 */
} CompileFrameKind;

/*
 * CompileFrame: something that is being resolved. Frames lie on a stack: what was triggered last is resolved first
 * (COM-43). Plain data, so that a game can be saved, copied and continued in the middle of an effect. A frame takes
 * steps; each one finishes, puts other frames above it, or asks one question.
 */
typedef struct {
  union {
    struct {
      CompileCards listed;  /* EFFECT: cards of an EACH yet to come */
      CompileCards drawn;   /* EFFECT: cards drawn by the last DRAW */
    };
    struct {
      CompileCards moving;  /* MOVE: the cards in transit */
      CompileCards fresh;   /* MOVE: of these, the cards that go live if they land face up */
      CompileCards told;    /* MOVE: cards already told that they will be covered (COM-49) */
    };
    CompileCards waiting[COMPILE_MAX_EFFECTS]; /* WAITING: cards whose effect with that number waits */
    CompileCards cards[3];  /* all of the above, for renumbering */
  };
  uint8_t kind;    /* CompileFrameKind */
  uint8_t side;    /* whose effect, play, compile, hand it is */
  uint8_t card;    /* EFFECT: whose effect; MOVE: the card under which it goes (COM-35) */
  uint8_t text;    /* EFFECT: the card on which it is printed; another one if it is copied */
  uint8_t effect;  /* EFFECT: its number on that card */
  uint8_t box;     /* EFFECT: CompileBox that must stay live */
  uint8_t row;     /* EFFECT */
  uint8_t stage;   /* how far the row, or the whole frame, has come */
  uint8_t lapsed;  /* EFFECT: CompileLapse: why it does not go on */
  uint8_t met;     /* EFFECT: 1: the condition of the last row was met */
  uint8_t done;    /* EFFECT: 1: the last row was carried out in full */
  uint8_t chosen;  /* EFFECT: 1: the row was chosen among alternatives */
  uint8_t that;    /* EFFECT: the card of an earlier step, or COMPILE_NO_CARD */
  uint8_t at;      /* EFFECT: the line in which that card was acted on */
  uint8_t count;   /* EFFECT: how many were discarded */
  uint8_t named;   /* EFFECT: the number, or the protocol of the set, that was named */
  uint8_t lines;   /* EFFECT: lines of an EACH yet to come */
  uint8_t left;    /* EFFECT: repetitions yet to come */
  uint8_t line;    /* COMPILE, MOVE */
  uint8_t play;    /* MOVE: 1: a play, not a shift */
  uint8_t entered; /* EFFECT: 1: the row has begun */
  uint8_t spare[3];
} CompileFrame;

/*
 * CompileState: a complete game at one moment. It is flat, so that assignment copies it. It is zeroed before use and
 * has no padding, so two states with the same card set are equal if their bytes are.
 *
 * Slot 3 x side + n is the n-th protocol of that side in the order of the draft. The card with the number 6 x slot + n
 * is the n-th command card of that protocol. Lines are numbered as side 0 sees them from its left; for side 1 they run
 * from its right (COM-3).
 *
 * A deck has no order, except for cards that somebody has seen go on top of it: any other card is chosen uniformly, by
 * the deck's own generator, at the moment it is drawn. That is equivalent to a shuffled deck, and the state contains
 * nothing of the future that could be peeked at.
 */
typedef struct {
  union {
    const CompileSet *set;
    uint64_t          word; /* keeps the size the same where pointers are shorter */
  };
  CompileSetup   setup;
  OgcRandom      random[COMPILE_N_STREAMS];

  CompileCards   hand[COMPILE_N_SIDES];
  CompileCards   deck[COMPILE_N_SIDES];  /* without its @top */
  CompileCards   trash[COMPILE_N_SIDES];
  CompileCards   up;                     /* face up, in the field or in transit */
  CompileCards   owned;                  /* in the field or in transit, and owned by side 1 (COM-20) */
  CompileCards   known[COMPILE_N_SIDES]; /* cards whose place that side knows; for one in a deck, that it is there */
  CompileCards   sorted[COMPILE_N_SIDES]; /* cards of which it knows at least from which draft they are */
  CompileCards   picked;                 /* chosen so far, to be discarded together (COM-53) */

  CompileAsk     ask;
  CompileFrame   frames[COMPILE_MAX_FRAMES];

  CompileStack   stacks[COMPILE_N_SIDES][COMPILE_N_LINES];
  CompileTransit transit[COMPILE_N_CARDS];               /* in the order in which they left */
  uint8_t        top[COMPILE_N_SIDES][COMPILE_N_CARDS];  /* of the decks, the topmost last */
  uint8_t        n_top[COMPILE_N_SIDES];
  uint8_t        n_transit;
  uint8_t        n_frames;

  uint8_t        protocols[COMPILE_N_SLOTS];             /* of the set; COMPILE_NOBODY before the draft */
  uint8_t        lines[COMPILE_N_SIDES][COMPILE_N_LINES]; /* the slot of the protocol that lies there */
  uint8_t        compiled;                               /* bit n: slot n (COM-40) */
  uint8_t        control;                                /* the side that holds the marker, or COMPILE_NOBODY */

  uint8_t        first;     /* who chose first (COM-2, COM-6) */
  uint8_t        drafted;   /* protocols chosen */
  uint8_t        phase;     /* CompilePhase */
  uint8_t        begun;     /* 1: the phase has begun; it goes on when no frame is left */
  uint8_t        turn_side; /* whose turn it is */
  uint8_t        turn;      /* from 1 */
  uint8_t        has_compiled; /* 1: in this turn (COM-27) */
  uint8_t        compiling; /* the line that is being deleted, or COMPILE_NOBODY (COM-36) */
  uint8_t        barred;    /* bit n: side n does not compile in this turn; bit 2 + n: in its next */
  uint8_t        bar_card[COMPILE_N_SIDES]; /* the card that barred it */
  uint8_t        skipped;   /* actions skipped in a row (COM-29, COM-71) */
  uint8_t        winner;    /* or COMPILE_NOBODY */
  uint8_t        cut;       /* 1: a chain was ended; nothing more begins until it is over (COM-70) */
  uint8_t        spare[5];

  /* The counters of a chain, which do not count when looking for a repetition in it (COM-70). */
  uint64_t       mark;      /* a digest from earlier in this chain */
  uint16_t       steps;     /* in this turn's chain */
  uint16_t       forced;    /* of these, those since a side was last asked */
  uint8_t        tail[4];
} CompileState;

/* The most decisions that can be legal at once: every card in play in two faces on three lines and two sides. */
#define COMPILE_MAX_DECISIONS (COMPILE_N_CARDS * 12 + 1)

/* A digest of everything in @state except the address of its set. */
uint64_t            compile_state_digest     (const CompileState *state);

/* Whose hand, deck or trash @card is in or, from the field, goes to (COM-20). */
unsigned            compile_state_owner      (const CompileState *state,
                                              unsigned            card);
/* The cards that are in the deck of @side, those on its top included. */
CompileCards        compile_state_deck       (const CompileState *state,
                                              unsigned            side);
/* How many cards are in the hand and in the deck of @side. */
unsigned            compile_state_hand_size  (const CompileState *state,
                                              unsigned            side);
unsigned            compile_state_deck_size  (const CompileState *state,
                                              unsigned            side);
/* The orders of three things: by order number o, place n gets what was in place compile_orders[o][n]. The first one
 * changes nothing; those after it up to COMPILE_LAST_SWAP swap two. */
extern const uint8_t compile_orders[COMPILE_N_ORDERS][COMPILE_N_LINES];
#define COMPILE_LAST_SWAP 3

/* The protocol of the set to which @card belongs. */
static inline unsigned
compile_state_protocol (const CompileState *state,
                        unsigned            card)
{
  return state->protocols[card / COMPILE_CARDS_OF_PROTOCOL];
}

/* What @card says. */
static inline const CompileText *
compile_state_text (const CompileState *state,
                    unsigned            card)
{
  return &state->set->texts[compile_state_protocol (state, card)][card % COMPILE_CARDS_OF_PROTOCOL];
}

/* How many cards are in @cards. */
static inline unsigned
compile_cards_count (CompileCards cards)
{
  return (unsigned) __builtin_popcountll (cards);
}

/* The lowest number in @cards, which must not be empty. */
static inline unsigned
compile_cards_first (CompileCards cards)
{
  return (unsigned) __builtin_ctzll (cards);
}
