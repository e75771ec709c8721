/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

#define MOST_ENTRANCES 7

static void
university_begin_round (OgcState  *state,
                        OgcEvents *events)
{
  for (unsigned place = 0; place < ogc_state_entrances (state); place++)
    {
      const unsigned tile = ogc_stack_draw (state, OGC_TILE_SPECIALIST);

      state->university.specialists[place] = tile;
      if (tile != OGC_NO_TILE)
        OGC_EMIT (events, OGC_EVENT_REVEALED, .owner = OGC_NOBODY, .building = OGC_UNIVERSITY, .place = place,
                  .tile_kind = OGC_TILE_SPECIALIST, .tile = tile, .seen_by = OGC_SEEN_BY_ALL);
    }
}

/* UNI-2: the place of a new die of @value in the line: behind all lower dice. */
static unsigned
place_for (const OgcUniversity *university,
           unsigned             value)
{
  unsigned place = 0;

  while (place < university->n && university->value[place] < value)
    place++;
  return place;
}

/* UNI-4: the highest value with which a die still gets an entrance after the lower ones of the @count dice placed
 * together have pushed it to the right; it stands in front of dice of the same value (UNI-2). */
static unsigned
highest_to_enter (const OgcState *state,
                  unsigned        count)
{
  const unsigned there = state->university.value[ogc_setup_entrances (state->setup.seats) - count];

  return there != 0 ? there : OGC_MAX_VALUE;
}

/* UNI-1: adds placements of one die and of the pairs that add up to 5, 1 + 4 and 2 + 3. */
static OgcDecision *
university_list (const OgcState *state,
                 const OgcHand  *hand,
                 OgcDecision    *next)
{
  const uint64_t head = ogc_hand_head (hand, OGC_UNIVERSITY, 0);
  const unsigned highest = highest_to_enter (state, 1), highest_in_pair = highest_to_enter (state, 2);

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    next = ogc_placement_add (next, head, ogc_dice_one (value), ogc_hand_has (hand, value) && value <= highest);
  for (unsigned low = 1; low <= 2; low++)
    {
      const OgcDice pair = ogc_dice_one (low) + ogc_dice_one (5 - low);

      next = ogc_placement_add (next, head, pair, ogc_dice_contains (hand->dice, pair) && 5 - low <= highest_in_pair);
    }
  return next;
}

static OgcRule
university_check (const OgcState    *state,
                  unsigned           owner,
                  const OgcDecision *decision)
{
  const unsigned count = ogc_dice_count (decision->dice);

  if (count != 1 && (count != 2 || ogc_dice_sum (decision->dice) != 5))
    return OGC_RULE_UNI_1;
  return ogc_dice_highest (decision->dice) <= highest_to_enter (state, count) ? OGC_RULE_NONE : OGC_RULE_UNI_4;
}

/* UNI-3 */
static void
bump_last (OgcState  *state,
           OgcEvents *events)
{
  OgcUniversity *university = &state->university;
  const unsigned last = --university->n;
  const OgcDice die = ogc_dice_one (university->value[last]);

  ogc_library_add (state, university->owner[last], die);
  OGC_EMIT (events, OGC_EVENT_BUMPED, .owner = university->owner[last], .building = OGC_UNIVERSITY, .dice = die);
  university->owner[last] = university->value[last] = 0;
}

/* UNI-2, UNI-3; worked through in UNI-6. */
static void
insert_die (OgcState  *state,
            unsigned   owner,
            unsigned   value,
            OgcEvents *events)
{
  OgcUniversity *university = &state->university;
  const unsigned place = place_for (university, value);

  if (university->n == ogc_state_entrances (state))
    bump_last (state, events);
  for (unsigned i = university->n; i > place; i--)
    {
      university->owner[i] = university->owner[i - 1];
      university->value[i] = university->value[i - 1];
    }
  university->owner[place] = owner;
  university->value[place] = value;
  university->n++;
}

/* Places the higher die of a pair first, so that the lower one pushes it to the right like any other; UNI-4 has already
 * refused pairs whose lower die would push the higher one out. */
static void
university_place (OgcState          *state,
                  unsigned           owner,
                  const OgcDecision *decision,
                  OgcEvents         *events)
{
  for (OgcDice left = decision->dice; left != 0; left -= ogc_dice_one (ogc_dice_highest (left)))
    insert_die (state, owner, ogc_dice_highest (left), events);
}

/* NEU-4: discards the specialist of the highest value, the leftmost among equals. */
static void
take_neutral (OgcState  *state,
              OgcEvents *events)
{
  const OgcSpecialistFace *faces = state->tiles->specialists;
  unsigned best = OGC_NO_TILE;

  for (unsigned place = 0; place < ogc_state_entrances (state); place++)
    {
      const unsigned tile = state->university.specialists[place];

      if (tile != OGC_NO_TILE && (best == OGC_NO_TILE || faces[tile].value > faces[best].value))
        best = tile;
    }
  ogc_tiles_remove_laid_out (state->university.specialists, MOST_ENTRANCES, best);
  ogc_stack_discard (state, OGC_UNIVERSITY, OGC_TILE_SPECIALIST, best, OGC_NEUTRAL, events);
}

/* UNI-5; state->step counts the dice that have their specialist. There are as many specialists as entrances. */
static bool
university_resolve (OgcState  *state,
                    OgcEvents *events)
{
  for (; state->step < state->university.n; state->step++)
    {
      const unsigned owner = state->university.owner[state->step];
      const OgcTileMask left = ogc_tiles_laid_out (state->university.specialists, MOST_ENTRANCES);

      if (left == 0)
        break;
      if (owner == OGC_NEUTRAL)
        take_neutral (state, events);
      else if (!ogc_offer (state, OGC_UNIVERSITY, owner, OGC_TILE_SPECIALIST, left, 1, events))
        return false;
    }
  while (state->university.n > state->step)
    {
      const unsigned last = --state->university.n;
      const OgcDice die = ogc_dice_one (state->university.value[last]);

      ogc_library_add (state, state->university.owner[last], die); /* RND-6 */
      OGC_EMIT (events, OGC_EVENT_UNREWARDED, .owner = state->university.owner[last], .building = OGC_UNIVERSITY,
                .dice = die);
      state->university.owner[last] = state->university.value[last] = 0;
    }
  ogc_stack_discard_all (state, OGC_UNIVERSITY, OGC_TILE_SPECIALIST,
                         ogc_tiles_laid_out (state->university.specialists, MOST_ENTRANCES), OGC_NOBODY, events);
  for (unsigned place = 0; place < ogc_state_entrances (state); place++)
    state->university.specialists[place] = OGC_NO_TILE;
  return true;
}

static void
university_take (OgcState  *state,
                 unsigned   seat,
                 unsigned   tile,
                 unsigned   number,
                 OgcEvents *events)
{
  ogc_tiles_remove_laid_out (state->university.specialists, MOST_ENTRANCES, tile);
  ogc_stack_give (state, OGC_UNIVERSITY, OGC_TILE_SPECIALIST, tile, seat, OGC_SEEN_BY_ALL, number, events);
}

static OgcDice
university_dice (const OgcState *state,
                 unsigned        owner)
{
  OgcDice dice = 0;

  for (unsigned i = 0; i < state->university.n; i++)
    if (state->university.owner[i] == owner)
      dice += ogc_dice_one (state->university.value[i]);
  return dice;
}

const OgcBuildingRules ogc_university_rules = {
  .begin_round = university_begin_round,
  .list = university_list,
  .check = university_check,
  .place = university_place,
  .resolve = university_resolve,
  .take = university_take,
  .dice = university_dice,
  .choice_rule = OGC_RULE_UNI_5,
};
