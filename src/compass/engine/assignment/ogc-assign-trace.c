/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-assign-join.h"

#include <assert.h>

/* Which Dual Map the third specialist of the turn went to. */
static unsigned
dual_of_third (const OgcDeal  *deal,
               unsigned        t,
               const OgcPoint *from,
               const OgcPoint *to,
               unsigned        pattern)
{
  const OgcTurn *turn = &deal->turns[t];
  unsigned code = from->code;

  if (to->third >= OGC_STATE_DUAL)
    return deal->turns[t + 1].open[to->third - OGC_STATE_DUAL];

  for (unsigned i = 0; i < turn->n_open; i++, code /= 3)
    if (turn->closing & 1u << i)
      {
        if (code % 3 != 0 && pattern % 3 != 0)
          return turn->open[i];
        pattern /= 3;
      }

  assert (false);
  return 0;
}

/* The compiler is to see where assert() is left out as well that nothing is written behind the end. */
static void
put_dual (const OgcAssign *self,
          OgcPlan         *plan,
          unsigned         dual,
          unsigned         colour,
          unsigned         sent)
{
  assert (dual < OGC_MAX_DUALS);
  if (dual < OGC_MAX_DUALS)
    plan->dual[dual][self->duals[dual].colours[1] == colour] = (uint8_t) sent;
}

static void
trace_duals (const OgcDeal *deal,
             unsigned       t,
             unsigned       pattern,
             OgcPlan       *plan)
{
  const OgcTurn *turn = &deal->turns[t];
  OgcShare *share = &plan->share[turn->colour];

  for (unsigned i = 0, rest = pattern; i < turn->degree; i++, rest /= 3)
    if (rest % 3 != 0)
      share->duals[rest % 3 - 1]++;

  for (unsigned i = 0; i < turn->n_open; i++)
    if (turn->closing & 1u << i)
      {
        put_dual (deal->assign, plan, turn->open[i], turn->colour, pattern % 3);
        pattern /= 3;
      }
  for (unsigned i = 0; i < turn->n_opening; i++, pattern /= 3)
    put_dual (deal->assign, plan, turn->opening[i], turn->colour, pattern % 3);
}

static void
trace_turn (const OgcJoin *self,
            unsigned       t,
            unsigned       index,
            OgcPlan       *plan)
{
  const OgcDeal *deal = &self->deal;
  const OgcTrace *trace = &self->trace[t + 1][index];
  const OgcTurn *turn = &deal->turns[t];
  OgcShare *share = &plan->share[turn->colour];
  OgcPoint from, to;
  unsigned block;

  *share = (OgcShare) { 0 };
  ogc_assign_share (&deal->shape, trace->entry, share);
  trace_duals (deal, t, trace->pattern, plan);

  block = share->duals[0] * (turn->degree + 1u) + share->duals[1];
  plan->worth[turn->colour] = turn->blocks[block * deal->shape.size + trace->entry] -
                              (OgcWorth) (share->duals[0] + share->duals[1]) * deal->credit;

  if (share->third == OGC_THIRD_DUAL)
    {
      ogc_assign_point (deal, t, trace->from, &from);
      ogc_assign_point (deal, t + 1, index, &to);
      plan->third_dual = (uint8_t) dual_of_third (deal, t, &from, &to, trace->pattern);
    }
}

void
ogc_assign_trace (const OgcJoin *self,
                  unsigned       index,
                  OgcPlan       *plan)
{
  for (unsigned t = self->deal.n_turns; t-- > 0;)
    {
      trace_turn (self, t, index, plan);
      index = self->trace[t + 1][index].from;
    }
}
