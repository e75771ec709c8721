/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

#include <string.h>

static void
table (OgcForm form)
{
  begin (3, form, OGC_GUILD, OGC_TOWER);
}

/* TRN-1: before rolling; the ability itself is in test-ability */
static void
test_before_rolling (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
  allowed (deciding (OGC_DECISION_HELP));
  take (deciding (OGC_DECISION_ROLL));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_PLACE);
  refused (OGC_RULE_ABL_3, deciding (OGC_DECISION_HELP));
}

/* TRN-2: nothing but a roll is possible first, and it is of the whole hand */
static void
test_roll (void)
{
  table (OGC_FORM_NEUTRAL);
  g_assert_cmpuint (count_listed (OGC_DECISION_ROLL), ==, 1);
  g_assert_false (is_listed (placing (OGC_LIBRARY, "1")));
  refused (OGC_RULE_TRN_2, placing (OGC_LIBRARY, "1"));
  refused (OGC_RULE_TRN_3, rerolling ("1", ""));
  refused (OGC_RULE_TRN_4, deciding (OGC_DECISION_END_TURN));
  refused (OGC_RULE_NOT_ASKED, deciding (OGC_DECISION_GIFT));
  refused (OGC_RULE_NOT_ASKED, deciding (OGC_DECISION_PASS));
  refused (OGC_RULE_NOT_ASKED, taking (0));
  forget ();
  take (deciding (OGC_DECISION_ROLL));
  g_assert_cmpuint (ogc_dice_count (game.own[0]), ==, 8);
  g_assert_cmpuint (ogc_dice_count (game.neutral[0]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_ROLLED, .seat = 0, .dice = game.own[0], .other = game.neutral[0]));
  refused (OGC_RULE_TRN_2, deciding (OGC_DECISION_ROLL));
}

/* TRN-2: neutral dice are fair too, and every die is independent */
static void
test_roll_even (void)
{
  unsigned sums[17] = { 0 };

  table (OGC_FORM_NEUTRAL);
  for (unsigned i = 0; i < 36000; i++)
    {
      to_roll (0);
      g_assert_cmpint (ogc_rules_take (&game, &(OgcDecision) { .kind = OGC_DECISION_ROLL }, NULL), ==, OGC_RULE_NONE);
      sums[ogc_dice_sum (game.neutral[0])]++;
    }
  for (unsigned sum = 2; sum <= 12; sum++)
    {
      const int expected = 1000 * (6 - ABS ((int) sum - 7));

      g_assert_cmpint (ABS ((int) sums[sum] - expected), <, 5 * 80);
    }
}

/* TRN-3: one token, any part of the hand, neutral dice included */
static void
test_reroll (void)
{
  table (OGC_FORM_NEUTRAL);
  game.knowledge[0] = 2;
  turn_of (0, "11112222", "35");
  g_assert_cmpuint (count_listed (OGC_DECISION_REROLL), ==, 5 * 5 * 2 * 2 - 1);
  allowed (rerolling ("11112222", "35"));
  allowed (rerolling ("", "3"));
  refused (OGC_RULE_TRN_3, rerolling ("", ""));
  refused (OGC_RULE_TRN_3, rerolling ("3", ""));
  refused (OGC_RULE_TRN_3, rerolling ("11111", ""));
  refused (OGC_RULE_TRN_3, rerolling ("1", "33"));
  forget ();
  take (rerolling ("111", "5"));
  g_assert_cmpuint (game.knowledge[0], ==, 1);
  g_assert_true (ogc_dice_contains (game.own[0], dice ("12222")));
  g_assert_true (ogc_dice_contains (game.neutral[0], dice ("3")));
  g_assert_cmpuint (ogc_dice_count (game.own[0]), ==, 8);
  g_assert_cmpuint (ogc_dice_count (game.neutral[0]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_KNOWLEDGE_SPENT, .owner = 0, .number = 1));
  expect_event (EVENT (.kind = OGC_EVENT_REROLLED, .seat = 0, .dice = dice ("111"), .other = dice ("5")));
  expect_event (EVENT (.kind = OGC_EVENT_ROLLED, .seat = 0, .number = 1, .dice = game.own[0],
                       .other = game.neutral[0]));
}

/* TRN-3: as often as the seat can pay */
static void
test_reroll_again (void)
{
  table (OGC_FORM_STANDARD);
  game.knowledge[0] = 3;
  turn_of (0, "11112222", NULL);
  for (unsigned left = 3; left > 0; left--)
    {
      hand (0, "11112222", NULL);
      g_assert_cmpuint (game.knowledge[0], ==, left);
      take (rerolling ("1", ""));
    }
  hand (0, "11112222", NULL);
  refused (OGC_RULE_TRN_3, rerolling ("1", ""));
  g_assert_cmpuint (count_listed (OGC_DECISION_REROLL), ==, 0);
  allowed (placing (OGC_LIBRARY, "1"));
}

/* TRN-3: rerolled dice are fair */
static void
test_reroll_even (void)
{
  unsigned counts[7] = { 0 };

  table (OGC_FORM_STANDARD);
  turn_of (0, "11112222", NULL);
  for (unsigned i = 0; i < 60000; i++)
    {
      const OgcDecision reroll = rerolling ("1", "");

      game.own[0] = dice ("11112222");
      game.knowledge[0] = 1;
      g_assert_cmpint (ogc_rules_take (&game, &reroll, NULL), ==, OGC_RULE_NONE);
      for (unsigned value = 1; value <= 6; value++)
        counts[value] += ogc_dice_count_of (game.own[0], value) > ogc_dice_count_of (dice ("1112222"), value);
    }
  for (unsigned value = 1; value <= 6; value++)
    g_assert_cmpint (ABS ((int) counts[value] - 10000), <, 460);
}

/* TRN-4: at least one own die, of those in hand, in one placement */
static void
test_own_placement (void)
{
  table (OGC_FORM_STANDARD);
  turn_of (0, "12345666", NULL);
  refused (OGC_RULE_TRN_4, placing (OGC_LIBRARY, ""));
  refused (OGC_RULE_TRN_4, placing (OGC_ARCHIVES, "11"));
  refused (OGC_RULE_TRN_4, placing (OGC_ARCHIVES, "6666"));
  refused (OGC_RULE_TRN_4, deciding (OGC_DECISION_END_TURN));
  take (placing (OGC_ARCHIVES, "666"));
  g_assert_cmphex (game.own[0], ==, dice ("12345"));
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
}

/* TRN-4: in a building that is in play */
static void
test_buildings_in_play (void)
{
  table (OGC_FORM_STANDARD);
  turn_of (0, "12345666", NULL);
  for (unsigned building = OGC_AUCTION_HOUSE; building < 256; building++)
    if (building != OGC_GUILD && building != OGC_TOWER)
      {
        const OgcRule rule = ogc_rules_check (&game, &(OgcDecision) { .kind = OGC_DECISION_PLACE, .building = building,
                                                                       .dice = dice ("1") });

        g_assert_cmpint (rule, ==, OGC_RULE_SET_2);
      }
}

/* TRN-5: neutral dice after the own ones, on another or the same building */
static void
test_neutral_after (void)
{
  table (OGC_FORM_NEUTRAL);
  turn_of (0, "12345666", "44");
  take (placing (OGC_ARCHIVES, "666"));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_NEUTRAL);
  g_assert_cmpint (game.ask.seat, ==, 0);
  allowed (deciding (OGC_DECISION_END_TURN));
  allowed (placing_neutral (OGC_ARCHIVES, 0, "44"));
  allowed (placing_neutral (OGC_GUILD, 0, "4"));
  refused (OGC_RULE_TRN_4, placing (OGC_LIBRARY, "1"));
  forget ();
  take (placing_neutral (OGC_ARCHIVES, 0, "4"));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .seat = 0, .owner = OGC_NEUTRAL, .building = OGC_ARCHIVES,
                       .dice = dice ("4")));
  g_assert_cmphex (game.neutral[0], ==, dice ("4"));
  g_assert_cmpint (game.ask.seat, ==, 1);
}

/* TRN-5: neutral dice before the own ones; then the own ones must follow, and the turn is over */
static void
test_neutral_before (void)
{
  table (OGC_FORM_NEUTRAL);
  turn_of (0, "12345666", "44");
  refused (OGC_RULE_TRN_5, placing_neutral (OGC_LIBRARY, 0, ""));
  refused (OGC_RULE_TRN_5, placing_neutral (OGC_LIBRARY, 0, "6"));
  refused (OGC_RULE_TRN_5, placing_neutral (OGC_ARCHIVES, 0, "444"));
  take (placing_neutral (OGC_LIBRARY, 0, "4"));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_OWN);
  g_assert_cmpint (game.ask.seat, ==, 0);
  /* once a turn */
  refused (OGC_RULE_TRN_5, placing_neutral (OGC_LIBRARY, 0, "4"));
  refused (OGC_RULE_TRN_4, deciding (OGC_DECISION_END_TURN));
  take (placing (OGC_ARCHIVES, "666"));
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
}

/* TRN-5: without neutral dice in hand the turn ends by itself */
static void
test_no_neutral_left (void)
{
  table (OGC_FORM_NEUTRAL);
  turn_of (0, "12345666", "");
  take (placing (OGC_ARCHIVES, "666"));
  g_assert_cmpint (game.ask.seat, ==, 1);
}

/* TRN-6: the Library is open to each single own die wherever the others are full */
static void
test_library_open (void)
{
  table (OGC_FORM_STANDARD);
  lay_line ("01 01 01 11 11");
  lay_group (1, 6, 1);
  lay_run (1, "6");
  turn_of (0, "6", NULL);
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "6"));
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "6"));
  refused (OGC_RULE_RUN_2, placing (OGC_GUILD, "6"));
  allowed (placing (OGC_LIBRARY, "6"));
}

/* TRN-7: no token and no power between the two placements, in either order */
static void
test_between_placements (void)
{
  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  game.knowledge[0] = 5;
  turn_of (0, "12345666", "44");
  allowed (rerolling ("1", "4"));
  allowed (turning ("1", "2"));
  take (placing_neutral (OGC_LIBRARY, 0, "4"));
  refused (OGC_RULE_TRN_7, rerolling ("1", "4"));
  refused (OGC_RULE_TRN_7, turning ("1", "2"));
  turn_of (0, "12345666", "4");
  take (placing (OGC_LIBRARY, "1"));
  refused (OGC_RULE_TRN_7, rerolling ("2", "4"));
  refused (OGC_RULE_TRN_7, turning ("2", "1"));
}

/* Bytes that are no decision are refused, whatever they are. */
static void
test_malformed (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  OgcDecision decision = { .kind = OGC_N_DECISION_KINDS };

  table (OGC_FORM_NEUTRAL);
  turn_of (0, "12345666", "44");
  refused (OGC_RULE_MALFORMED, decision);
  /* members that a kind does not use */
  decision = deciding (OGC_DECISION_PLACE);
  decision.building = OGC_LIBRARY;
  decision.dice = dice ("1");
  allowed (decision);
  decision.tile = 1;
  refused (OGC_RULE_MALFORMED, decision);
  decision.tile = 0;
  decision.other = dice ("1");
  refused (OGC_RULE_MALFORMED, decision);
  decision.other = 0;
  decision.rival = 1;
  refused (OGC_RULE_MALFORMED, decision);
  decision.rival = 0;
  decision.picked = 1;
  refused (OGC_RULE_MALFORMED, decision);
  decision.picked = 0;
  decision.neutral = 2;
  refused (OGC_RULE_MALFORMED, decision);
  decision.neutral = 0;
  decision.dice |= 0x10;
  refused (OGC_RULE_MALFORMED, decision);
  decision.dice = dice ("1");
  decision.place = 1;
  g_assert_cmpint (ogc_rules_check (&game, &decision), !=, OGC_RULE_NONE);
  for (unsigned i = 0; i < 200000; i++)
    {
      uint8_t bytes[sizeof (OgcDecision)];

      for (unsigned j = 0; j < sizeof bytes; j++)
        bytes[j] = g_rand_int_range (rand, 0, g_rand_boolean (rand) ? 256 : 4);
      memcpy (&decision, bytes, sizeof bytes);
      if (ogc_rules_check (&game, &decision) == OGC_RULE_NONE)
        g_assert_true (is_listed (decision));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/TRN-1/before-rolling", test_before_rolling);
  g_test_add_func ("/turn/TRN-2/roll", test_roll);
  g_test_add_func ("/turn/TRN-2/even", test_roll_even);
  g_test_add_func ("/turn/TRN-3/reroll", test_reroll);
  g_test_add_func ("/turn/TRN-3/again", test_reroll_again);
  g_test_add_func ("/turn/TRN-3/even", test_reroll_even);
  g_test_add_func ("/turn/TRN-4/own-placement", test_own_placement);
  g_test_add_func ("/turn/TRN-4/buildings-in-play", test_buildings_in_play);
  g_test_add_func ("/turn/TRN-5/neutral-after", test_neutral_after);
  g_test_add_func ("/turn/TRN-5/neutral-before", test_neutral_before);
  g_test_add_func ("/turn/TRN-5/no-neutral-left", test_no_neutral_left);
  g_test_add_func ("/turn/TRN-6/library-open", test_library_open);
  g_test_add_func ("/turn/TRN-7/between-placements", test_between_placements);
  g_test_add_func ("/turn/malformed", test_malformed);
  return g_test_run ();
}
