/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-greedy-player.h"

#include <assert.h>

#include "ogc-ability.h"
#include "ogc-building-rules.h"
#include "ogc-payout-estimate.h"
#include "ogc-player-rng.h"
#include "ogc-rules.h"

/* Amounts in cents, see OgcCents. */
enum {
  OWN_DIE = 95,       /* what an own die in hand may still bring in this round */
  ABILITY = 130,      /* what an ability may bring if it is kept, its gold included (SCO-7) */
  REROLL_MARGIN = 60, /* because the mean of a few rolls is easily too high */
  GIFT_MARGIN = 40,
};

enum {
  SPITE = 60,         /* the percentage of others' losses that counts as an own gain */
  NEUTRAL_SPITE = 80, /* the same for neutral dice, which cost nothing */
  N_THROWS = 6,       /* rolls tried before a reroll */
  FEW_DICE = 4,       /* the most in hand with which A Compelling Power is also tried on two dice */
};

typedef struct {
  const OgcKnowledge    *knowledge;
  const OgcSearchLimits *limits;
  unsigned               seat;
  const OgcTileValues   *values;
  OgcCents               before[OGC_N_BUILDINGS][OGC_MAX_SEATS]; /* ogc_payout_estimate() of the dice there */
  bool                   known[OGC_N_BUILDINGS];                 /* @before is set */
} OgcGreedy;

/* ---- Placements ---- */

/* What @gold, by seat, is worth to this seat: its own gold less a part of what the others get. */
static OgcCents
balance_gold (const OgcGreedy *self,
              const OgcCents   gold[OGC_MAX_SEATS],
              OgcCents         spite)
{
  const unsigned seats = self->knowledge->seen.setup.seats;
  OgcCents others = 0;

  assert (seats > 1);
  for (unsigned seat = 0; seat < seats; seat++)
    if (seat != self->seat)
      others += gold[seat];

  return gold[self->seat] - others * spite / 100 / (OgcCents) (seats - 1);
}

/* What the seat gives up by placing own dice. Those that are left over after the last lap become tokens (RND-5). */
static OgcCents
cost_of (const OgcGreedy   *self,
         const OgcDecision *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  const OgcCents die = seen->last_lap || seen->gift_turn ? OGC_CENTS_TOKEN : OWN_DIE;

  if (decision->neutral)
    return 0;

  return die * (OgcCents) ogc_dice_count (decision->dice) + (decision->will ? ABILITY : 0);
}

static OgcCents
worth_of_placement (OgcGreedy         *self,
                    const OgcDecision *decision)
{
  const OgcBuildingId building = (OgcBuildingId) decision->building;
  const OgcCents spite = decision->neutral ? NEUTRAL_SPITE : SPITE;
  OgcState after = self->knowledge->seen;
  OgcCents gold[OGC_MAX_SEATS];

  if (!self->known[building])
    {
      ogc_payout_estimate (self->values, &after, building, self->before[building]);
      self->known[building] = true;
    }

  after.discards[OGC_TILE_CHEST] = 0; /* so that no chest is drawn here (GAL-5); the tile values say what a chest may
                                       * be worth */
  ogc_building_rules (building)->place (&after, decision->neutral ? OGC_NEUTRAL : self->seat, decision, NULL);
  ogc_payout_estimate (self->values, &after, building, gold);

  return balance_gold (self, gold, spite) - balance_gold (self, self->before[building], spite)
         - cost_of (self, decision);
}

/* The best placement of @dice, which need not be those in hand. Returns its worth, INT32_MIN if there is none. */
static OgcCents
best_placement (OgcGreedy   *self,
                bool         neutral,
                OgcDice      dice,
                OgcDecision *best)
{
  const OgcState *seen = &self->knowledge->seen;
  const bool will = !neutral && ogc_ability_held (seen, self->seat, OGC_ABILITY_WILL_TO_WIN) != OGC_NO_TILE;
  const OgcHand hand = ogc_hand (neutral ? OGC_NEUTRAL : self->seat, dice, will);
  OgcCents most = INT32_MIN;

  for (unsigned i = 0; i < OGC_ORDER_LENGTH; i++)
    {
      OgcDecision decisions[OGC_MAX_DECISIONS];
      const OgcDecision *end;

      if (seen->order[i] == OGC_NO_BUILDING)
        continue;

      end = ogc_building_rules (seen->order[i])->list (seen, &hand, decisions);
      for (const OgcDecision *d = decisions; d < end && !ogc_search_limits_is_cancelled (self->limits); d++)
        {
          OgcCents worth = worth_of_placement (self, d);

          if (worth > most)
            {
              most = worth;
              *best = *d;
            }
        }
    }

  return most;
}

/* ---- Rolling again ---- */

/* The mean worth of the best placements after a few rolls of @count dice. */
static OgcCents
mean_of_throws (OgcGreedy *self,
                unsigned   count)
{
  OgcPlayerRng rng;
  OgcCents sum = 0;

  ogc_player_rng_begin (&rng, self->knowledge, self->limits);
  for (unsigned i = 0; i < N_THROWS; i++)
    {
      OgcDecision ignored;
      const OgcCents best = best_placement (self, false, ogc_player_rng_dice (&rng, count), &ignored);

      if (ogc_search_limits_is_cancelled (self->limits)) /* the sum would be meaningless */
        return 0;
      sum += best;
    }

  return sum / N_THROWS;
}

/* TRN-3: rerolls the whole hand if that promises clearly more than @worth. */
static bool
try_reroll (OgcGreedy   *self,
            OgcCents     worth,
            OgcDecision *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  const OgcDice hand = seen->own[self->seat];

  if (seen->knowledge[self->seat] == 0 || worth > OGC_CENTS_TOKEN)
    return false;
  if (mean_of_throws (self, ogc_dice_count (hand)) <= worth + OGC_CENTS_TOKEN + REROLL_MARGIN)
    return false;

  *decision = (OgcDecision) { .kind = OGC_DECISION_REROLL, .dice = hand };
  return true;
}

/* ABL-4: turns the dice that make the best placement most valuable, if that is worth the ability. */
static bool
try_power (OgcGreedy   *self,
           OgcCents     worth,
           OgcDecision *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  const OgcDice hand = seen->own[self->seat];
  OgcDecision decisions[OGC_MAX_DECISIONS];
  const unsigned n = ogc_ability_list_power (seen, self->seat, decisions);
  OgcCents most = worth + ABILITY;
  bool found = false;

  for (unsigned i = 0; i < n && !ogc_search_limits_is_cancelled (self->limits); i++)
    {
      OgcDecision ignored;
      OgcCents turned;

      if (ogc_dice_count (decisions[i].dice) > 1 && ogc_dice_count (hand) > FEW_DICE)
        continue;

      turned = best_placement (self, false, hand - decisions[i].dice + decisions[i].other, &ignored);
      if (turned > most)
        {
          most = turned;
          *decision = decisions[i];
          found = true;
        }
    }

  return found;
}

/* ---- Questions ---- */

/* TRN-1, ABL-3: uses A Little Help if it can: two more dice are worth more than keeping the ability, as long as they
 * can still be placed. */
static void
decide_roll (const OgcGreedy *self,
             OgcDecision     *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  const OgcDecision help = { .kind = OGC_DECISION_HELP };

  *decision = (OgcDecision) { .kind = OGC_DECISION_ROLL };
  if ((!seen->last_lap || seen->own[self->seat] == 0) && ogc_rules_check (seen, &help) == OGC_RULE_NONE)
    *decision = help;
}

/* TRN-5: places own dice first, unless turning or rerolling them promises more; decide_neutral() follows. */
static void
decide_place (OgcGreedy   *self,
              OgcDecision *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  OgcDecision other;
  OgcCents worth = best_placement (self, false, seen->own[self->seat], decision);

  if (seen->ask.kind == OGC_ASK_PLACE && (try_power (self, worth, &other) || try_reroll (self, worth, &other)))
    *decision = other;
}

static void
decide_neutral (OgcGreedy   *self,
                OgcDecision *decision)
{
  if (best_placement (self, true, self->knowledge->seen.neutral[self->seat], decision) <= 0)
    *decision = (OgcDecision) { .kind = OGC_DECISION_END_TURN };
}

/* ABL-1: uses the gift for a turn that promises more than keeping the ability. */
static void
decide_gift (OgcGreedy   *self,
             OgcDecision *decision)
{
  const OgcState *seen = &self->knowledge->seen;
  const unsigned dice = ogc_state_own_in_hand (seen, self->seat);
  const OgcDecision gift = { .kind = OGC_DECISION_GIFT };

  *decision = (OgcDecision) { .kind = OGC_DECISION_PASS };
  if (dice > 0 && ogc_rules_check (seen, &gift) == OGC_RULE_NONE
      && mean_of_throws (self, dice) > OGC_CENTS_GOLD + GIFT_MARGIN)
    *decision = gift;
}

static void
decide_take (const OgcGreedy *self,
             OgcDecision     *decision)
{
  const OgcAsk *ask = &self->knowledge->seen.ask;
  OgcCents most = INT32_MIN;

  for (OgcTileMask rest = ask->offer; rest; rest &= rest - 1)
    {
      const unsigned tile = ogc_tile_mask_first (rest);
      const OgcCents worth = ogc_tile_values_tile (self->values, self->seat, (OgcTileKind) ask->tile_kind, tile);

      if (worth > most)
        {
          most = worth;
          *decision = (OgcDecision) { .kind = OGC_DECISION_TAKE, .tile = (uint8_t) tile };
        }
    }
}

bool
ogc_greedy_decide (OgcTileValues         *values,
                   OgcKnowledge          *kept,
                   const OgcKnowledge    *knowledge,
                   const OgcSearchLimits *limits,
                   OgcDecision           *decision)
{
  OgcGreedy self = { .knowledge = knowledge, .limits = limits, .seat = knowledge->seen.ask.seat, .values = values };
  OgcDecision chosen = { 0 };

  if (ogc_search_limits_is_cancelled (limits))
    return false;

  if (knowledge->seen.ask.kind != OGC_ASK_ROLL) /* before a roll, no tile values are needed */
    ogc_tile_values_renew (values, kept, knowledge);

  switch ((OgcAskKind) knowledge->seen.ask.kind)
    {
    case OGC_ASK_ROLL:
      decide_roll (&self, &chosen);
      break;
    case OGC_ASK_PLACE:
    case OGC_ASK_OWN:
      decide_place (&self, &chosen);
      break;
    case OGC_ASK_NEUTRAL:
      decide_neutral (&self, &chosen);
      break;
    case OGC_ASK_GIFT:
      decide_gift (&self, &chosen);
      break;
    case OGC_ASK_TAKE:
      decide_take (&self, &chosen);
      break;
    case OGC_ASK_NOTHING:
      break;
    }

  if (ogc_search_limits_is_cancelled (limits))
    return false;

  *decision = chosen;
  return true;
}

/* Decides without anything kept from an earlier position. */
static bool
decide_afresh (const OgcKnowledge    *knowledge,
               const OgcSearchLimits *limits,
               OgcDecision           *decision)
{
  OgcTileValues values = { 0 };
  OgcKnowledge kept; /* filled in first */

  return ogc_greedy_decide (&values, &kept, knowledge, limits, decision);
}

const OgcPlayer ogc_greedy_player = {
  .id = "greedy",
  .decide = decide_afresh,
};
