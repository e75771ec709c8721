/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where the printed rules leave a question open, this is the answer that the program plays by. A card's own reading
 * stands in its rows in data/compile: whether Mirror 1 copies free cards only, what Clarity 2 lets one play
 * on what Death 1's last sentence hangs. That what answers a step comes before the next sentence of the
 * interrupted card is how the frames lie on each other (compile-frames.h).
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
};
