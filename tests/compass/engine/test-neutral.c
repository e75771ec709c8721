/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* Begins a game with the neutral player. Its special cases are in the tests of the buildings: AUC-2, GLD-2, GLD-3,
 * TMP-3, ILL-4, ILL-5, GAL-6, TOW-4, LIB-4; NEU-5 is in test-will. */

static void
table (unsigned seats)
{
  begin (seats, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
}

/* NEU-1 */
static void
test_two_each (void)
{
  for (unsigned seats = 2; seats <= 3; seats++)
    {
      table (seats);
      for (unsigned round = 1; round <= 2; round++)
        {
          expect_round (round);
          for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
            {
              g_assert_cmpuint (ogc_state_neutral_in_hand (&game, seat), ==, seat < seats ? 2 : 0);
              g_assert_cmpuint (ogc_state_own_in_hand (&game, seat), ==, seat < seats ? 8 : 0);
            }
          finish_laps ();
        }
    }
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  g_assert_cmpuint (ogc_state_neutral_in_hand (&game, 0), ==, 0);
}

/* NEU-2: any seat adds to neutral sets; the rules of the buildings hold */
static void
test_one_owner (void)
{
  table (3);
  turn_of (0, "11111111", "55");
  take (placing_neutral (OGC_ARCHIVES, 0, "5"));
  take (placing (OGC_LIBRARY, "1"));
  turn_of (1, "55511111", "55");
  refused (OGC_RULE_ARC_2, placing_neutral (OGC_ARCHIVES, 0, "5"));
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "5"));
  refused (OGC_RULE_ARC_1, placing_at (OGC_ARCHIVES, 1, "5"));
  take (placing_neutral (OGC_ARCHIVES, 1, "55"));
  g_assert_cmphex (game.archives.groups[OGC_NEUTRAL][4], ==, 1u << 3);
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "555"));
  take (placing (OGC_ARCHIVES, "55"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_ARCHIVES, OGC_NEUTRAL), ==, dice ("555"));
}

/* NEU-2: University, straights and tower by the rules that hold for all */
static void
test_one_owner_elsewhere (void)
{
  table (3);
  turn_of (0, "11111111", "23");
  allowed (placing_neutral (OGC_UNIVERSITY, 0, "23"));
  refused (OGC_RULE_TOW_1, placing_neutral (OGC_TOWER, 0, "23"));
  take (placing_neutral (OGC_GUILD, 0, "23"));
  take (placing (OGC_LIBRARY, "1"));
  turn_of (1, "23456666", "36");
  refused (OGC_RULE_RUN_1, placing_neutral (OGC_GUILD, 0, "6"));
  refused (OGC_RULE_RUN_1, placing_neutral (OGC_GUILD, 0, "3"));
  refused (OGC_RULE_RUN_2, placing (OGC_GUILD, "23"));
  refused (OGC_RULE_UNI_1, placing_neutral (OGC_UNIVERSITY, 0, "36"));
  hand (1, NULL, "44");
  take (placing_neutral (OGC_GUILD, 0, "4"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_GUILD, OGC_NEUTRAL), ==, dice ("234"));
}

/* NEU-2: neutral dice are bumped like others, and bump */
static void
test_university (void)
{
  table (2);
  lay_line ("01 02 13 14");
  turn_of (0, "666666", "16");
  refused (OGC_RULE_UNI_4, placing_neutral (OGC_UNIVERSITY, 0, "6"));
  take (placing_neutral (OGC_UNIVERSITY, 0, "1"));
  g_assert_cmpuint (game.university.owner[0], ==, OGC_NEUTRAL);
  g_assert_cmphex (game.library.dice[1] & ogc_dice_of (4, 15), ==, dice ("4"));
}

/* NEU-3, RND-3 */
static void
test_last_lap (void)
{
  table (2);
  turn_of (0, "66666666", "16");
  take (placing (OGC_ARCHIVES, "66666666"));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_NEUTRAL);
  take (deciding (OGC_DECISION_END_TURN));
  g_assert_cmpuint (ogc_state_neutral_in_hand (&game, 0), ==, 2);
  g_assert_cmpuint (game.last_lap, ==, 1);
  turn_of (1, "55555555", "16");
  take (placing (OGC_ARCHIVES, "5"));
  take (deciding (OGC_DECISION_END_TURN));
  g_assert_cmpint (game.phase, ==, OGC_PHASE_RESOLVING);
}

/* NEU-3: no last lap as long as own dice are in hand, even if the neutral ones are gone */
static void
test_no_last_lap (void)
{
  table (2);
  turn_of (0, "66666666", "5");
  take (placing_neutral (OGC_ARCHIVES, 0, "5"));
  take (placing (OGC_ARCHIVES, "6666666"));
  g_assert_cmpuint (game.last_lap, ==, 0);
}

static void
lay_maps (const unsigned highs[4])
{
  for (unsigned place = 0; place < 4; place++)
    lay_out (OGC_TILE_MAP, place, fixture_map (place, highs[place]));
}

/* NEU-4: in the Archives the neutral player takes, in its rank, the highest map, which is removed */
static void
test_archives_map (void)
{
  table (3);
  lay_maps ((unsigned[]) { 2, 4, 3, 4 });
  lay_group (0, 6, 3);
  lay_group (OGC_NEUTRAL, 5, 2);
  lay_group (1, 6, 1);
  forget ();
  finish_laps ();
  choose (0, OGC_TILE_MAP, fixture_map (2, 3));
  /* of two maps of 4 the upper one is gone */
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (fixture_map (0, 2)) | OGC_TILE_BIT (fixture_map (3, 4)));
  g_assert_true (is_discarded (OGC_TILE_MAP, fixture_map (1, 4)));
  choose (1, OGC_TILE_MAP, fixture_map (3, 4));
  expect_round (2);
}

/* NEU-4: a grey map counts as the 0 that it shows, and the last map goes without anybody being asked */
static void
test_archives_grey (void)
{
  table (2);
  lay_maps ((unsigned[]) { 1, 1, 1, 1 });
  lay_out (OGC_TILE_MAP, 0, 24);
  lay_group (OGC_NEUTRAL, 5, 2);
  lay_group (OGC_NEUTRAL, 6, 1);
  lay_group (1, 6, 2);
  lay_group (1, 5, 1);
  finish_laps ();
  choose (1, OGC_TILE_MAP, fixture_map (2, 1));
  g_assert_true (is_discarded (OGC_TILE_MAP, fixture_map (1, 1)));
  g_assert_true (is_discarded (OGC_TILE_MAP, fixture_map (3, 1)));
  choose (1, OGC_TILE_MAP, 24);
  expect_round (2);
}

/* NEU-4: in the University the specialist of the highest value, the leftmost among equals */
static void
test_specialist (void)
{
  static const unsigned values[] = { 1, 3, 2, 3 };

  table (2);
  for (unsigned place = 0; place < 4; place++)
    lay_out (OGC_TILE_SPECIALIST, place, fixture_specialist (place, OGC_CARTOGRAPHER, values[place]));
  lay_line ("51 12 53");
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_true (is_discarded (OGC_TILE_SPECIALIST, fixture_specialist (1, OGC_CARTOGRAPHER, 3)));
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (fixture_specialist (0, OGC_CARTOGRAPHER, 1))
                                       | OGC_TILE_BIT (fixture_specialist (2, OGC_CARTOGRAPHER, 2))
                                       | OGC_TILE_BIT (fixture_specialist (3, OGC_CARTOGRAPHER, 3)));
  choose (1, OGC_TILE_SPECIALIST, fixture_specialist (0, OGC_CARTOGRAPHER, 1));
  expect_round (2);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_SPECIALIST]), ==, 3);
}

/* NEU-4: an event says what the neutral player takes */
static void
test_told (void)
{
  table (2);
  lay_maps ((unsigned[]) { 2, 4, 3, 1 });
  lay_group (OGC_NEUTRAL, 5, 2);
  forget ();
  finish_laps ();
  expect_round (2);
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = OGC_NEUTRAL, .building = OGC_ARCHIVES,
                       .tile_kind = OGC_TILE_MAP,
                       .tile = fixture_map (1, 4), .seen_by = OGC_SEEN_BY_ALL));
}

/* NEU-4: neutral groups that get no map are just removed */
static void
test_no_reward (void)
{
  table (3);
  lay_group (0, 6, 3);
  lay_group (0, 5, 3);
  lay_group (1, 6, 2);
  lay_group (1, 5, 2);
  lay_group (OGC_NEUTRAL, 5, 1);
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 2);
  g_assert_cmpuint (game.knowledge[2], ==, 1 + 8);
  g_assert_cmphex (game.library.dice[OGC_NEUTRAL], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/neutral/NEU-1/two-each", test_two_each);
  g_test_add_func ("/neutral/NEU-2/archives", test_one_owner);
  g_test_add_func ("/neutral/NEU-2/elsewhere", test_one_owner_elsewhere);
  g_test_add_func ("/neutral/NEU-2/university", test_university);
  g_test_add_func ("/neutral/NEU-3/last-lap", test_last_lap);
  g_test_add_func ("/neutral/NEU-3/no-last-lap", test_no_last_lap);
  g_test_add_func ("/neutral/NEU-4/archives", test_archives_map);
  g_test_add_func ("/neutral/NEU-4/grey", test_archives_grey);
  g_test_add_func ("/neutral/NEU-4/university", test_specialist);
  g_test_add_func ("/neutral/NEU-4/told", test_told);
  g_test_add_func ("/neutral/NEU-4/no-reward", test_no_reward);
  return g_test_run ();
}
