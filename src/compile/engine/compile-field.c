/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-field.h"

#include <assert.h>
#include <string.h>

bool
compile_field_find (const CompileState *state,
                    unsigned            card,
                    CompileSpot        *spot)
{
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      for (unsigned depth = 0; depth < state->stacks[side][line].n; depth++)
        if (state->stacks[side][line].cards[depth] == card)
          {
            *spot = (CompileSpot) { (uint8_t) side, (uint8_t) line, (uint8_t) depth };
            return true;
          }
  return false;
}

CompileSpot
compile_field_spot (const CompileState *state,
                    unsigned            card)
{
  CompileSpot spot = { 0 };
  const bool found = compile_field_find (state, card, &spot);

  assert (found);
  (void) found;
  return spot;
}

unsigned
compile_field_side (const CompileState *state,
                    unsigned            card)
{
  CompileSpot spot;

  if (compile_field_find (state, card, &spot))
    return spot.side;
  for (unsigned i = 0; i < state->n_transit; i++)
    if (state->transit[i].card == card)
      return state->transit[i].side;
  return COMPILE_NOBODY;
}

CompileCards
compile_field_stack (const CompileState *state,
                     unsigned            side,
                     unsigned            line)
{
  const CompileStack *stack = &state->stacks[side][line];
  CompileCards cards = 0;

  for (unsigned depth = 0; depth < stack->n; depth++)
    cards |= COMPILE_CARD_BIT (stack->cards[depth]);
  return cards;
}

unsigned
compile_field_top (const CompileState *state,
                   unsigned            side,
                   unsigned            line)
{
  const CompileStack *stack = &state->stacks[side][line];

  return stack->n > 0 ? stack->cards[stack->n - 1] : COMPILE_NO_CARD;
}

CompileCards
compile_field_free (const CompileState *state)
{
  CompileCards cards = 0;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      if (state->stacks[side][line].n > 0)
        cards |= COMPILE_CARD_BIT (compile_field_top (state, side, line));
  return cards;
}

/* Whether @box of the face-up card that lies there applies. */
static bool
is_live_at (const CompileState *state,
            unsigned            side,
            unsigned            line,
            unsigned            depth,
            CompileBox          box)
{
  if (box == COMPILE_TOP)
    return true;
  if (depth + 1 < state->stacks[side][line].n)
    return false;
  return box == COMPILE_BOTTOM || side == state->turn_side
         || compile_field_change_of_side (state, state->turn_side, COMPILE_CHANGE_MUTE) == 0;
}

bool
compile_field_is_live (const CompileState *state,
                       unsigned            card,
                       CompileBox          box)
{
  CompileSpot spot;

  return (state->up & COMPILE_CARD_BIT (card)) != 0 && compile_field_find (state, card, &spot)
         && is_live_at (state, spot.side, spot.line, spot.depth, box);
}

unsigned
compile_field_effect (const CompileState *state,
                      unsigned            card,
                      CompileWhen         when)
{
  const CompileText *text = compile_state_text (state, card);

  for (unsigned effect = 0; effect < text->n_effects; effect++)
    if (text->effects[effect].when == when)
      return effect;
  return COMPILE_MAX_EFFECTS;
}

/* Adds to @sums, by CompileChange, how much the live cards of a stack change the rules. */
static void
add_changes (const CompileState *state,
             unsigned            side,
             unsigned            line,
             int                 sums[COMPILE_N_CHANGES])
{
  const CompileStack *stack = &state->stacks[side][line];

  for (unsigned depth = 0; depth < stack->n; depth++)
    {
      const unsigned card = stack->cards[depth];
      const CompileText *text;

      if ((state->up & COMPILE_CARD_BIT (card)) == 0)
        continue;
      text = compile_state_text (state, card);
      for (unsigned i = 0; i < text->n_effects; i++)
        if (text->effects[i].when == COMPILE_WHEN_STATIC
            && is_live_at (state, side, line, depth, (CompileBox) text->effects[i].box))
          sums[text->effects[i].change] += text->effects[i].number;
    }
}

int
compile_field_change (const CompileState *state,
                      unsigned            side,
                      unsigned            line,
                      CompileChange       change)
{
  int sums[COMPILE_N_CHANGES] = { 0 };

  add_changes (state, side, line, sums);
  return sums[change];
}

int
compile_field_change_of_side (const CompileState *state,
                              unsigned            side,
                              CompileChange       change)
{
  int sum = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    sum += compile_field_change (state, side, line, change);
  return sum;
}

/* The value of face-down cards in a stack (COM-11), as changed by cards (COM-13). */
static unsigned
down_value (int changed)
{
  return changed > 0 ? (unsigned) changed : COMPILE_DOWN_VALUE;
}

unsigned
compile_field_value (const CompileState *state,
                     unsigned            card)
{
  const CompileSpot spot = compile_field_spot (state, card);

  if ((state->up & COMPILE_CARD_BIT (card)) != 0)
    return compile_state_text (state, card)->value;
  return down_value (compile_field_change (state, spot.side, spot.line, COMPILE_CHANGE_DOWN_VALUE));
}

unsigned
compile_field_total (const CompileState *state,
                     unsigned            side,
                     unsigned            line)
{
  const CompileStack *mine = &state->stacks[side][line], *theirs = &state->stacks[!side][line];
  const CompileCards down = compile_field_stack (state, side, line) & ~state->up;
  int my_changes[COMPILE_N_CHANGES] = { 0 }, their_changes[COMPILE_N_CHANGES] = { 0 };
  int total = 0;

  add_changes (state, side, line, my_changes);
  add_changes (state, !side, line, their_changes);
  for (unsigned depth = 0; depth < mine->n; depth++)
    if ((state->up & COMPILE_CARD_BIT (mine->cards[depth])) != 0)
      total += compile_state_text (state, mine->cards[depth])->value;
  total += (int) (compile_cards_count (down) * down_value (my_changes[COMPILE_CHANGE_DOWN_VALUE]));
  total += my_changes[COMPILE_CHANGE_TOTAL_PER_HAND] * (int) compile_state_hand_size (state, side);
  total += my_changes[COMPILE_CHANGE_TOTAL_PER_THEIRS] * theirs->n;
  if (my_changes[COMPILE_CHANGE_TOTAL_PER_DOWN] != 0)
    total += my_changes[COMPILE_CHANGE_TOTAL_PER_DOWN]
             * (int) compile_cards_count (down | (compile_field_stack (state, !side, line) & ~state->up));
  total -= their_changes[COMPILE_CHANGE_THEIR_TOTAL];
  return total > 0 ? (unsigned) total : 0;
}

bool
compile_field_leads (const CompileState *state,
                     unsigned            side,
                     unsigned            line)
{
  return compile_field_total (state, side, line) > compile_field_total (state, !side, line);
}

unsigned
compile_field_leads_in (const CompileState *state,
                        unsigned            side,
                        unsigned            total)
{
  unsigned lines = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const unsigned mine = compile_field_total (state, side, line);

      if (mine >= total && mine > compile_field_total (state, !side, line))
        lines |= 1u << line;
    }
  return lines;
}

void
compile_field_remove (CompileState *state,
                      unsigned      card)
{
  const CompileSpot spot = compile_field_spot (state, card);
  CompileStack *stack = &state->stacks[spot.side][spot.line];

  stack->n--;
  memmove (&stack->cards[spot.depth], &stack->cards[spot.depth + 1], stack->n - spot.depth);
  stack->cards[stack->n] = 0;
}

void
compile_field_put (CompileState *state,
                   unsigned      side,
                   unsigned      line,
                   unsigned      card)
{
  compile_field_put_under (state, side, line, state->stacks[side][line].n, card);
}

void
compile_field_put_under (CompileState *state,
                         unsigned      side,
                         unsigned      line,
                         unsigned      depth,
                         unsigned      card)
{
  CompileStack *stack = &state->stacks[side][line];

  assert (stack->n < COMPILE_N_CARDS && depth <= stack->n);
  memmove (&stack->cards[depth + 1], &stack->cards[depth], stack->n - depth);
  stack->cards[depth] = (uint8_t) card;
  stack->n++;
}
