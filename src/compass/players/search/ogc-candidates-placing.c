/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-candidates.h"

#include "ogc-ability.h"
#include "ogc-afterstate.h"
#include "ogc-building-rules.h"

enum { WITH_NEUTRAL = 4 }; /* own placements for which the best neutral one is tried */

OgcValue
ogc_candidates_placing (OgcDecisionContext *context,
                        const OgcState     *state,
                        const OgcDecision  *decision,
                        bool                holdings)
{
  OgcState after;

  ogc_after_placement (state, decision, &after);
  return ogc_evaluator_value (&context->evaluator, &after, OGC_BUILDING_BIT (decision->building), holdings || decision->will);
}

/* The placements of the seat's or of neutral dice in hand that make a difference: in the Library all own dice are alike (LIB-3); neutral ones do nothing
 * there (LIB-4), and may still be of use in hand. Returns how many. */
static unsigned
list (const OgcState *state,
      unsigned        seat,
      bool            neutral,
      OgcDecision    *decisions)
{
  const OgcDice dice = neutral ? state->neutral[seat] : state->own[seat];
  const bool will = !neutral && ogc_ability_held (state, seat, OGC_ABILITY_WILL_TO_WIN) != OGC_NO_TILE;
  const OgcHand hand = ogc_hand (neutral ? OGC_NEUTRAL : seat, dice, will);
  OgcDecision *next = decisions;

  for (unsigned i = 0; i < 5 && dice != 0; i++)
    {
      OgcDecision *end;

      if (state->order[i] == OGC_NO_BUILDING || (neutral && state->order[i] == OGC_LIBRARY))
        continue;
      end = ogc_building_rules (state->order[i])->list (state, &hand, next);
      next = state->order[i] == OGC_LIBRARY ? next + 1 : end; /* there always is one (TRN-6) */
    }
  return next - decisions;
}

/* The value of what follows when the own dice lie as @own says and the neutral ones in the best way, which may be in hand. */
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
  n = list (&placed, context->seat, true, decisions);
  for (unsigned i = 0; i < n && !ogc_candidates_is_cancelled (context); i++)
    {
      OgcState after;
      OgcValue value;

      ogc_after_placement (&placed, &decisions[i], &after);
      value = ogc_evaluator_value (&context->evaluator, &after, building | OGC_BUILDING_BIT (decisions[i].building), own->decision.will);
      if (ogc_candidates_worth (context, value) > ogc_candidates_worth (context, best))
        best = value;
    }
  return best;
}

/* Sorts the best own placements anew by what the neutral dice add. */
static void
add_neutral_to_own (OgcDecisionContext *context)
{
  for (unsigned i = 0; i < context->n && i < WITH_NEUTRAL; i++)
    {
      OgcCandidate choice = context->choices[i];
      unsigned at = i;

      choice.worth += ogc_candidates_worth (context, best_with_neutral (context, &choice)) - ogc_candidates_worth (context, choice.value);
      for (; at > 0 && context->choices[at - 1].worth < choice.worth; at--)
        context->choices[at] = context->choices[at - 1];
      context->choices[at] = choice;
    }
}

void
ogc_candidates_add_own (OgcDecisionContext *context)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &context->knowledge->seen;
  const unsigned n = list (seen, context->seat, false, decisions);

  for (unsigned i = 0; i < n && !ogc_candidates_is_cancelled (context); i++)
    {
      const OgcValue value = ogc_candidates_placing (context, seen, &decisions[i], false);

      ogc_candidates_add (context, &decisions[i], value, ogc_candidates_worth (context, value));
    }
  if (seen->ask.kind == OGC_ASK_PLACE && seen->neutral[context->seat] != 0)
    add_neutral_to_own (context);
}

void
ogc_candidates_add_neutral (OgcDecisionContext *context)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcDecision end = { .kind = OGC_DECISION_END_TURN };
  const OgcState *seen = &context->knowledge->seen;
  const unsigned n = list (seen, context->seat, true, decisions);
  OgcState after;
  OgcValue value;

  ogc_after_turn (seen, &after);
  value = ogc_evaluator_value (&context->evaluator, &after, 0, false);
  ogc_candidates_add (context, &end, value, ogc_candidates_worth (context, value));
  for (unsigned i = 0; i < n && !ogc_candidates_is_cancelled (context); i++)
    {
      value = ogc_candidates_placing (context, seen, &decisions[i], false);
      ogc_candidates_add (context, &decisions[i], value, ogc_candidates_worth (context, value));
    }
}
