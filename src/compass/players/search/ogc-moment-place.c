/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-moment.h"

#include "ogc-ability.h"
#include "ogc-afterstate.h"
#include "ogc-building-rules.h"

enum { WITH_NEUTRAL = 4 }; /* own placements for which the best neutral one is tried */

OgcValue
ogc_moment_place (OgcMoment         *moment,
                  const OgcState    *state,
                  const OgcDecision *decision,
                  bool               holdings)
{
  OgcState after;

  ogc_after_placement (state, decision, &after);
  return ogc_appraisal_value (&moment->appraisal, &after, OGC_BUILDING_BIT (decision->building), holdings || decision->will);
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
best_with_neutral (OgcMoment       *moment,
                   const OgcChoice *own)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &moment->knowledge->seen;
  const unsigned building = OGC_BUILDING_BIT (own->decision.building);
  OgcValue best = own->value;
  OgcState placed;
  unsigned n;

  ogc_after_dice (seen, &own->decision, &placed);
  n = list (&placed, moment->seat, true, decisions);
  for (unsigned i = 0; i < n && !ogc_moment_is_cancelled (moment); i++)
    {
      OgcState after;
      OgcValue value;

      ogc_after_placement (&placed, &decisions[i], &after);
      value = ogc_appraisal_value (&moment->appraisal, &after, building | OGC_BUILDING_BIT (decisions[i].building), own->decision.will);
      if (ogc_moment_worth (moment, value) > ogc_moment_worth (moment, best))
        best = value;
    }
  return best;
}

/* Sorts the best own placements anew by what the neutral dice add. */
static void
add_neutral_to_own (OgcMoment *moment)
{
  for (unsigned i = 0; i < moment->n && i < WITH_NEUTRAL; i++)
    {
      OgcChoice choice = moment->choices[i];
      unsigned at = i;

      choice.worth += ogc_moment_worth (moment, best_with_neutral (moment, &choice)) - ogc_moment_worth (moment, choice.value);
      for (; at > 0 && moment->choices[at - 1].worth < choice.worth; at--)
        moment->choices[at] = moment->choices[at - 1];
      moment->choices[at] = choice;
    }
}

void
ogc_moment_add_own (OgcMoment *moment)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcState *seen = &moment->knowledge->seen;
  const unsigned n = list (seen, moment->seat, false, decisions);

  for (unsigned i = 0; i < n && !ogc_moment_is_cancelled (moment); i++)
    {
      const OgcValue value = ogc_moment_place (moment, seen, &decisions[i], false);

      ogc_moment_add (moment, &decisions[i], value, ogc_moment_worth (moment, value));
    }
  if (seen->ask.kind == OGC_ASK_PLACE && seen->neutral[moment->seat] != 0)
    add_neutral_to_own (moment);
}

void
ogc_moment_add_neutral (OgcMoment *moment)
{
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const OgcDecision end = { .kind = OGC_DECISION_END_TURN };
  const OgcState *seen = &moment->knowledge->seen;
  const unsigned n = list (seen, moment->seat, true, decisions);
  OgcState after;
  OgcValue value;

  ogc_after_turn (seen, &after);
  value = ogc_appraisal_value (&moment->appraisal, &after, 0, false);
  ogc_moment_add (moment, &end, value, ogc_moment_worth (moment, value));
  for (unsigned i = 0; i < n && !ogc_moment_is_cancelled (moment); i++)
    {
      value = ogc_moment_place (moment, seen, &decisions[i], false);
      ogc_moment_add (moment, &decisions[i], value, ogc_moment_worth (moment, value));
    }
}
