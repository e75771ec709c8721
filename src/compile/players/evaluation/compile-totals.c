/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compile-totals.h"

#include "compile-field.h"

static bool
changes_totals (const CompileText *text)
{
  for (unsigned i = 0; i < text->n_effects; i++)
    if (text->effects[i].when == COMPILE_WHEN_STATIC && text->effects[i].change <= COMPILE_CHANGE_DOWN_VALUE)
      return true;
  return false;
}

void
compile_totals_begin (CompileTotals      *self,
                      const CompileState *state)
{
  self->changing = 0;
  for (unsigned card = 0; card < COMPILE_N_CARDS; card++)
    {
      const CompileText *text = compile_state_text (state, card);

      self->values[card] = text->value;
      if (changes_totals (text))
        self->changing |= COMPILE_CARD_BIT (card);
    }
}

void
compile_totals_find (const CompileTotals *self,
                     const CompileState  *state,
                     uint8_t              totals[COMPILE_N_SIDES][COMPILE_N_LINES])
{
  const bool changed = (self->changing & state->up) != 0;

  for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
    for (unsigned line = 0; line < COMPILE_N_LINES; line++)
      {
        const CompileStack *stack = &state->stacks[side][line];
        unsigned total = 0;

        if (changed)
          total = compile_field_total (state, side, line);
        else
          for (unsigned depth = 0; depth < stack->n; depth++)
            total += (state->up & COMPILE_CARD_BIT (stack->cards[depth])) != 0 ? self->values[stack->cards[depth]]
                                                                               : COMPILE_DOWN_VALUE;
        totals[side][line] = (uint8_t) total;
      }
}
