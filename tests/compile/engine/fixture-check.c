/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-check.h"

#include <string.h>

#include "compile-field.h"

/* Adds @cards to those @found so far; false when one of them was found before. */
static bool
find_once (CompileCards *found,
           CompileCards  cards)
{
  const bool fresh = (*found & cards) == 0;

  *found |= cards;
  return fresh;
}

/* Checks that every card is in exactly one place. */
static const char *
cards_fault (const CompileState *state)
{
  CompileCards found = 0, field = 0;
  bool once = true;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      once &= find_once (&found, state->hand[side]);
      once &= find_once (&found, state->deck[side]);
      once &= find_once (&found, state->trash[side]);
      for (unsigned i = 0; i < state->n_top[side]; i++)
        once &= find_once (&found, COMPILE_CARD_BIT (state->top[side][i]));
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        for (unsigned depth = 0; depth < state->stacks[side][line].n; depth++)
          once &= find_once (&field, COMPILE_CARD_BIT (state->stacks[side][line].cards[depth]));
    }
  for (unsigned i = 0; i < state->n_transit; i++)
    once &= find_once (&field, COMPILE_CARD_BIT (state->transit[i].card));
  once &= find_once (&found, field);
  if (!once)
    return "a card is in two places";
  if (found != (state->phase == COMPILE_PHASE_DRAFT ? 0 : COMPILE_ALL_CARDS))
    return "a card is nowhere";
  if (((state->up | state->owned) & ~field) != 0)
    return "a card that is not in the field has a face or an owner";
  return NULL;
}

/* COM-14, COM-15: checks who knows which cards. */
static const char *
knowledge_fault (const CompileState *state)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      CompileCards known = state->hand[side] | state->trash[0] | state->trash[1] | state->up;

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        known |= compile_field_stack (state, side, line);
      if ((known & ~state->known[side]) != 0)
        return "a side does not know what it sees";
      if ((state->known[side] & ~state->sorted[side]) != 0)
        return "a side knows a card, but not whose it was";
    }
  return NULL;
}

/* Checks that unused members are 0. */
static const char *
rest_fault (const CompileState *state)
{
  static const CompileFrame no_frame;
  static const CompileTransit no_transit;
  static const CompileAsk no_ask;

  for (unsigned i = state->n_frames; i < COMPILE_MAX_FRAMES; i++)
    if (memcmp (&state->frames[i], &no_frame, sizeof no_frame) != 0)
      return "a frame that is over is not empty";
  for (unsigned i = state->n_transit; i < COMPILE_N_CARDS; i++)
    if (memcmp (&state->transit[i], &no_transit, sizeof no_transit) != 0)
      return "a transit that is over is not empty";
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    {
      for (unsigned i = state->n_top[side]; i < COMPILE_N_CARDS; i++)
        if (state->top[side][i] != 0)
          return "the top of a deck has cards beyond its end";
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        for (unsigned depth = state->stacks[side][line].n; depth < COMPILE_N_CARDS; depth++)
          if (state->stacks[side][line].cards[depth] != 0)
            return "a stack has cards beyond its end";
    }
  if ((state->phase == COMPILE_PHASE_OVER) != (memcmp (&state->ask, &no_ask, sizeof no_ask) == 0))
    return "nobody is asked, and the game is not over";
  return NULL;
}

/* Checks that cards in transit and frames belong together, and that between two phases nothing is pending. */
static const char *
frames_fault (const CompileState *state)
{
  CompileCards moving = 0, transit = 0;

  for (unsigned i = 0; i < state->n_frames; i++)
    if (state->frames[i].kind == COMPILE_FRAME_MOVE && !find_once (&moving, state->frames[i].moving))
      return "two frames move one card";
  for (unsigned i = 0; i < state->n_transit; i++)
    transit |= COMPILE_CARD_BIT (state->transit[i].card);
  if (moving != transit)
    return "a card is in transit, and no frame moves it";
  if (state->picked != 0 && state->ask.verb != COMPILE_VERB_DISCARD)
    return "cards are picked, and nothing is discarded";
  if (state->n_frames > 0 && state->ask.kind == COMPILE_ASK_ACTION)
    return "the action comes before an effect is over";
  return NULL;
}

static const char *
protocols_fault (const CompileState *state)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES && state->phase != COMPILE_PHASE_DRAFT; side++)
    {
      unsigned slots = 0;

      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        slots |= 1u << state->lines[side][line];
      if (slots != 7u << COMPILE_N_LINES * side)
        return "a protocol lies twice or nowhere";
      if (((state->compiled & slots) == slots) != (state->winner == side))
        return "three protocols are compiled, and nobody has won";
    }
  return NULL;
}

const char *
state_fault (const CompileState *state)
{
  const char *fault = cards_fault (state);

  if (fault == NULL)
    fault = knowledge_fault (state);
  if (fault == NULL)
    fault = rest_fault (state);
  if (fault == NULL)
    fault = frames_fault (state);
  return fault != NULL ? fault : protocols_fault (state);
}
