/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Proves that OGC_MAX_DECISIONS and OGC_MAX_EVENTS are enough.
 *
 * Only OGC_ASK_PLACE has long lists: rerolls, powers and placements. Rerolls and powers depend on the hand alone and
 * are counted for every possible hand. Placements depend on the board too; for each building a function below gives a
 * number that no board can exceed, and says why. An own die is either in the hand or on the board: a hand of h dice
 * leaves 10 - h for own groups and sets.
 */
#include "fixture-game.h"

#define MOST_OWN (OGC_OWN_DICE + OGC_EXTRA_DICE)
#define MOST_RIVALS (OGC_MAX_SEATS - 1) /* other owners: four seats, or two seats and the neutral player */

typedef struct {
  unsigned of[OGC_MAX_VALUE + 1]; /* [0]: in all */
} Hand;

static Hand
unpack (OgcDice packed)
{
  Hand in_hand = { { 0 } };

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      in_hand.of[value] = ogc_dice_count_of (packed, value);
      in_hand.of[0] += in_hand.of[value];
    }
  return in_hand;
}

/* Writes all hands of 0 to @most dice, the empty one first. Returns how many there are. */
static unsigned
all_hands (OgcDice *hands,
           unsigned most)
{
  unsigned n = 1;

  hands[0] = 0;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    {
      const unsigned before = n;

      for (unsigned i = 0; i < before; i++)
        for (unsigned count = 1; ogc_dice_count (hands[i]) + count <= most; count++)
          hands[n++] = hands[i] + ogc_dice_of (value, count);
    }
  return n;
}

/* The number of parts of @in_hand that have @size dice; for a @size of 99, of all its parts. */
static unsigned
count_parts (Hand     in_hand,
             unsigned size)
{
  unsigned ways[MOST_OWN + 1] = { 1 };
  unsigned sum = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    for (unsigned total = MOST_OWN + 1; total-- > 0;)
      for (unsigned count = 1; count <= MIN (in_hand.of[value], total); count++)
        ways[total] += ways[total - count];
  if (size != 99)
    return size <= MOST_OWN ? ways[size] : 0;
  for (unsigned total = 0; total <= MOST_OWN; total++)
    sum += ways[total];
  return sum;
}

static unsigned
different_values (Hand in_hand)
{
  unsigned n = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    n += in_hand.of[value] > 0;
  return n;
}

/* ABL-4: one die can become five values; two dice of one value can become 15 pairs of five values, two different ones
 * 10 pairs of four. */
static unsigned
count_powers (Hand in_hand)
{
  const unsigned singles = different_values (in_hand);
  unsigned doubles = 0;

  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    doubles += in_hand.of[value] > 1;
  return 5 * singles + 15 * doubles + 10 * (singles * (singles - 1) / 2);
}

/*
 * Archives: ABL-2 adds nothing here, because for the same dice at the same place either the size is free, or one rival
 * has it and its only value is picked. The dice of a value form a new group or join one of the groups of that value;
 * these have different sizes, so g of them hold at least 1 + 2 + ... + g of the @lying dice. The maximum is sought over
 * all ways to spread groups over the values.
 */
static unsigned
bound_archives (Hand     in_hand,
                unsigned lying,
                unsigned value)
{
  unsigned best = 0;

  if (value > OGC_MAX_VALUE)
    return 0;
  for (unsigned groups = 0, dice_needed = 0; dice_needed <= lying; groups++, dice_needed += groups)
    best = MAX (best, in_hand.of[value] * (1 + groups) + bound_archives (in_hand, lying - dice_needed, value + 1));
  return best;
}

/* Straights: there are 21 runs in all. Each is one placement or, if a rival has it, at most two (ABL-2: either end is
 * picked), and no two rivals have the same run. */
static unsigned
bound_straights (bool with_will)
{
  return 21 + (with_will ? MOST_RIVALS : 0);
}

/* ILL-2: the dice that are missing from the leader's set are given, and one more die has any value. With ABL-2 the dice
 * that are missing from a rival's set are given, and any of its at most six values is picked. */
static unsigned
bound_illuminati (bool with_will)
{
  return OGC_MAX_VALUE + (with_will ? MOST_RIVALS * OGC_MAX_VALUE : 0);
}

/* GAL-1: all parts of one size. */
static unsigned
bound_galleon (Hand in_hand)
{
  unsigned best = 0;

  for (unsigned size = 1; size <= MOST_OWN; size++)
    best = MAX (best, count_parts (in_hand, size));
  return best;
}

/* All placements of one owner's dice. TOW-1 has six values and three pairs, TMP-1 four spaces, UNI-1 six values and two
 * pairs, LIB-2 six values. */
static unsigned
bound_placements (Hand     in_hand,
                  unsigned lying,
                  bool     with_will)
{
  const unsigned c = MAX (MAX (bound_illuminati (with_will), bound_galleon (in_hand)), MAX (6 + 3, 4));

  if (in_hand.of[0] == 0)
    return 0;
  return bound_archives (in_hand, lying, 1) + bound_straights (with_will) + c + (6 + 2) + 6;
}

/* Bound: what one owner's dice in hand can add to the list. */
typedef struct {
  unsigned parts, powers, placements;
} Bound;

static Bound
bound_hand (OgcDice  packed,
            unsigned all_dice,
            bool     with_will)
{
  const Hand in_hand = unpack (packed);

  return (Bound) {
    .parts = count_parts (in_hand, 99),
    .powers = count_powers (in_hand),
    .placements = bound_placements (in_hand, all_dice - in_hand.of[0], with_will),
  };
}

/* Every own hand with every neutral hand, tokens and all abilities at once. */
static void
test_decisions (void)
{
  static OgcDice own[8008], neutral[28];
  static Bound theirs[28];
  const unsigned n_own = all_hands (own, MOST_OWN), n_neutral = all_hands (neutral, OGC_NEUTRAL_DICE);
  Bound most = { 0 };
  unsigned most_together = 0;

  g_assert_cmpuint (n_own, ==, 8008);
  g_assert_cmpuint (n_neutral, ==, 28);
  for (unsigned j = 0; j < n_neutral; j++)
    theirs[j] = bound_hand (neutral[j], 3 * OGC_NEUTRAL_DICE, false);
  for (unsigned i = 0; i < n_own; i++)
    {
      const Bound mine = bound_hand (own[i], MOST_OWN, true);

      for (unsigned j = 0; j < n_neutral; j++)
        {
          const unsigned rerolls = mine.parts * theirs[j].parts - 1;
          const unsigned placements = mine.placements + theirs[j].placements;

          most.parts = MAX (most.parts, rerolls);
          most.powers = MAX (most.powers, mine.powers);
          most.placements = MAX (most.placements, placements);
          most_together = MAX (most_together, rerolls + mine.powers + placements);
        }
    }
  g_test_message ("at most %u rerolls, %u powers, %u placements, %u together", most.parts, most.powers, most.placements,
                  most_together);
  g_assert_cmpuint (most.parts, ==, 1295);
  g_assert_cmpuint (most.powers, ==, 240);
  g_assert_cmpuint (most.placements, <=, 170);
  g_assert_cmpuint (most.parts + most.powers + most.placements + OGC_LIST_SLACK, <=, OGC_MAX_DECISIONS);
}

/* For the worst hand, with ten own and two neutral dice, as many rerolls and powers are listed as are counted above. */
static void
test_worst_hand (void)
{
  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  give_ability (0, OGC_ABILITY_WILL_TO_WIN);
  take (deciding (OGC_DECISION_HELP));
  turn_of (0, "1122334456", "12");
  g_assert_cmpuint (count_listed (OGC_DECISION_REROLL), ==, 1295);
  g_assert_cmpuint (count_listed (OGC_DECISION_POWER), ==, count_powers (unpack (game.own[0])));
  g_assert_cmpuint (count_listed (OGC_DECISION_PLACE), <=,
                    bound_placements (unpack (game.own[0]), 0, true) + bound_placements (unpack (game.neutral[0]), 4,
                                                                                         false));
}

/* No hand of ten lists more powers than the one with all doubled values that it has room for. */
static void
test_powers_listed (void)
{
  static OgcDice own[8008];
  const unsigned n = all_hands (own, MOST_OWN);

  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  game.knowledge[0] = 1;
  take (deciding (OGC_DECISION_HELP));
  take (deciding (OGC_DECISION_ROLL));
  for (unsigned i = 0; i < n; i++)
    {
      const Hand mine = unpack (own[i]);

      if (mine.of[0] != MOST_OWN)
        continue;
      game.own[0] = own[i];
      g_assert_cmpuint (count_listed (OGC_DECISION_POWER), ==, count_powers (mine));
      g_assert_cmpuint (count_listed (OGC_DECISION_REROLL), ==, count_parts (mine, 99) - 1);
    }
}

/*
 * The most events come from the placement that ends the last lap, if everything follows until the next round is laid
 * out and nobody is asked in between. Every tile that is out of its stack meanwhile is drawn, taken, handed on,
 * discarded or returned: at most three events each. Every die is placed, pushed, bumped, left over or without reward:
 * at most three events each. The rest comes once for the round, a building or a seat.
 */
static void
test_events (void)
{
  /* one die more than 3 seats have with neutral ones */
  const unsigned dice_there = OGC_MAX_SEATS * OGC_OWN_DICE + OGC_EXTRA_DICE + 1;
  const unsigned tiles = 4 + 7 + 4 + 6 + 10 + 6; /* maps, specialists, items, artifacts or missions, chests,
                                                  * treasures */
  const unsigned laid_out = 4 + 7 + 4;
  const unsigned once = 2 + 5 + OGC_MAX_SEATS * 4 + 10; /* round, buildings, seats, the turn itself */

  /* dice leave in groups, runs and sets of one owner, not one by one; but even counted one by one they are few
   * enough */
  g_assert_cmpuint (3 * dice_there + 3 * tiles + laid_out + once, <, OGC_MAX_EVENTS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bounds/decisions", test_decisions);
  g_test_add_func ("/bounds/worst-hand", test_worst_hand);
  g_test_add_func ("/bounds/TRN-3/ABL-4/listed", test_powers_listed);
  g_test_add_func ("/bounds/events", test_events);
  return g_test_run ();
}
