/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-advice.h"

#include "ogc-afterstate.h"
#include "ogc-greedy-player.h"
#include "ogc-levels.h"
#include "ogc-payout-estimate.h"
#include "ogc-rollouts.h"
#include "ogc-weights.h"

enum {
  CANDIDATES = 5,  /* of which OGC_N_HINTS are valued precisely */
  ROLLOUTS = 800,  /* with the usual amount of work */
  TRIALS = 320,    /* rollouts that compare a decision with the highest level's */
};

/* ---- Without a network ---- */

/* The gold that the seat of @knowledge would have if everything resolved now, as it stands in @state. */
static float
gold_as_it_stands (const OgcKnowledge *knowledge,
                   const OgcState     *state)
{
  OgcTileValues values;
  OgcCents sum;

  ogc_tile_values_begin (&values, knowledge);
  sum = (OgcCents) values.totals[knowledge->seat] * OGC_CENTS_GOLD;
  for (unsigned i = 0; i < OGC_ORDER_LENGTH; i++)
    if (state->order[i] != OGC_NO_BUILDING)
      {
        OgcCents gold[OGC_MAX_SEATS];

        ogc_payout_estimate_alone (&values, state, (OgcBuildingId) state->order[i], gold);
        sum += gold[knowledge->seat];
      }
  return (float) sum / OGC_CENTS_GOLD;
}

static unsigned
ask_greedy (const OgcKnowledge    *knowledge,
            const OgcSearchLimits *limits,
            OgcAdvice             *advice)
{
  OgcState after = knowledge->seen;

  if (!ogc_greedy_player.decide (knowledge, limits, &advice->decision))
    return 0;
  if (advice->decision.kind == OGC_DECISION_PLACE)
    ogc_after_placement (&knowledge->seen, &advice->decision, &after);
  advice->value = (OgcValue) { .win = -1, .gold = gold_as_it_stands (knowledge, &after) };
  return 1;
}

/* ---- With a network ---- */

static unsigned
rollouts_of (const OgcSearchLimits *limits,
             unsigned               usual)
{
  const uint64_t rollouts = (uint64_t) usual * limits->work / OGC_WORK_USUAL;

  return rollouts < UINT32_MAX ? (unsigned) rollouts : UINT32_MAX;
}

/* The worth of @value to a balanced player, which always gives the advice. */
static float
balanced_worth (OgcValue value)
{
  return ogc_play_style_worth (OGC_PLAY_STYLE_BALANCED, value);
}

/* Sorts the choices by the values that rollouts gave them, best first. */
static void
sort_choices (OgcCandidate *choices,
              unsigned      n)
{
  for (unsigned i = 0; i < n; i++)
    {
      choices[i].worth = balanced_worth (choices[i].value);
      ogc_candidate_insert (choices, i, choices[i]);
    }
}

static OgcAdvice
advice_of (const OgcCandidate *choice)
{
  return (OgcAdvice) { choice->decision, choice->value };
}

/* Gives a roll that is the only choice, which the policy leaves without a value, the value of the position. */
static void
value_only (OgcPolicy          *policy,
            const OgcKnowledge *knowledge,
            OgcCandidate       *choices,
            unsigned            n)
{
  if (n == 1 && choices[0].decision.kind == OGC_DECISION_ROLL)
    choices[0].value = ogc_policy_value (policy, knowledge);
}

static unsigned
find_choice (const OgcCandidate *choices,
             unsigned            n,
             const OgcDecision  *decision)
{
  unsigned at = 0;

  while (at < n && !ogc_decision_equal (&choices[at].decision, decision))
    at++;
  return at;
}

/* Moves choice number @from up to place @to. */
static void
move_up (OgcCandidate *choices,
         unsigned      from,
         unsigned      to)
{
  const OgcCandidate choice = choices[from];

  for (; from > to; from--)
    choices[from] = choices[from - 1];
  choices[to] = choice;
}

/* Puts @wanted, by which decisions are judged, first. What these rollouts found better counts as equal, because other
 * rollouts have found that it is not. */
static void
agree_with (OgcCandidate      *choices,
            unsigned           n,
            const OgcDecision *wanted)
{
  const unsigned at = find_choice (choices, n, wanted);

  if (at == n)
    return;
  for (unsigned i = 0; i < at; i++)
    choices[i].value = choices[at].value;
  move_up (choices, at, 0);
}

unsigned
ogc_advice_give (const OgcKnowledge    *knowledge,
                 const OgcSearchLimits *limits,
                 OgcAdvice              advice[OGC_MAX_ADVICE])
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcCandidate choices[OGC_MAX_CHOICES];
  OgcDecision wanted;
  OgcPolicy policy;
  unsigned n, at;

  if (weights == NULL)
    return ask_greedy (knowledge, limits, advice);
  if (!ogc_levels[OGC_N_LEVELS - 1].decide (knowledge, limits, &wanted))
    return 0;

  ogc_policy_begin (&policy, weights, 0, limits);
  n = ogc_policy_choose (&policy, knowledge, choices);
  if (n == 0)
    return 0;
  at = find_choice (choices, n, &wanted);
  if (at < n && at >= CANDIDATES)
    move_up (choices, at, CANDIDATES - 1);
  if (n > CANDIDATES)
    n = CANDIDATES;
  value_only (&policy, knowledge, choices, n);
  if (!ogc_rollouts_evaluate (knowledge, weights, limits, rollouts_of (limits, ROLLOUTS), OGC_N_HINTS, choices, n)
      || ogc_search_limits_is_cancelled (limits))
    return 0;

  sort_choices (choices, n);
  agree_with (choices, n, &wanted);
  for (unsigned i = 0; i < n; i++)
    advice[i] = advice_of (&choices[i]);
  return n;
}

/* The policy's first judgement of @decision. A decision that is not among the choices counts as no better than the last
 * of them. */
static OgcCandidate
choice_of (const OgcCandidate *choices,
           unsigned            n,
           const OgcDecision  *decision)
{
  const unsigned at = find_choice (choices, n, decision);
  OgcCandidate choice = choices[at < n ? at : n - 1];

  choice.decision = *decision;
  return choice;
}

bool
ogc_advice_judge (const OgcKnowledge    *knowledge,
                  const OgcSearchLimits *limits,
                  const OgcDecision     *decision,
                  OgcAdvice             *best,
                  OgcAdvice             *taken)
{
  const OgcWeights *weights = ogc_weights_used ();
  OgcCandidate choices[OGC_MAX_CHOICES], opposed[2];
  OgcSearchLimits anew = *limits;
  OgcDecision wanted;
  OgcPolicy policy;
  unsigned n;

  if (weights == NULL || !ogc_levels[OGC_N_LEVELS - 1].decide (knowledge, limits, &wanted))
    return false;

  ogc_policy_begin (&policy, weights, 0, limits);
  n = ogc_policy_choose (&policy, knowledge, choices);
  if (n == 0)
    return false;
  value_only (&policy, knowledge, choices, n);
  opposed[0] = choice_of (choices, n, &wanted);
  opposed[1] = choice_of (choices, n, decision);
  *best = *taken = advice_of (&opposed[1]);
  if (ogc_decision_equal (&wanted, decision))
    return !ogc_search_limits_is_cancelled (limits);

  anew.seed++;
  if (!ogc_rollouts_evaluate (knowledge, weights, &anew, rollouts_of (limits, TRIALS), 2, opposed, 2)
      || ogc_search_limits_is_cancelled (limits))
    return false;
  *taken = advice_of (&opposed[1]);
  *best = balanced_worth (taken->value) < balanced_worth (opposed[0].value) ? advice_of (&opposed[0]) : *taken;
  return true;
}
