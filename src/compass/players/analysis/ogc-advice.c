/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-advice.h"

#include "ogc-afterstate.h"
#include "ogc-greedy-player.h"
#include "ogc-levels.h"
#include "ogc-provisional.h"
#include "ogc-search.h"
#include "ogc-weights.h"

enum {
  CANDIDATES = 5,
  WANTED = 3,      /* of them, that are to be known well */
  ROLLOUTS = 800,  /* with the usual work */
  TRIALS = 320,    /* to judge what was decided by, against what the highest level decides */
};

/* ---- Without a network ---- */

/* The gold that the seat that knows has, were all to resolve as it lies in @state. */
static float
gold_as_it_stands (const OgcKnowledge *knowledge,
                   const OgcState     *state)
{
  OgcOutlook outlook;
  OgcCents sum;

  ogc_outlook_begin (&outlook, knowledge);
  sum = (OgcCents) outlook.totals[knowledge->seat] * OGC_CENTS_GOLD;
  for (unsigned i = 0; i < 5; i++)
    if (state->order[i] != OGC_NO_BUILDING)
      {
        OgcCents gold[OGC_MAX_SEATS];

        ogc_provisional_alone (&outlook, state, (OgcBuildingId) state->order[i], gold);
        sum += gold[knowledge->seat];
      }
  return (float) sum / OGC_CENTS_GOLD;
}

static unsigned
ask_greedy (const OgcKnowledge *knowledge,
            const OgcThought   *thought,
            OgcAdvice          *advice)
{
  OgcState after = knowledge->seen;

  if (!ogc_greedy_player.decide (knowledge, thought, &advice->decision))
    return 0;
  if (advice->decision.kind == OGC_DECISION_PLACE)
    ogc_after_placement (&knowledge->seen, &advice->decision, &after);
  advice->value = (OgcValue) { .win = -1, .gold = gold_as_it_stands (knowledge, &after) };
  return 1;
}

/* ---- With one ---- */

static unsigned
rollouts_of (const OgcThought *thought,
             unsigned          usual)
{
  const uint64_t rollouts = (uint64_t) usual * thought->work / OGC_WORK_USUAL;

  return rollouts < UINT32_MAX ? (unsigned) rollouts : UINT32_MAX;
}

/* Advice has no style. */
static float
balanced_worth (OgcValue value)
{
  return ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, value);
}

/* By what is found out, best first. */
static void
sort (OgcChoice *choices,
      unsigned   n)
{
  for (unsigned i = 1; i < n; i++)
    {
      const OgcChoice choice = choices[i];
      unsigned at = i;

      for (; at > 0 && balanced_worth (choices[at - 1].value) < balanced_worth (choice.value); at--)
        choices[at] = choices[at - 1];
      choices[at] = choice;
    }
}

static OgcAdvice
advice_of (const OgcChoice *choice)
{
  return (OgcAdvice) { choice->decision, choice->value };
}

/* A roll that is the only choice is worth what the moment is. */
static void
value_only (OgcMind            *mind,
            const OgcKnowledge *knowledge,
            OgcChoice          *choices,
            unsigned            n)
{
  if (n == 1 && choices[0].decision.kind == OGC_DECISION_ROLL)
    choices[0].value = ogc_mind_value (mind, knowledge);
}

unsigned
ogc_advice_give (const OgcKnowledge *knowledge,
                 const OgcThought   *thought,
                 OgcAdvice           advice[OGC_MAX_ADVICE])
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcChoice choices[OGC_MAX_CHOICES];
  OgcMind mind;
  unsigned n;

  if (weights == NULL)
    return ask_greedy (knowledge, thought, advice);

  ogc_mind_begin (&mind, weights, 0, thought);
  n = ogc_mind_choose (&mind, knowledge, choices);
  if (n == 0)
    return 0;
  if (n > CANDIDATES)
    n = CANDIDATES;
  value_only (&mind, knowledge, choices, n);
  if (!ogc_search_weigh (knowledge, weights, thought, rollouts_of (thought, ROLLOUTS), WANTED, choices, n)
      || ogc_thought_is_cancelled (thought))
    return 0;

  sort (choices, n);
  for (unsigned i = 0; i < n; i++)
    advice[i] = advice_of (&choices[i]);
  return n;
}

/* What is known of @decision at once; of what is not among the choices, as little as of the last of them. */
static OgcChoice
choice_of (const OgcChoice   *choices,
           unsigned           n,
           const OgcDecision *decision)
{
  OgcChoice choice;
  unsigned at = 0;

  while (at < n - 1 && !ogc_decision_equal (&choices[at].decision, decision))
    at++;
  choice = choices[at];
  choice.decision = *decision;
  return choice;
}

bool
ogc_advice_judge (const OgcKnowledge *knowledge,
                  const OgcThought   *thought,
                  const OgcDecision  *decision,
                  OgcAdvice          *best,
                  OgcAdvice          *taken)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcChoice choices[OGC_MAX_CHOICES], opposed[2];
  OgcThought anew = *thought;
  OgcDecision wanted;
  OgcMind mind;
  unsigned n;

  if (weights == NULL || !ogc_levels[OGC_N_LEVELS - 1].decide (knowledge, thought, &wanted))
    return false;

  ogc_mind_begin (&mind, weights, 0, thought);
  n = ogc_mind_choose (&mind, knowledge, choices);
  if (n == 0)
    return false;
  value_only (&mind, knowledge, choices, n);
  opposed[0] = choice_of (choices, n, &wanted);
  opposed[1] = choice_of (choices, n, decision);
  *best = *taken = advice_of (&opposed[1]);
  if (ogc_decision_equal (&wanted, decision))
    return !ogc_thought_is_cancelled (thought);

  anew.seed++;
  if (!ogc_search_weigh (knowledge, weights, &anew, rollouts_of (thought, TRIALS), 2, opposed, 2)
      || ogc_thought_is_cancelled (thought))
    return false;
  *taken = advice_of (&opposed[1]);
  *best = balanced_worth (taken->value) < balanced_worth (opposed[0].value) ? advice_of (&opposed[0]) : *taken;
  return true;
}
