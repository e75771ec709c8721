/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How the program answers questions that the printed rules leave open; data/compile/rules.md has them by their numbers.
 * One answer needs no constant: reactions to a step come before the next sentence of the interrupted card,
 * because they are pushed on top of its frame (compile_frames_happened()).
 *
 * A waiting effect must stay live from the moment it was triggered until its turn, like the rest of an interrupted one
 * (COM-45). A text that was gone meanwhile counts as one that appeared later, both in the start and end phases (COM-24,
 * COM-31) and when it reacts (COM-48): see compile_frames_lapse().
 *
 * Both players discarding their hands (Peace 1) is one step: effects answer it when both hands are gone (COM-48). Who
 * goes first makes no difference, so nobody is asked, and the card's text leaves it out.
 *
 * A side that has to play is asked how, even if there is only one way (compile_choice_play()). Any other choice with a
 * single option is made without a question.
 */
enum {
  /* an opponent's empty deck is refilled from its trash when a side draws from it. */
  COMPILE_READING_REFILLS_THEIR_DECK = 0,
  /* a card that is played onto the other side belongs to that player from then on. */
  COMPILE_READING_SIDE_OWNS = 0,
  /* only free cards of the other side are copied (Mirror 1); otherwise covered ones too. */
  COMPILE_READING_COPIES_FREE_CARDS = 1,
  /* both stacks need a card to be swapped; otherwise one of them is enough. */
  COMPILE_READING_SWAPS_TWO_STACKS = 1,
  /* of the cards in hand with that value, only the one that was sought is played (Clarity 2); otherwise any. */
  COMPILE_READING_PLAYS_SOUGHT_CARD = 0,
  /* only protocols in play may be named; otherwise any of the set. */
  COMPILE_READING_NAMES_IN_PLAY = 1,
  /* what is linked by “then” happens only if the condition of the sentence before it was met (Death 1 deletes
   * itself only after the draw); otherwise it is a sentence of its own. */
  COMPILE_READING_THEN_DEPENDS = 1,
  /* a side that is barred from compiling stays so even if the card that barred it is gone. */
  COMPILE_READING_BAR_STAYS = 1,
  /* COM-52: an empty deck is shuffled if a card says so (Clarity 2, Clarity 3), and effects react to that as to any
   * shuffle. */
  COMPILE_READING_SHUFFLES_NOTHING = 1,
  /* COM-70: a chain also ends if fewer than this many of COMPILE_MAX_FRAMES are left. They are reserved for what has
   * begun: cards in transit, a refresh. */
  COMPILE_READING_FRAMES_KEPT = 8,
};
