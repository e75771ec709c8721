/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-roll-expectation.h"

#include <stdlib.h>

#include "ogc-building-rules.h"

/* ---- Beginning ---- */

/* @count dice of every value, which contain every possible roll. */
static OgcDice
all_values (unsigned count)
{
  OgcDice dice = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    dice += ogc_dice_of (value, count);
  return dice;
}

/* What @decision is worth after a roll of @dice dice that contains the ones it needs; what the others show does not
 * matter. Sets the own dice in hand in @state to such a roll. */
static float
worth_of (OgcDecisionContext *context,
          OgcState           *state,
          const OgcDecision  *decision,
          unsigned            dice,
          bool                holdings)
{
  state->own[context->seat] = decision->dice + ogc_dice_of (1, dice - ogc_dice_count (decision->dice));

  return ogc_decision_context_seem (context, decision, ogc_decision_context_place (context, state, decision, holdings));
}

static void
add_option (OgcRollExpectation *self,
            OgcDice             dice,
            float               worth)
{
  if (self->n < OGC_MAX_OPTIONS)
    self->options[self->n++] = (OgcOption) { dice, worth };
}

/* Adds the placements in a building that @dice dice allow. In the Library all dice are alike (LIB-3). */
static void
add_options (OgcRollExpectation *self,
             OgcDecisionContext *context,
             OgcState           *state,
             const OgcDecision  *first,
             const OgcDecision  *end,
             unsigned            dice,
             bool                holdings)
{
  float worth = 0;

  for (const OgcDecision *d = first; d < end && !ogc_decision_context_is_cancelled (context); d++)
    if (ogc_dice_count (d->dice) <= dice)
      {
        if (d == first || d->building != OGC_LIBRARY)
          worth = worth_of (context, state, d, dice, holdings);
        add_option (self, d->dice, worth);
      }
}

/* @count dice that add up to @sum. */
static OgcDice
dice_with_sum (unsigned count,
               unsigned sum)
{
  const unsigned low = sum / count;
  const unsigned higher = sum % count;

  return (higher > 0 ? ogc_dice_of (low + 1, higher) : 0) + ogc_dice_of (low, count - higher);
}

/* GAL-1: adds what the Galleon wants, one die more than the leader has. */
static void
add_galleon (OgcRollExpectation *self,
             OgcDecisionContext *context,
             OgcState           *state,
             unsigned            dice,
             bool                holdings)
{
  const OgcDice own = state->galleon.groups[context->seat];
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_GALLEON, owners);
  const OgcDice leading = n > 0 ? state->galleon.groups[owners[0]] : 0;
  const unsigned count = ogc_dice_count (leading) + 1 - ogc_dice_count (own);
  OgcDecision decision = { .kind = OGC_DECISION_PLACE, .building = OGC_GALLEON };

  if (count > dice)
    return;
  self->galleon_dice = count;
  self->galleon_least = ogc_dice_sum (leading) + 1 - ogc_dice_sum (own);
  if (self->galleon_least < count)
    self->galleon_least = count;
  for (unsigned sum = self->galleon_least; sum <= OGC_MAX_VALUE * count && !ogc_decision_context_is_cancelled (context);
       sum++)
    {
      decision.dice = dice_with_sum (count, sum);
      self->galleon[sum] = worth_of (context, state, &decision, dice, holdings);
    }
}

static int
compare_cb (const void *a,
            const void *b)
{
  const OgcOption *one = a;
  const OgcOption *other = b;

  if (one->worth != other->worth)
    return one->worth < other->worth ? 1 : -1;
  return one->dice < other->dice ? -1 : one->dice > other->dice;
}

void
ogc_roll_expectation_begin (OgcRollExpectation *self,
                            OgcDecisionContext *context,
                            const OgcState     *state,
                            unsigned            dice,
                            bool                holdings)
{
  const OgcHand hand = ogc_hand (context->seat, all_values (dice), false);
  OgcState rolled = *state;

  self->n = self->galleon_dice = 0;
  for (unsigned i = 0; i < 5; i++)
    {
      OgcDecision decisions[OGC_MAX_DECISIONS];
      const OgcDecision *end;

      if (state->order[i] == OGC_GALLEON)
        add_galleon (self, context, &rolled, dice, holdings);
      if (state->order[i] == OGC_NO_BUILDING || state->order[i] == OGC_GALLEON)
        continue;
      end = ogc_building_rules (state->order[i])->list (state, &hand, decisions);
      add_options (self, context, &rolled, decisions, end, dice, holdings);
    }
  qsort (self->options, self->n, sizeof *self->options, compare_cb);
}

/* ---- Asking ---- */

/* The sum of the highest @count dice of @hand, which has at least that many. */
static unsigned
highest_sum (OgcDice  hand,
             unsigned count)
{
  unsigned sum = 0;

  for (unsigned value = OGC_MAX_VALUE; value > 0 && count > 0; value--)
    {
      const unsigned there = ogc_dice_count_of (hand, value);
      const unsigned used = there < count ? there : count;

      sum += used * value;
      count -= used;
    }
  return sum;
}

float
ogc_roll_expectation_best (const OgcRollExpectation *self,
                           OgcDice                   hand)
{
  float best = 0;

  for (unsigned i = 0; i < self->n; i++)
    if (ogc_dice_contains (hand, self->options[i].dice))
      {
        best = self->options[i].worth;
        break;
      }
  if (self->galleon_dice > 0)
    {
      const unsigned sum = highest_sum (hand, self->galleon_dice);

      if (sum >= self->galleon_least && self->galleon[sum] > best)
        best = self->galleon[sum];
    }
  return best;
}

void
ogc_roll_expectation_expect (const OgcRollExpectation *self,
                             unsigned                  dice,
                             float                     means[OGC_N_ROLLS])
{
  const OgcRolls *rolls = ogc_rolls_get ();

  for (unsigned i = rolls->begin[dice]; i < rolls->begin[dice + 1]; i++)
    means[i] = ogc_roll_expectation_best (self, rolls->dice[i]);
  for (unsigned i = rolls->begin[dice]; i-- > 0;)
    {
      float sum = 0;

      for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
        sum += means[rolls->more[i][value]];
      means[i] = sum / OGC_MAX_VALUE;
    }
}
