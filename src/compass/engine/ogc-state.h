/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "ogc-building-id.h"
#include "ogc-decision.h"
#include "ogc-dice.h"
#include "ogc-event.h"
#include "ogc-random.h"
#include "ogc-rule.h"
#include "ogc-setup.h"
#include "ogc-tiles.h"

/* The generators of a game (SET-9), by number. Seat n's dice use OGC_STREAM_DICE + n, the stack of kind k uses
 * OGC_STREAM_TILES + k. */
enum {
  OGC_STREAM_SETUP = 0,
  OGC_STREAM_DICE = 1,
  OGC_STREAM_TILES = OGC_STREAM_DICE + OGC_MAX_SEATS,
  OGC_N_STREAMS = OGC_STREAM_TILES + OGC_N_TILE_KINDS,
};

/* OgcAskKind: what is asked now. Each kind lists the decisions that can answer it. */
typedef enum {
  OGC_ASK_NOTHING, /* the game is over */
  OGC_ASK_ROLL,    /* ROLL, HELP (TRN-1, TRN-2) */
  OGC_ASK_PLACE,   /* PLACE, REROLL, POWER (TRN-3 to TRN-5) */
  OGC_ASK_OWN,     /* PLACE of own dice, after neutral ones were placed (TRN-7) */
  OGC_ASK_NEUTRAL, /* PLACE of neutral dice or END_TURN, after own ones were placed (TRN-7) */
  OGC_ASK_GIFT,    /* GIFT or PASS (ABL-1) */
  OGC_ASK_TAKE,    /* TAKE (RND-4) */
} OgcAskKind;

typedef struct {
  OgcTileMask offer;     /* TAKE: the tiles that may be taken */
  uint8_t     kind;      /* OgcAskKind */
  uint8_t     seat;      /* who is asked */
  uint8_t     building;  /* TAKE: OgcBuildingId */
  uint8_t     tile_kind; /* TAKE: OgcTileKind */
  uint8_t     remaining; /* TAKE: how many tiles of the offer the seat may still take, this one included */
  uint8_t     spare[3];
} OgcAsk;

typedef enum {
  OGC_PHASE_LAPS,      /* turns in laps (RND-2) */
  OGC_PHASE_GIFTS,     /* A Timely Gift may be used (ABL-1) */
  OGC_PHASE_RESOLVING, /* RND-4 */
  OGC_PHASE_OVER,
} OgcPhase;

/* ARC: bit n of groups[owner][value - 1] is set if the owner has a group of n dice of that value; under ARC-2 there is
 * at most one. */
typedef struct {
  uint16_t groups[OGC_N_OWNERS][OGC_MAX_VALUE];
  uint8_t  maps[4]; /* face up, top to bottom; OGC_NO_TILE where taken */
} OgcArchives;

/* UNI: the line, from the left, and the specialists below the entrances. */
typedef struct {
  uint8_t n; /* dice in the line */
  uint8_t owner[7];
  uint8_t value[7];
  uint8_t specialists[7]; /* OGC_NO_TILE where taken */
  uint8_t spare[2];
} OgcUniversity;

/* LIB: the dice of each owner. */
typedef struct {
  OgcDice dice[OGC_N_OWNERS];
} OgcLibrary;

/* RUN: bit v - 1 of values[owner] is set if the owner's run in the Auction House or the Guild has a die of value v. */
typedef struct {
  OgcTileMask drawn; /* artifacts or missions drawn and not yet taken */
  uint8_t     values[OGC_N_OWNERS];
  uint8_t     spare[2];
} OgcStraights;

/* TMP: the spaces, each with an item and perhaps an owner's two dice. */
typedef struct {
  uint8_t n;        /* spaces in use */
  uint8_t item[4];  /* known to nobody (SEC-3); OGC_NO_TILE once taken */
  uint8_t back[4];  /* OgcItemBack, public */
  uint8_t owner[4]; /* whose two dice lie there, or OGC_NOBODY */
  uint8_t spare[3];
} OgcTemple;

/* ILL: the set of each owner, and the abilities. */
typedef struct {
  OgcDice sets[OGC_N_OWNERS];
  uint8_t abilities[4]; /* the first three, top to bottom; OGC_NO_TILE where taken */
} OgcIlluminati;

/* GAL: the chests to choose from, and the group of each owner. */
typedef struct {
  OgcTileMask drawn[OGC_MAX_SEATS]; /* chests drawn in this round, secret to the seat (GAL-2) */
  OgcDice     groups[OGC_N_OWNERS];
} OgcGalleon;

/* TOW: [half][floor], value 0 where empty. */
typedef struct {
  uint8_t value[2][3];
  uint8_t owner[2][3];
  uint8_t spare[4];
} OgcTower;

/* What became of a round's three missions, and who has seen which of them (GLD-4). */
typedef struct {
  uint8_t tile[3]; /* what the first rank kept, what the second rank or nobody kept, the last one; OGC_NO_TILE if there
                    * was none */
  uint8_t seat[3]; /* where they went; OGC_NOBODY: under the stack */
  uint8_t seen[2]; /* the seat that saw all three, the seat that saw the last two; or OGC_NOBODY */
} OgcGuildDeal;

/*
 * OgcState: a complete game at one moment. It is flat, so that assignment copies it. It is zeroed before use and has no
 * padding, so two states with the same tile set are equal when their bytes are.
 *
 * A stack has no order: each draw picks a random tile of those in it, with the stack's own generator. That is
 * equivalent to a shuffled stack (SET-9), and leaves nothing of the future in the state that could be peeked at. It
 * also means that a generator advances if and only if dice or a hidden tile are revealed.
 */
typedef struct {
  union {
    const OgcTiles *tiles;
    uint64_t        word; /* keeps the size the same where pointers are shorter */
  };
  OgcSetup        setup;
  OgcRandom       random[OGC_N_STREAMS];

  /* Tiles outside the buildings, by where they are. */
  OgcTileMask stack[OGC_N_TILE_KINDS];
  OgcTileMask under[OGC_N_TILE_KINDS];    /* returned under the stack: drawn when the stack is empty */
  OgcTileMask discards[OGC_N_TILE_KINDS]; /* face up, abilities used included */
  OgcTileMask out[OGC_N_TILE_KINDS];      /* not in this game (SET-7, SET-8) */
  OgcTileMask held[OGC_MAX_SEATS][OGC_N_TILE_KINDS];

  OgcAsk ask;

  /* Dice in hand, as the seat's last roll left them; all of them show 1 before the first roll of a round. */
  OgcDice own[OGC_MAX_SEATS];
  OgcDice neutral[OGC_MAX_SEATS];

  uint8_t knowledge[OGC_MAX_SEATS]; /* tokens */
  uint8_t order[OGC_ORDER_LENGTH]; /* OgcBuildingIds; OGC_NO_BUILDING if there is no C */
  uint8_t round;       /* from 1 */
  uint8_t rounds;      /* SET-3 */
  uint8_t start_seat;  /* of this round */
  uint8_t phase;       /* OgcPhase */
  uint8_t turn_seat;   /* whose turn it is (LAPS, GIFTS) */
  uint8_t last_lap;    /* 1 once a seat has placed all its dice (RND-3) */
  uint8_t gift_turn;   /* 1 during a turn from A Timely Gift */
  uint8_t gifts_asked; /* seats that will not be asked again (ABL-1) */
  uint8_t resolving;   /* index into @order */
  uint8_t step;        /* how far the building has resolved; each building counts in its own way */
  uint8_t extra_seat;  /* who used A Little Help in this round, or OGC_NOBODY */
  uint8_t extra_left;  /* extra dice that count as still in hand (ABL-3) */
  uint8_t extra_lost;  /* extra dice lost at the end of this round (RND-5) */
  uint8_t rewarded;    /* bit n: the building that is resolving has rewarded owner n (RND-6) */

  OgcStraights  straights;
  OgcArchives   archives;
  OgcUniversity university;
  OgcLibrary    library;
  OgcTemple     temple;
  OgcIlluminati illuminati;
  OgcGalleon    galleon;
  OgcTower      tower;
  OgcGuildDeal  deals[OGC_MAX_ROUNDS];
} OgcState;

/*
 * OGC_MAX_DECISIONS: room for all decisions that can be legal at once. The largest number is legal with 10 own and 2
 * neutral dice in hand, a token and all abilities: 1,295 parts to reroll, 240 ways to turn one or two dice, and no more
 * than 170 placements. tests/compass/engine/test-bounds.c derives the bound.
 */
#define OGC_MAX_DECISIONS 2048

/* OGC_LIST_SLACK: how many entries after the end of a list may be overwritten; OGC_MAX_DECISIONS includes them. */
#define OGC_LIST_SLACK 1

/* Whether all generators are in the same state, that is, whether nothing was revealed between @a and @b. */
bool     ogc_state_same_rng        (const OgcState *a,
                                    const OgcState *b);

/* A digest of everything in @state except the address of its tiles (FNV-1a, 64 bits). */
uint64_t ogc_state_digest          (const OgcState *state);

/* How many own dice @seat has in hand, and how many neutral ones. */
unsigned ogc_state_own_in_hand     (const OgcState *state,
                                    unsigned        seat);
unsigned ogc_state_neutral_in_hand (const OgcState *state,
                                    unsigned        seat);
/* The number of University entrances and of temple spaces in this game. */
unsigned ogc_state_entrances       (const OgcState *state);
/* Whether @building is in play. */
bool     ogc_state_has_building    (const OgcState *state,
                                    OgcBuildingId   building);
/* The owners with dice in @building (straights, Illuminati, Galleon), best first, into @owners (room for
 * OGC_N_OWNERS). Returns how many. */
unsigned ogc_state_rank_owners     (const OgcState *state,
                                    OgcBuildingId   building,
                                    uint8_t        *owners);
