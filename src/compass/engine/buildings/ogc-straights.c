/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-straights.h"

#include "ogc-emit.h"
#include "ogc-stack.h"

#define N_RUNS 21

/* Sets of runs, bit n for run number n; runs are numbered by their lowest value, then by length. */
typedef uint32_t Runs;

static const uint8_t values_of[N_RUNS] = {
  0x01, 0x03, 0x07, 0x0f, 0x1f, 0x3f, 0x02, 0x06, 0x0e, 0x1e, 0x3e,
  0x04, 0x0c, 0x1c, 0x3c, 0x08, 0x18, 0x38, 0x10, 0x30, 0x20,
};

/* The dice of each run, for ogc_placement_add_set(). */
static const OgcDice dice_of[N_RUNS + 4] = {
  0x0000001, 0x0000021, 0x0000421, 0x0008421, 0x0108421, 0x2108421, 0x0000020, 0x0000420,
  0x0008420, 0x0108420, 0x2108420, 0x0000400, 0x0008400, 0x0108400, 0x2108400, 0x0008000,
  0x0108000, 0x2108000, 0x0100000, 0x2100000, 0x2000000,
};

/* The runs that can be made of a set of values, indexed by that set. */
static const Runs runs_among[1 << OGC_MAX_VALUE] = {
  0x000000, 0x000001, 0x000040, 0x000043, 0x000800, 0x000801, 0x0008c0, 0x0008c7,
  0x008000, 0x008001, 0x008040, 0x008043, 0x009800, 0x009801, 0x0099c0, 0x0099cf,
  0x040000, 0x040001, 0x040040, 0x040043, 0x040800, 0x040801, 0x0408c0, 0x0408c7,
  0x058000, 0x058001, 0x058040, 0x058043, 0x05b800, 0x05b801, 0x05bbc0, 0x05bbdf,
  0x100000, 0x100001, 0x100040, 0x100043, 0x100800, 0x100801, 0x1008c0, 0x1008c7,
  0x108000, 0x108001, 0x108040, 0x108043, 0x109800, 0x109801, 0x1099c0, 0x1099cf,
  0x1c0000, 0x1c0001, 0x1c0040, 0x1c0043, 0x1c0800, 0x1c0801, 0x1c08c0, 0x1c08c7,
  0x1f8000, 0x1f8001, 0x1f8040, 0x1f8043, 0x1ff800, 0x1ff801, 0x1fffc0, 0x1fffff,
};

/* The set that holds just one run, indexed by the run's values; the empty set for no values. */
static const Runs the_run[1 << OGC_MAX_VALUE] = {
  [0x01] = 0x000001,
  [0x03] = 0x000002,
  [0x07] = 0x000004,
  [0x0f] = 0x000008,
  [0x1f] = 0x000010,
  [0x3f] = 0x000020,
  [0x02] = 0x000040,
  [0x06] = 0x000080,
  [0x0e] = 0x000100,
  [0x1e] = 0x000200,
  [0x3e] = 0x000400,
  [0x04] = 0x000800,
  [0x0c] = 0x001000,
  [0x1c] = 0x002000,
  [0x3c] = 0x004000,
  [0x08] = 0x008000,
  [0x18] = 0x010000,
  [0x38] = 0x020000,
  [0x10] = 0x040000,
  [0x30] = 0x080000,
  [0x20] = 0x100000,
};

/* The set of a run and of all runs that it can become, indexed by the run's values; all runs for no values. */
static const Runs runs_around[1 << OGC_MAX_VALUE] = {
  0x1fffff, 0x00003f, 0x0007fe, 0x00003e, 0x007fbc, 0x000000, 0x0007bc, 0x00003c,
  0x03f738, 0x000000, 0x000000, 0x000000, 0x007738, 0x000000, 0x000738, 0x000038,
  0x0f6630, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000,
  0x036630, 0x000000, 0x000000, 0x000000, 0x006630, 0x000000, 0x000630, 0x000030,
  0x1a4420, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000,
  0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000,
  0x0a4420, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000,
  0x024420, 0x000000, 0x000000, 0x000000, 0x004420, 0x000000, 0x000420, 0x000020,
};

static bool
is_run (unsigned values)
{
  const unsigned lowest = values & -values;

  return values != 0 && (values & (values + lowest)) == 0;
}

/* The owner of this very run, or OGC_NOBODY (RUN-2: there is at most one). */
static unsigned
owner_of (const OgcState *state,
          unsigned        values)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (state->straights.values[owner] == values)
      return owner;
  return OGC_NOBODY;
}

/* All runs there. */
static Runs
all_runs (const OgcState *state)
{
  Runs runs = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    runs |= the_run[state->straights.values[owner]];
  return runs;
}

/* Whether the run @values may lose its die of value @picked (ABL-2): what remains must be a run that nobody has. */
static bool
may_lose (const OgcState *state,
          unsigned        values,
          unsigned        picked)
{
  const unsigned rest = values & ~(1u << (picked - 1));

  return rest == 0 || (is_run (rest) && owner_of (state, rest) == OGC_NOBODY);
}

/* Whether the same die may be picked once @owner has extended its run from the values @before. */
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

/* Adds placements with The Will to Win that turn the placer's run @before into @after, which somebody has. Returns the
 * list's new end. */
static OgcDecision *
add_equal (const OgcState *state,
           unsigned        before,
           unsigned        after,
           OgcDecision    *next)
{
  OgcDecision decision = {
    .kind = OGC_DECISION_PLACE,
    .building = state->order[0],
    .will = 1,
    .rival = owner_of (state, after),
    .dice = ogc_dice_from_values (after & ~before),
  };

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (may_pick (state, after, value, before))
      {
        decision.picked = value;
        *next++ = decision;
      }
  return next;
}

/* Lists all runs that @before may become; those in @taken need The Will to Win. */
__attribute__ ((noinline)) static OgcDecision *
list_with_will (const OgcState *state,
                const OgcHand  *hand,
                Runs            runs,
                Runs            taken,
                OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, state->order[0]);
  const unsigned before = state->straights.values[hand->owner];

  for (; runs != 0; runs &= runs - 1)
    {
      const unsigned after = values_of[__builtin_ctz (runs)];

      if ((taken & runs & -runs) == 0)
        next = ogc_placement_add (next, head, ogc_dice_from_values (after & ~before), true);
      else if (after != before)
        next = add_equal (state, before, after, next);
    }
  return next;
}

OgcDecision *
ogc_straights_list (const OgcState *state,
                    const OgcHand  *hand,
                    OgcDecision    *next)
{
  const unsigned before = state->straights.values[hand->owner];
  const Runs taken = all_runs (state);
  const Runs runs = runs_among[before | hand->values] & runs_around[before];

  if (hand->will)
    return list_with_will (state, hand, runs, taken, next);
  return ogc_placement_add_set (next, ogc_hand_head (hand, state->order[0]), runs & ~taken, N_RUNS, dice_of,
                                ogc_dice_from_values (before));
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
  return ogc_values[values].n << 8 | values; /* RUN-3: among runs of one length the higher ones are higher numbers */
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
