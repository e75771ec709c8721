/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

#define N_MAPS 4
#define MAX_GROUP (OGC_OWN_DICE + OGC_EXTRA_DICE)

/* The sizes of all groups of @value, as a set: bit n for n dice. */
static unsigned
sizes_of (const OgcArchives *archives,
          unsigned           value)
{
  unsigned sizes = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    sizes |= archives->groups[owner][value - 1];
  return sizes;
}

/* Whether @owner has a group of @count dice of @value. */
static bool
has_group (const OgcArchives *archives,
           unsigned           owner,
           unsigned           value,
           unsigned           count)
{
  return archives->groups[owner][value - 1] & (1u << count);
}

/* The owner of the group of @count dice of @value, or OGC_NOBODY (ARC-2: there is at most one). */
static unsigned
owner_of (const OgcArchives *archives,
          unsigned           value,
          unsigned           count)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (has_group (archives, owner, value, count))
      return owner;
  return OGC_NOBODY;
}

/* ABL-2: whether an owner's group of @count dice may lose one when another owner makes an equal group by joining a
 * group of @joined dice (0: none). @sizes: all groups of the value. */
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

/* Adds the placement of @dice with The Will to Win that makes a group equal to another owner's @count dice of @value,
 * if that is possible (ABL-2). @joined: dice of the own group that is joined, 0 for a new one. */
static OgcDecision *
add_equal (const OgcState *state,
           const OgcHand  *hand,
           OgcDice         dice,
           unsigned        value,
           unsigned        count,
           unsigned        joined,
           OgcDecision    *next)
{
  const OgcArchives *archives = &state->archives;
  const unsigned rival = owner_of (archives, value, count);

  if (rival != hand->owner && may_shrink (sizes_of (archives, value), count, joined))
    *next++ = (OgcDecision) { .kind = OGC_DECISION_PLACE, .building = OGC_ARCHIVES, .place = joined, .will = 1,
                              .rival = rival, .picked = value, .dice = dice };
  return next;
}

/* Adds placements of dice of @value that join the owner's group of @joined, or start a new one if that is 0 (ARC-1).
 * @sizes: of all groups of the value, of which no two may be equal (ARC-2). */
static OgcDecision *
add_groups (const OgcState *state,
            const OgcHand  *hand,
            unsigned        value,
            unsigned        joined,
            unsigned        sizes,
            OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_ARCHIVES, joined);
  const unsigned most = joined + ogc_dice_count_of (hand->dice, value);
  OgcDice dice = 0;

  for (unsigned count = joined + 1; count <= most; count++)
    {
      const bool is_there = sizes >> count & 1;

      dice += ogc_dice_one (value);
      next = ogc_placement_add (next, head, dice, !is_there);
      if (hand->will && is_there)
        next = add_equal (state, hand, dice, value, count, joined, next);
    }
  return next;
}

static OgcDecision *
archives_list (const OgcState *state,
               const OgcHand  *hand,
               OgcDecision    *next)
{
  const uint16_t *own = state->archives.groups[hand->owner];

  OGC_DICE_FOR_EACH_VALUE (value, hand->dice)
    {
      const unsigned sizes = sizes_of (&state->archives, value);
      const unsigned groups = own[value - 1] | 1u; /* bit 0 for a new one */

      for (unsigned joined = 0; groups >> joined != 0; joined++)
        if (groups >> joined & 1)
          next = add_groups (state, hand, value, joined, sizes, next);
    }
  return next;
}

static OgcRule
archives_check (const OgcState    *state,
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
  if (joined > MAX_GROUP || (joined > 0 && !has_group (archives, owner, value, joined)))
    return OGC_RULE_ARC_1;

  sizes = sizes_of (archives, value);
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

/* Finds group number @n in the order of ARC-3. False if there are fewer groups. */
static bool
nth_group (const OgcArchives *archives,
           unsigned           n,
           unsigned          *owner,
           unsigned          *value,
           unsigned          *count)
{
  unsigned sizes[OGC_MAX_VALUE + 1];

  for (*value = 1; *value <= OGC_MAX_VALUE; ++*value)
    sizes[*value] = sizes_of (archives, *value);
  for (*count = MAX_GROUP; *count > 0; --*count)
    for (*value = OGC_MAX_VALUE; *value > 0; --*value)
      if (sizes[*value] >> *count & 1 && n-- == 0)
        {
          *owner = owner_of (archives, *value, *count);
          return true;
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

/* ARC-4: sends the groups from number state->step on to the Library, without a map. */
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
    for (unsigned count = 1; count <= MAX_GROUP; count++)
      if (has_group (&state->archives, owner, value, count))
        dice += ogc_dice_of (value, count);
  return dice;
}

const OgcBuildingRules ogc_archives_rules = {
  .begin_round = archives_begin_round,
  .list = archives_list,
  .check = archives_check,
  .place = archives_place,
  .resolve = archives_resolve,
  .take = archives_take,
  .dice = archives_dice,
  .choice_rule = OGC_RULE_ARC_3,
};
