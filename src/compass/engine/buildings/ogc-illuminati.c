/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-rules.h"

#include "ogc-stack.h"

#define N_ABILITIES 3

static void
illuminati_begin_round (OgcState  *state,
                        OgcEvents *events)
{
  for (unsigned place = 0; place < N_ABILITIES; place++)
    {
      const unsigned tile = ogc_stack_draw (state, OGC_TILE_ABILITY);

      state->illuminati.abilities[place] = tile;
      if (tile != OGC_NO_TILE)
        OGC_EMIT (events, OGC_EVENT_REVEALED, .owner = OGC_NOBODY, .building = OGC_ILLUMINATI, .place = place,
                  .tile_kind = OGC_TILE_ABILITY, .tile = tile, .seen_by = OGC_SEEN_BY_ALL);
    }
}

/* ABL-2: whether @rival's set may lose a die of any value once @owner has made an equal set: no other set may have as
 * many dice as remain in @rival's. */
static bool
may_lose_die (const OgcIlluminati *illuminati,
              unsigned             owner,
              unsigned             rival)
{
  const unsigned rest = ogc_dice_count (illuminati->sets[rival]) - 1;

  for (unsigned other = 0; rest > 0 && other < OGC_N_OWNERS; other++)
    if (other != owner && other != rival && ogc_dice_count (illuminati->sets[other]) == rest)
      return false;
  return true;
}

/* Adds placements with The Will to Win that make the set of the hand's owner equal to @rival's. */
static OgcDecision *
add_rival (const OgcState *state,
           const OgcHand  *hand,
           unsigned        rival,
           OgcDecision    *next)
{
  const OgcIlluminati *illuminati = &state->illuminati;
  const OgcDice wanted = illuminati->sets[rival];
  const OgcDice own = illuminati->sets[hand->owner];

  if (rival == hand->owner || wanted == 0 || !ogc_dice_contains (wanted, own)
      || !ogc_dice_contains (hand->dice, wanted - own) || !may_lose_die (illuminati, hand->owner, rival))
    return next;
  OGC_DICE_FOR_EACH_VALUE (value, wanted)
    *next++ = (OgcDecision) { .kind = OGC_DECISION_PLACE, .building = OGC_ILLUMINATI, .will = 1, .rival = rival,
                              .picked = value, .dice = wanted - own };
  return next;
}

/* ILL-1, ILL-2: adds placements of what the owner's set lacks of the leader's and, unless the set already has one die
 * besides, one die of any value. */
static OgcDecision *
illuminati_list (const OgcState *state,
                 const OgcHand  *hand,
                 OgcDecision    *next)
{
  const OgcIlluminati *illuminati = &state->illuminati;
  const uint64_t head = ogc_hand_head (hand, OGC_ILLUMINATI, 0);
  const OgcDice leading = ogc_dice_most (illuminati->sets, OGC_N_OWNERS);
  const OgcDice own = illuminati->sets[hand->owner];
  OgcDice missing = 0;
  unsigned n_more = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned there = ogc_dice_count_of (own, value), leaders = ogc_dice_count_of (leading, value);

      if (there > leaders)
        n_more += there - leaders;
      else
        missing += ogc_dice_of (value, leaders - there);
    }
  if (n_more <= 1 && ogc_dice_contains (hand->dice, missing))
    {
      if (n_more == 1)
        next = ogc_placement_add (next, head, missing, true);
      for (unsigned value = 1; n_more == 0 && value <= OGC_MAX_VALUE; value++)
        next = ogc_placement_add (next, head, missing + ogc_dice_one (value),
                                  ogc_dice_count_of (hand->dice - missing, value) > 0);
    }
  for (unsigned rival = 0; hand->will && rival < OGC_N_OWNERS; rival++)
    next = add_rival (state, hand, rival, next);
  return next;
}

static OgcRule
check_with_will (const OgcIlluminati *illuminati,
                 unsigned             owner,
                 const OgcDecision   *decision)
{
  const OgcDice wanted = illuminati->sets[decision->rival];
  const bool legal = wanted != 0
                      && wanted == illuminati->sets[owner] + decision->dice
                      && ogc_dice_count_of (wanted, decision->picked) > 0
                      && may_lose_die (illuminati, owner, decision->rival);

  return legal ? OGC_RULE_NONE : OGC_RULE_ABL_2;
}

/* ILL-1, ILL-2, ABL-2 */
static OgcRule
illuminati_check (const OgcState    *state,
                  unsigned           owner,
                  const OgcDecision *decision)
{
  const OgcIlluminati *illuminati = &state->illuminati;
  const OgcDice leading = ogc_dice_most (illuminati->sets, OGC_N_OWNERS);
  const OgcDice after = illuminati->sets[owner] + decision->dice;

  if (decision->will)
    return check_with_will (illuminati, owner, decision);
  if (leading == 0)
    return ogc_dice_count (decision->dice) == 1 ? OGC_RULE_NONE : OGC_RULE_ILL_1;
  return ogc_dice_count (after) == ogc_dice_count (leading) + 1 && ogc_dice_contains (after, leading)
         ? OGC_RULE_NONE : OGC_RULE_ILL_2;
}

static void
illuminati_place (OgcState          *state,
                  unsigned           owner,
                  const OgcDecision *decision,
                  OgcEvents         *events)
{
  state->illuminati.sets[owner] += decision->dice;
  if (decision->will)
    {
      state->illuminati.sets[decision->rival] -= ogc_dice_one (decision->picked); /* ABL-2 */
      ogc_library_add_picked (state, owner, decision->rival, OGC_ILLUMINATI, decision->picked, events);
    }
}

/* ILL-4, ILL-5: discards the topmost ability. */
static void
take_neutral (OgcState  *state,
              OgcEvents *events)
{
  unsigned place = 0;
  unsigned tile;

  while (state->illuminati.abilities[place] == OGC_NO_TILE)
    place++;
  tile = state->illuminati.abilities[place];
  ogc_tiles_remove_laid_out (state->illuminati.abilities, N_ABILITIES, tile);
  ogc_stack_discard (state, OGC_ILLUMINATI, OGC_TILE_ABILITY, tile, OGC_NEUTRAL, events);
}

/* ILL-3: the first rank chooses, then the second, then the first again; a first rank alone chooses twice. state->step
 * counts the choices. */
static bool
illuminati_resolve (OgcState  *state,
                    OgcEvents *events)
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_ILLUMINATI, owners);
  const unsigned turns = n == 0 ? 0 : n == 1 ? 2 : 3;

  for (; state->step < turns; state->step++)
    {
      const unsigned owner = owners[n > 1 && state->step == 1 ? 1 : 0];
      const OgcTileMask left = ogc_tiles_laid_out (state->illuminati.abilities, N_ABILITIES);

      if (left == 0)
        break;
      state->rewarded |= 1u << owner;
      if (owner == OGC_NEUTRAL)
        take_neutral (state, events);
      else if (!ogc_offer (state, OGC_ILLUMINATI, owner, OGC_TILE_ABILITY, left, 1, events))
        return false;
    }
  ogc_stack_discard_all (state, OGC_ILLUMINATI, OGC_TILE_ABILITY,
                         ogc_tiles_laid_out (state->illuminati.abilities, N_ABILITIES), OGC_NOBODY, events);
  for (unsigned place = 0; place < N_ABILITIES; place++)
    state->illuminati.abilities[place] = OGC_NO_TILE;
  ogc_building_unreward_rest (state, OGC_ILLUMINATI, events); /* ILL-6 */
  return true;
}

static void
illuminati_take (OgcState  *state,
                 unsigned   seat,
                 unsigned   tile,
                 unsigned   number,
                 OgcEvents *events)
{
  ogc_tiles_remove_laid_out (state->illuminati.abilities, N_ABILITIES, tile);
  ogc_stack_give (state, OGC_ILLUMINATI, OGC_TILE_ABILITY, tile, seat, OGC_SEEN_BY_ALL, number, events);
}

static OgcDice
illuminati_dice (const OgcState *state,
                 unsigned        owner)
{
  return state->illuminati.sets[owner];
}

static void
illuminati_remove (OgcState *state,
                   unsigned  owner)
{
  state->illuminati.sets[owner] = 0;
}

const OgcBuildingRules ogc_illuminati_rules = {
  .begin_round = illuminati_begin_round,
  .list = illuminati_list,
  .check = illuminati_check,
  .place = illuminati_place,
  .resolve = illuminati_resolve,
  .take = illuminati_take,
  .dice = illuminati_dice,
  .remove = illuminati_remove,
  .choice_rule = OGC_RULE_ILL_3,
};
