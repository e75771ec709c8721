/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * libgilded-compass: both games of the program, for programs that play, search and learn.
 *
 * The library allocates nothing, has no global state, and uses no files, clock or threads. The caller provides all
 * memory; gilded_size() says how much. Games in different memory can be played in different threads without locks, but
 * each game by one thread at a time. A call needs up to 256 kilobytes of stack.
 *
 * Seats are numbered from 0, in turn order. The rules are in the program; data/protocol.md has the vocabulary. Tiles
 * are numbered within their kind, in the order of data/tiles.json. Cards of the second game are numbered
 * 18 x side + 6 x n + m: the m-th card of the n-th protocol that the side has drafted.
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
  GILDED_MAX_DECISIONS = 2048, /* the most that are legal at once, in any game */
  GILDED_RANDOM = 0xfe,        /* in a set-up: drawn at random when the game begins */
  GILDED_NONE = 0xff           /* no building */
};

/* GildedSetup: the choices made before a game. Together with the decisions they determine the whole game. Members that
 * belong to the other game are 0. */
typedef struct {
  uint64_t seed;
  uint8_t  game;    /* GildedGameKind */
  uint8_t  seats;   /* 2 to 5; in the second game 2 */
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
  GILDED_REROLL,   /* @dice of the seat's own, @other of the neutral ones */
  GILDED_POWER,    /* A Compelling Power: @dice become @other */
  GILDED_PLACE,    /* @dice to @building */
  GILDED_END_TURN, /* no neutral dice are placed */
  GILDED_GIFT,     /* A Timely Gift */
  GILDED_KEEP,     /* A Timely Gift is kept */
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

/* GildedDecision: a decision, in 32 bytes. Members that a kind does not use are 0. */
typedef struct {
  uint8_t kind;     /* GildedCompassDecision or GildedCompileDecision */
  uint8_t building; /* GildedBuilding */
  uint8_t place;    /* Archives: number of dice in the group to join; Temple: the space */
  uint8_t neutral;  /* 1 for neutral dice */
  uint8_t will;     /* 1 with The Will to Win */
  uint8_t rival;    /* with @will: whose set is matched; 5 is the neutral player */
  uint8_t picked;   /* with @will: the value of the die that leaves that set */
  uint8_t tile;     /* its number within the kind on offer */
  uint8_t dice[6];  /* how many of each value, from 1 */
  uint8_t other[6];
  uint8_t card;
  uint8_t side;
  uint8_t line;
  uint8_t depth;    /* how many cards lie below it */
  uint8_t face;     /* 1 up, 2 down */
  uint8_t number;
  uint8_t spare[6];
} GildedDecision;

/* GildedField: a range of the numbers that gilded_observe() writes. */
typedef struct {
  const char *name;  /* constant */
  uint32_t    first; /* index of its first number */
  uint32_t    n;     /* how many numbers it has */
} GildedField;

/* GildedResult: the end of a game, by seat. */
typedef struct {
  float   returns[GILDED_MAX_SEATS]; /* 1 for a sole winner, -1/(seats - 1) for each loser, so the sum is 0. Winners
                                      * who tie share the 1; a draw is 0 */
  int32_t scores[GILDED_MAX_SEATS];  /* gold; in the second game the number of compiled protocols */
  uint8_t places[GILDED_MAX_SEATS];  /* 1 for winners; 2 for both in a draw of the second game */
} GildedResult;

/* GildedGame: a whole game, including everything hidden and its random generators, in gilded_size() bytes of memory
 * aligned to 8. It is valid only in this process, because it points to constants of the library. */
typedef struct GildedGame GildedGame;

/* The version of the rules: while it stays the same, the same set-up and decisions give the same game. */
unsigned gilded_rules_version      (GildedGameKind     kind);
/* Fills @setup with the defaults: everything that can be drawn at random is, the form is the one for @seats, and the
 * seed is 0. */
void     gilded_setup_usual        (GildedSetup       *setup,
                                    GildedGameKind     kind,
                                    unsigned           seats);
/* The size of a game in bytes, a multiple of 8. */
size_t   gilded_size               (GildedGameKind     kind);

/* Begins a game in @game. False if @setup is not valid; then nothing is written. */
bool     gilded_begin              (GildedGame        *game,
                                    const GildedSetup *setup);
/* Copies a game into other memory of the same size. */
void     gilded_copy               (GildedGame        *to,
                                    const GildedGame  *from);
/* The seat to decide, or -1 when the game is over. */
int      gilded_seat               (const GildedGame  *game);
/* Lists the legal decisions of that seat in @decisions, which has room for GILDED_MAX_DECISIONS; NULL only counts them.
 * The order is always the same and reveals nothing that the seat does not know. Returns how many there are, 0 when the
 * game is over. */
unsigned gilded_list               (const GildedGame  *game,
                                    GildedDecision    *decisions);
/* Takes the decision at index @choice of that list, and moves on to the next question. False if there is none; then
 * nothing changes. */
bool     gilded_take               (GildedGame        *game,
                                    unsigned           choice);
/* The engine's digest of the whole game, the same in every process and on every machine. Not for players: it depends on
 * what is hidden. */
uint64_t gilded_digest             (const GildedGame  *game);
/* Gets the result of a finished game. False if the game is not over. */
bool     gilded_result             (const GildedGame  *game,
                                    GildedResult      *result);

/* How many numbers gilded_observe() writes. */
unsigned gilded_n_observations     (GildedGameKind     kind);
/* Describes field @i of them. False if there is none. data/protocol.md explains the fields: a list by value or number
 * has one number for each entry here, a set has 0 or 1 for each member, and -1 stands for nobody or nothing. A card of
 * the second game that the seat cannot name is -1, or -2 or -3 if it knows that side 0 or 1 drafted the card's
 * protocol. The field "ask" is 0 nothing, 1 roll, 2 place, 3 place own dice, 4 place neutral ones,
 * 5 gift, 6 take; in the second game 1 draft, 2 action, 3 compile, 4 play, 5 card, 6 line, 7 number, 8 protocol, 9 row,
 * 10 rearrange, 11 stacks, 12 may, 13 order. */
bool     gilded_field              (GildedGameKind     kind,
                                    unsigned           i,
                                    GildedField       *field);
/* Writes exactly what @seat may know into @numbers, which has room for gilded_n_observations(). Seat -1 gets what
 * everybody knows. False if there is no such seat. */
bool     gilded_observe            (const GildedGame  *game,
                                    int                seat,
                                    int16_t           *numbers);
/* How many numbers gilded_features() writes: 2,278; 0 for the second game, whose players evaluate whole positions
 * rather than one side's knowledge. */
unsigned gilded_n_features         (GildedGameKind     kind);
/* Writes the inputs of the computer players' networks for @seat, from what it may know: small numbers, mostly 0, with
 * seats counted from @seat on. They include the exact value of every tile, so this takes several times as long as
 * gilded_observe(). False if the game has no features, is over, or has no such seat; then nothing is written. */
bool     gilded_features           (const GildedGame  *game,
                                    int                seat,
                                    float             *features);
/* Makes @to a game that agrees with everything that @seat knows of @from, with everything hidden and all future dice,
 * tiles and cards drawn anew from @seed. It can be played on if @seat is the seat to decide. False if there is no such
 * seat. */
bool     gilded_sample             (GildedGame        *to,
                                    const GildedGame  *from,
                                    int                seat,
                                    uint64_t           seed);

/* GildedBatch: games of one kind, contiguous in memory, and arrays with an entry for each game. An array that is not
 * wanted is NULL, unless its comment says otherwise. */
typedef struct {
  GildedGame    *games;        /* never NULL */
  size_t         n;
  const int32_t *choices;      /* gilded_step(): indices of decisions; -1 chooses at random */
  uint64_t      *randoms;      /* each game's generator for random choices; updated; never NULL if there is a -1 */
  int8_t        *seats;        /* the seat to decide afterwards, -1 when the game is over */
  uint32_t      *counts;       /* its number of legal decisions */
  int16_t       *observations; /* what it knows, or what everybody knows when the game is over */
  float         *features;     /* its features, for games that are not over */
  uint32_t      *ends;         /* counts the games that have ended */
} GildedBatch;

/* Takes one decision in each game. A game that is over, or has no such decision, stays as it is. Returns the number of
 * decisions taken. */
size_t   gilded_step               (const GildedBatch *batch);
/* Takes up to @steps uniformly random legal decisions in each game. A game that is over stays as it is, or with @again
 * is replaced by a new one with the same set-up and a seed from its @randoms, so that no game is over afterwards, even
 * with 0 @steps. Returns the number of decisions taken. */
uint64_t gilded_run                (const GildedBatch *batch,
                                    uint64_t           steps,
                                    bool               again);

#ifdef __cplusplus
}
#endif
