/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/*
 * What is printed on the cards, as rows of a small vocabulary: a row is a step of an effect, and the interpreter of the
 * rows carries out everything that a card does. Constant data, made by the floor above from a checked file.
 *
 * "me" and "mine" always refer to the side on which the card lies (COM-20). "this" is the card itself, "that" the card
 * of an earlier step, "here" the line in which this card lies.
 */

enum {
  COMPILE_N_SIDES = 2,
  COMPILE_N_LINES = 3,
  COMPILE_N_PROTOCOLS = 12,        /* of a set (COM-1) */
  COMPILE_CARDS_OF_PROTOCOL = 6,   /* COM-1 */
  COMPILE_MAX_VALUE = 6,
  COMPILE_MAX_EFFECTS = 3,         /* of a card */
  COMPILE_MAX_ROWS = 4,            /* of an effect */
};

/* The three boxes of a card (COM-10). */
typedef enum {
  COMPILE_TOP,    /* applies while the card is face up, even if it is covered */
  COMPILE_MIDDLE, /* is resolved when it goes live */
  COMPILE_BOTTOM, /* applies only while the card is face up and free */
  COMPILE_N_BOXES
} CompileBox;

/* What begins an effect. */
typedef enum {
  COMPILE_WHEN_LIVE,       /* the middle box goes live (COM-41) */
  COMPILE_WHEN_START,      /* my start phase (COM-24) */
  COMPILE_WHEN_END,        /* my end phase (COM-31) */
  COMPILE_WHEN_PRECOVER,   /* another card is about to land on this one (COM-49) */
  COMPILE_WHEN_PREFLIP,    /* this card is about to be flipped */
  COMPILE_WHEN_PRECOMPILE, /* a compile is about to delete this card */
  COMPILE_WHEN_AFTER,      /* somebody has done something: see CompileDeed (COM-48) */
  COMPILE_WHEN_STATIC,     /* nothing: it changes the rules while it is live; see CompileChange */
  COMPILE_WHEN_PLAYING,    /* nothing: it changes the rules for playing this card */
  COMPILE_N_WHENS
} CompileWhen;

/* What "after" effects answer. */
typedef enum {
  COMPILE_DEED_DRAW,
  COMPILE_DEED_DISCARD, /* from the hand or from a deck (COM-54) */
  COMPILE_DEED_REFRESH,
  COMPILE_DEED_SHUFFLE,
  COMPILE_DEED_CLEAR,   /* the discard of the hand limit (COM-30) */
  COMPILE_DEED_COMPILE,
  COMPILE_DEED_PLAY,
  COMPILE_N_DEEDS
} CompileDeed;

/* How a live effect changes the rules; its @number says by how much. */
typedef enum {
  COMPILE_CHANGE_TOTAL_PER_HAND,  /* my total here, for each card in my hand */
  COMPILE_CHANGE_TOTAL_PER_THEIRS, /* my total here, for each of their cards here */
  COMPILE_CHANGE_TOTAL_PER_DOWN,  /* my total here, for each face-down card here, of both sides */
  COMPILE_CHANGE_THEIR_TOTAL,     /* their total here goes down */
  COMPILE_CHANGE_DOWN_VALUE,      /* face-down cards of this stack have this value */
  COMPILE_CHANGE_NO_FLIP,         /* this card cannot be flipped */
  COMPILE_CHANGE_NO_DRAW,         /* I cannot draw while I have a card in hand (COM-56) */
  COMPILE_CHANGE_NO_PLAY,         /* they cannot play here */
  COMPILE_CHANGE_NO_PLAY_DOWN,    /* they cannot play face down here */
  COMPILE_CHANGE_NO_PLAY_UP,      /* they cannot play face up */
  COMPILE_CHANGE_ANY_LINE,        /* this card may be played face up into any line */
  COMPILE_CHANGE_ANYWHERE,        /* this card may be played in either face into any line, on either side */
  COMPILE_CHANGE_ALL_ANY_LINE,    /* my cards may be played face up into any line */
  COMPILE_CHANGE_MUTE,            /* in my turn their middle boxes do nothing */
  COMPILE_CHANGE_NO_LIMIT,        /* my hand-limit phase is skipped */
  COMPILE_CHANGE_RETURN_TO_DECK,  /* a card that would return to their hand goes on top of their deck */
  COMPILE_N_CHANGES
} CompileChange;

/* Who carries out a row, and makes its choices (COM-46). */
typedef enum {
  COMPILE_ME,
  COMPILE_OPPONENT,
  COMPILE_BOTH,
  COMPILE_N_WHOS
} CompileWho;

typedef enum {
  COMPILE_VERB_DRAW,
  COMPILE_VERB_DISCARD,        /* from the hand */
  COMPILE_VERB_MILL,           /* discard from the top of a deck */
  COMPILE_VERB_FLIP,
  COMPILE_VERB_SHIFT,
  COMPILE_VERB_DELETE,
  COMPILE_VERB_RETURN,
  COMPILE_VERB_PLAY,
  COMPILE_VERB_REVEAL,
  COMPILE_VERB_SEEK,           /* take a chosen card from one's own deck, which has been revealed */
  COMPILE_VERB_REFRESH,
  COMPILE_VERB_SHUFFLE,
  COMPILE_VERB_REARRANGE,      /* one player's protocols */
  COMPILE_VERB_SWAP_PROTOCOLS, /* two of them */
  COMPILE_VERB_SWAP_STACKS,    /* two of my stacks */
  COMPILE_VERB_NAME_NUMBER,
  COMPILE_VERB_NAME_PROTOCOL,
  COMPILE_VERB_COPY,           /* resolve a card's middle box as if it were printed on this card */
  COMPILE_VERB_BAR_COMPILE,    /* they do not compile in their next turn */
  COMPILE_N_VERBS
} CompileVerb;

/* How a row depends on the one before. */
typedef enum {
  COMPILE_LINK_NONE,    /* a sentence of its own (COM-47) */
  COMPILE_LINK_IF_DONE, /* only if that one was carried out in full */
  COMPILE_LINK_THEN,    /* only if that one's condition was met */
  COMPILE_LINK_OR,      /* instead of that one */
  COMPILE_N_LINKS
} CompileLink;

typedef enum {
  COMPILE_IF_ALWAYS,
  COMPILE_IF_HAND_EMPTY,    /* my hand is empty */
  COMPILE_IF_HAND_OVER_ONE, /* I have more than one card in hand */
  COMPILE_IF_BEHIND,        /* their total here is higher than mine */
  COMPILE_IF_COVERED,       /* this card is covered */
  COMPILE_IF_COVERING,      /* this card covers another */
  COMPILE_IF_TRASH,         /* my trash is not empty */
  COMPILE_IF_NAMED,         /* that card belongs to the named protocol */
  COMPILE_N_CONDITIONS
} CompileCondition;

/* How many. */
typedef enum {
  COMPILE_COUNT_FIXED,         /* @number */
  COMPILE_COUNT_ALL,           /* the whole hand, the whole deck */
  COMPILE_COUNT_ANY,           /* any number, including none */
  COMPILE_COUNT_SOME,          /* any number, at least one */
  COMPILE_COUNT_DISCARDED,     /* as many as were discarded before, and @number */
  COMPILE_COUNT_PRINTED_VALUE, /* the value printed on that card */
  COMPILE_COUNT_CURRENT_VALUE, /* the value of that card now (COM-64) */
  COMPILE_COUNT_PAIRS_HERE,    /* half of the cards here, of both sides, rounded down */
  COMPILE_N_COUNTS
} CompileCount;

/* Whose cards. */
typedef enum {
  COMPILE_OF_ANY,
  COMPILE_OF_MINE,
  COMPILE_OF_THEIRS,
  COMPILE_N_OFS
} CompileOf;

/* How deep an effect reaches into the stacks (COM-57). */
typedef enum {
  COMPILE_REACH_FREE,
  COMPILE_REACH_COVERED,
  COMPILE_REACH_BOTH,
  COMPILE_REACH_ALL, /* every match at once, free and covered (COM-61) */
  COMPILE_N_REACHES
} CompileReach;

/* Which face a card shows or, for a play, may be played in. */
typedef enum {
  COMPILE_FACE_EITHER,
  COMPILE_FACE_UP,
  COMPILE_FACE_DOWN,
  COMPILE_N_FACES
} CompileFace;

/* In which lines. */
typedef enum {
  COMPILE_IN_ANY_LINE,
  COMPILE_IN_HERE,
  COMPILE_IN_STACK,          /* the stack of this card */
  COMPILE_IN_OTHER_LINES,
  COMPILE_IN_BEHIND_LINES,   /* where their total is higher than mine */
  COMPILE_IN_LINE_OF_THAT,   /* where that card was when it was acted on */
  COMPILE_IN_ONE_LINE,       /* one that is chosen, with at least @number cards; for COMPILE_REACH_ALL */
  COMPILE_IN_ONE_OTHER_LINE, /* the same, but not here */
  COMPILE_N_INS
} CompileIn;

typedef enum {
  COMPILE_REF_NONE,
  COMPILE_REF_THIS,
  COMPILE_REF_THAT,
  COMPILE_REF_OTHER, /* any but this */
  COMPILE_N_REFS
} CompileRef;

/* Of which value: the current one in the field, otherwise the printed one. */
typedef enum {
  COMPILE_VALUE_ANY,
  COMPILE_VALUE_LISTED,    /* a bit of @values */
  COMPILE_VALUE_OVER_HAND, /* more than I have cards in hand */
  COMPILE_VALUE_OF_THAT,   /* the printed value of that card */
  COMPILE_VALUE_NAMED,     /* the number named before */
  COMPILE_N_VALUE_FILTERS
} CompileValueFilter;

/* Where to. */
typedef enum {
  COMPILE_TO_OTHER_LINE,      /* of a shift: not where the card is; of a play: not here */
  COMPILE_TO_HERE,
  COMPILE_TO_THEIR_HIGHEST,   /* a line where their total is highest */
  COMPILE_TO_OR_FROM_HERE,    /* from here elsewhere, or from elsewhere here */
  COMPILE_TO_LEGAL_LINE,      /* of a play: as for the action (COM-32) */
  COMPILE_TO_ANY_LINE,
  COMPILE_TO_FACE_DOWN_LINE,  /* a line with a face-down card, of either side */
  COMPILE_TO_OWN_LINE,        /* a line where I have a card */
  COMPILE_TO_UNDER_THIS,      /* COM-35 */
  COMPILE_N_TOS
} CompileTo;

/* Where from. */
typedef enum {
  COMPILE_FROM_HAND,
  COMPILE_FROM_DECK,       /* its top; of REVEAL, SEEK, SHUFFLE: the whole deck */
  COMPILE_FROM_OTHER_DECK, /* the other player's */
  COMPILE_FROM_DECK_TOP,   /* of REVEAL */
  COMPILE_FROM_TRASH,      /* of SHUFFLE: into the deck */
  COMPILE_FROM_DRAWN,      /* of REVEAL: the cards drawn by this effect */
  COMPILE_FROM_FIELD,      /* of REVEAL */
  COMPILE_FROM_THAT,       /* of PLAY: that card */
  COMPILE_N_FROMS
} CompileFrom;

/* A step of an effect. Members that a verb does not use are 0. */
typedef struct {
  uint8_t verb;       /* CompileVerb */
  uint8_t who;        /* CompileWho */
  uint8_t may;        /* 1: it is optional */
  uint8_t link;       /* CompileLink */
  uint8_t condition;  /* CompileCondition */
  uint8_t count;      /* CompileCount */
  int8_t  number;
  uint8_t of;         /* CompileOf */
  uint8_t reach;      /* CompileReach */
  uint8_t face;       /* CompileFace */
  uint8_t in;         /* CompileIn */
  uint8_t ref;        /* CompileRef */
  uint8_t value;      /* CompileValueFilter */
  uint8_t values;     /* bit v: value v */
  uint8_t to;         /* CompileTo */
  uint8_t from;       /* CompileFrom */
  uint8_t each_line;  /* 1: once in, or into, each line, one after another (COM-62) */
  uint8_t each_card;  /* 1: each match, one after another (COM-62) */
  uint8_t at_random;  /* 1: DISCARD: cards are chosen at random */
  uint8_t quiet;      /* 1: FLIP: the middle box does not go live */
} CompileRow;

typedef struct {
  uint8_t    box;     /* CompileBox */
  uint8_t    when;    /* CompileWhen */
  uint8_t    deed;    /* AFTER: CompileDeed */
  uint8_t    who;     /* AFTER: CompileWho has done it, me or the opponent */
  uint8_t    here;    /* AFTER: 1: only if it was done in this line */
  uint8_t    abroad;  /* AFTER: 1: only in the opponent's turn */
  uint8_t    change;  /* STATIC, PLAYING: CompileChange */
  int8_t     number;  /* STATIC */
  uint8_t    n_rows;
  CompileRow rows[COMPILE_MAX_ROWS];
} CompileEffect;

/* What one command card says (COM-10). */
typedef struct {
  uint8_t       value;
  uint8_t       n_effects;
  CompileEffect effects[COMPILE_MAX_EFFECTS];
} CompileText;

/* The cards of a set by protocol, those of a protocol by value. */
typedef struct {
  CompileText texts[COMPILE_N_PROTOCOLS][COMPILE_CARDS_OF_PROTOCOL];
} CompileSet;
