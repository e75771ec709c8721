/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ogc-tile-values.h"

/*
 * What ogc_payout_estimate() says of the game on the table (fixture-game.h) once nobody can change anything, and what
 * the engine then pays. Tiles that lie open count what they are worth to their owner, tiles still to be drawn what the
 * tile values expect of them, and tokens what a token is worth; so what is compared is who gets which tile, of which
 * rank or floor, and whose dice get none. That the engine keeps the rules is for its own tests to show.
 */
typedef struct {
  OgcKnowledge  knowledge; /* the observer's, before anything resolves */
  OgcTileValues values;
  OgcCents      expected[OGC_N_BUILDINGS][OGC_MAX_SEATS];
  OgcCents      paid[OGC_N_BUILDINGS][OGC_MAX_SEATS];
} Payouts;

extern Payouts payouts;

/* Takes down what @observer expects of each building in @state. */
void     payout_look        (const OgcState *state,
                             guint           observer);
/* Lets all dice in hands go to the Library (RND-5), compares what @observer expects of every building with what it
 * pays, and goes on to the next round. */
void     payout_compare     (guint           observer);
/* The same for every observer. The last one is seat 0, and the game stays where it was. */
void     payout_compare_all (void);
/* Asserts that in the last comparison @building paid @seat @gold, and tokens for @unrewarded dice (RND-6). */
void     payout_check       (guint           building,
                             guint           seat,
                             OgcCents        gold,
                             guint           unrewarded);
/* What @tile counts for @seat; artifacts and missions count by rank instead. */
OgcCents payout_worth_of    (guint           seat,
                             OgcTileKind     kind,
                             guint           tile);
/* What the observer got in @building, by what each tile that it took turned out to be. */
OgcCents payout_worth_taken (guint           building);
