/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-zones.h"

#include <assert.h>

#include "compile-permits.h"

void
compile_zones_see (CompileState *state,
                   unsigned      sides,
                   unsigned      card)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    if ((sides & 1u << side) != 0)
      {
        state->known[side] |= COMPILE_CARD_BIT (card);
        state->sorted[side] |= COMPILE_CARD_BIT (card);
      }
}

/* Whether all of @cards are from the protocols of one side's draft. */
static bool
is_of_one_draft (CompileCards cards)
{
  const CompileCards first = COMPILE_CARD_BIT (COMPILE_CARDS_OF_SIDE) - 1;

  return (cards & first) == 0 || (cards & ~first) == 0;
}

/*
 * Makes @side forget the places of @cards, which lie together in a hand or a deck, because one of them leaves and it
 * does not see which. If cards of both drafts lay together, it no longer knows which draft is where either.
 */
static void
lose_track (CompileState *state,
            unsigned      side,
            CompileCards  cards)
{
  if (compile_cards_count (cards) == 1)
    return;
  if (!is_of_one_draft (cards) || (cards & ~state->sorted[side]) != 0)
    state->sorted[side] &= ~cards;
  state->known[side] &= ~cards;
}

void
compile_zones_take (CompileState *state,
                    unsigned      card,
                    unsigned      seen_by)
{
  const CompileCards bit = COMPILE_CARD_BIT (card);

  for (unsigned owner = 0; owner < COMPILE_N_SIDES; owner++)
    {
      const CompileCards zone = (state->hand[owner] & bit) != 0 ? state->hand[owner]
                                : (state->deck[owner] & bit) != 0 ? state->deck[owner] : 0;

      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        if (zone != 0 && (seen_by & 1u << side) == 0)
          lose_track (state, side, zone);
      state->hand[owner] &= ~bit;
      state->deck[owner] &= ~bit;
      state->trash[owner] &= ~bit;
      for (unsigned i = state->n_top[owner]; i > 0; i--)
        if (state->top[owner][i - 1] == card)
          {
            state->n_top[owner]--;
            for (unsigned j = i - 1; j < state->n_top[owner]; j++)
              state->top[owner][j] = state->top[owner][j + 1];
            state->top[owner][state->n_top[owner]] = 0;
          }
    }
  compile_zones_see (state, seen_by, card);
}

unsigned
compile_zones_find_top (CompileRun *run,
                        unsigned    side)
{
  const CompileState *state = run->state;

  if (state->n_top[side] > 0)
    return state->top[side][state->n_top[side] - 1];
  if (state->deck[side] == 0)
    return COMPILE_NO_CARD;
  return compile_run_chance_card (run, COMPILE_STREAM_DECK + side, state->deck[side]);
}

void
compile_zones_put_in_hand (CompileState *state,
                           unsigned      side,
                           unsigned      card)
{
  state->hand[side] |= COMPILE_CARD_BIT (card);
  compile_zones_see (state, 1u << side, card);
}

void
compile_zones_put_in_trash (CompileState *state,
                            unsigned      side,
                            unsigned      card)
{
  state->trash[side] |= COMPILE_CARD_BIT (card);
  compile_zones_see (state, COMPILE_SEEN_BY_BOTH, card); /* COM-15, COM-21 */
}

void
compile_zones_put_on_deck (CompileState *state,
                           unsigned      side,
                           unsigned      card)
{
  assert (state->n_top[side] < COMPILE_N_CARDS);
  state->top[side][state->n_top[side]++] = (uint8_t) card;
}

CompileCards
compile_zones_draw (CompileRun *run,
                    unsigned    side,
                    unsigned    owner,
                    unsigned    count,
                    unsigned   *deeds)
{
  CompileState *state = run->state;
  const bool may_refill = side == owner || COMPILE_READING_REFILLS_THEIR_DECK; /* COM-52, Q-2 */
  CompileCards drawn = 0;

  if (!compile_permits_draw (state, side)) /* COM-56: checked before the batch, not inside it */
    return 0;
  for (unsigned i = 0; i < count; i++)
    {
      unsigned card;

      if (compile_state_deck_size (state, owner) == 0 && may_refill && state->trash[owner] != 0)
        compile_zones_shuffle (run, owner, true, deeds);
      card = compile_zones_find_top (run, owner);
      if (card == COMPILE_NO_CARD)
        break;
      compile_zones_take (state, card, 1u << side);
      compile_zones_put_in_hand (state, side, card);
      drawn |= COMPILE_CARD_BIT (card);
      COMPILE_EMIT (run, COMPILE_EVENT_DREW, .side = side, .card = card, .other = owner, .seen_by = 1u << side);
    }
  if (drawn != 0)
    *deeds |= COMPILE_DEED_BIT (COMPILE_DEED_DRAW, side); /* COM-53: one draw, however many cards */
  return drawn;
}

void
compile_zones_discard (CompileRun   *run,
                       unsigned      side,
                       CompileCards  cards,
                       unsigned     *deeds)
{
  if (cards != 0)
    *deeds |= COMPILE_DEED_BIT (COMPILE_DEED_DISCARD, side); /* COM-53 */
  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);

      compile_zones_take (run->state, card, COMPILE_SEEN_BY_BOTH);
      compile_zones_put_in_trash (run->state, side, card);
      COMPILE_EMIT (run, COMPILE_EVENT_DISCARDED, .side = side, .card = card, .seen_by = COMPILE_SEEN_BY_BOTH);
    }
}

unsigned
compile_zones_mill (CompileRun *run,
                    unsigned    side,
                    unsigned    count,
                    uint8_t    *last,
                    unsigned   *deeds)
{
  unsigned n = 0;
  unsigned card;

  while (n < count && (card = compile_zones_find_top (run, side)) != COMPILE_NO_CARD) /* COM-52: never refilled */
    {
      compile_zones_take (run->state, card, COMPILE_SEEN_BY_BOTH);
      compile_zones_put_in_trash (run->state, side, card);
      COMPILE_EMIT (run, COMPILE_EVENT_MILLED, .side = side, .card = card, .seen_by = COMPILE_SEEN_BY_BOTH);
      *last = (uint8_t) card;
      n++;
    }
  if (n > 0)
    *deeds |= COMPILE_DEED_BIT (COMPILE_DEED_DISCARD, side); /* COM-54: the deck's owner discards */
  return n;
}

void
compile_zones_seek (CompileRun *run,
                    unsigned    side,
                    unsigned    card,
                    unsigned   *deeds)
{
  compile_zones_take (run->state, card, COMPILE_SEEN_BY_BOTH);
  compile_zones_put_in_hand (run->state, side, card);
  *deeds |= COMPILE_DEED_BIT (COMPILE_DEED_DRAW, side);
  COMPILE_EMIT (run, COMPILE_EVENT_SOUGHT, .side = side, .card = card, .seen_by = COMPILE_SEEN_BY_BOTH);
}

void
compile_zones_shuffle (CompileRun *run,
                       unsigned    side,
                       bool        trash,
                       unsigned   *deeds)
{
  CompileState *state = run->state;
  const CompileCards added = trash ? state->trash[side] : 0;

  state->deck[side] = compile_state_deck (state, side) | added;
  state->trash[side] &= ~added;
  while (state->n_top[side] > 0)
    state->top[side][--state->n_top[side]] = 0;
  *deeds |= COMPILE_DEED_BIT (COMPILE_DEED_SHUFFLE, side);
  COMPILE_EMIT (run, COMPILE_EVENT_SHUFFLED, .side = side, .number = compile_cards_count (added));
}

void
compile_zones_reveal (CompileRun   *run,
                      unsigned      side,
                      CompileCards  cards,
                      CompileFrom   from)
{
  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);

      compile_zones_see (run->state, COMPILE_SEEN_BY_BOTH, card);
      COMPILE_EMIT (run, COMPILE_EVENT_REVEALED, .side = side, .card = card, .number = from,
                    .seen_by = COMPILE_SEEN_BY_BOTH);
    }
}
