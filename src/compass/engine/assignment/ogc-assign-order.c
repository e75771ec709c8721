/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-join.h"

static unsigned
power_of_3 (unsigned n)
{
  unsigned power = 1;

  while (n-- > 0)
    power *= 3;

  return power;
}

static bool
dual_has (const OgcDual *dual,
          unsigned       colour)
{
  return dual->colours[0] == colour || dual->colours[1] == colour;
}

/* The Dual Maps that are open after @colour's turn, if @done had theirs before. */
static unsigned
open_after (const OgcAssign *self,
            unsigned         done,
            unsigned         colour)
{
  unsigned n = 0;

  done |= 1u << colour;
  for (unsigned i = 0; i < self->n_duals; i++)
    n += !(done & 1u << self->duals[i].colours[0]) != !(done & 1u << self->duals[i].colours[1]);

  return n;
}

/* The colour that leaves the fewest open. */
static unsigned
next_colour (const OgcAssign *self,
             unsigned         done)
{
  unsigned best = 0, fewest = OGC_MAX_DUALS + 1;

  for (unsigned rest = self->active & ~done; rest; rest &= rest - 1)
    {
      unsigned colour = (unsigned) __builtin_ctz (rest);
      unsigned n = open_after (self, done, colour);

      if (n < fewest)
        {
          best = colour;
          fewest = n;
        }
    }

  return best;
}

/* Plans one turn, and what is open after it in the next. */
static void
plan_turn (const OgcAssign *self,
           unsigned         done,
           OgcTurn         *turn,
           OgcTurn         *next)
{
  turn->closing = 0;
  turn->n_opening = 0;
  next->n_open = 0;

  for (unsigned i = 0; i < turn->n_open; i++)
    if (dual_has (&self->duals[turn->open[i]], turn->colour))
      turn->closing |= (uint8_t) (1u << i);
    else
      next->open[next->n_open++] = turn->open[i];

  for (unsigned i = 0; i < self->n_duals; i++)
    if (dual_has (&self->duals[i], turn->colour) &&
        !(done & (1u << self->duals[i].colours[0] | 1u << self->duals[i].colours[1])))
      {
        turn->opening[turn->n_opening++] = (uint8_t) i;
        next->open[next->n_open++] = (uint8_t) i;
      }

  turn->degree = (uint8_t) (__builtin_popcount (turn->closing) + turn->n_opening);
  turn->patterns = (uint16_t) power_of_3 (turn->degree);
}

unsigned
ogc_assign_order (const OgcAssign *self,
                  OgcDeal         *deal)
{
  unsigned done = 0, most = 0;

  deal->assign = self;
  ogc_assign_shape (self, &deal->shape);
  deal->n_turns = (unsigned) __builtin_popcount (self->active);
  deal->turns[0].n_open = 0;

  for (unsigned i = 0; i <= deal->n_turns; i++)
    {
      OgcTurn *turn = &deal->turns[i];
      unsigned states;

      turn->codes = (uint16_t) power_of_3 (turn->n_open);
      turn->thirds = self->third ? OGC_STATE_DUAL + turn->n_open : 1;
      states = turn->codes * (deal->shape.size / deal->shape.thirds) * turn->thirds;
      if (states > most)
        most = states;
      if (i == deal->n_turns)
        break;

      turn->colour = (uint8_t) next_colour (self, done);
      plan_turn (self, done, turn, turn + 1);
      done |= 1u << turn->colour;
    }

  return most;
}

void
ogc_assign_fill (OgcDeal *deal)
{
  OgcWorth *blocks = deal->blocks;

  deal->credit = (3 * OGC_WORTH_GOLD + deal->assign->united) / 2; /* MIS-1, MIS-16 */

  for (unsigned t = 0; t < deal->n_turns; t++)
    {
      OgcTurn *turn = &deal->turns[t];
      unsigned side = turn->degree + 1u;

      turn->blocks = blocks;
      ogc_assign_send (deal->assign, turn->colour, turn->degree, &deal->shape, blocks);
      for (unsigned b = 0; b < side * side; b++)
        for (unsigned i = 0; i < deal->shape.size; i++)
          *blocks++ += (OgcWorth) (b / side + b % side) * deal->credit;
    }
}
