/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "fixture-tiles.h"
#include "ogc-state-check.h"
#include "ogc-state.h"

/*
 * A small vocabulary for rule tests: one game on the table, positions laid out on it, decisions taken or refused.
 * Every position stays legal (ogc_state_check() is asked after each step): dice that a test lays out come from their
 * owner's hand, and dice that it takes from a hand without laying them out lie in the owner's Library, as bumped
 * ones would.
 */
extern OgcState game;

/* --- Beginning --- */

/* Begins a game in which seat 0 starts. */
void        begin            (unsigned              seats,
                              OgcForm               form,
                              OgcBuildingId         b,
                              OgcBuildingId         c);
void        begin_with_seed  (unsigned              seats,
                              OgcForm               form,
                              OgcBuildingId         b,
                              OgcBuildingId         c,
                              uint64_t              seed);

/* --- Laying out --- */

/* The dice with these digits. */
OgcDice     dice             (const char           *values);
void        lay_group        (unsigned              owner,
                              unsigned              value,
                              unsigned              count);
/* Lays the University's line: owner and value of each die, from the left: "01 04 13". */
void        lay_line         (const char           *line);
void        lay_run          (unsigned              owner,
                              const char           *values);
void        lay_pattern      (unsigned              owner,
                              const char           *values);
/* Lays a group in the Galleon; a seat gets as many chests as dice, those with the lowest numbers. */
void        lay_hoard        (unsigned              owner,
                              const char           *values);
void        lay_on_item      (unsigned              owner,
                              unsigned              space);
void        lay_in_tower     (unsigned              owner,
                              unsigned              floor,
                              unsigned              value);
void        lay_in_library   (unsigned              owner,
                              const char           *values);
/* Puts @tile on @place of the building where its kind is laid out, in exchange for the one there. */
void        lay_out          (OgcTileKind           kind,
                              unsigned              place,
                              unsigned              tile);
/* Gives @seat a tile from the stack. */
void        give             (unsigned              seat,
                              OgcTileKind           kind,
                              unsigned              tile);
unsigned    give_ability     (unsigned              seat,
                              OgcAbilityType        type);
/* Leaves only @count tiles in the stack: the others are discarded. */
void        shorten_stack    (OgcTileKind           kind,
                              unsigned              count);

/* --- Turns --- */

/* Makes it the turn of @seat, which has not rolled yet. */
void        to_roll          (unsigned              seat);
/* Makes it the turn of @seat, which has rolled these dice; NULL: leaves the roll to chance. */
void        turn_of          (unsigned              seat,
                              const char           *own,
                              const char           *neutral);
/* Sets the hand of @seat as if it had just been rolled. */
void        hand             (unsigned              seat,
                              const char           *own,
                              const char           *neutral);

OgcDecision placing          (OgcBuildingId         building,
                              const char           *values);
OgcDecision placing_at       (OgcBuildingId         building,
                              unsigned              place,
                              const char           *values);
OgcDecision placing_neutral  (OgcBuildingId         building,
                              unsigned              place,
                              const char           *values);
OgcDecision willing          (OgcBuildingId         building,
                              unsigned              place,
                              const char           *values,
                              unsigned              rival,
                              unsigned              picked);
OgcDecision rerolling        (const char           *own,
                              const char           *neutral);
OgcDecision turning          (const char           *from,
                              const char           *to);
OgcDecision deciding         (OgcDecisionKind       kind);
OgcDecision taking           (unsigned              tile);

bool        is_listed        (OgcDecision           decision);
unsigned    count_listed     (OgcDecisionKind       kind);
/* Asserts that the decision is legal and listed once, and takes it. */
void        take             (OgcDecision           decision);
/* Asserts that the decision is legal and listed once, without taking it. */
void        allowed          (OgcDecision           decision);
/* Asserts that the decision is not listed, is refused by @rule, and leaves the game as it was. */
void        refused          (OgcRule               rule,
                              OgcDecision           decision);

/* --- Resolving --- */

/* Ends the last lap of the round: the seat to the right of the start player has its turn, and all dice in hands go to
 * the Library. */
void        finish_laps      (void);
/* @seat takes @tile, unless it has already got it without being asked. */
void        choose           (unsigned              seat,
                              OgcTileKind           kind,
                              unsigned              tile);
/* Asserts that the game has reached @round. */
void        expect_round     (unsigned              round);
bool        holds            (unsigned              seat,
                              OgcTileKind           kind,
                              unsigned              tile);
unsigned    count_held       (unsigned              seat,
                              OgcTileKind           kind);
bool        is_discarded     (OgcTileKind           kind,
                              unsigned              tile);
bool        is_in_stack      (OgcTileKind           kind,
                              unsigned              tile);

/* --- Events: all since the game began or forget() --- */

#define EVENT(...) ((OgcEvent) { __VA_ARGS__ })

void        forget           (void);
/* Asserts that an event happened with all members that its kind fills as given. Returns its number. */
int         expect_event     (OgcEvent              event);
unsigned    count_events     (OgcEventKind          kind);
/* Event number @nth of its kind. */
const OgcEvent *
            event_of_kind    (OgcEventKind          kind,
                              unsigned              nth);
