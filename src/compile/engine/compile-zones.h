/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-run.h"

/*
 * Hands, decks and trashes, and who knows what about them. These functions emit the moves; the caller handles the
 * reactions of cards (compile_frames_happened()).
 */

/* The bit that says that @side has done @deed (CompileDeed) in a step. */
#define COMPILE_DEED_BIT(deed, side) (1u << (2 * (deed) + (side)))

/* Lets the sides in @sides, a bit each, know which card this is from now on. */
void         compile_zones_see           (CompileState *state,
                                          unsigned      sides,
                                          unsigned      card);
/* Takes @card out of its hand, deck or trash, seen only by @seen_by. */
void         compile_zones_take          (CompileState *state,
                                          unsigned      card,
                                          unsigned      seen_by);
/* The card on top of the deck of @side; COMPILE_NO_CARD if the deck is empty. Nobody sees it yet. */
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

/* @side draws @count cards from the deck of @owner (COM-51), and owns them (COM-22). Returns the cards drawn, and adds
 * what was done to @deeds. */
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
/* Discards up to @count cards from the top of the deck of @side (COM-52, COM-54). Returns how many; @last gets the last
 * of them. */
unsigned     compile_zones_mill          (CompileRun   *run,
                                          unsigned      side,
                                          unsigned      count,
                                          uint8_t      *last,
                                          unsigned     *deeds);
/* Takes @card out of the revealed deck of @side, into the hand. */
void         compile_zones_seek          (CompileRun   *run,
                                          unsigned      side,
                                          unsigned      card,
                                          unsigned     *deeds);
/* Shuffles the deck of @side; with @trash, together with the trash. */
void         compile_zones_shuffle       (CompileRun   *run,
                                          unsigned      side,
                                          bool          trash,
                                          unsigned     *deeds);
/* Reveals @cards, from @from of @side, to both sides (COM-16). */
void         compile_zones_reveal        (CompileRun   *run,
                                          unsigned      side,
                                          CompileCards  cards,
                                          CompileFrom   from);
