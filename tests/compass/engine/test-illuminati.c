/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

/* The three abilities, top to bottom. */
static unsigned top, middle, bottom;

static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_GUILD, OGC_ILLUMINATI);
  top = fixture_ability (OGC_ABILITY_COMPELLING_POWER, 0);
  middle = fixture_ability (OGC_ABILITY_COMPELLING_POWER, 1);
  bottom = fixture_ability (OGC_ABILITY_COMPELLING_POWER, 2);
  lay_out (OGC_TILE_ABILITY, 0, top);
  lay_out (OGC_TILE_ABILITY, 1, middle);
  lay_out (OGC_TILE_ABILITY, 2, bottom);
}

/* ILL-1 */
static void
test_first_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "11223456", NULL);
  for (unsigned value = 1; value <= 6; value++)
    allowed (placing (OGC_ILLUMINATI, ((char[2]) { '0' + value, 0 })));
  refused (OGC_RULE_ILL_1, placing (OGC_ILLUMINATI, "11"));
  refused (OGC_RULE_ILL_1, placing (OGC_ILLUMINATI, "12"));
  take (placing (OGC_ILLUMINATI, "4"));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("4"));
}

/* ILL-2: every value as often as there, and exactly one die more */
static void
test_later_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (0, "335");
  turn_of (1, "12333456", NULL);
  allowed (placing (OGC_ILLUMINATI, "1335"));
  allowed (placing (OGC_ILLUMINATI, "3335"));
  allowed (placing (OGC_ILLUMINATI, "3356"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "335"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "1235"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "12335"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "1"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "3334"));
  take (placing (OGC_ILLUMINATI, "2335"));
  g_assert_cmphex (game.illuminati.sets[1], ==, dice ("2335"));
}

/* ILL-2: an owner with a set adds what is missing; its old dice must all fit in */
static void
test_add (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (0, "3");
  lay_pattern (1, "35");
  turn_of (0, "1233556", NULL);
  allowed (placing (OGC_ILLUMINATI, "35"));
  allowed (placing (OGC_ILLUMINATI, "55"));
  allowed (placing (OGC_ILLUMINATI, "15"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "5"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "335"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "356"));
  take (placing (OGC_ILLUMINATI, "56"));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("356"));
}

/* ILL-2: one old die can be the one more, two that are not in the leader's set cannot fit in */
static void
test_old_dice_fit (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (0, "6");
  lay_pattern (1, "35");
  turn_of (0, "1233556", NULL);
  allowed (placing (OGC_ILLUMINATI, "35"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "356"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "135"));
  table (4, OGC_FORM_STANDARD);
  lay_pattern (0, "16");
  lay_pattern (1, "345");
  turn_of (0, "123345", NULL);
  for (unsigned value = 1; value <= 5; value++)
    g_assert_false (is_listed (placing (OGC_ILLUMINATI, ((char[2]) { '0' + value, 0 }))));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "345"));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "34"));
}

/* ILL-2: the leader adds exactly one die, of any value */
static void
test_leader_adds (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (0, "335");
  lay_pattern (1, "3");
  turn_of (0, "12346", NULL);
  for (unsigned value = 1; value <= 4; value++)
    allowed (placing (OGC_ILLUMINATI, ((char[2]) { '0' + value, 0 })));
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "12"));
  take (placing (OGC_ILLUMINATI, "6"));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("3356"));
}

/* ILL-3, ILL-6 */
static void
test_resolve (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (2, "335");
  lay_pattern (0, "35");
  lay_pattern (1, "3");
  forget ();
  finish_laps ();
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  g_assert_cmpint (game.ask.seat, ==, 2);
  g_assert_cmpint (game.ask.building, ==, OGC_ILLUMINATI);
  g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_ABILITY);
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (middle) | OGC_TILE_BIT (bottom));
  refused (OGC_RULE_ILL_3, taking (ogc_tile_mask_first (game.stack[OGC_TILE_ABILITY])));
  take (taking (middle));
  g_assert_cmpint (game.ask.seat, ==, 0);
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (bottom));
  take (taking (bottom));
  choose (2, OGC_TILE_ABILITY, top);
  expect_round (2);
  g_assert_cmphex (game.held[2][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (middle));
  g_assert_cmphex (game.held[0][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (bottom));
  g_assert_cmphex (game.held[1][OGC_TILE_ABILITY], ==, 0);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 1, .building = OGC_ILLUMINATI, .dice = dice ("3")));
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 2, .building = OGC_ILLUMINATI, .tile_kind = OGC_TILE_ABILITY,
                       .tile = top, .number = 1, .seen_by = OGC_SEEN_BY_ALL));
  /* ILL-6: face up */
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 0, .building = OGC_ILLUMINATI, .tile_kind = OGC_TILE_ABILITY,
                       .tile = bottom, .seen_by = OGC_SEEN_BY_ALL));
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 6);
}

/* ILL-3: no second */
static void
test_no_second (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_pattern (2, "3");
  forget ();
  finish_laps ();
  choose (2, OGC_TILE_ABILITY, bottom);
  g_assert_cmpint (game.ask.seat, ==, 2);
  choose (2, OGC_TILE_ABILITY, top);
  expect_round (2);
  g_assert_cmphex (game.held[2][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (bottom));
  g_assert_true (is_discarded (OGC_TILE_ABILITY, middle));
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = OGC_NOBODY, .building = OGC_ILLUMINATI,
                       .tile_kind = OGC_TILE_ABILITY, .tile = middle, .seen_by = OGC_SEEN_BY_ALL));
}

/* ILL-3: nobody there: all are removed */
static void
test_nobody (void)
{
  table (4, OGC_FORM_STANDARD);
  finish_laps ();
  expect_round (2);
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==,
                   OGC_TILE_BIT (top) | OGC_TILE_BIT (middle) | OGC_TILE_BIT (bottom));
}

/* ILL-4 */
static void
test_neutral_largest (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_pattern (OGC_NEUTRAL, "335");
  lay_pattern (1, "35");
  lay_pattern (0, "3");
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (middle) | OGC_TILE_BIT (bottom));
  g_assert_cmpint (game.ask.remaining, ==, 1);
  choose (1, OGC_TILE_ABILITY, middle);
  expect_round (2);
  g_assert_cmphex (game.held[1][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (middle));
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (bottom));
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 8);
}

/* ILL-4: no seat there */
static void
test_neutral_alone (void)
{
  table (2, OGC_FORM_NEUTRAL);
  lay_pattern (OGC_NEUTRAL, "3");
  finish_laps ();
  expect_round (2);
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==,
                   OGC_TILE_BIT (top) | OGC_TILE_BIT (middle) | OGC_TILE_BIT (bottom));
}

/* ILL-5 */
static void
test_neutral_second (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_pattern (1, "335");
  lay_pattern (OGC_NEUTRAL, "35");
  lay_pattern (0, "3");
  finish_laps ();
  choose (1, OGC_TILE_ABILITY, top);
  choose (1, OGC_TILE_ABILITY, bottom);
  expect_round (2);
  g_assert_cmphex (game.held[1][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (top) | OGC_TILE_BIT (bottom));
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==, OGC_TILE_BIT (middle));
  g_assert_cmphex (game.held[0][OGC_TILE_ABILITY], ==, 0);
}

/* ILL-5: the topmost of what is left goes */
static void
test_neutral_second_topmost (void)
{
  table (2, OGC_FORM_NEUTRAL);
  lay_pattern (1, "35");
  lay_pattern (OGC_NEUTRAL, "3");
  finish_laps ();
  choose (1, OGC_TILE_ABILITY, middle);
  expect_round (2);
  g_assert_cmphex (game.held[1][OGC_TILE_ABILITY], ==, OGC_TILE_BIT (middle) | OGC_TILE_BIT (bottom));
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==, OGC_TILE_BIT (top));
}

/* ILL-6: a neutral third changes nothing */
static void
test_neutral_third (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_pattern (1, "335");
  lay_pattern (0, "35");
  lay_pattern (OGC_NEUTRAL, "3");
  finish_laps ();
  choose (1, OGC_TILE_ABILITY, middle);
  choose (0, OGC_TILE_ABILITY, bottom);
  choose (1, OGC_TILE_ABILITY, top);
  expect_round (2);
  g_assert_cmphex (game.discards[OGC_TILE_ABILITY], ==, 0);
}

/* ILL-1, ILL-2: neutral dice keep the same rules */
static void
test_neutral_placement (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_pattern (0, "3");
  turn_of (1, "11111111", "35");
  refused (OGC_RULE_ILL_2, placing_neutral (OGC_ILLUMINATI, 0, "3"));
  take (placing_neutral (OGC_ILLUMINATI, 0, "35"));
  take (placing (OGC_LIBRARY, "1"));
  turn_of (2, "11111111", "14");
  refused (OGC_RULE_ILL_2, placing_neutral (OGC_ILLUMINATI, 0, "14"));
  take (placing_neutral (OGC_ILLUMINATI, 0, "4"));
  g_assert_cmphex (game.illuminati.sets[OGC_NEUTRAL], ==, dice ("345"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/illuminati/ILL-1/first-placement", test_first_placement);
  g_test_add_func ("/illuminati/ILL-2/later-placement", test_later_placement);
  g_test_add_func ("/illuminati/ILL-2/add", test_add);
  g_test_add_func ("/illuminati/ILL-2/old-dice-fit", test_old_dice_fit);
  g_test_add_func ("/illuminati/ILL-2/leader-adds", test_leader_adds);
  g_test_add_func ("/illuminati/ILL-2/neutral", test_neutral_placement);
  g_test_add_func ("/illuminati/ILL-3/resolve", test_resolve);
  g_test_add_func ("/illuminati/ILL-3/no-second", test_no_second);
  g_test_add_func ("/illuminati/ILL-3/nobody", test_nobody);
  g_test_add_func ("/illuminati/ILL-4/neutral-largest", test_neutral_largest);
  g_test_add_func ("/illuminati/ILL-4/neutral-alone", test_neutral_alone);
  g_test_add_func ("/illuminati/ILL-5/neutral-second", test_neutral_second);
  g_test_add_func ("/illuminati/ILL-5/topmost", test_neutral_second_topmost);
  g_test_add_func ("/illuminati/ILL-6/neutral-third", test_neutral_third);
  return g_test_run ();
}
