/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-luck.h"

#include "ogc-moment.h"
#include "ogc-weights.h"

/* The value of the best placement of own dice, were they @hand. */
static OgcValue
value_with (OgcMoment    *moment,
            OgcKnowledge *knowledge,
            OgcDice       hand)
{
  knowledge->seen.own[moment->seat] = hand;
  moment->n = 0;
  ogc_moment_add_own (moment);

  return moment->n > 0 ? moment->choices[0].value : ogc_appraisal_base (&moment->appraisal);
}

static void
add (OgcValue *sum,
     OgcValue  value)
{
  sum->win += value.win;
  sum->gold += value.gold;
}

bool
ogc_luck_of_roll (const OgcKnowledge *knowledge,
                  const OgcThought   *thought,
                  OgcDice             kept,
                  unsigned            count,
                  OgcValue           *rolled,
                  OgcValue           *mean)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcKnowledge other = *knowledge;
  OgcChoice choices[OGC_MAX_CHOICES];
  OgcMoment moment = { .knowledge = &other, .seat = knowledge->seat, .choices = choices };
  OgcValue sum = { 0, 0 };
  OgcOutlook outlook;
  OgcChance chance;
  OgcMind mind;

  if (weights == NULL)
    return false;

  ogc_mind_begin (&mind, weights, 0, thought);
  moment.mind = &mind;
  ogc_outlook_begin (&outlook, knowledge);
  ogc_appraisal_begin (&moment.appraisal, weights, &outlook);
  ogc_chance_begin (&chance, knowledge, thought);
  other.seen.neutral[other.seat] = 0; /* they may be placed later, whatever was rolled */
  *rolled = value_with (&moment, &other, knowledge->seen.own[other.seat]);
  for (unsigned i = 0; i < OGC_LUCK_SAMPLE && !ogc_thought_is_cancelled (thought); i++)
    add (&sum, value_with (&moment, &other, kept + ogc_chance_dice (&chance, count)));
  *mean = (OgcValue) { .win = sum.win / OGC_LUCK_SAMPLE, .gold = sum.gold / OGC_LUCK_SAMPLE };

  return !ogc_thought_is_cancelled (thought);
}

bool
ogc_luck_expect (const OgcKnowledge *knowledge,
                 OgcValue           *value)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcMind mind;

  if (weights == NULL)
    return false;
  ogc_mind_begin (&mind, weights, 0, NULL);
  *value = ogc_mind_value (&mind, knowledge);
  return true;
}
