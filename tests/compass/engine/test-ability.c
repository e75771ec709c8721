/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* Begins a game for these tests. The Will to Win (ABL-2) has a test program of its own, test-will. */

static void
table (void)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
}

/* --- A Timely Gift --- */

/* @seat rolls and places one own die in the Library. */
static void
place_one (unsigned seat)
{
  take (deciding (OGC_DECISION_ROLL));
  take (placing (OGC_LIBRARY, ((char[2]) { '0' + ogc_dice_lowest (game.own[seat]), 0 })));
  if (game.ask.kind == OGC_ASK_NEUTRAL)
    take (deciding (OGC_DECISION_END_TURN));
}

/* ABL-1: everybody who holds one is asked after the last lap, before resolving, clockwise from the start player */
static void
test_gift_order (void)
{
  unsigned gift;

  table ();
  game.start_seat = 1;
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  gift = give_ability (2, OGC_ABILITY_TIMELY_GIFT);
  forget ();
  finish_laps ();
  g_assert_cmpint (game.phase, ==, OGC_PHASE_GIFTS);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 2);
  g_assert_cmpuint (count_events (OGC_EVENT_RESOLVING), ==, 0);
  g_assert_cmpuint (count_listed (OGC_DECISION_GIFT), ==, 1);
  g_assert_cmpuint (count_listed (OGC_DECISION_PASS), ==, 1);
  refused (OGC_RULE_ABL_1, deciding (OGC_DECISION_ROLL));
  take (deciding (OGC_DECISION_GIFT));
  expect_event (EVENT (.kind = OGC_EVENT_ABILITY_USED, .seat = 2, .tile_kind = OGC_TILE_ABILITY, .tile = gift,
                       .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_TURN_BEGAN, .seat = 2, .number = 1));
  g_assert_true (is_discarded (OGC_TILE_ABILITY, gift));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
  g_assert_cmpint (game.ask.seat, ==, 2);
  place_one (2);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 0);
  take (deciding (OGC_DECISION_PASS));
  expect_event (EVENT (.kind = OGC_EVENT_PASSED, .seat = 0));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ABILITY), ==, 1);
}

/* ABL-1: a seat that holds another is asked again, one that has passed is not */
static void
test_gift_again (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 0);
  take (deciding (OGC_DECISION_PASS));
  g_assert_cmpint (game.ask.seat, ==, 1);
  take (deciding (OGC_DECISION_GIFT));
  place_one (1);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 1);
  take (deciding (OGC_DECISION_GIFT));
  place_one (1);
  expect_round (2);
}

/* ABL-1: after one gift the second may be kept */
static void
test_gift_kept (void)
{
  table ();
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  finish_laps ();
  take (deciding (OGC_DECISION_GIFT));
  place_one (1);
  take (deciding (OGC_DECISION_PASS));
  expect_round (2);
  g_assert_cmpuint (count_held (1, OGC_TILE_ABILITY), ==, 1);
}

/* ABL-1: a whole turn, with tokens, and its dice count */
static void
test_gift_turn (void)
{
  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  finish_laps ();
  take (deciding (OGC_DECISION_GIFT));
  take (deciding (OGC_DECISION_ROLL));
  hand (0, "33344455", "35");
  allowed (rerolling ("333", "5"));
  take (placing_neutral (OGC_ARCHIVES, 0, "5"));
  take (placing (OGC_ARCHIVES, "333"));
  g_assert_cmpint (game.phase, ==, OGC_PHASE_RESOLVING);
  g_assert_cmpint (game.ask.building, ==, OGC_ARCHIVES);
  g_assert_cmpint (game.ask.seat, ==, 0);
}

/* ABL-1: an empty hand, and no help: not asked */
static void
test_gift_empty_hand (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (1, OGC_ABILITY_TIMELY_GIFT);
  to_roll (1);
  hand (0, "", NULL);
  finish_laps ();
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 1);
}

/* ABL-1: an empty hand with a help that can be used: then that is the only way to begin */
static void
test_gift_with_help (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  to_roll (1);
  hand (0, "", NULL);
  finish_laps ();
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 0);
  take (deciding (OGC_DECISION_GIFT));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
  refused (OGC_RULE_TRN_4, deciding (OGC_DECISION_ROLL));
  take (deciding (OGC_DECISION_HELP));
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 2);
  place_one (0);
  expect_round (2);
  /* eight in the Library, one placed there; the other extra die is lost */
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 9);
}

/* ABL-1, ABL-3: a help does not count if somebody has already used one in this round */
static void
test_gift_help_used (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (1, OGC_ABILITY_LITTLE_HELP);
  to_roll (1);
  take (deciding (OGC_DECISION_HELP));
  hand (0, "", NULL);
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ABILITY), ==, 2);
}

/* ABL-1: two gifts and a help: the hand is empty after the first gift, and the help makes the second possible */
static void
test_gift_gift_help (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  hand (0, "1", NULL);
  finish_laps ();
  take (deciding (OGC_DECISION_GIFT));
  place_one (0);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_GIFT);
  g_assert_cmpint (game.ask.seat, ==, 0);
  take (deciding (OGC_DECISION_GIFT));
  take (deciding (OGC_DECISION_HELP));
  take (deciding (OGC_DECISION_ROLL));
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 2);
}

/* ABL-1: not before the last lap is over */
static void
test_gift_not_earlier (void)
{
  table ();
  give_ability (0, OGC_ABILITY_TIMELY_GIFT);
  turn_of (0, "12345666", NULL);
  refused (OGC_RULE_NOT_ASKED, deciding (OGC_DECISION_GIFT));
  take (placing (OGC_LIBRARY, "1"));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
}

/* --- A Little Help --- */

/* ABL-3 */
static void
test_help (void)
{
  unsigned help;

  table ();
  help = give_ability (0, OGC_ABILITY_LITTLE_HELP);
  to_roll (0);
  forget ();
  take (deciding (OGC_DECISION_HELP));
  expect_event (EVENT (.kind = OGC_EVENT_ABILITY_USED, .seat = 0, .tile_kind = OGC_TILE_ABILITY, .tile = help,
                       .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_EXTRA_DICE, .seat = 0, .number = 2));
  g_assert_true (is_discarded (OGC_TILE_ABILITY, help));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
  g_assert_cmpint (game.ask.seat, ==, 0);
  take (deciding (OGC_DECISION_ROLL));
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 10);
  hand (0, "6666666666", NULL);
  take (placing (OGC_ARCHIVES, "6666666666"));
  g_assert_cmpuint (game.archives.groups[0][5], ==, 1u << 10);
}

/* ABL-3: used only once a round, by whomever; again in the next round */
static void
test_help_once (void)
{
  table ();
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (1, OGC_ABILITY_LITTLE_HELP);
  to_roll (0);
  take (deciding (OGC_DECISION_HELP));
  refused (OGC_RULE_ABL_3, deciding (OGC_DECISION_HELP));
  to_roll (1);
  refused (OGC_RULE_ABL_3, deciding (OGC_DECISION_HELP));
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 8);
  allowed (deciding (OGC_DECISION_HELP));
}

/* ABL-3: without the ability */
static void
test_help_not_held (void)
{
  table ();
  give_ability (1, OGC_ABILITY_LITTLE_HELP);
  refused (OGC_RULE_ABL_3, deciding (OGC_DECISION_HELP));
}

/* ABL-3, RND-3: extra dice in hand keep the lap from being the last */
static void
test_help_last_lap (void)
{
  table ();
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  hand (0, "66", NULL);
  take (deciding (OGC_DECISION_HELP));
  take (deciding (OGC_DECISION_ROLL));
  hand (0, "6666", NULL);
  take (placing (OGC_ARCHIVES, "66"));
  g_assert_cmpuint (game.last_lap, ==, 0);
  turn_of (0, "66", NULL);
  take (placing (OGC_LIBRARY, "6"));
  turn_of (0, "6", NULL);
  take (placing (OGC_LIBRARY, "6"));
  g_assert_cmpuint (game.last_lap, ==, 1);
}

/* ABL-3: the first dice placed count as the extra ones */
static void
test_help_first_placed (void)
{
  table ();
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  take (deciding (OGC_DECISION_HELP));
  g_assert_cmpuint (game.extra_left, ==, 2);
  turn_of (0, "1234566666", NULL);
  take (placing (OGC_LIBRARY, "1"));
  g_assert_cmpuint (game.extra_left, ==, 1);
  turn_of (0, "234566666", NULL);
  take (placing (OGC_ARCHIVES, "66"));
  g_assert_cmpuint (game.extra_left, ==, 0);
}

/* --- A Compelling Power --- */

/* ABL-4: one or two own dice, to any values */
static void
test_power (void)
{
  unsigned power;

  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_ILLUMINATI);
  power = give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  turn_of (0, "11223344", "56");
  allowed (turning ("1", "6"));
  allowed (turning ("11", "66"));
  allowed (turning ("12", "56"));
  allowed (turning ("34", "12"));
  refused (OGC_RULE_ABL_4, turning ("", ""));
  refused (OGC_RULE_ABL_4, turning ("123", "456"));
  refused (OGC_RULE_ABL_4, turning ("12", "5"));
  refused (OGC_RULE_ABL_4, turning ("1", "56"));
  refused (OGC_RULE_ABL_4, turning ("5", "1"));
  refused (OGC_RULE_ABL_4, turning ("6", "1"));
  refused (OGC_RULE_ABL_4, turning ("1", "1"));
  refused (OGC_RULE_ABL_4, turning ("12", "23"));
  forget ();
  take (turning ("13", "65"));
  g_assert_cmphex (game.own[0], ==, dice ("12234456"));
  g_assert_cmphex (game.neutral[0], ==, dice ("56"));
  expect_event (EVENT (.kind = OGC_EVENT_ABILITY_USED, .seat = 0, .tile_kind = OGC_TILE_ABILITY, .tile = power,
                       .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_TURNED, .seat = 0, .dice = dice ("13"), .other = dice ("56")));
  g_assert_true (is_discarded (OGC_TILE_ABILITY, power));
  refused (OGC_RULE_ABL_4, turning ("1", "6"));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_PLACE);
}

/* ABL-4: after a roll or a reroll, and a reroll after it */
static void
test_power_and_reroll (void)
{
  table ();
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  game.knowledge[0] = 2;
  refused (OGC_RULE_ABL_4, turning ("1", "6"));
  turn_of (0, "11223344", NULL);
  take (rerolling ("44", ""));
  hand (0, "11223344", NULL);
  take (turning ("1", "6"));
  take (rerolling ("6", ""));
  g_assert_cmpuint (game.knowledge[0], ==, 0);
}

/* ABL-4: every way to turn dice is listed once */
static void
test_power_list (void)
{
  table ();
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  game.knowledge[0] = 0;
  turn_of (0, "11", NULL);
  /* 1 can become five values, 11 fifteen pairs of these */
  g_assert_cmpuint (count_listed (OGC_DECISION_POWER), ==, 5 + 15);
  hand (0, "12", NULL);
  /* each die can become five values, 12 ten pairs of the other four */
  g_assert_cmpuint (count_listed (OGC_DECISION_POWER), ==, 5 + 5 + 10);
}

static gboolean
remove_listed (gpointer hand, gpointer value, gpointer listed)
{
  return g_hash_table_contains (listed, hand);
}

/* ABL-4: each hand that can be reached by turning one or two dice is listed once, and no other */
static void
test_power_hands (void)
{
  static OgcDecision decisions[OGC_MAX_DECISIONS];
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) listed = g_hash_table_new (NULL, NULL);
  const guint values[] = { 1, 1, 2, 4, 4, 4, 6 };
  OgcDice own;
  guint n;

  table ();
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  turn_of (0, "1124446", NULL);
  own = game.own[0];
  /* Turns every two dice to every two values; one of them may stay as it is. */
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    for (guint j = i + 1; j < G_N_ELEMENTS (values); j++)
      for (guint a = 1; a <= OGC_MAX_VALUE; a++)
        for (guint b = 1; b <= OGC_MAX_VALUE; b++)
          {
            const OgcDice left = own - ogc_dice_one (values[i]) - ogc_dice_one (values[j]);

            g_hash_table_add (reached, GUINT_TO_POINTER (left + ogc_dice_one (a) + ogc_dice_one (b)));
          }
  g_hash_table_remove (reached, GUINT_TO_POINTER (own));

  n = ogc_rules_list (&game, decisions);
  for (guint i = 0; i < n; i++)
    if (decisions[i].kind == OGC_DECISION_POWER)
      g_assert_true (g_hash_table_add (listed, GUINT_TO_POINTER (own - decisions[i].dice + decisions[i].other)));
  g_assert_cmpuint (g_hash_table_size (listed), ==, g_hash_table_size (reached));
  g_assert_true (g_hash_table_foreach_remove (reached, remove_listed, listed) == g_hash_table_size (listed));
}

/* ABL-5: several in one turn, of one kind or different ones */
static void
test_several (void)
{
  table ();
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  give_ability (0, OGC_ABILITY_COMPELLING_POWER);
  give_ability (0, OGC_ABILITY_WILL_TO_WIN);
  lay_group (1, 5, 4);
  take (deciding (OGC_DECISION_HELP));
  take (deciding (OGC_DECISION_ROLL));
  hand (0, "1111223344", NULL);
  take (turning ("12", "55"));
  take (turning ("34", "55"));
  take (willing (OGC_ARCHIVES, 0, "5555", 1, 5));
  g_assert_cmpuint (count_held (0, OGC_TILE_ABILITY), ==, 0);
  g_assert_cmphex (game.archives.groups[0][4], ==, 1u << 4);
  g_assert_cmphex (game.archives.groups[1][4], ==, 1u << 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ability/ABL-1/order", test_gift_order);
  g_test_add_func ("/ability/ABL-1/again", test_gift_again);
  g_test_add_func ("/ability/ABL-1/kept", test_gift_kept);
  g_test_add_func ("/ability/ABL-1/turn", test_gift_turn);
  g_test_add_func ("/ability/ABL-1/empty-hand", test_gift_empty_hand);
  g_test_add_func ("/ability/ABL-1/with-help", test_gift_with_help);
  g_test_add_func ("/ability/ABL-1/help-used", test_gift_help_used);
  g_test_add_func ("/ability/ABL-1/two-and-help", test_gift_gift_help);
  g_test_add_func ("/ability/ABL-1/not-earlier", test_gift_not_earlier);
  g_test_add_func ("/ability/ABL-3/help", test_help);
  g_test_add_func ("/ability/ABL-3/once", test_help_once);
  g_test_add_func ("/ability/ABL-3/not-held", test_help_not_held);
  g_test_add_func ("/ability/ABL-3/last-lap", test_help_last_lap);
  g_test_add_func ("/ability/ABL-3/first-placed", test_help_first_placed);
  g_test_add_func ("/ability/ABL-4/power", test_power);
  g_test_add_func ("/ability/ABL-4/and-reroll", test_power_and_reroll);
  g_test_add_func ("/ability/ABL-4/list", test_power_list);
  g_test_add_func ("/ability/ABL-4/hands", test_power_hands);
  g_test_add_func ("/ability/ABL-5/several", test_several);
  return g_test_run ();
}
