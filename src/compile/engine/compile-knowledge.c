/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-knowledge.h"

#include <string.h>

#define STREAM_SAMPLE COMPILE_N_STREAMS /* a stream of its own for dealing hidden cards */

/* Cards in their places, in an order that does not depend on which cards they are. */
typedef struct {
  unsigned n;
  uint8_t  cards[COMPILE_N_CARDS];
} Places;

/* ---- Renumbering ---- */

static CompileCards
renumber_cards (CompileCards   cards,
                const uint8_t *numbers)
{
  CompileCards renumbered = 0;

  for (; cards != 0; cards &= cards - 1)
    renumbered |= COMPILE_CARD_BIT (numbers[compile_cards_first (cards)]);
  return renumbered;
}

static void
renumber_card (uint8_t       *card,
               const uint8_t *numbers)
{
  if (*card < COMPILE_N_CARDS)
    *card = numbers[*card];
}

static void
renumber_frame (CompileFrame  *frame,
                const uint8_t *numbers)
{
  for (unsigned i = 0; i < 3; i++)
    frame->cards[i] = renumber_cards (frame->cards[i], numbers);
  renumber_card (&frame->card, numbers);
  renumber_card (&frame->text, numbers);
  renumber_card (&frame->that, numbers);
}

/* Card n becomes card numbers[n], wherever it is. */
static void
renumber_state (CompileState  *state,
                const uint8_t *numbers)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      state->hand[side] = renumber_cards (state->hand[side], numbers);
      state->deck[side] = renumber_cards (state->deck[side], numbers);
      state->known[side] = renumber_cards (state->known[side], numbers);
      state->sorted[side] = renumber_cards (state->sorted[side], numbers);
      for (unsigned i = 0; i < state->n_top[side]; i++)
        renumber_card (&state->top[side][i], numbers);
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        for (unsigned depth = 0; depth < state->stacks[side][line].n; depth++)
          renumber_card (&state->stacks[side][line].cards[depth], numbers);
    }
  state->up = renumber_cards (state->up, numbers);
  state->owned = renumber_cards (state->owned, numbers);
  state->ask.cards = renumber_cards (state->ask.cards, numbers);
  for (unsigned i = 0; i < state->n_transit; i++)
    renumber_card (&state->transit[i].card, numbers);
  for (unsigned i = 0; i < state->n_frames; i++)
    renumber_frame (&state->frames[i], numbers);
}

/* ---- Places of hidden cards ---- */

static bool
is_sorted (const CompileState *state,
           unsigned            side,
           unsigned            card)
{
  const CompileCards sorted = side == COMPILE_NOBODY ? state->sorted[0] & state->sorted[1] : state->sorted[side];

  return (sorted & COMPILE_CARD_BIT (card)) != 0;
}

/* What distinguishes a hidden card from others in the same hand or deck: what is happening to it, and who knows it. */
static uint64_t
marks_of (const CompileState *state,
          unsigned            side,
          unsigned            card)
{
  const CompileCards bit = COMPILE_CARD_BIT (card);
  uint64_t marks = is_sorted (state, side, card) ? 1 + card / COMPILE_CARDS_OF_SIDE : 0;

  for (unsigned i = 0; i < COMPILE_N_SIDES; i++)
    {
      marks = 2 * marks + ((state->known[i] & bit) != 0);
      marks = 2 * marks + ((state->sorted[i] & bit) != 0);
    }
  for (unsigned i = 0; i < state->n_frames; i++)
    {
      for (unsigned k = 0; k < 3; k++)
        marks = 3 * marks + ((state->frames[i].cards[k] & bit) != 0);
      marks = 3 * marks + (state->frames[i].that == card);
    }
  return marks;
}

/* Adds the hidden cards of a hand or a deck, which has no order, sorted by their marks. */
static void
add_unordered (const CompileState *state,
               unsigned            side,
               CompileCards        cards,
               Places             *places)
{
  const unsigned first = places->n;

  for (; cards != 0; cards &= cards - 1)
    {
      const uint8_t card = (uint8_t) compile_cards_first (cards);
      const uint64_t marks = marks_of (state, side, card);
      unsigned i = places->n++;

      for (; i > first && marks_of (state, side, places->cards[i - 1]) > marks; i--)
        places->cards[i] = places->cards[i - 1];
      places->cards[i] = card;
    }
}

static void
find_places (const CompileState *state,
             unsigned            side,
             CompileCards        hidden,
             Places             *places)
{
  places->n = 0;
  for (unsigned owner = 0; owner < COMPILE_N_SIDES; owner++)
    {
      add_unordered (state, side, state->hand[owner] & hidden, places);
      add_unordered (state, side, state->deck[owner] & hidden, places);
      for (unsigned i = 0; i < state->n_top[owner]; i++)
        if ((hidden & COMPILE_CARD_BIT (state->top[owner][i])) != 0)
          places->cards[places->n++] = state->top[owner][i];
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        for (unsigned depth = 0; depth < state->stacks[owner][line].n; depth++)
          if ((hidden & COMPILE_CARD_BIT (state->stacks[owner][line].cards[depth])) != 0)
            places->cards[places->n++] = state->stacks[owner][line].cards[depth];
    }
  for (unsigned i = 0; i < state->n_transit; i++)
    if ((hidden & COMPILE_CARD_BIT (state->transit[i].card)) != 0)
      places->cards[places->n++] = state->transit[i].card;
}

/* ---- Dealing ---- */

static void
shuffle_cards (uint8_t   *cards,
               unsigned   n,
               OgcRandom *random)
{
  for (unsigned i = n; random != NULL && i > 1; i--)
    {
      const unsigned k = ogc_random_below (random, STREAM_SAMPLE, i);
      const uint8_t card = cards[i - 1];

      cards[i - 1] = cards[k];
      cards[k] = card;
    }
}

/*
 * Deals the hidden cards in @places again: at random if @random is given, otherwise in the order of their numbers. A
 * card whose draft @side knows becomes one of the same draft.
 */
static void
deal_hidden (CompileState *state,
             unsigned      side,
             const Places *places,
             OgcRandom    *random)
{
  uint8_t numbers[COMPILE_N_CARDS], of_draft[COMPILE_N_SIDES][COMPILE_N_CARDS], rest[COMPILE_N_CARDS];
  unsigned n_of_draft[COMPILE_N_SIDES] = { 0 }, n_rest = 0;
  CompileCards hidden = 0;

  for (unsigned i = 0; i < places->n; i++)
    hidden |= COMPILE_CARD_BIT (places->cards[i]);
  for (unsigned card = 0; card < COMPILE_N_CARDS; card++)
    {
      const unsigned draft = card / COMPILE_CARDS_OF_SIDE;

      numbers[card] = (uint8_t) card;
      if ((hidden & COMPILE_CARD_BIT (card)) != 0)
        of_draft[draft][n_of_draft[draft]++] = (uint8_t) card;
    }
  for (unsigned draft = 0; draft < COMPILE_N_SIDES; draft++)
    shuffle_cards (of_draft[draft], n_of_draft[draft], random);
  for (unsigned i = 0; i < places->n; i++)
    if (is_sorted (state, side, places->cards[i]))
      {
        const unsigned draft = places->cards[i] / COMPILE_CARDS_OF_SIDE;

        numbers[places->cards[i]] = of_draft[draft][--n_of_draft[draft]];
      }
  for (unsigned draft = 0; draft < COMPILE_N_SIDES; draft++)
    while (n_of_draft[draft] > 0)
      rest[n_rest++] = of_draft[draft][--n_of_draft[draft]];
  shuffle_cards (rest, n_rest, random);
  for (unsigned i = 0; i < places->n; i++)
    if (!is_sorted (state, side, places->cards[i]))
      numbers[places->cards[i]] = rest[--n_rest];
  renumber_state (state, numbers);
}

void
compile_knowledge_of (CompileKnowledge   *knowledge,
                      const CompileState *state,
                      unsigned            side)
{
  CompileState *seen = &knowledge->seen;
  Places places;

  memset (knowledge, 0, sizeof *knowledge);
  *seen = *state;
  knowledge->side = (uint8_t) side;
  knowledge->hidden = COMPILE_ALL_CARDS & ~(side == COMPILE_NOBODY ? state->known[0] & state->known[1]
                                                                   : state->known[side]);
  memset (seen->random, 0, sizeof seen->random);
  seen->setup.seed = 0;
  seen->mark = 0;
  if (seen->ask.side != side)
    seen->ask.cards = seen->picked = 0;
  find_places (seen, side, knowledge->hidden, &places);
  deal_hidden (seen, side, &places, NULL);
}

void
compile_knowledge_sample (const CompileKnowledge *knowledge,
                          uint64_t                seed,
                          CompileState           *state)
{
  OgcRandom random;
  Places places;

  *state = knowledge->seen;
  ogc_random_seed (&random, STREAM_SAMPLE, seed);
  for (unsigned stream = 0; stream < COMPILE_N_STREAMS; stream++)
    ogc_random_seed (&state->random[stream], stream, seed);
  find_places (state, knowledge->side, knowledge->hidden, &places);
  deal_hidden (state, knowledge->side, &places, &random);
}
