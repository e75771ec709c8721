/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-candidates.h"

#include "ogc-ability.h"
#include "ogc-afterstate.h"
#include "ogc-roll-expectation.h"

/* The best of uncertain values is overrated; as shares of the win. */
#define REROLL_MARGIN 0.01f
#define POWER_MARGIN 0.005f
#define GIFT_MARGIN 0.005f

/* The part of the hand that is best kept, and what that is worth. */
static OgcDice
best_kept (const OgcRolls *rolls,
           const float    *means,
           OgcDice         hand,
           float          *worth)
{
  OgcDice best = 0;

  *worth = means[0];
  for (unsigned size = 1; size < ogc_dice_count (hand); size++)
    {
      OgcDice parts[OGC_MAX_PARTS];
      const unsigned n = ogc_dice_parts (hand, size, parts);

      for (unsigned i = 0; i < n; i++)
        {
          const float mean = means[ogc_rolls_find (rolls, parts[i])];

          if (mean > *worth)
            {
              *worth = mean;
              best = parts[i];
            }
        }
    }
  return best;
}

void
ogc_candidates_add_reroll (OgcDecisionContext *context,
                           float               own)
{
  const OgcState *seen = &context->knowledge->seen;
  const OgcDice hand = seen->own[context->seat];
  const unsigned dice = ogc_dice_count (hand);
  OgcDecision reroll = { .kind = OGC_DECISION_REROLL };
  float means[OGC_N_ROLLS];
  OgcRollTable table;
  OgcState paid;
  OgcValue value;
  float worth;

  if (seen->knowledge[context->seat] == 0)
    return;
  ogc_after_token (seen, &paid);
  value = ogc_evaluator_value (&context->evaluator, &paid, 0, false);
  if (ogc_candidates_worth (context, value) < own) /* not even promising */
    return;

  ogc_roll_expectation_begin (&table, context, &paid, dice, false);
  ogc_roll_expectation_expect (&table, ogc_rolls_get (), dice, means);
  reroll.dice = hand - best_kept (ogc_rolls_get (), means, hand, &worth);
  if (worth <= own + REROLL_MARGIN)
    return;
  /* What the neutral dice may add is in the worths of the choices, and does not go away. */
  ogc_candidates_add (context, &reroll, value, worth - REROLL_MARGIN + context->choices[0].worth - own);
}

void
ogc_candidates_add_power (OgcDecisionContext *context,
                          float               own)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &context->knowledge->seen;
  const OgcDice hand = seen->own[context->seat];
  const unsigned n = ogc_ability_list_power (seen, context->seat, decisions);
  OgcRollTable table;
  OgcState used;
  unsigned best = n;
  float most = own + POWER_MARGIN;

  if (n == 0)
    return;
  ogc_after_ability (seen, OGC_ABILITY_COMPELLING_POWER, &used);
  ogc_roll_expectation_begin (&table, context, &used, ogc_dice_count (hand), true);
  for (unsigned i = 0; i < n; i++)
    {
      const float worth = ogc_roll_expectation_best (&table, hand - decisions[i].dice + decisions[i].other);

      if (worth > most)
        {
          most = worth;
          best = i;
        }
    }
  if (best < n)
    ogc_candidates_add (context, &decisions[best], ogc_evaluator_value (&context->evaluator, &used, 0, true),
                        most - POWER_MARGIN + context->choices[0].worth - own);
}

float
ogc_candidates_gift (OgcDecisionContext *context)
{
  const OgcState *seen = &context->knowledge->seen;
  const unsigned dice = ogc_dice_count (seen->own[context->seat]);
  float means[OGC_N_ROLLS];
  OgcRollTable table;
  OgcState used;

  ogc_after_ability (seen, OGC_ABILITY_TIMELY_GIFT, &used);
  ogc_roll_expectation_begin (&table, context, &used, dice, true);
  ogc_roll_expectation_expect (&table, ogc_rolls_get (), dice, means);

  return means[0] - GIFT_MARGIN;
}
