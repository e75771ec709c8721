/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights.h"

#include "ogc-stack.h"

/* The owner of the run with exactly these values, or OGC_NOBODY (RUN-2: there is at most one). */
static unsigned
owner_of (const OgcState *state,
          unsigned        values)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (state->straights.values[owner] == values)
      return owner;
  return OGC_NOBODY;
}

/* The runs in the building, as a set: bit n for the run of the values n. */
static uint64_t
taken_runs (const OgcState *state)
{
  uint64_t taken = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    taken |= UINT64_C (1) << state->straights.values[owner];
  return taken;
}

/* Whether the run @values may lose its die of value @picked (ABL-2): the rest must be a run that nobody has. */
static bool
may_lose (const OgcState *state,
          unsigned        values,
          unsigned        picked)
{
  const unsigned rest = values & ~(1u << (picked - 1));

  return rest == 0 || (ogc_dice_is_run (rest) && owner_of (state, rest) == OGC_NOBODY);
}

/* Whether that die may also be picked once @owner has extended its run, which had the values @before. */
static bool
may_pick (const OgcState *state,
          unsigned        values,
          unsigned        picked,
          unsigned        before)
{
  const unsigned rest = values & ~(1u << (picked - 1));

  if ((values & (1u << (picked - 1))) == 0)
    return false;
  return may_lose (state, values, picked) || (rest == before && ogc_dice_is_run (rest));
}

/* Adds placements of @dice with The Will to Win that turn the placer's run @before into @after, which another owner
 * already has. */
static OgcDecision *
add_equal (const OgcState *state,
           unsigned        before,
           unsigned        after,
           OgcDice         dice,
           OgcDecision    *next)
{
  const unsigned rival = owner_of (state, after);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (may_pick (state, after, value, before))
      *next++ = (OgcDecision) { .kind = OGC_DECISION_PLACE, .building = state->order[OGC_ORDER_B], .will = 1,
                                .rival = rival, .picked = value, .dice = dice };
  return next;
}

/* RUN-1, RUN-2: adds a placement for every run that contains the owner's run and whose other dice are in @hand. */
OgcDecision *
ogc_straights_list (const OgcState *state,
                    const OgcHand  *hand,
                    OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, state->order[OGC_ORDER_B], 0);
  const unsigned before = state->straights.values[hand->owner];
  const unsigned together = before | ogc_dice_values (hand->dice);
  const OgcDice own = ogc_dice_from_values (before);
  const uint64_t taken = taken_runs (state);

  for (unsigned low = 1; low <= OGC_MAX_VALUE; low++)
    {
      unsigned run = 0;
      OgcDice dice = 0;

      for (unsigned high = low; together >> (high - 1) & 1; high++)
        {
          run |= 1u << (high - 1);
          dice += ogc_dice_one (high);

          const bool fits = (before & ~run) == 0;
          const bool is_there = taken >> run & 1;

          next = ogc_placement_add (next, head, dice - own, fits & !is_there);
          if (hand->will && fits && is_there && run != before)
            next = add_equal (state, before, run, dice - own, next);
        }
    }
  return next;
}

/* RUN-1, RUN-2, ABL-2 */
OgcRule
ogc_straights_check (const OgcState    *state,
                     unsigned           owner,
                     const OgcDecision *decision)
{
  const unsigned before = state->straights.values[owner];
  const unsigned added = ogc_dice_values (decision->dice);
  const unsigned after = before | added;
  unsigned rival;

  if (ogc_dice_from_values (added) != decision->dice || (added & before) != 0 || !ogc_dice_is_run (after))
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

  return length << OGC_MAX_VALUE | values; /* RUN-3: of equally long runs, the higher top makes the higher number */
}

void
ogc_straights_draw (OgcState      *state,
                    OgcBuildingId  building,
                    OgcTileKind    kind,
                    unsigned       seat,
                    unsigned       number,
                    OgcEvents     *events)
{
  while (number-- > 0)
    {
      const unsigned tile = ogc_stack_draw (state, kind);

      if (tile == OGC_NO_TILE)
        return; /* AUC-3 */
      state->straights.drawn |= OGC_TILE_BIT (tile);
      OGC_EMIT (events, OGC_EVENT_DREW, .seat = seat, .owner = seat, .building = building, .tile_kind = kind,
                .tile = tile, .seen_by = 1u << seat);
    }
}
