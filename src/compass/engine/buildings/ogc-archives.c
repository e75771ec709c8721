/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include <string.h>

#include "ogc-emit.h"
#include "ogc-stack.h"

#define N_MAPS 4
#define MAX_GROUP (OGC_OWN_DICE + OGC_EXTRA_DICE)

/* Sizes of groups of all values, as sets: 16 bits for each value, lowest value first, of which bit n stands for n dice.
 * Four values are in one word, two in the other. */
typedef struct {
  uint64_t low;
  uint32_t high;
} Sizes;

/* Bit 0 of every value. */
#define LOW_ONES UINT64_C (0x0001000100010001)
#define HIGH_ONES UINT32_C (0x00010001)

/* The sizes in @n rows of the Archives. */
static inline Sizes
sizes_in (const uint16_t (*rows)[OGC_MAX_VALUE],
          unsigned n)
{
  Sizes sizes = { 0, 0 };

  _Static_assert (sizeof sizes.low + sizeof sizes.high == sizeof *rows, "A row is not four values and two");
  for (unsigned row = 0; row < n; row++)
    {
      uint64_t low;
      uint32_t high;

      memcpy (&low, &rows[row][0], sizeof low);
      memcpy (&high, &rows[row][4], sizeof high);
      sizes.low |= low;
      sizes.high |= high;
    }
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
  sizes.low = sizes.low << 48 | (sizes.low << 16 & UINT64_C (0xffff00000000)) | (sizes.low >> 16 & 0xffff0000)
              | sizes.low >> 48;
  sizes.high = sizes.high << 16 | sizes.high >> 16;
#endif
  return sizes;
}

/* The sizes of @value among @sizes. */
static unsigned
sizes_of (Sizes    sizes,
          unsigned value)
{
  return (value <= 4 ? sizes.low : sizes.high) >> 16 * ((value - 1) & 3) & 0xffff;
}

/* The values that have a group of size @size, as a set: bit v - 1 for value v. The multiplication brings four bits
 * together. */
static unsigned
values_with (Sizes    sizes,
             unsigned size)
{
  const uint64_t low = sizes.low >> size & LOW_ONES;
  const uint32_t high = sizes.high >> size & HIGH_ONES;

  return (unsigned) (low * UINT64_C (0x0001000200040008) >> 48 & 15) | ((high | high >> 15) & 3) << 4;
}

/* The owner of the group of @count dice of @value, or OGC_NOBODY (ARC-2: there is at most one). */
static unsigned
owner_of (const OgcArchives *archives,
          unsigned           value,
          unsigned           count)
{
  unsigned found = OGC_NOBODY;

  for (unsigned owner = OGC_N_OWNERS; owner-- > 0;)
    found = archives->groups[owner][value - 1] >> count & 1 ? owner : found;
  return found;
}

/* ABL-2: whether somebody's group of @count dice may lose one when another owner makes an equal group, joining its own
 * one of @joined dice (0: none). @sizes: all groups of the value. */
static bool
may_shrink (unsigned sizes,
            unsigned count,
            unsigned joined)
{
  if (joined > 0)
    sizes &= ~(1u << joined);
  return count == 1 || (sizes & (1u << (count - 1))) == 0;
}

static void
archives_begin_round (OgcState  *state,
                      OgcEvents *events)
{
  for (unsigned place = 0; place < N_MAPS; place++)
    {
      const unsigned tile = ogc_stack_draw (state, OGC_TILE_MAP);

      state->archives.maps[place] = tile;
      if (tile != OGC_NO_TILE)
        OGC_EMIT (events, OGC_EVENT_REVEALED, .owner = OGC_NOBODY, .building = OGC_ARCHIVES, .place = place,
                  .tile_kind = OGC_TILE_MAP, .tile = tile, .seen_by = OGC_SEEN_BY_ALL);
    }
}

/* Adds a placement for each size in @sizes (bit n for n dice). It has as many dice like @one as make a group of that
 * size together with the owner's @joined dice of the value. */
static inline OgcDecision *
add_sizes (OgcDecision *next,
           uint64_t     head,
           OgcDice      one,
           unsigned     joined,
           unsigned     sizes)
{
  for (; sizes != 0; sizes &= sizes - 1)
    {
      const unsigned count = (unsigned) __builtin_ctz (sizes) - joined;

      ogc_decision_write (next++, head | OGC_HEAD (place, joined), one * count);
    }
  return next;
}

/* Adds placements of up to @count dice like @one that join one of the owner's @groups of the value and bring it to one
 * of the @free sizes. */
static OgcDecision *
add_joined (OgcDecision *next,
            uint64_t     head,
            OgcDice      one,
            unsigned     groups,
            unsigned     more,
            unsigned     free)
{
  for (; groups != 0; groups &= groups - 1)
    {
      const unsigned joined = (unsigned) __builtin_ctz (groups);

      next = add_sizes (next, head, one, joined, more << joined & free);
    }
  return next;
}

/*
 * Turns @decision, by which @owner would get a group of @value as large as somebody else's of @count dice, into one
 * with The Will to Win. False when that is not possible (ABL-2). @sizes: all groups of the value.
 */
static bool
overtake (const OgcState *state,
          unsigned        owner,
          unsigned        value,
          unsigned        sizes,
          unsigned        count,
          OgcDecision    *decision)
{
  if (!may_shrink (sizes, count, decision->place))
    return false;
  decision->will = 1;
  decision->rival = owner_of (&state->archives, value, count);
  decision->picked = value;
  return decision->rival != owner;
}

/* Bit n for each n from 1 to @count. */
static unsigned
sizes_up_to (unsigned count)
{
  return (2u << count) - 2;
}

/* Adds all placements, including those with The Will to Win. @all: all groups. */
__attribute__ ((noinline)) static OgcDecision *
add_with_will (const OgcState *state,
               const OgcHand  *hand,
               Sizes           all,
               OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_ARCHIVES);
  const unsigned owner = hand->owner;

  for (OgcDice left = ogc_dice_each (hand->dice); left != 0; left &= left - 1)
    {
      const unsigned value = ogc_dice_lowest (left);
      const unsigned sizes = sizes_of (all, value);

      /* bit 0, a group of no dice, stands for a new group */
      for (unsigned groups = state->archives.groups[owner][value - 1] | 1u; groups != 0; groups &= groups - 1)
        {
          const unsigned joined = (unsigned) __builtin_ctz (groups);

          for (unsigned counts = sizes_up_to (ogc_dice_count_of (hand->dice, value)) << joined; counts != 0;
               counts &= counts - 1)
            {
              const unsigned count = (unsigned) __builtin_ctz (counts);

              add_sizes (next, head, left & -left, joined, 1u << count);
              if ((sizes & (1u << count)) == 0 || overtake (state, owner, value, sizes, count, next))
                next++;
            }
        }
    }
  return next;
}

/* The dice of groups as a set of bits: ten bits a value, of which bit n stands for n + 1 dice. */
#define BITS_A_VALUE MAX_GROUP
#define GROUPS(one) \
  1 * (one), 2 * (one), 3 * (one), 4 * (one), 5 * (one), 6 * (one), 7 * (one), 8 * (one), 9 * (one), 10 * (one)

#define N_BITS (OGC_MAX_VALUE * BITS_A_VALUE)

/* The dice of each bit, for ogc_placement_add_set(). */
static const OgcDice dice_of_group[N_BITS + 4] = {
  GROUPS (1u << 0), GROUPS (1u << 5), GROUPS (1u << 10), GROUPS (1u << 15), GROUPS (1u << 20), GROUPS (1u << 25),
};

/* @sizes as a set of groups. */
static inline uint64_t
pack (Sizes sizes)
{
  const uint64_t pairs = (sizes.low & UINT64_C (0x07fe000007fe)) >> 1
                         | (sizes.low & UINT64_C (0x07fe000007fe0000)) >> 7;
  const uint64_t high = (sizes.high & 0x07fe) >> 1 | sizes.high >> 17 << 10;

  return (pairs & 0xfffff) | pairs >> 32 << 20 | high << 40;
}

/* A set of groups: up to @low dice of one value and up to @high of the next. */
#define UP_TO(count) ((1u << ((count) < MAX_GROUP ? (count) : MAX_GROUP)) - 1)
#define UP_TO_BOTH(high, low) [32 * (high) + (low)] = UP_TO (low) | UP_TO (high) << BITS_A_VALUE
#define UP_TO_ALL(high) \
  UP_TO_BOTH (high, 0), UP_TO_BOTH (high, 1), UP_TO_BOTH (high, 2), UP_TO_BOTH (high, 3), \
  UP_TO_BOTH (high, 4), UP_TO_BOTH (high, 5), UP_TO_BOTH (high, 6), UP_TO_BOTH (high, 7), \
  UP_TO_BOTH (high, 8), UP_TO_BOTH (high, 9), UP_TO_BOTH (high, 10), UP_TO_BOTH (high, 11), \
  UP_TO_BOTH (high, 12), UP_TO_BOTH (high, 13), UP_TO_BOTH (high, 14), UP_TO_BOTH (high, 15)

/* The groups that can be made of the dice of two neighbouring values, indexed by these dice as they are in OgcDice. */
static const uint32_t groups_of_dice[512] = {
  UP_TO_ALL (0), UP_TO_ALL (1), UP_TO_ALL (2), UP_TO_ALL (3), UP_TO_ALL (4), UP_TO_ALL (5), UP_TO_ALL (6),
  UP_TO_ALL (7),
  UP_TO_ALL (8), UP_TO_ALL (9), UP_TO_ALL (10), UP_TO_ALL (11), UP_TO_ALL (12), UP_TO_ALL (13), UP_TO_ALL (14),
  UP_TO_ALL (15),
};

/* All new groups that can be made of the dice of @hand. */
static inline uint64_t
new_groups (OgcDice hand)
{
  return groups_of_dice[hand & 0x1ff] | (uint64_t) groups_of_dice[hand >> 10 & 0x1ff] << 2 * BITS_A_VALUE
         | (uint64_t) groups_of_dice[hand >> 20 & 0x1ff] << 4 * BITS_A_VALUE;
}

/* The values that have a group of any size in @sizes. Bit 15 of a value is never set, so the sum carries into it. */
static inline unsigned
values_among (Sizes sizes)
{
  return values_with ((Sizes) { sizes.low + LOW_ONES * 0x7fff, sizes.high + HIGH_ONES * 0x7fff }, 15);
}

/* Adds the new @groups, and after those of each value in the set @joining the placements that join the owner's groups
 * of it. @all: all groups. */
__attribute__ ((noinline)) static OgcDecision *
add_joining (const OgcState *state,
             const OgcHand  *hand,
             uint64_t        groups,
             unsigned        joining,
             Sizes           all,
             OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_ARCHIVES);

  for (; joining != 0; joining &= joining - 1)
    {
      const unsigned value = (unsigned) __builtin_ctz (joining) + 1;
      const uint64_t so_far = groups & (((uint64_t) 1 << BITS_A_VALUE * value) - 1);

      next = ogc_placement_add_set (next, head, so_far, N_BITS, dice_of_group, 0);
      next = add_joined (next, head, ogc_dice_one (value), state->archives.groups[hand->owner][value - 1],
                         sizes_up_to (ogc_dice_count_of (hand->dice, value)), ~sizes_of (all, value));
      groups ^= so_far;
    }
  return ogc_placement_add_set (next, head, groups, N_BITS, dice_of_group, 0);
}

static OgcDecision *
archives_list (const OgcState *state,
               const OgcHand  *hand,
               OgcDecision    *next)
{
  const Sizes all = sizes_in (state->archives.groups, OGC_N_OWNERS);
  const unsigned joining = hand->values & values_among (sizes_in (&state->archives.groups[hand->owner], 1));
  const uint64_t groups = new_groups (hand->dice) & ~pack (all);

  if (hand->will)
    return add_with_will (state, hand, all, next);
  if (joining != 0)
    return add_joining (state, hand, groups, joining, all, next);
  return ogc_placement_add_set (next, ogc_hand_head (hand, OGC_ARCHIVES), groups, N_BITS, dice_of_group, 0);
}

static OgcRule
archives_refuse (const OgcState    *state,
                 unsigned           owner,
                 const OgcDecision *decision)
{
  const OgcArchives *archives = &state->archives;
  const unsigned value = ogc_dice_lowest (decision->dice);
  const unsigned count = ogc_dice_count (decision->dice);
  const unsigned joined = decision->place;
  unsigned sizes, there;

  if (decision->dice != ogc_dice_of (value, count))
    return OGC_RULE_ARC_1;
  if (joined > MAX_GROUP || (joined > 0 && (archives->groups[owner][value - 1] & (1u << joined)) == 0))
    return OGC_RULE_ARC_1;

  sizes = sizes_of (sizes_in (archives->groups, OGC_N_OWNERS), value);
  if (!decision->will)
    return (sizes & (1u << (joined + count))) == 0 ? OGC_RULE_NONE : OGC_RULE_ARC_2;
  there = owner_of (archives, value, joined + count);
  if (there == OGC_NOBODY || there == owner || decision->rival != there || decision->picked != value)
    return OGC_RULE_ABL_2;
  return may_shrink (sizes, joined + count, joined) ? OGC_RULE_NONE : OGC_RULE_ABL_2;
}

static void
archives_place (OgcState          *state,
                unsigned           owner,
                const OgcDecision *decision,
                OgcEvents         *events)
{
  const unsigned value = ogc_dice_lowest (decision->dice);
  const unsigned count = decision->place + ogc_dice_count (decision->dice);
  uint16_t *own = &state->archives.groups[owner][value - 1];

  if (decision->place > 0)
    *own &= ~(1u << decision->place);
  if (decision->will)
    {
      uint16_t *other = &state->archives.groups[decision->rival][value - 1];

      *other &= ~(1u << count);
      if (count > 1)
        *other |= 1u << (count - 1);
      ogc_library_add_picked (state, owner, decision->rival, OGC_ARCHIVES, value, events); /* ABL-2 */
    }
  *own |= 1u << count;
}

/* Group number @n in the order of ARC-3. False when there are fewer. */
static bool
nth_group (const OgcArchives *archives,
           unsigned           n,
           unsigned          *owner,
           unsigned          *value,
           unsigned          *count)
{
  const Sizes sizes = sizes_in (archives->groups, OGC_N_OWNERS);
  const uint64_t pairs = sizes.low | sizes.low >> 32 | sizes.high;

  for (unsigned any = (pairs | pairs >> 16) & 0xffff; any != 0; any -= 1u << *count)
    {
      const OgcValues *values;

      *count = 31 - (unsigned) __builtin_clz (any);
      values = &ogc_values[values_with (sizes, *count)];
      if (n < values->n)
        {
          *value = ogc_dice_lowest (values->singles[values->n - 1 - n]);
          *owner = owner_of (archives, *value, *count);
          return true;
        }
      n -= values->n;
    }
  return false;
}

/* NEU-4: the map with the highest higher value, the topmost among equals, leaves the game. */
static void
take_neutral (OgcState  *state,
              OgcEvents *events)
{
  unsigned best = OGC_NO_TILE;

  for (unsigned place = 0; place < N_MAPS; place++)
    {
      const unsigned tile = state->archives.maps[place];

      if (tile != OGC_NO_TILE && (best == OGC_NO_TILE || state->tiles->maps[tile].high > state->tiles->maps[best].high))
        best = tile;
    }
  ogc_tiles_remove_laid_out (state->archives.maps, N_MAPS, best);
  ogc_stack_discard (state, OGC_ARCHIVES, OGC_TILE_MAP, best, OGC_NEUTRAL, events);
}

/* ARC-4: sends the groups from number state->step on away without a map. */
static void
unreward_rest (OgcState  *state,
               OgcEvents *events)
{
  unsigned owner, value, count;

  while (nth_group (&state->archives, state->step, &owner, &value, &count))
    {
      const OgcDice dice = ogc_dice_of (value, count);

      state->archives.groups[owner][value - 1] &= ~(1u << count);
      ogc_library_add (state, owner, dice);
      OGC_EMIT (events, OGC_EVENT_UNREWARDED, .owner = owner, .building = OGC_ARCHIVES, .dice = dice);
    }
}

/* ARC-3; state->step counts the groups that have their map. */
static bool
archives_resolve (OgcState  *state,
                  OgcEvents *events)
{
  unsigned owner, value, count;

  for (; nth_group (&state->archives, state->step, &owner, &value, &count); state->step++)
    {
      const OgcTileMask maps = ogc_tiles_laid_out (state->archives.maps, N_MAPS);

      if (maps == 0)
        break;
      if (owner == OGC_NEUTRAL)
        take_neutral (state, events);
      else if (!ogc_offer (state, OGC_ARCHIVES, owner, OGC_TILE_MAP, maps, 1, events))
        return false;
    }
  unreward_rest (state, events);
  ogc_stack_discard_all (state, OGC_ARCHIVES, OGC_TILE_MAP, ogc_tiles_laid_out (state->archives.maps, N_MAPS),
                         OGC_NOBODY, events);
  for (unsigned place = 0; place < N_MAPS; place++)
    state->archives.maps[place] = OGC_NO_TILE;
  return true;
}

static void
archives_take (OgcState  *state,
               unsigned   seat,
               unsigned   tile,
               unsigned   number,
               OgcEvents *events)
{
  ogc_tiles_remove_laid_out (state->archives.maps, N_MAPS, tile);
  ogc_stack_give (state, OGC_ARCHIVES, OGC_TILE_MAP, tile, seat, OGC_SEEN_BY_ALL, number, events);
}

static OgcDice
archives_dice (const OgcState *state,
               unsigned        owner)
{
  OgcDice dice = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned sizes = state->archives.groups[owner][value - 1]; sizes != 0; sizes &= sizes - 1)
      dice += ogc_dice_of (value, (unsigned) __builtin_ctz (sizes));
  return dice;
}

const OgcBuildingRules ogc_archives_rules = {
  .begin_round = archives_begin_round,
  .list = archives_list,
  .refuse = archives_refuse,
  .place = archives_place,
  .resolve = archives_resolve,
  .take = archives_take,
  .dice = archives_dice,
  .choice_rule = OGC_RULE_ARC_3,
};
