/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-candidates.h"

#include "ogc-ability.h"
#include "ogc-afterstate.h"
#include "ogc-building-rules.h"
#include "ogc-roll-expectation.h"
#include "ogc-rules.h"
#include "ogc-take-evaluator.h"

enum { WITH_NEUTRAL = 4 }; /* own placements for which the best neutral one is sought */

/* How much better a reroll or turned dice must seem than placing at once, in shares of the win: the best of several
 * uncertain values is overrated. */
#define REROLL_MARGIN 0.01f
#define POWER_MARGIN 0.005f
#define GIFT_MARGIN 0.005f

/* ---- Placements ---- */

/* Lists the placements of own or neutral dice in hand that make a difference. In the Library all own dice are alike
 * (LIB-3); neutral ones do nothing there (LIB-4) but may still be useful in hand. Returns how many there are. */
static unsigned
list_placements (const OgcState *state,
                 unsigned        seat,
                 bool            neutral,
                 OgcDecision    *decisions)
{
  const OgcDice dice = neutral ? state->neutral[seat] : state->own[seat];
  const bool will = !neutral && ogc_ability_held (state, seat, OGC_ABILITY_WILL_TO_WIN) != OGC_NO_TILE;
  const OgcHand hand = ogc_hand (neutral ? OGC_NEUTRAL : seat, dice, will);
  OgcDecision *next = decisions;

  for (unsigned i = 0; i < OGC_ORDER_LENGTH && dice != 0; i++)
    {
      OgcDecision *end;

      if (state->order[i] == OGC_NO_BUILDING || (neutral && state->order[i] == OGC_LIBRARY))
        continue;
      end = ogc_building_rules (state->order[i])->list (state, &hand, next);
      next = state->order[i] == OGC_LIBRARY ? next + 1 : end; /* the first of at least one (TRN-6) */
    }
  return next - decisions;
}

/* The value after own dice are placed as in @own and neutral ones in the best way, which may be not at all. */
static OgcValue
best_with_neutral (OgcDecisionContext *context,
                   const OgcCandidate *own)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &context->knowledge->seen;
  const unsigned building = OGC_BUILDING_BIT (own->decision.building);
  OgcValue best = own->value;
  OgcState placed;
  unsigned n;

  ogc_after_dice (seen, &own->decision, &placed);
  n = list_placements (&placed, context->seat, true, decisions);
  for (unsigned i = 0; i < n && !ogc_decision_context_is_cancelled (context); i++)
    {
      OgcState after;
      OgcValue value;

      ogc_after_placement (&placed, &decisions[i], &after);
      value = ogc_evaluator_value (&context->evaluator, &after, building | OGC_BUILDING_BIT (decisions[i].building),
                                   own->decision.will);
      if (ogc_decision_context_worth (context, value) > ogc_decision_context_worth (context, best))
        best = value;
    }
  return best;
}

/* Sorts the best own placements again, including what neutral dice add to them. */
static void
add_neutral_to_own (OgcDecisionContext *context)
{
  for (unsigned i = 0; i < context->n && i < WITH_NEUTRAL; i++)
    {
      OgcCandidate choice = context->choices[i];

      choice.worth += ogc_decision_context_worth (context, best_with_neutral (context, &choice))
                      - ogc_decision_context_worth (context, choice.value);
      ogc_candidate_insert (context->choices, i, choice);
    }
}

void
ogc_candidates_add_own (OgcDecisionContext *context)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &context->knowledge->seen;
  const unsigned n = list_placements (seen, context->seat, false, decisions);

  for (unsigned i = 0; i < n && !ogc_decision_context_is_cancelled (context); i++)
    {
      const OgcValue value = ogc_decision_context_place (context, seen, &decisions[i], false);

      ogc_decision_context_add (context, &decisions[i], value);
    }
  if (seen->ask.kind == OGC_ASK_PLACE && seen->neutral[context->seat] != 0)
    add_neutral_to_own (context);
}

static void
add_neutral (OgcDecisionContext *context)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcDecision end = { .kind = OGC_DECISION_END_TURN };
  const OgcState *seen = &context->knowledge->seen;
  const unsigned n = list_placements (seen, context->seat, true, decisions);
  OgcState after;
  OgcValue value;

  ogc_after_turn (seen, &after);
  value = ogc_evaluator_value (&context->evaluator, &after, 0, false);
  ogc_decision_context_add (context, &end, value);
  for (unsigned i = 0; i < n && !ogc_decision_context_is_cancelled (context); i++)
    {
      value = ogc_decision_context_place (context, seen, &decisions[i], false);
      ogc_decision_context_add (context, &decisions[i], value);
    }
}

/* ---- Rolls to come ---- */

/* The part of @hand that is best kept in a reroll; @worth gets the worth of keeping it. */
static OgcDice
best_kept (const float *means,
           OgcDice      hand,
           float       *worth)
{
  OgcDice best = 0;

  *worth = means[0];
  for (unsigned size = 1; size < ogc_dice_count (hand); size++)
    {
      OgcDice parts[OGC_MAX_PARTS];
      const unsigned n = ogc_dice_parts (hand, size, parts);

      for (unsigned i = 0; i < n; i++)
        {
          const float mean = means[ogc_rolls_find (parts[i])];

          if (mean > *worth)
            {
              *worth = mean;
              best = parts[i];
            }
        }
    }
  return best;
}

static void
add_reroll (OgcDecisionContext *context,
            float               own)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDice hand = seen->own[context->seat];
  const unsigned dice = ogc_dice_count (hand);
  OgcDecision reroll = { .kind = OGC_DECISION_REROLL };
  float means[OGC_N_ROLLS];
  OgcRollExpectation expectation;
  OgcState paid;
  OgcValue value;
  float worth;

  if (seen->knowledge[context->seat] == 0)
    return;
  ogc_after_token (seen, &paid);
  value = ogc_evaluator_value (&context->evaluator, &paid, 0, false);
  if (ogc_decision_context_worth (context, value) < own) /* not worth a closer look */
    return;

  ogc_roll_expectation_begin (&expectation, context, &paid, dice, false);
  ogc_roll_expectation_expect (&expectation, dice, means);
  reroll.dice = hand - best_kept (means, hand, &worth);
  if (worth <= own + REROLL_MARGIN)
    return;
  /* The worth of the best choice includes what neutral dice may add, which a reroll does not take away. */
  ogc_decision_context_add_with_worth (context, &reroll, value,
                                       worth - REROLL_MARGIN + context->choices[0].worth - own);
}

static void
add_power (OgcDecisionContext *context,
           float               own)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &context->knowledge->seen;
  const OgcDice hand = seen->own[context->seat];
  const unsigned n = ogc_ability_list_power (seen, context->seat, decisions);
  OgcRollExpectation expectation;
  OgcState used;
  unsigned best = n;
  float most = own + POWER_MARGIN;

  if (n == 0)
    return;
  ogc_after_ability (seen, OGC_ABILITY_COMPELLING_POWER, &used);
  ogc_roll_expectation_begin (&expectation, context, &used, ogc_dice_count (hand), true);
  for (unsigned i = 0; i < n; i++)
    {
      const float worth = ogc_roll_expectation_best (&expectation, hand - decisions[i].dice + decisions[i].other);

      if (worth > most)
        {
          most = worth;
          best = i;
        }
    }
  if (best < n)
    ogc_decision_context_add_with_worth (context, &decisions[best],
                                         ogc_evaluator_value (&context->evaluator, &used, 0, true),
                                         most - POWER_MARGIN + context->choices[0].worth - own);
}

static float
worth_of_gift (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const unsigned dice = ogc_dice_count (seen->own[context->seat]);
  float means[OGC_N_ROLLS];
  OgcRollExpectation expectation;
  OgcState used;

  ogc_after_ability (seen, OGC_ABILITY_TIMELY_GIFT, &used);
  ogc_roll_expectation_begin (&expectation, context, &used, dice, true);
  ogc_roll_expectation_expect (&expectation, dice, means);

  return means[0] - GIFT_MARGIN;
}

/* ---- Every question ---- */

/* TRN-1, ABL-3: adds a roll, and A Little Help. */
static void
add_rolls (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision help = { .kind = OGC_DECISION_HELP };
  OgcValue value;

  if (ogc_rules_check (seen, &roll) == OGC_RULE_NONE)
    {
      value = ogc_evaluator_base (&context->evaluator);
      ogc_decision_context_add (context, &roll, value);
    }
  if (ogc_rules_check (seen, &help) == OGC_RULE_NONE)
    {
      OgcState after;

      ogc_after_ability (seen, OGC_ABILITY_LITTLE_HELP, &after);
      value = ogc_evaluator_value (&context->evaluator, &after, 0, true);
      ogc_decision_context_add (context, &help, value);
    }
}

/* ABL-1: adds A Timely Gift, and keeping it. */
static void
add_gift (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDecision gift = { .kind = OGC_DECISION_GIFT };
  const OgcDecision pass = { .kind = OGC_DECISION_PASS };
  OgcValue value = ogc_evaluator_base (&context->evaluator);

  ogc_decision_context_add (context, &pass, value);
  if (seen->own[context->seat] != 0 && ogc_rules_check (seen, &gift) == OGC_RULE_NONE)
    {
      const float worth = worth_of_gift (context);

      value.win = worth < 1 ? worth : 1;
      ogc_decision_context_add_with_worth (context, &gift, value, worth);
    }
}

/* RND-4: adds the tiles that may be taken. */
static void
add_takes (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;

  for (OgcTileMask rest = seen->ask.offer; rest != 0 && !ogc_decision_context_is_cancelled (context); rest &= rest - 1)
    {
      const unsigned tile = ogc_tile_mask_first (rest);
      const OgcDecision decision = { .kind = OGC_DECISION_TAKE, .tile = (uint8_t) tile };
      OgcTakeEvaluator taken;
      OgcValue value;

      ogc_take_evaluator_begin (&taken, context->weights, context->values, context->knowledge, tile);
      value = ogc_evaluator_base (&taken.evaluator);
      ogc_decision_context_add (context, &decision, value);
    }
}

/* TRN-5: adds placements of own dice, and what may be done before; neutral ones are placed later. */
static void
add_placements (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  float own;

  ogc_candidates_add_own (context);
  if (seen->ask.kind != OGC_ASK_PLACE || context->n == 0)
    return;
  own = ogc_decision_context_seem (context, &context->choices[0].decision, context->choices[0].value);
  add_power (context, own);
  add_reroll (context, own);
}

void
ogc_candidates_find (OgcDecisionContext *context)
{
  switch ((OgcAskKind) context->knowledge->seen.ask.kind)
    {
    case OGC_ASK_ROLL:
      add_rolls (context);
      break;
    case OGC_ASK_PLACE:
    case OGC_ASK_OWN:
      add_placements (context);
      break;
    case OGC_ASK_NEUTRAL:
      add_neutral (context);
      break;
    case OGC_ASK_GIFT:
      add_gift (context);
      break;
    case OGC_ASK_TAKE:
      add_takes (context);
      break;
    case OGC_ASK_NOTHING:
      break;
    }
}
