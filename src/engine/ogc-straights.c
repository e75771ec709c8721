/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights.h"

static bool
is_run (unsigned values)
{
  const unsigned lowest = values & -values;

  return values != 0 && (values & (values + lowest)) == 0;
}

/* Who has this very run, or OGC_NOBODY (RUN-2: at most one). */
static unsigned
owner_of (const OgcState *state,
          unsigned        values)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (state->straights.values[owner] == values)
      return owner;
  return OGC_NOBODY;
}

/* All runs there: bit n for the run with the values n. */
static uint64_t
all_runs (const OgcState *state)
{
  uint64_t runs = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    runs |= (uint64_t) 1 << state->straights.values[owner];
  return runs;
}

/* Whether the run @values may lose its die of value @picked (ABL-2): what remains is a run, and nobody's. */
static bool
may_lose (const OgcState *state,
          unsigned        values,
          unsigned        picked)
{
  const unsigned rest = values & ~(1u << (picked - 1));

  return rest == 0 || (is_run (rest) && owner_of (state, rest) == OGC_NOBODY);
}

/* The same, when the run of @owner, of the values @before, has become longer meanwhile. */
static bool
may_pick (const OgcState *state,
          unsigned        values,
          unsigned        picked,
          unsigned        before)
{
  const unsigned rest = values & ~(1u << (picked - 1));

  if ((values & (1u << (picked - 1))) == 0)
    return false;
  return may_lose (state, values, picked) || (rest == before && is_run (rest));
}

/* Placements with The Will to Win that make the placer's run, @before until now, equal to somebody's, @after; returns how many. */
__attribute__ ((noinline)) static unsigned
list_with_will (const OgcState *state,
                unsigned        before,
                unsigned        after,
                OgcDecision    *decisions)
{
  OgcDecision decision = {
    .kind = OGC_DECISION_PLACE,
    .building = state->order[0],
    .will = 1,
    .rival = owner_of (state, after),
    .dice = ogc_dice_from_values (after & ~before),
  };
  unsigned n = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (may_pick (state, after, value, before))
      {
        decision.picked = value;
        decisions[n++] = decision;
      }
  return n;
}

unsigned
ogc_straights_list (const OgcState *state,
                    unsigned        owner,
                    OgcDice         hand,
                    bool            will,
                    OgcDecision    *decisions)
{
  const unsigned before = state->straights.values[owner];
  const unsigned reach = before | ogc_dice_values (hand);
  const uint64_t runs = all_runs (state);
  const OgcDecision *placement = ogc_placement (state->order[0], owner);
  const unsigned above = before + (before & -before); /* the value above what lies there, which is one run */
  OgcDecision *next = decisions;

  /* From each value at or below what lies there upwards, at first to its end, then one value more as long as the dice reach. */
  for (unsigned lows = before == 0 ? reach : reach & (before ^ (before - 1)); lows != 0; lows &= lows - 1)
    {
      const unsigned low = lows & -lows;

      for (unsigned after = before == 0 ? low : above - low; (after & ~reach) == 0; after |= after << 1)
        {
          if ((runs >> after & 1) == 0)
            next = ogc_placement_add (next, placement, ogc_dice_from_values (after & ~before));
          else if (will && after != before)
            next += list_with_will (state, before, after, next);
        }
    }
  return next - decisions;
}

/* RUN-1, RUN-2, ABL-2 */
OgcRule
ogc_straights_refuse (const OgcState    *state,
                      unsigned           owner,
                      const OgcDecision *decision)
{
  const unsigned before = state->straights.values[owner];
  const unsigned added = ogc_dice_values (decision->dice);
  const unsigned after = before | added;
  unsigned rival;

  if (ogc_dice_from_values (added) != decision->dice || (added & before) != 0 || !is_run (after))
    return OGC_RULE_RUN_1;

  rival = owner_of (state, after);
  if (!decision->will)
    return rival == OGC_NOBODY ? OGC_RULE_NONE : OGC_RULE_RUN_2;
  if (rival == OGC_NOBODY || decision->rival != rival)
    return OGC_RULE_ABL_2;
  return may_pick (state, after, decision->picked, before) ? OGC_RULE_NONE : OGC_RULE_ABL_2;
}

void
ogc_straights_place (OgcState          *state,
                     unsigned           owner,
                     const OgcDecision *decision,
                     OgcEvents         *events)
{
  uint8_t *values = state->straights.values;

  values[owner] |= ogc_dice_values (decision->dice);
  if (decision->will)
    {
      values[decision->rival] &= ~(1u << (decision->picked - 1)); /* ABL-2 */
      ogc_library_add_picked (state, owner, decision->rival, decision->building, decision->picked, events);
    }
}

OgcDice
ogc_straights_dice (const OgcState *state,
                    unsigned        owner)
{
  return ogc_dice_from_values (state->straights.values[owner]);
}

void
ogc_straights_remove (OgcState *state,
                      unsigned  owner)
{
  state->straights.values[owner] = 0;
}

unsigned
ogc_straights_worth (unsigned values)
{
  const unsigned length = (unsigned) __builtin_popcount (values);

  return values == 0 ? 0 : length << 8 | values; /* RUN-3: among runs of one length the higher ones are higher numbers */
}
