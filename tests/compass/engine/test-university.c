/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* Expects this line: owner and value of each die, from the left. */
static void
expect_line (const char *expected)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (unsigned i = 0; i < game.university.n; i++)
    g_string_append_printf (line, "%s%d%d", i > 0 ? " " : "", game.university.owner[i], game.university.value[i]);
  g_assert_cmpstr (line->str, ==, expected);
}

static void
table (unsigned seats)
{
  begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
}

/* UNI-1 */
static void
test_placement (void)
{
  table (4);
  turn_of (0, "11234456", NULL);
  for (unsigned value = 1; value <= 6; value++)
    allowed (placing (OGC_UNIVERSITY, ((char[2]) { '0' + value, 0 })));
  allowed (placing (OGC_UNIVERSITY, "14"));
  allowed (placing (OGC_UNIVERSITY, "23"));
  refused (OGC_RULE_UNI_1, placing (OGC_UNIVERSITY, "11"));
  refused (OGC_RULE_UNI_1, placing (OGC_UNIVERSITY, "16"));
  refused (OGC_RULE_UNI_1, placing (OGC_UNIVERSITY, "44"));
  refused (OGC_RULE_UNI_1, placing (OGC_UNIVERSITY, "113"));
  refused (OGC_RULE_UNI_1, placing (OGC_UNIVERSITY, "1234"));
}

/* UNI-2: the line is ascending, and a new die goes in front of equal ones */
static void
test_order (void)
{
  table (4);
  turn_of (0, "33333333", NULL);
  take (placing (OGC_UNIVERSITY, "3"));
  expect_line ("03");
  turn_of (1, "33335555", NULL);
  take (placing (OGC_UNIVERSITY, "3"));
  expect_line ("13 03");
  turn_of (2, "55555555", NULL);
  take (placing (OGC_UNIVERSITY, "5"));
  expect_line ("13 03 25");
  turn_of (3, "11112222", NULL);
  take (placing (OGC_UNIVERSITY, "2"));
  expect_line ("32 13 03 25");
}

/* UNI-6: the worked example; Yellow is 0, Blue 1, Red 2 */
static void
test_worked_example (void)
{
  table (3);
  g_assert_cmpuint (ogc_state_entrances (&game), ==, 5);
  turn_of (0, "14666666", NULL);
  take (placing (OGC_UNIVERSITY, "14"));
  turn_of (1, "16666666", NULL);
  take (placing (OGC_UNIVERSITY, "1"));
  turn_of (2, "23666666", NULL);
  take (placing (OGC_UNIVERSITY, "23"));
  expect_line ("11 01 22 23 04");
}

/* UNI-3 */
static void
test_bumped (void)
{
  table (2);
  lay_line ("01 03 15 16");
  forget ();
  turn_of (1, "233", NULL);
  take (placing (OGC_UNIVERSITY, "3"));
  expect_line ("01 13 03 15");
  g_assert_cmphex (game.library.dice[1] & ogc_dice_of (6, 15), ==, dice ("6"));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .seat = 1, .owner = 1, .building = OGC_UNIVERSITY,
                       .dice = dice ("3")));
  expect_event (EVENT (.kind = OGC_EVENT_BUMPED, .owner = 1, .building = OGC_UNIVERSITY, .dice = dice ("6")));
  g_assert_cmpuint (count_events (OGC_EVENT_BUMPED), ==, 1);
  turn_of (0, "2344", NULL);
  take (placing (OGC_UNIVERSITY, "23"));
  expect_line ("01 02 03 13");
  g_assert_cmphex (game.library.dice[0] & ogc_dice_of (3, 15), ==, dice ("3"));
  g_assert_cmphex (game.library.dice[1] & ogc_dice_of (5, 15), ==, dice ("5"));
  g_assert_cmpuint (count_events (OGC_EVENT_BUMPED), ==, 3);
}

/* UNI-4: the line is full and the new die would stand last */
static void
test_no_space (void)
{
  table (2);
  lay_line ("01 02 12 13");
  turn_of (1, "12346", NULL);
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "4"));
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "6"));
  allowed (placing (OGC_UNIVERSITY, "3"));
  allowed (placing (OGC_UNIVERSITY, "1"));
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "14"));
  /* 1 2 2 2 3 3: the new 3 stands fifth of four */
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "23"));
}

/* UNI-4: with one space free only the pair's own higher die can be in the way */
static void
test_pair_at_the_end (void)
{
  table (2);
  lay_line ("01 02 12");
  turn_of (1, "12346", NULL);
  allowed (placing (OGC_UNIVERSITY, "6"));
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "14"));
  refused (OGC_RULE_UNI_4, placing (OGC_UNIVERSITY, "23"));
  table (2);
  lay_line ("01 02 16");
  turn_of (1, "12346", NULL);
  take (placing (OGC_UNIVERSITY, "14"));
  expect_line ("11 01 02 14");
}

static void
lay_specialists (unsigned n)
{
  for (unsigned place = 0; place < n; place++)
    lay_out (OGC_TILE_SPECIALIST, place, fixture_specialist (place % 6, OGC_EXCAVATOR, 1 + place % 3));
}

/* UNI-5 */
static void
test_resolve (void)
{
  table (2);
  lay_specialists (4);
  lay_line ("12 04 15");
  forget ();
  finish_laps ();
  g_assert_cmpint (game.ask.building, ==, OGC_UNIVERSITY);
  g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_SPECIALIST);
  g_assert_cmpuint (count_listed (OGC_DECISION_TAKE), ==, 4);
  refused (OGC_RULE_UNI_5, taking (fixture_specialist (5, OGC_EXCAVATOR, 1)));
  choose (1, OGC_TILE_SPECIALIST, fixture_specialist (2, OGC_EXCAVATOR, 3));
  choose (0, OGC_TILE_SPECIALIST, fixture_specialist (1, OGC_EXCAVATOR, 2));
  choose (1, OGC_TILE_SPECIALIST, fixture_specialist (0, OGC_EXCAVATOR, 1));
  expect_round (2);
  g_assert_true (is_discarded (OGC_TILE_SPECIALIST, fixture_specialist (3, OGC_EXCAVATOR, 1)));
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 0, .building = OGC_UNIVERSITY, .tile_kind = OGC_TILE_SPECIALIST,
                       .tile = fixture_specialist (1, OGC_EXCAVATOR, 2), .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = OGC_NOBODY, .building = OGC_UNIVERSITY,
                       .tile_kind = OGC_TILE_SPECIALIST, .tile = fixture_specialist (3, OGC_EXCAVATOR, 1),
                       .seen_by = OGC_SEEN_BY_ALL));
}

/* UNI-5: a full line takes them all */
static void
test_all_taken (void)
{
  table (5);
  lay_specialists (7);
  lay_line ("01 11 22 33 34 45 06");
  finish_laps ();
  choose (0, OGC_TILE_SPECIALIST, fixture_specialist (0, OGC_EXCAVATOR, 1));
  choose (1, OGC_TILE_SPECIALIST, fixture_specialist (1, OGC_EXCAVATOR, 2));
  choose (2, OGC_TILE_SPECIALIST, fixture_specialist (2, OGC_EXCAVATOR, 3));
  choose (3, OGC_TILE_SPECIALIST, fixture_specialist (3, OGC_EXCAVATOR, 1));
  choose (3, OGC_TILE_SPECIALIST, fixture_specialist (4, OGC_EXCAVATOR, 2));
  choose (4, OGC_TILE_SPECIALIST, fixture_specialist (5, OGC_EXCAVATOR, 3));
  choose (0, OGC_TILE_SPECIALIST, game.university.n > 0 ? ogc_tile_mask_first (game.ask.offer)
                                                        : ogc_tile_mask_first (game.held[0][OGC_TILE_SPECIALIST]));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_SPECIALIST), ==, 2);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_SPECIALIST]), ==, 0);
}

/* The dice that each owner has there */
static void
test_dice_at (void)
{
  table (4);
  lay_line ("01 02 12 02 36");
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_UNIVERSITY, 0), ==, dice ("122"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_UNIVERSITY, 3), ==, dice ("6"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_UNIVERSITY, 2), ==, 0);
}

/* RND-6: with fewer specialists than dice the last dice go to their owners' Library */
static void
test_too_few_specialists (void)
{
  table (2);
  for (unsigned place = 1; place < 4; place++)
    {
      game.discards[OGC_TILE_SPECIALIST] |= OGC_TILE_BIT (game.university.specialists[place]);
      game.university.specialists[place] = OGC_NO_TILE;
    }
  lay_line ("01 12 03");
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_SPECIALIST), ==, 1);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 1, .building = OGC_UNIVERSITY, .dice = dice ("2")));
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 0, .building = OGC_UNIVERSITY, .dice = dice ("3")));
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 7);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/university/UNI-1/placement", test_placement);
  g_test_add_func ("/university/UNI-2/order", test_order);
  g_test_add_func ("/university/UNI-3/bumped", test_bumped);
  g_test_add_func ("/university/UNI-4/no-space", test_no_space);
  g_test_add_func ("/university/UNI-4/pair-at-the-end", test_pair_at_the_end);
  g_test_add_func ("/university/UNI-5/resolve", test_resolve);
  g_test_add_func ("/university/UNI-5/all-taken", test_all_taken);
  g_test_add_func ("/university/UNI-6/worked-example", test_worked_example);
  g_test_add_func ("/university/RND-6/too-few", test_too_few_specialists);
  g_test_add_func ("/university/dice-at", test_dice_at);
  return g_test_run ();
}
