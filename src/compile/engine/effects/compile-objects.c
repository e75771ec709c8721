/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-objects.h"

#include "compile-field.h"
#include "compile-permits.h"

/* The place of the card whose text is being resolved: "here". */
static CompileSpot
spot_of_this (const CompileState *state,
              const CompileFrame *frame)
{
  return compile_field_spot (state, frame->card);
}

unsigned
compile_objects_actor (const CompileFrame *frame,
                       const CompileRow   *row)
{
  return row->who == COMPILE_OPPONENT ? !frame->side : frame->side;
}

bool
compile_objects_condition (const CompileState *state,
                           const CompileFrame *frame,
                           const CompileRow   *row)
{
  const CompileSpot this = spot_of_this (state, frame);

  switch (row->condition)
    {
    case COMPILE_IF_HAND_EMPTY:
      return state->hand[frame->side] == 0;
    case COMPILE_IF_HAND_OVER_ONE:
      return compile_state_hand_size (state, frame->side) > 1;
    case COMPILE_IF_BEHIND:
      return compile_field_leads (state, !frame->side, this.line);
    case COMPILE_IF_COVERED:
      return this.depth + 1u < state->stacks[this.side][this.line].n;
    case COMPILE_IF_COVERING:
      return this.depth > 0;
    case COMPILE_IF_TRASH:
      return state->trash[frame->side] != 0;
    case COMPILE_IF_NAMED:
      return frame->that != COMPILE_NO_CARD && compile_state_protocol (state, frame->that) == frame->named;
    default:
      return true;
    }
}

/* COM-64: a card's value is read when it is needed: the current one in the field, the printed one in a trash, and that
 * of a face-down card where it is private. */
static unsigned
value_now (const CompileState *state,
           unsigned            card)
{
  CompileSpot spot;

  if (compile_field_find (state, card, &spot))
    return compile_field_value (state, card);
  if (((state->trash[0] | state->trash[1]) & COMPILE_CARD_BIT (card)) != 0)
    return compile_state_text (state, card)->value;
  return COMPILE_DOWN_VALUE;
}

unsigned
compile_objects_count (const CompileState *state,
                       const CompileFrame *frame,
                       const CompileRow   *row)
{
  const CompileSpot this = spot_of_this (state, frame);
  int count;

  switch (row->count)
    {
    case COMPILE_COUNT_DISCARDED:
      count = frame->count + row->number;
      return count > 0 ? (unsigned) count : 0;
    case COMPILE_COUNT_PRINTED_VALUE:
      return frame->that != COMPILE_NO_CARD ? compile_state_text (state, frame->that)->value : 0;
    case COMPILE_COUNT_CURRENT_VALUE:
      return frame->that != COMPILE_NO_CARD ? value_now (state, frame->that) : 0;
    case COMPILE_COUNT_PAIRS_HERE:
      return (state->stacks[0][this.line].n + state->stacks[1][this.line].n) / 2;
    default:
      return (unsigned) row->number;
    }
}

/* Whether the row applies to a card of this value. */
static bool
has_value (const CompileState *state,
           const CompileFrame *frame,
           const CompileRow   *row,
           unsigned            value)
{
  switch (row->value)
    {
    case COMPILE_VALUE_LISTED:
      return (row->values & 1u << value) != 0;
    case COMPILE_VALUE_OVER_HAND:
      return value > compile_state_hand_size (state, frame->side);
    case COMPILE_VALUE_OF_THAT:
      return frame->that != COMPILE_NO_CARD && value == compile_state_text (state, frame->that)->value;
    case COMPILE_VALUE_NAMED:
      return value == frame->named;
    default:
      return true;
    }
}

/* Whether the row applies to this stack. */
static bool
looks_into (const CompileState *state,
            const CompileFrame *frame,
            const CompileRow   *row,
            unsigned            side,
            unsigned            line)
{
  const CompileSpot this = spot_of_this (state, frame);

  if (row->of != COMPILE_OF_ANY && (row->of == COMPILE_OF_MINE) != (side == frame->side))
    return false;
  switch (row->in)
    {
    case COMPILE_IN_HERE:
      return line == this.line;
    case COMPILE_IN_STACK:
      return side == this.side && line == this.line;
    case COMPILE_IN_OTHER_LINES:
      return line != this.line;
    case COMPILE_IN_BEHIND_LINES:
      return compile_field_leads (state, !frame->side, line);
    case COMPILE_IN_LINE_OF_THAT:
      return frame->that != COMPILE_NO_CARD && line == frame->at;
    case COMPILE_IN_ONE_LINE:
    case COMPILE_IN_ONE_OTHER_LINE:
      return (row->in == COMPILE_IN_ONE_LINE || line != this.line)
             && state->stacks[0][line].n + state->stacks[1][line].n >= row->number;
    default:
      return true;
    }
}

/* Whether the card at @depth of its stack is within reach, shows the right face and has the right value. */
static bool
is_meant (const CompileState *state,
          const CompileFrame *frame,
          const CompileRow   *row,
          const CompileStack *stack,
          unsigned            depth)
{
  const unsigned card = stack->cards[depth];
  const bool up = (state->up & COMPILE_CARD_BIT (card)) != 0, is_free = depth + 1u == stack->n;
  const bool copied_deep = !COMPILE_READING_COPIES_FREE_CARDS && row->verb == COMPILE_VERB_COPY; /* */

  return (row->reach != COMPILE_REACH_FREE || is_free || copied_deep)
         && (row->reach != COMPILE_REACH_COVERED || !is_free)
         && (row->face == COMPILE_FACE_EITHER || (row->face == COMPILE_FACE_UP) == up)
         && (row->ref != COMPILE_REF_OTHER || card != frame->card)
         && (row->value == COMPILE_VALUE_ANY || has_value (state, frame, row, compile_field_value (state, card)));
}

/* Whether the verb can do anything to @card, which lies in the field (COM-47). */
static bool
can_be_done_to (const CompileState *state,
                const CompileFrame *frame,
                const CompileRow   *row,
                unsigned            card)
{
  switch (row->verb)
    {
    case COMPILE_VERB_FLIP:
      return compile_permits_flip (state, card);
    case COMPILE_VERB_SHIFT:
      return compile_objects_shifts (state, frame, row, card) != 0;
    case COMPILE_VERB_COPY:
      return compile_field_effect (state, card, COMPILE_WHEN_LIVE) < COMPILE_MAX_EFFECTS
             && (frame->side != state->turn_side
                 || compile_field_change_of_side (state, frame->side, COMPILE_CHANGE_MUTE) == 0);
    default:
      return true;
    }
}

CompileCards
compile_objects_cards (const CompileState *state,
                       const CompileFrame *frame,
                       const CompileRow   *row)
{
  CompileCards cards = 0;

  if (row->ref == COMPILE_REF_THIS || row->ref == COMPILE_REF_THAT)
    {
      const unsigned card = row->ref == COMPILE_REF_THIS ? frame->card : frame->that;
      CompileSpot spot;

      return card != COMPILE_NO_CARD && compile_field_find (state, card, &spot)
             && can_be_done_to (state, frame, row, card) ? COMPILE_CARD_BIT (card) : 0;
    }
  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      {
        const CompileStack *stack = &state->stacks[side][line];

        if (stack->n == 0 || !looks_into (state, frame, row, side, line))
          continue;
        for (unsigned depth = 0; depth < stack->n; depth++)
          if (is_meant (state, frame, row, stack, depth) && can_be_done_to (state, frame, row, stack->cards[depth]))
            cards |= COMPILE_CARD_BIT (stack->cards[depth]);
      }
  return cards;
}

CompileCards
compile_objects_valued (const CompileState *state,
                        const CompileFrame *frame,
                        const CompileRow   *row,
                        CompileCards        cards)
{
  CompileCards valued = 0;

  for (; cards != 0; cards &= cards - 1)
    {
      const unsigned card = compile_cards_first (cards);

      if (has_value (state, frame, row, compile_state_text (state, card)->value))
        valued |= COMPILE_CARD_BIT (card);
    }
  return valued;
}

/* COM-65: the lines where the total of @side is highest; all that tie for it. */
static unsigned
highest_lines (const CompileState *state,
               unsigned            side)
{
  unsigned lines = 0, highest = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    {
      const unsigned total = compile_field_total (state, side, line);

      if (total > highest)
        {
          highest = total;
          lines = 0;
        }
      if (total == highest)
        lines |= 1u << line;
    }
  return lines;
}

unsigned
compile_objects_shifts (const CompileState *state,
                        const CompileFrame *frame,
                        const CompileRow   *row,
                        unsigned            card)
{
  const unsigned here = 1u << spot_of_this (state, frame).line;
  const CompileSpot spot = compile_field_spot (state, card);
  const unsigned elsewhere = COMPILE_ALL_LINES & ~(1u << spot.line); /* COM-60: it must change its line */

  switch (row->to)
    {
    case COMPILE_TO_HERE:
      return here & elsewhere;
    case COMPILE_TO_THEIR_HIGHEST:
      return highest_lines (state, !frame->side) & elsewhere;
    case COMPILE_TO_OR_FROM_HERE:
      return here == 1u << spot.line ? elsewhere : here;
    default:
      return elsewhere;
    }
}

unsigned
compile_objects_lines (const CompileState *state,
                       const CompileFrame *frame,
                       const CompileRow   *row)
{
  const unsigned here = 1u << spot_of_this (state, frame).line;
  unsigned lines = 0;

  switch (row->to)
    {
    case COMPILE_TO_HERE:
      return here;
    case COMPILE_TO_OTHER_LINE:
      return COMPILE_ALL_LINES & ~here;
    case COMPILE_TO_FACE_DOWN_LINE:
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        if (((compile_field_stack (state, 0, line) | compile_field_stack (state, 1, line)) & ~state->up) != 0)
          lines |= 1u << line;
      return lines;
    case COMPILE_TO_OWN_LINE:
      for (unsigned line = 0; line < COMPILE_N_LINES; line++)
        if (state->stacks[frame->side][line].n > 0)
          lines |= 1u << line;
      return lines;
    default:
      return COMPILE_ALL_LINES;
    }
}

unsigned
compile_objects_lines_of (const CompileState *state,
                          CompileCards        cards)
{
  unsigned lines = 0;

  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if (((compile_field_stack (state, 0, line) | compile_field_stack (state, 1, line)) & cards) != 0)
      lines |= 1u << line;
  return lines;
}

CompileCards
compile_objects_within (const CompileState *state,
                        CompileCards        cards,
                        unsigned            lines)
{
  for (unsigned line = 0; line < COMPILE_N_LINES; line++)
    if ((lines & 1u << line) == 0)
      cards &= ~(compile_field_stack (state, 0, line) | compile_field_stack (state, 1, line));
  return cards;
}
