/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-state.h"

#include <stddef.h>

#include "ogc-digest.h"

/* Without padding: see CompileState. */
_Static_assert (sizeof (CompileDecision) == 8, "CompileDecision has padding");
_Static_assert (sizeof (CompileEvent) == 12, "CompileEvent has padding");
_Static_assert (sizeof (CompileSetup) == 16, "CompileSetup has padding");
_Static_assert (sizeof (CompileAsk) == 8 + 2 + 14, "CompileAsk has padding");
_Static_assert (sizeof (CompileFrame) == 24 + 24, "CompileFrame has padding");
_Static_assert (offsetof (CompileState, stacks)
                  == 8 + sizeof (CompileSetup) + sizeof (OgcRandom) * COMPILE_N_STREAMS + sizeof (CompileCards) * 13
                  + sizeof (CompileAsk) + sizeof (CompileFrame) * COMPILE_MAX_FRAMES, "CompileState has padding");
_Static_assert (offsetof (CompileState, mark) - offsetof (CompileState, stacks)
                  == sizeof (CompileStack) * COMPILE_N_SLOTS + sizeof (CompileTransit) * COMPILE_N_CARDS
                  + COMPILE_N_SIDES * COMPILE_N_CARDS + 4 + 2 * COMPILE_N_SLOTS + 22, "CompileState has padding");
_Static_assert (sizeof (CompileState) - offsetof (CompileState, mark) == 16, "CompileState has padding");

const uint8_t compile_orders[COMPILE_N_ORDERS][COMPILE_N_LINES] = {
  { 0, 1, 2 }, { 1, 0, 2 }, { 2, 1, 0 }, { 0, 2, 1 }, { 1, 2, 0 }, { 2, 0, 1 },
};

uint64_t
compile_state_digest (const CompileState *state)
{
  return ogc_digest (&state->setup, sizeof *state - offsetof (CompileState, setup));
}

CompileCards
compile_state_deck (const CompileState *state,
                    unsigned            side)
{
  CompileCards cards = state->deck[side];

  for (unsigned i = 0; i < state->n_top[side]; i++)
    cards |= COMPILE_CARD_BIT (state->top[side][i]);
  return cards;
}

unsigned
compile_state_owner (const CompileState *state,
                     unsigned            card)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    if (((state->hand[side] | state->trash[side] | compile_state_deck (state, side)) & COMPILE_CARD_BIT (card)) != 0)
      return side;
  return (state->owned & COMPILE_CARD_BIT (card)) != 0;
}

unsigned
compile_state_hand_size (const CompileState *state,
                         unsigned            side)
{
  return compile_cards_count (state->hand[side]);
}

unsigned
compile_state_deck_size (const CompileState *state,
                         unsigned            side)
{
  return compile_cards_count (state->deck[side]) + state->n_top[side];
}
