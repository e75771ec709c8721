/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-turn.h"

#include "ogc-ability.h"
#include "ogc-building-rules.h"

/* Adds all placements of the @dice of @owner to the list, building by building in the order of RND-4. */
static OgcDecision *
add_placements (const OgcState *state,
                unsigned        owner,
                OgcDice         dice,
                bool            will,
                OgcDecision    *next)
{
  const OgcHand hand = ogc_hand (owner, dice, will);

  if (dice == 0)
    return next;
  for (unsigned i = 0; i < OGC_ORDER_LENGTH; i++)
    if (state->order[i] != OGC_NO_BUILDING)
      next = ogc_building_rules (state->order[i])->list (state, &hand, next);
  return next;
}

/* Appends to the list of @n rerolls copies of all of them with one to @count more dice like @die, which is a reroll of
 * one die. Returns the new length of the list. */
static unsigned
repeat_with_more (OgcDecision *decisions,
                  unsigned     n,
                  OgcDecision  die,
                  unsigned     count)
{
  /* Rerolls with one more die are made from those with none, rerolls with two from those with one, and so on. */
  for (unsigned i = 0; i < n * count; i++)
    {
      decisions[n + i].head = die.head;
      decisions[n + i].both = decisions[i].both + die.both;
    }
  return n * (count + 1);
}

/* TRN-3: adds a reroll of every part of the hand; the whole hand takes the place of the empty part. */
static OgcDecision *
add_rerolls (const OgcState *state,
             unsigned        seat,
             OgcDecision    *next)
{
  OgcDecision die = { .kind = OGC_DECISION_REROLL };
  unsigned n = 1;

  next[0] = die;
  OGC_DICE_FOR_EACH_VALUE (value, state->own[seat])
    {
      die.dice = ogc_dice_one (value);
      n = repeat_with_more (next, n, die, ogc_dice_count_of (state->own[seat], value));
    }
  die.dice = 0;
  OGC_DICE_FOR_EACH_VALUE (value, state->neutral[seat])
    {
      die.other = ogc_dice_one (value);
      n = repeat_with_more (next, n, die, ogc_dice_count_of (state->neutral[seat], value));
    }
  next[0] = next[n - 1];
  return next + n - 1;
}

/* Types of abilities as sets, see ogc_ability_types(). */
#define WILL (1u << OGC_ABILITY_WILL_TO_WIN)
#define HELP (1u << OGC_ABILITY_LITTLE_HELP)
#define POWER (1u << OGC_ABILITY_COMPELLING_POWER)

unsigned
ogc_turn_list (const OgcState *state,
               OgcDecision    *decisions)
{
  const unsigned seat = state->ask.seat;
  const unsigned abilities = ogc_ability_types (state, seat);
  OgcDecision *next = decisions;

  switch (state->ask.kind)
    {
    case OGC_ASK_ROLL:
      if (state->own[seat] != 0)
        *next++ = (OgcDecision) { .kind = OGC_DECISION_ROLL };
      if ((abilities & HELP) && state->extra_seat == OGC_NOBODY)
        *next++ = (OgcDecision) { .kind = OGC_DECISION_HELP };
      break;
    case OGC_ASK_PLACE:
      next = add_placements (state, seat, state->own[seat], abilities & WILL, next);
      if (state->neutral[seat] != 0)
        next = add_placements (state, OGC_NEUTRAL, state->neutral[seat], false, next); /* NEU-5 */
      if (state->knowledge[seat] > 0)
        next = add_rerolls (state, seat, next);
      if (abilities & POWER)
        next += ogc_ability_list_power (state, seat, next);
      break;
    case OGC_ASK_OWN:
      next = add_placements (state, seat, state->own[seat], abilities & WILL, next);
      break;
    case OGC_ASK_NEUTRAL:
      next = add_placements (state, OGC_NEUTRAL, state->neutral[seat], false, next);
      *next++ = (OgcDecision) { .kind = OGC_DECISION_END_TURN };
      break;
    default:
      break;
    }
  return next - decisions;
}

/* The rule that refuses a placement in whatever building, or OGC_RULE_NONE. */
static OgcRule
check_placement (const OgcState    *state,
                 unsigned           seat,
                 const OgcDecision *decision)
{
  const OgcDice hand = decision->neutral ? state->neutral[seat] : state->own[seat];

  if (decision->neutral && state->ask.kind == OGC_ASK_OWN)
    return OGC_RULE_TRN_5;
  if (!decision->neutral && state->ask.kind == OGC_ASK_NEUTRAL)
    return OGC_RULE_TRN_4;
  if (!ogc_state_has_building (state, decision->building))
    return OGC_RULE_SET_2;
  if (decision->dice == 0 || !ogc_dice_contains (hand, decision->dice))
    return decision->neutral ? OGC_RULE_TRN_5 : OGC_RULE_TRN_4;
  if (decision->will)
    {
      const OgcRule rule = ogc_ability_check_will (state, seat, decision);

      if (rule != OGC_RULE_NONE)
        return rule;
    }
  return ogc_building_rules (decision->building)->check (state, decision->neutral ? OGC_NEUTRAL : seat, decision);
}

static OgcRule
check_reroll (const OgcState    *state,
              unsigned           seat,
              const OgcDecision *decision)
{
  const bool legal = state->knowledge[seat] > 0
                      && (decision->dice | decision->other) != 0
                      && ogc_dice_contains (state->own[seat], decision->dice)
                      && ogc_dice_contains (state->neutral[seat], decision->other);

  return legal ? OGC_RULE_NONE : OGC_RULE_TRN_3;
}

/* The rule that refuses each kind of decision as an answer to each question of a turn, whatever else the decision says;
 * OGC_RULE_NONE where the kind fits. Abilities depend only on the moment, not on each other (ABL-5). */
#define NOT_OF_A_TURN \
  [OGC_DECISION_GIFT] = OGC_RULE_NOT_ASKED, [OGC_DECISION_PASS] = OGC_RULE_NOT_ASKED, \
  [OGC_DECISION_TAKE] = OGC_RULE_NOT_ASKED

static const uint8_t moments[OGC_ASK_NEUTRAL + 1][OGC_N_DECISION_KINDS] = {
  [OGC_ASK_ROLL] = { [OGC_DECISION_REROLL] = OGC_RULE_TRN_3, [OGC_DECISION_POWER] = OGC_RULE_ABL_4,
                     [OGC_DECISION_PLACE] = OGC_RULE_TRN_2, [OGC_DECISION_END_TURN] = OGC_RULE_TRN_4, NOT_OF_A_TURN },
  [OGC_ASK_PLACE] = { [OGC_DECISION_ROLL] = OGC_RULE_TRN_2, [OGC_DECISION_HELP] = OGC_RULE_ABL_3,
                      [OGC_DECISION_END_TURN] = OGC_RULE_TRN_4, NOT_OF_A_TURN },
  [OGC_ASK_OWN] = { [OGC_DECISION_ROLL] = OGC_RULE_TRN_2, [OGC_DECISION_HELP] = OGC_RULE_ABL_3,
                    [OGC_DECISION_REROLL] = OGC_RULE_TRN_7, [OGC_DECISION_POWER] = OGC_RULE_TRN_7,
                    [OGC_DECISION_END_TURN] = OGC_RULE_TRN_4, NOT_OF_A_TURN },
  [OGC_ASK_NEUTRAL] = { [OGC_DECISION_ROLL] = OGC_RULE_TRN_2, [OGC_DECISION_HELP] = OGC_RULE_ABL_3,
                        [OGC_DECISION_REROLL] = OGC_RULE_TRN_7, [OGC_DECISION_POWER] = OGC_RULE_TRN_7, NOT_OF_A_TURN },
};

OgcRule
ogc_turn_check (const OgcState    *state,
                const OgcDecision *decision)
{
  const unsigned seat = state->ask.seat;
  const OgcRule moment = moments[state->ask.kind][decision->kind];

  if (moment != OGC_RULE_NONE)
    return moment;

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_ROLL:
      return state->own[seat] != 0 ? OGC_RULE_NONE : OGC_RULE_TRN_4;
    case OGC_DECISION_HELP:
      return ogc_turn_can_help (state, seat) ? OGC_RULE_NONE : OGC_RULE_ABL_3;
    case OGC_DECISION_REROLL:
      return check_reroll (state, seat, decision);
    case OGC_DECISION_POWER:
      return ogc_ability_check_power (state, seat, decision);
    case OGC_DECISION_PLACE:
      return check_placement (state, seat, decision);
    default:
      return OGC_RULE_NONE;
    }
}

/* Rolls @count dice with the generator of @seat. */
static OgcDice
throw_dice (OgcState *state,
            unsigned  seat,
            unsigned  count)
{
  const unsigned stream = OGC_STREAM_DICE + seat;
  OgcDice dice = 0;

  for (unsigned n = 0; n < count; n++)
    dice += ogc_dice_one (ogc_random_below (&state->random[stream], stream, OGC_MAX_VALUE) + 1);
  return dice;
}

/* Rolls the @own and @neutral dice in the seat's hand, and asks the seat to place. */
static void
roll_hand (OgcState  *state,
           OgcDice    own,
           OgcDice    neutral,
           unsigned   number,
           OgcEvents *events)
{
  const unsigned seat = state->ask.seat;

  state->own[seat] += throw_dice (state, seat, ogc_dice_count (own)) - own;
  state->neutral[seat] += throw_dice (state, seat, ogc_dice_count (neutral)) - neutral;
  state->ask.kind = OGC_ASK_PLACE;
  OGC_EMIT (events, OGC_EVENT_ROLLED, .seat = seat, .owner = seat, .dice = state->own[seat],
            .other = state->neutral[seat], .number = number);
}

/* TRN-3 */
static void
reroll_dice (OgcState          *state,
             const OgcDecision *decision,
             OgcEvents         *events)
{
  const unsigned seat = state->ask.seat;

  state->knowledge[seat]--;
  OGC_EMIT (events, OGC_EVENT_KNOWLEDGE_SPENT, .owner = seat, .number = 1);
  OGC_EMIT (events, OGC_EVENT_REROLLED, .seat = seat, .owner = seat, .dice = decision->dice, .other = decision->other);
  roll_hand (state, decision->dice, decision->other, 1, events);
}

/* ABL-3: counts the first dice placed after A Little Help as the extra ones. */
static void
count_extra (OgcState *state,
             unsigned  seat,
             unsigned  placed)
{
  if (state->extra_seat == seat)
    state->extra_left -= placed < state->extra_left ? placed : state->extra_left;
}

/* Puts the dice of @decision into their building. True when the turn is over. */
static bool
place_dice (OgcState          *state,
            const OgcDecision *decision,
            OgcEvents         *events)
{
  const unsigned seat = state->ask.seat;
  const unsigned owner = decision->neutral ? OGC_NEUTRAL : seat;

  if (decision->will)
    ogc_ability_use (state, seat, OGC_ABILITY_WILL_TO_WIN, events);
  if (decision->neutral)
    state->neutral[seat] -= decision->dice;
  else
    {
      state->own[seat] -= decision->dice;
      count_extra (state, seat, ogc_dice_count (decision->dice));
    }
  OGC_EMIT (events, OGC_EVENT_PLACED, .seat = seat, .owner = owner, .building = decision->building,
            .place = decision->place, .dice = decision->dice);
  ogc_building_rules (decision->building)->place (state, owner, decision, events);

  if (state->ask.kind != OGC_ASK_PLACE)
    return true;
  if (decision->neutral)
    {
      state->ask.kind = OGC_ASK_OWN;
      return false;
    }
  state->ask.kind = OGC_ASK_NEUTRAL;
  return state->neutral[seat] == 0;
}

bool
ogc_turn_take (OgcState          *state,
               const OgcDecision *decision,
               OgcEvents         *events)
{
  const unsigned seat = state->ask.seat;

  switch ((OgcDecisionKind) decision->kind)
    {
    case OGC_DECISION_ROLL:
      roll_hand (state, state->own[seat], state->neutral[seat], 0, events);
      return false;
    case OGC_DECISION_HELP:
      ogc_ability_use_help (state, seat, events);
      return false;
    case OGC_DECISION_REROLL:
      reroll_dice (state, decision, events);
      return false;
    case OGC_DECISION_POWER:
      ogc_ability_use_power (state, seat, decision, events);
      return false;
    case OGC_DECISION_PLACE:
      return place_dice (state, decision, events);
    default:
      return true;
    }
}

void
ogc_turn_begin (OgcState  *state,
                unsigned   seat,
                OgcEvents *events)
{
  state->turn_seat = seat;
  state->ask = (OgcAsk) { .kind = OGC_ASK_ROLL, .seat = seat };
  OGC_EMIT (events, OGC_EVENT_TURN_BEGAN, .seat = seat, .owner = seat, .number = state->gift_turn);
}

bool
ogc_turn_can_help (const OgcState *state,
                   unsigned        seat)
{
  return state->extra_seat == OGC_NOBODY && ogc_ability_held (state, seat, OGC_ABILITY_LITTLE_HELP) != OGC_NO_TILE;
}
