/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

static void
table (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
}

/* ARC-1 */
static void
test_one_value (void)
{
  table ();
  turn_of (0, "11223456", NULL);
  allowed (placing (OGC_ARCHIVES, "1"));
  allowed (placing (OGC_ARCHIVES, "11"));
  refused (OGC_RULE_ARC_1, placing (OGC_ARCHIVES, "12"));
  refused (OGC_RULE_ARC_1, placing (OGC_ARCHIVES, "3456"));
  refused (OGC_RULE_ARC_1, placing (OGC_ARCHIVES, "112"));
  take (placing (OGC_ARCHIVES, "22"));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .building = OGC_ARCHIVES, .dice = dice ("22")));
  g_assert_cmpuint (game.archives.groups[0][1], ==, 1u << 2);
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_ARCHIVES, 0), ==, dice ("22"));
}

static void
test_all_eight (void)
{
  table ();
  turn_of (0, "66666666", NULL);
  take (placing (OGC_ARCHIVES, "66666666"));
  g_assert_cmpuint (game.archives.groups[0][5], ==, 1u << 8);
}

/* ARC-1: joining, which must be one's own group of that value and size */
static void
test_join (void)
{
  table ();
  lay_group (0, 5, 2);
  lay_group (0, 5, 1);
  lay_group (1, 5, 3);
  turn_of (0, "55512", NULL);
  allowed (placing_at (OGC_ARCHIVES, 1, "555"));
  allowed (placing_at (OGC_ARCHIVES, 2, "55"));
  refused (OGC_RULE_ARC_1, placing_at (OGC_ARCHIVES, 3, "5"));
  refused (OGC_RULE_ARC_1, placing_at (OGC_ARCHIVES, 4, "5"));
  refused (OGC_RULE_ARC_1, placing_at (OGC_ARCHIVES, 2, "1"));
  refused (OGC_RULE_ARC_1, placing_at (OGC_ARCHIVES, 2, "12"));
  take (placing_at (OGC_ARCHIVES, 2, "55"));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .building = OGC_ARCHIVES, .place = 2, .dice = dice ("55")));
  g_assert_cmpuint (game.archives.groups[0][4], ==, 1u << 1 | 1u << 4);
  g_assert_cmpuint (game.archives.groups[1][4], ==, 1u << 3);
}

/* ARC-2: whoever owns the other group */
static void
test_no_two_equal (void)
{
  table ();
  lay_group (0, 5, 2);
  lay_group (1, 5, 3);
  lay_group (2, 4, 1);
  turn_of (0, "455556", NULL);
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "55"));
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "555"));
  refused (OGC_RULE_ARC_2, placing_at (OGC_ARCHIVES, 2, "5"));
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "4"));
  allowed (placing (OGC_ARCHIVES, "5"));
  allowed (placing (OGC_ARCHIVES, "5555"));
  allowed (placing_at (OGC_ARCHIVES, 2, "55"));
  allowed (placing (OGC_ARCHIVES, "6"));
}

/* ARC-2: joining vacates the old size, and a second new group of one owner stays apart from its first */
static void
test_never_merge (void)
{
  table ();
  lay_group (0, 3, 2);
  turn_of (0, "333111", NULL);
  take (placing (OGC_ARCHIVES, "3"));
  g_assert_cmpuint (game.archives.groups[0][2], ==, 1u << 1 | 1u << 2);
  turn_of (0, "33111", NULL);
  refused (OGC_RULE_ARC_2, placing_at (OGC_ARCHIVES, 1, "3"));
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "33"));
  take (placing_at (OGC_ARCHIVES, 1, "33"));
  g_assert_cmpuint (game.archives.groups[0][2], ==, 1u << 2 | 1u << 3);
  turn_of (0, "311", NULL);
  allowed (placing (OGC_ARCHIVES, "3"));
  allowed (placing_at (OGC_ARCHIVES, 3, "3"));
  refused (OGC_RULE_ARC_2, placing_at (OGC_ARCHIVES, 2, "3"));
}

static void
lay_four_maps (void)
{
  for (unsigned place = 0; place < 4; place++)
    lay_out (OGC_TILE_MAP, place, fixture_map (place, 4 - place));
}

/* ARC-3: more dice first, then the higher value; each takes the map of its choice */
static void
test_resolve (void)
{
  table ();
  lay_four_maps ();
  lay_group (0, 6, 1);
  lay_group (1, 2, 3);
  lay_group (2, 5, 2);
  lay_group (3, 4, 2);
  lay_group (3, 1, 2);
  forget ();
  finish_laps ();
  expect_event (EVENT (.kind = OGC_EVENT_RESOLVING, .building = OGC_ARCHIVES));
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  g_assert_cmpint (game.ask.building, ==, OGC_ARCHIVES);
  g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_MAP);
  g_assert_cmpint (game.ask.remaining, ==, 1);
  g_assert_cmphex (game.ask.offer, ==, OGC_TILE_BIT (fixture_map (0, 4)) | OGC_TILE_BIT (fixture_map (1, 3))
                                       | OGC_TILE_BIT (fixture_map (2, 2)) | OGC_TILE_BIT (fixture_map (3, 1)));
  g_assert_cmpuint (count_listed (OGC_DECISION_TAKE), ==, 4);
  refused (OGC_RULE_ARC_3, taking (fixture_map (4, 1)));
  choose (1, OGC_TILE_MAP, fixture_map (3, 1));
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 1, .building = OGC_ARCHIVES, .tile_kind = OGC_TILE_MAP,
                       .tile = fixture_map (3, 1), .seen_by = OGC_SEEN_BY_ALL));
  refused (OGC_RULE_ARC_3, taking (fixture_map (3, 1)));
  choose (2, OGC_TILE_MAP, fixture_map (0, 4));
  choose (3, OGC_TILE_MAP, fixture_map (1, 3));
  choose (3, OGC_TILE_MAP, fixture_map (2, 2));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_MAP), ==, 0);
}

/* ARC-3: maps left leave the game face up */
static void
test_maps_left (void)
{
  table ();
  lay_four_maps ();
  lay_group (0, 6, 1);
  lay_group (1, 2, 3);
  forget ();
  finish_laps ();
  choose (1, OGC_TILE_MAP, fixture_map (0, 4));
  choose (0, OGC_TILE_MAP, fixture_map (2, 2));
  expect_round (2);
  g_assert_true (is_discarded (OGC_TILE_MAP, fixture_map (1, 3)));
  g_assert_true (is_discarded (OGC_TILE_MAP, fixture_map (3, 1)));
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_MAP]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = OGC_NOBODY, .building = OGC_ARCHIVES,
                       .tile_kind = OGC_TILE_MAP,
                       .tile = fixture_map (1, 3), .seen_by = OGC_SEEN_BY_ALL));
}

/* ARC-4, RND-6: the fifth and later groups go to their owners' Library */
static void
test_groups_left (void)
{
  table ();
  lay_four_maps ();
  lay_group (0, 6, 4);
  lay_group (0, 5, 3);
  lay_group (1, 6, 2);
  lay_group (1, 5, 2);
  lay_group (2, 4, 2);
  lay_group (2, 1, 1);
  hand (0, "1", NULL);
  hand (1, "1111", NULL);
  forget ();
  finish_laps ();
  choose (0, OGC_TILE_MAP, fixture_map (0, 4));
  choose (0, OGC_TILE_MAP, fixture_map (1, 3));
  choose (1, OGC_TILE_MAP, fixture_map (2, 2));
  choose (1, OGC_TILE_MAP, fixture_map (3, 1));
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 2, .building = OGC_ARCHIVES, .dice = dice ("44")));
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 2, .building = OGC_ARCHIVES, .dice = dice ("1")));
  expect_round (2);
  /* one die in hand; four; all eight: five in hand and three without reward; eight */
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 1);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 4);
  g_assert_cmpuint (game.knowledge[2], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[3], ==, 1 + 8);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archives/ARC-1/one-value", test_one_value);
  g_test_add_func ("/archives/ARC-1/all-eight", test_all_eight);
  g_test_add_func ("/archives/ARC-1/join", test_join);
  g_test_add_func ("/archives/ARC-2/no-two-equal", test_no_two_equal);
  g_test_add_func ("/archives/ARC-2/never-merge", test_never_merge);
  g_test_add_func ("/archives/ARC-3/resolve", test_resolve);
  g_test_add_func ("/archives/ARC-3/maps-left", test_maps_left);
  g_test_add_func ("/archives/ARC-4/groups-left", test_groups_left);
  return g_test_run ();
}
