/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/*
 * Hands, decks and trashes, and who knows what of them. What moves here tells that it has moved; what cards answer to
 * it is for the caller (compile_frames_happened()).
 */

/* A bit of what has happened in a step: @side has done @deed (CompileDeed). */
#define COMPILE_DEED_BIT(deed, side) (1u << (2 * (deed) + (side)))

/* Both sides of @sides, a bit each, know from now on which card this is. */
void         compile_zones_see           (CompileState *state,
                                          unsigned      sides,
                                          unsigned      card);
/* Takes @card, wherever in a hand, deck or trash it is, away from there, in the sight of @seen_by alone. */
void         compile_zones_take          (CompileState *state,
                                          unsigned      card,
                                          unsigned      seen_by);
/* Which card is on top of the deck of @side; COMPILE_NO_CARD when the deck is empty. It is not seen yet. */
unsigned     compile_zones_find_top      (CompileRun   *run,
                                          unsigned      side);
void         compile_zones_put_in_hand   (CompileState *state,
                                          unsigned      side,
                                          unsigned      card);
void         compile_zones_put_in_trash  (CompileState *state,
                                          unsigned      side,
                                          unsigned      card);
void         compile_zones_put_on_deck   (CompileState *state,
                                          unsigned      side,
                                          unsigned      card);

/* @side draws @count cards from the deck of @owner (COM-51), and owns them (COM-22). Returns those that it got, and
 * adds to @deeds what was done. */
CompileCards compile_zones_draw          (CompileRun   *run,
                                          unsigned      side,
                                          unsigned      owner,
                                          unsigned      count,
                                          unsigned     *deeds);
/* Discards @cards of the hand of @side together (COM-53). */
void         compile_zones_discard       (CompileRun   *run,
                                          unsigned      side,
                                          CompileCards  cards,
                                          unsigned     *deeds);
/* Discards up to @count cards from the top of the deck of @side (COM-52, COM-54). Returns how many; the last of them is
 * @last. */
unsigned     compile_zones_mill          (CompileRun   *run,
                                          unsigned      side,
                                          unsigned      count,
                                          uint8_t      *last,
                                          unsigned     *deeds);
/* Takes @card out of the deck of @side, which is revealed, into the hand. */
void         compile_zones_seek          (CompileRun   *run,
                                          unsigned      side,
                                          unsigned      card,
                                          unsigned     *deeds);
/* Shuffles the deck of @side; with @trash, together with the trash. */
void         compile_zones_shuffle       (CompileRun   *run,
                                          unsigned      side,
                                          bool          trash,
                                          unsigned     *deeds);
/* Both sides see @cards, from @from of @side, as they are (COM-16). */
void         compile_zones_reveal        (CompileRun   *run,
                                          unsigned      side,
                                          CompileCards  cards,
                                          CompileFrom   from);
