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

/* A game that starts with seat 0. */
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
/* From the left, owner and value of each die: "01 04 13". */
void        lay_line         (const char           *line);
void        lay_run          (unsigned              owner,
                              const char           *values);
void        lay_pattern      (unsigned              owner,
                              const char           *values);
/* In the Galleon; a seat has drawn as many chests, those with the lowest numbers. */
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
/* From the stack. */
void        give             (unsigned              seat,
                              OgcTileKind           kind,
                              unsigned              tile);
unsigned    give_ability     (unsigned              seat,
                              OgcAbilityType        type);
/* Leaves only @count tiles in the stack: the others are discarded. */
void        shorten_stack    (OgcTileKind           kind,
                              unsigned              count);

/* --- Turns --- */

/* It is the turn of @seat, which has not rolled. */
void        to_roll          (unsigned              seat);
/* The same, and the seat has rolled this; NULL: as it falls. */
void        turn_of          (unsigned              seat,
                              const char           *own,
                              const char           *neutral);
/* The hand of @seat as it would lie after a roll. */
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
/* The decision is legal, listed once, and is taken. */
void        take             (OgcDecision           decision);
/* The decision is legal and listed once; nothing happens. */
void        allowed          (OgcDecision           decision);
/* The decision is not listed, is refused by @rule, and leaves the game as it was. */
void        refused          (OgcRule               rule,
                              OgcDecision           decision);

/* --- Resolving --- */

/* The seat to the right of the start player ends the last lap of the round: all dice in hands go to the Library. */
void        finish_laps      (void);
/* @seat takes @tile, if it has not got it without being asked. */
void        choose           (unsigned              seat,
                              OgcTileKind           kind,
                              unsigned              tile);
/* Nothing is asked that belongs to this round any more. */
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
/* The event happened, all members that its kind fills being as given; returns where in the story. */
int         expect_event     (OgcEvent              event);
unsigned    count_events     (OgcEventKind          kind);
/* Event number @nth of its kind. */
const OgcEvent *
            event_of_kind    (OgcEventKind          kind,
                              unsigned              nth);
