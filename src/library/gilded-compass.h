/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * libgilded-compass: both games of the program, for programs that play, search and learn.
 *
 * The library allocates nothing, keeps nothing, and knows no file, clock or thread: all memory is the caller's, and a
 * size function says how much. So games in different memory can be played in different threads without a lock; one
 * game is for one thread at a time. A call needs up to 256 kilobytes of stack.
 *
 * Seats are numbers from 0, in turn order. What a game means in words is in the rules of the program; data/protocol.md
 * has the vocabulary. Tiles are numbers in their kind in the order of data/tiles.json; cards of the second game are
 * numbered 18 x side + 6 x n + m, the m-th card of the n-th protocol that the side has drafted.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
  GILDED_COMPASS, /* Order of the Gilded Compass, 2 to 5 seats */
  GILDED_COMPILE, /* Compile Gold, 2 seats */
  GILDED_N_GAMES
} GildedGameKind;

typedef enum {
  GILDED_FORM_STANDARD,
  GILDED_FORM_NEUTRAL, /* with the neutral player; 2 and 3 seats */
  GILDED_FORM_FEWER    /* with fewer buildings; 2 and 3 seats */
} GildedForm;

typedef enum {
  GILDED_UNIVERSITY,
  GILDED_ARCHIVES,
  GILDED_LIBRARY,
  GILDED_AUCTION_HOUSE, /* B */
  GILDED_GUILD,         /* B */
  GILDED_TEMPLE,        /* C */
  GILDED_ILLUMINATI,    /* C */
  GILDED_GALLEON,       /* C */
  GILDED_TOWER          /* C */
} GildedBuilding;

typedef enum {
  GILDED_CARDS_MN02, /* Gold */
  GILDED_CARDS_MN01  /* the first box */
} GildedCards;

enum {
  GILDED_MAX_SEATS = 5,
  GILDED_MAX_DECISIONS = 2048, /* that are legal at once, in any game */
  GILDED_RANDOM = 0xfe,        /* in a set-up: drawn when the game begins */
  GILDED_NONE = 0xff           /* no building */
};

/* GildedSetup: what is chosen before a game. With the decisions it determines all of it. What the other game has no use
 * for is 0. */
typedef struct {
  uint64_t seed;
  uint8_t  game;    /* GildedGameKind */
  uint8_t  seats;   /* 2 to 5; of the second game 2 */
  uint8_t  form;    /* first game: GildedForm */
  uint8_t  b;       /* first game: GildedBuilding or GILDED_RANDOM */
  uint8_t  c;       /* likewise; GILDED_NONE with GILDED_FORM_FEWER */
  uint8_t  start;   /* who begins, or who drafts first; or GILDED_RANDOM */
  uint8_t  cards;   /* second game: GildedCards */
  uint8_t  control; /* second game: 1 with the control marker */
} GildedSetup;

typedef enum {
  GILDED_ROLL,
  GILDED_HELP,     /* A Little Help */
  GILDED_REROLL,   /* @dice of the own, @other of the neutral ones */
  GILDED_POWER,    /* A Compelling Power: @dice become @other */
  GILDED_PLACE,    /* @dice to @building */
  GILDED_END_TURN, /* no neutral dice are placed */
  GILDED_GIFT,     /* A Timely Gift */
  GILDED_KEEP,     /* it is kept */
  GILDED_TAKE      /* @tile */
} GildedCompassDecision;

typedef enum {
  GILDED_DRAFT,     /* protocol @number of the set */
  GILDED_PLAY,      /* @card in @face to @side and @line */
  GILDED_REFRESH,   /* the hand */
  GILDED_CARD,      /* in the field by @side, @line and @depth, with GILDED_NONE for @card; elsewhere by @card */
  GILDED_LINE,      /* @line */
  GILDED_NUMBER,    /* the value, protocol or row @number */
  GILDED_REARRANGE, /* protocols or stacks of @side, by the order @number */
  GILDED_YES,
  GILDED_PASS
} GildedCompileDecision;

/* GildedDecision: what may be decided: 32 numbers. What a kind has no use for is 0. */
typedef struct {
  uint8_t kind;     /* GildedCompassDecision or GildedCompileDecision */
  uint8_t building; /* GildedBuilding */
  uint8_t place;    /* Archives: number of dice of the group that is joined; Temple: the space */
  uint8_t neutral;  /* 1 for neutral dice */
  uint8_t will;     /* 1 with The Will to Win */
  uint8_t rival;    /* with @will: whose set is made equal; 5 is the neutral player */
  uint8_t picked;   /* with @will: the value of the die that leaves that set */
  uint8_t tile;     /* its number in the kind that is on offer */
  uint8_t dice[6];  /* how many of each value, from 1 */
  uint8_t other[6];
  uint8_t card;
  uint8_t side;
  uint8_t line;
  uint8_t depth;    /* how many cards lie under it */
  uint8_t face;     /* 1 up, 2 down */
  uint8_t number;
  uint8_t spare[6];
} GildedDecision;

/* GildedField: a part of what gilded_observe() writes. */
typedef struct {
  const char *name;  /* constant */
  uint32_t    first; /* the number that it begins with */
  uint32_t    n;     /* how many there are */
} GildedField;

/* GildedResult: the end of a game, by seat. */
typedef struct {
  float   returns[GILDED_MAX_SEATS]; /* 1 for who wins alone, -1/(seats - 1) for who loses to it: their sum is 0. Who
                                      * shares a win divides it; a draw is 0 */
  int32_t scores[GILDED_MAX_SEATS];  /* gold; of the second game the protocols that were compiled */
  uint8_t places[GILDED_MAX_SEATS];  /* 1 for winners; 2 for both in a draw of the second game */
} GildedResult;

/* GildedGame: a whole game, hidden things and chance included: memory of gilded_size() bytes, at an address that is a
 * multiple of 8. It is for this process alone, since it points to constants of the library. */
typedef struct GildedGame GildedGame;

/* The version of the rules: games of the same set-up and decisions are the same as long as it is. */
unsigned gilded_rules_version      (GildedGameKind     kind);
/* Fills @setup with what is usual for a game: all that may be drawn is, the form is that for so many seats, and the
 * seed is 0. */
void     gilded_setup_usual        (GildedSetup       *setup,
                                    GildedGameKind     kind,
                                    unsigned           seats);
/* The bytes of one game, a multiple of 8. */
size_t   gilded_size               (GildedGameKind     kind);

/* Begins a game in @game. False: there is no such set-up, and nothing is written. */
bool     gilded_begin              (GildedGame        *game,
                                    const GildedSetup *setup);
/* Copies a game into other memory of its size. */
void     gilded_copy               (GildedGame        *to,
                                    const GildedGame  *from);
/* The seat that is asked, or -1 when the game is over. */
int      gilded_seat               (const GildedGame  *game);
/* Lists what that seat may decide, into @decisions (room for GILDED_MAX_DECISIONS), or only counts it (NULL). The order
 * is always the same and says nothing of what the seat does not know. Returns how many; 0 when the game is over. */
unsigned gilded_list               (const GildedGame  *game,
                                    GildedDecision    *decisions);
/* Takes decision number @choice of that list, and goes on to the next question. False: there is none, and nothing has
 * changed. */
bool     gilded_take               (GildedGame        *game,
                                    unsigned           choice);
/* A digest of the whole game, the engine's own: the same in every process and on every machine. Not for players: it
 * hangs on what is hidden. */
uint64_t gilded_digest             (const GildedGame  *game);
/* The result of a game that is over; false while it is not. */
bool     gilded_result             (const GildedGame  *game,
                                    GildedResult      *result);

/* How many numbers gilded_observe() writes. */
unsigned gilded_n_observations     (GildedGameKind     kind);
/* Describes field number @i of them. False: there is none. data/protocol.md says what is in the fields; where it has a
 * list by value or number here is a number for each, sets are 0 or 1 for each member, and -1 is nobody or nothing. A
 * card of the second game that the seat cannot name is -1, or -2 and -3 if it knows that side 0 or 1 drafted its
 * protocol. What is asked (the field "ask") is 0 nothing, 1 roll, 2 place, 3 place own dice, 4 place neutral ones,
 * 5 gift, 6 take; of the second game 1 draft, 2 action, 3 compile, 4 play, 5 card, 6 line, 7 number, 8 protocol, 9 row,
 * 10 rearrange, 11 stacks, 12 may, 13 order. */
bool     gilded_field              (GildedGameKind     kind,
                                    unsigned           i,
                                    GildedField       *field);
/* Writes what @seat may know into @numbers (room for gilded_n_observations()), and nothing else. -1: what everybody
 * knows. False: there is no such seat. */
bool     gilded_observe            (const GildedGame  *game,
                                    int                seat,
                                    int16_t           *numbers);
/* How many numbers gilded_features() writes: 2,278; 0 for the second game, whose players judge whole positions, not
 * what one side knows of them. */
unsigned gilded_n_features         (GildedGameKind     kind);
/* Writes what the networks of the program's players see of a game as @seat, from what it may know: small numbers, most
 * of them 0, seats counted from @seat on. What tiles would bring is reckoned exactly for them, so this takes several
 * times as long as gilded_observe(). False: the game has none, is over, or has no such seat; nothing is written. */
bool     gilded_features           (const GildedGame  *game,
                                    int                seat,
                                    float             *features);
/* Makes @to a game that agrees with all that @seat knows of @from, everything hidden dealt by chance from @seed, with
 * dice, tiles and cards to come of its own. It can be played on when @seat is the one that is asked. False: there is no
 * such seat. */
bool     gilded_sample             (GildedGame        *to,
                                    const GildedGame  *from,
                                    int                seat,
                                    uint64_t           seed);

/* GildedBatch: games of one kind, one after another in memory, and arrays with an entry for each. NULL where there is
 * no comment to the contrary: it is not wanted. */
typedef struct {
  GildedGame    *games;        /* never NULL */
  size_t         n;
  const int32_t *choices;      /* gilded_step(): what is taken; -1 chooses at random */
  uint64_t      *randoms;      /* the state of each game's chance to choose by, which goes on; never NULL with -1 */
  int8_t        *seats;        /* who is asked afterwards, -1 when the game is over */
  uint32_t      *counts;       /* how much may be decided then */
  int16_t       *observations; /* what the seat that is asked knows then, or everybody when the game is over */
  float         *features;     /* the same as features, of games that are not over */
  uint32_t      *ends;         /* goes up by one when a game has ended */
} GildedBatch;

/* Takes one decision in each game. A game that is over or has no such decision stays as it is. Returns in how many one
 * was taken. */
size_t   gilded_step               (const GildedBatch *batch);
/* Takes up to @steps decisions in each game, each any of the legal ones, evenly. A game that is over is left, or with
 * @again begun anew by the same set-up and a seed from its @randoms; then none is over afterwards, with 0 @steps too.
 * Returns how many were taken. */
uint64_t gilded_run                (const GildedBatch *batch,
                                    uint64_t           steps,
                                    bool               again);

#ifdef __cplusplus
}
#endif
