/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-assign.h"

enum {
  OGC_FEW_STATES = 64, /* so few are simply all followed */
  /* The states of one step that the tables hold; a ring of Dual Maps with all else that is shared makes 2,430. */
  OGC_MAX_STATES = 4096,
  OGC_MAX_CODES = 729, /* 3 for each Dual Map */
  /* Blocks of all colours: the degrees add up to 12 and none is above 6, so two colours with 6 make most. */
  OGC_MAX_BLOCKS = 2 * (OGC_MAX_DUALS + 1) * (OGC_MAX_DUALS + 1) + OGC_N_HOMES - 2,
};

/* One colour's turn, in the order in which they are dealt with. A Dual Map is open between the turns of its two colours. */
typedef struct {
  uint8_t  colour;
  uint8_t  n_open;
  uint8_t  open[OGC_MAX_DUALS];    /* before this turn */
  uint8_t  closing;                /* bit n: open[n] closes */
  uint8_t  n_opening;
  uint8_t  opening[OGC_MAX_DUALS];
  uint8_t  degree;                 /* closing and opening */
  uint16_t codes;                  /* states of the open ones: 3 each */
  uint16_t patterns;               /* what the colour can send to those closing, then opening: 3 each */
  uint16_t thirds;                 /* states of the third specialist: OGC_STATE_… */
  OgcWorth *blocks;                /* see ogc_assign_send() */
  OgcWorth best[OGC_MAX_DUALS + 1][OGC_MAX_DUALS + 1]; /* the largest entry of each block */
} OgcTurn;

/* Third specialist: unused, used, waiting for a pair at a Dig Site, waiting for a pair on the open Dual Map n. */
enum {
  OGC_STATE_UNUSED,
  OGC_STATE_USED,
  OGC_STATE_SITE,
  OGC_STATE_DUAL,
};

enum {
  OGC_MAX_USES = (OGC_MAX_SECRETS + 1) * (OGC_MAX_SITES + 1) * (OGC_MAX_SITES + 1) * 2,
  OGC_MAX_TURN_BLOCKS = (OGC_MAX_DUALS + 1) * (OGC_MAX_DUALS + 1),
};

/*
 * A toll is taken off for every use of a shared place and given back at the end. It changes nothing in the sum, but with the
 * right tolls the best that each colour could do for itself adds up to little more than what all can do together. Tolled are
 * Secret Maps, cartographers and excavators at Dig Sites, and the third specialist.
 */
enum { OGC_TOLL_SECRET, OGC_TOLL_SITE_CART, OGC_TOLL_SITE_EXC, OGC_TOLL_THIRD, OGC_N_TOLLED };

/* How often a share uses each of them. */
typedef struct {
  int8_t of[OGC_N_TOLLED];
} OgcUse;

/* The best of a block, or of the end, once tolls are paid, and its use. */
typedef struct {
  OgcWorth worth;
  unsigned use;
} OgcChoiceItem;

/* What would be chosen if nothing but Dual Maps bound the colours together. */
typedef struct {
  OgcChoiceItem blocks[OGC_N_HOMES][OGC_MAX_TURN_BLOCKS];
  OgcChoiceItem end;
  struct {
    uint16_t code;  /* afterwards */
    uint8_t  block;
  } step[OGC_N_HOMES][OGC_MAX_CODES];
} OgcChoices;

/* [use]: the best of a block, or of the end, with that use. */
typedef struct {
  unsigned   n;
  OgcUse     use[OGC_MAX_USES];
  OgcWorth   blocks[OGC_N_HOMES][OGC_MAX_TURN_BLOCKS][OGC_MAX_USES];
  OgcWorth   end[OGC_MAX_USES];
  OgcChoices choices;
} OgcUses;

typedef struct {
  const OgcAssign *assign;
  OgcShape         shape;
  unsigned         n_turns;
  OgcTurn          turns[OGC_N_HOMES + 1]; /* the last one without a colour: after all */
  OgcWorth         tolls[OGC_N_TOLLED];
  OgcWorth         credit; /* half of what a pair on a Dual Map gives: paid to each colour, taken back if it stays alone */
  OgcWorth         ahead[OGC_N_HOMES + 1][OGC_MAX_CODES]; /* no more can be added from this turn and code on */
  OgcWorth         blocks[OGC_MAX_BLOCKS * OGC_MAX_BLOCK];
} OgcDeal;

/* Sets the order of turns. Returns the most states that a step has. */
unsigned ogc_assign_order        (const OgcAssign *assign,
                                  OgcDeal         *deal);
/* Fills @blocks, with credits. */
void     ogc_assign_fill         (OgcDeal         *deal);
/* Without tolls nothing is known of what lies ahead: enough for a few states. */
void     ogc_assign_no_tolls     (OgcDeal         *deal);
/* Sums up what a search for tolls needs to know of the blocks. */
void     ogc_assign_begin_tolls  (OgcDeal         *deal,
                                  OgcUses         *uses);
/* Improves @tolls, and with them each turn's @best and @ahead. */
void     ogc_assign_search_tolls (OgcDeal         *deal,
                                  OgcUses         *uses);

/* One pattern meets one code: what comes of the Dual Maps. */
typedef struct {
  unsigned code;                        /* afterwards */
  unsigned pattern;
  OgcWorth worth;                       /* credits taken back */
  unsigned n[OGC_N_SPECIALIST_KINDS];   /* that the colour sends */
  int      third[OGC_STATE_DUAL + OGC_MAX_DUALS]; /* the state of the third specialist afterwards, or -1 */
  unsigned n_hosts;                     /* Dual Maps that the colour's own third specialist may join: */
  unsigned hosts[OGC_MAX_DUALS];        /* the state then */
} OgcMeeting;

/* What the colour of @turn sends to the Dual Maps by @pattern, with those open holding what @code says. False if that cannot be. */
bool     ogc_assign_meet         (const OgcDeal   *deal,
                                  unsigned         turn,
                                  unsigned         code,
                                  unsigned         pattern,
                                  OgcMeeting      *meeting);

/* The largest entry of the block that the meeting is about. */
static inline OgcWorth
ogc_assign_most_sent (const OgcTurn    *turn,
                      const OgcMeeting *meeting)
{
  return turn->best[meeting->n[0]][meeting->n[1]];
}

/* How a state of a turn was reached. */
typedef struct {
  uint16_t from;
  uint16_t pattern;
  uint16_t entry;
} OgcTrace;

typedef struct {
  OgcDeal  deal;
  OgcUses  uses;
  OgcWorth floor;                    /* what ends below is not wanted */
  OgcWorth worth[OGC_N_HOMES + 1][OGC_MAX_STATES];
  OgcTrace trace[OGC_N_HOMES + 1][OGC_MAX_STATES];
} OgcJoin;

/* A state before a turn, or after it: the Dual Maps' code, and what is used up so far. */
typedef struct {
  unsigned code;
  unsigned secrets;
  unsigned sites[OGC_N_SPECIALIST_KINDS];
  unsigned third; /* OGC_STATE_… */
  unsigned odd;
} OgcPoint;

/* The state with @index before @turn. */
void     ogc_assign_point        (const OgcDeal   *deal,
                                  unsigned         turn,
                                  unsigned         index,
                                  OgcPoint        *point);
/* The plan that leads to the state with @index after all turns. */
void     ogc_assign_trace        (const OgcJoin   *join,
                                  unsigned         index,
                                  OgcPlan         *plan);
