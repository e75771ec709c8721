/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where the printed rules leave a question open, this is the answer that the program plays by. A card's own reading
 * stands in its rows in data/compile: whether Mirror 1 copies free cards only, what Clarity 2 lets one play
 * on what Death 1's last sentence hangs. That what answers a step comes before the next sentence of the
 * interrupted card is how the frames lie on each other (compile-frames.h).
 *
 * An effect that waits must stay live from the moment that called it to its time, as the rest of an interrupted one
 * must (COM-45): a text that was gone meanwhile is one that has appeared later, in the start and the end phase (COM-24,
 * COM-31) and where it answers (COM-48): compile_frames_lapse().
 *
 * Who has to play is asked how, even if there is one way only (compile_choice_play()). Any other choice of one is made
 * without a question.
 */
enum {
  /* an opponent's empty deck is refilled from its trash when one draws from it. */
  COMPILE_READING_REFILLS_THEIR_DECK = 0,
  /* a card that is played onto the other side belongs to that player from then on. */
  COMPILE_READING_SIDE_OWNS = 0,
  /* both stacks need a card to be swapped; otherwise one of them is enough. */
  COMPILE_READING_SWAPS_TWO_STACKS = 1,
  /* only protocols in play may be named; otherwise any of the set. */
  COMPILE_READING_NAMES_IN_PLAY = 1,
  /* who is barred from compiling stays so though the card that did it is gone. */
  COMPILE_READING_BAR_STAYS = 1,
  /* COM-52: a deck without cards is shuffled all the same when a card says so (Clarity 2, Clarity 3), and that is
   * answered as a shuffle. */
  COMPILE_READING_SHUFFLES_NOTHING = 1,
  /* COM-70: a chain ends too when fewer of COMPILE_MAX_FRAMES than these are left. They are for what has been begun:
   * cards in transit, a refresh. */
  COMPILE_READING_FRAMES_KEPT = 8,
};
