/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Missions (MIS). */
#include "fixture-score.h"

/* MIS-1: 3 gold with two of different colours and kinds, else 0 */
static void
test_dual_map (void)
{
  unsigned at, red, blue;

  start ();
  at = dual (RED, BLUE);
  g_assert_cmpuint (gold (), ==, 0);
  red = person (RED, CART, 2);
  g_assert_cmpuint (gold (), ==, 2);
  g_assert_cmpuint (score.at[red], ==, OGC_AT_MISSION (at));
  g_assert_cmpuint (score.mission_gold[at], ==, 0);
  /* one colour twice is not legal */
  person (RED, EXC, 1);
  g_assert_cmpuint (gold (), ==, 2);
  score.at[fixture_specialist (RED, EXC, 1)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_MIS_1);
  /* nor is one kind twice */
  person (BLUE, CART, 3);
  g_assert_cmpuint (gold (), ==, 3 + 3 + 1);
  nobody ();
  score.at[red] = score.at[fixture_specialist (BLUE, CART, 3)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_MIS_1);
  blue = person (BLUE, EXC, 2);
  g_assert_cmpuint (gold (), ==, 3 + 3 + 1);
  nobody ();
  score.at[red] = score.at[blue] = OGC_AT_MISSION (at);
  legal (3 + 2 + 2);
  nobody ();
  score.at[fixture_specialist (GREEN, EXC, 1)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_SCO_3);
  person (GREEN, EXC, 1);
  illegal (OGC_RULE_MIS_1);
}

/* MIS-2: a pair of one colour; 1 gold with at least one */
static void
test_secret_map (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_SECRET_MAP);
  g_assert_cmpuint (gold (), ==, 0);
  person (RED, CART, 2);
  g_assert_cmpuint (gold (), ==, 1 + 2);
  person (BLUE, EXC, 3);
  g_assert_cmpuint (gold (), ==, 1 + 3);
  nobody ();
  score.at[fixture_specialist (RED, CART, 2)] = score.at[fixture_specialist (BLUE, EXC, 3)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_MIS_2);
  person (RED, EXC, 2);
  g_assert_cmpuint (gold (), ==, 1 + 2 + 2);
  g_assert_cmpuint (score.mission_gold[at], ==, 1);
  give (OGC_TILE_MISSION, at + 1);
  g_assert_cmpuint (gold (), ==, 2 + 2 + 2 + 3);
}

/* MIS-3: 1 for each colour among assigned specialists */
static void
test_broaden (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_BROADEN_EXPERTISE);
  person (RED, CART, 1);
  g_assert_cmpuint (gold (), ==, 0);
  map (RED, 1);
  person (RED, EXC, 1);
  g_assert_cmpuint (gold (), ==, 1 + 2 + 1);
  map (GREEN, 1);
  person (GREEN, EXC, 1);
  g_assert_cmpuint (gold (), ==, 2 + 3 + 2);
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
}

/* MIS-4: 1 for each assigned cartographer */
static void
test_congregate (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_CONGREGATE_CARTOGRAPHERS);
  map (RED, 1);
  person (RED, CART, 1);
  person (RED, CART, 2);
  person (RED, EXC, 1);
  g_assert_cmpuint (gold (), ==, 1 + 2 + 1 + 1);
  g_assert_cmpuint (score.mission_gold[at], ==, 1);
  map (RED, 2);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
}

/* MIS-5: 1 for each assigned excavator */
static void
test_gather (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_GATHER_EXCAVATORS);
  map (RED, 1);
  person (RED, EXC, 1);
  person (RED, EXC, 2);
  person (RED, CART, 1);
  g_assert_cmpuint (gold (), ==, 1 + 2 + 1 + 1);
  g_assert_cmpuint (score.mission_gold[at], ==, 1);
  map (RED, 2);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
}

/* Checks the gold of a mission that counts tiles of @kind. */
static void
check_counting (OgcMissionType type,
                OgcTileKind    kind,
                unsigned       n,
                unsigned       expected)
{
  unsigned at;

  start ();
  give_first (kind, n);
  at = fixture_mission (type);
  holding.tiles[OGC_TILE_MISSION] |= OGC_TILE_BIT (at);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, expected);
}

/* MIS-6: 1, and 2 for every 3 chests */
static void
test_dive (void)
{
  check_counting (OGC_MISSION_DIVE_FOR_DOUBLOONS, OGC_TILE_CHEST, 0, 1);
  check_counting (OGC_MISSION_DIVE_FOR_DOUBLOONS, OGC_TILE_CHEST, 2, 1);
  check_counting (OGC_MISSION_DIVE_FOR_DOUBLOONS, OGC_TILE_CHEST, 3, 3);
  check_counting (OGC_MISSION_DIVE_FOR_DOUBLOONS, OGC_TILE_CHEST, 8, 5);
}

/* MIS-7: 1 for every 3 treasures, of whatever metal */
static void
test_loot (void)
{
  check_counting (OGC_MISSION_LOOT_THE_TOWER, OGC_TILE_BRONZE, 2, 0);
  check_counting (OGC_MISSION_LOOT_THE_TOWER, OGC_TILE_SILVER, 3, 1);
  check_counting (OGC_MISSION_LOOT_THE_TOWER, OGC_TILE_GOLD, 7, 2);
  start ();
  give_first (OGC_TILE_BRONZE, 1);
  give_first (OGC_TILE_SILVER, 1);
  give_first (OGC_TILE_GOLD, 1);
  mission (OGC_MISSION_LOOT_THE_TOWER);
  g_assert_cmpuint (gold (), ==, 0 + 1 + 1 + 1);
}

/* MIS-8: 1, and 1 for every 2 items */
static void
test_raid (void)
{
  check_counting (OGC_MISSION_RAID_THE_TEMPLE, OGC_TILE_ITEM, 0, 1);
  check_counting (OGC_MISSION_RAID_THE_TEMPLE, OGC_TILE_ITEM, 1, 1);
  check_counting (OGC_MISSION_RAID_THE_TEMPLE, OGC_TILE_ITEM, 5, 3);
}

/* MIS-9: 1 for each ability, besides SCO-7 */
static void
test_join (void)
{
  check_counting (OGC_MISSION_JOIN_THE_ILLUMINATI, OGC_TILE_ABILITY, 0, 0);
  check_counting (OGC_MISSION_JOIN_THE_ILLUMINATI, OGC_TILE_ABILITY, 4, 4);
  g_assert_cmpuint (score.total, ==, 8);
}

/* MIS-10: 1, and 1 for each mission, itself included: alone 2 */
static void
test_embrace (void)
{
  start ();
  mission (OGC_MISSION_EMBRACE_THE_GUILD);
  g_assert_cmpuint (gold (), ==, 2);
  mission (OGC_MISSION_SECOND_OPINION);
  mission (OGC_MISSION_SECRET_MAP);
  g_assert_cmpuint (gold (), ==, 4);
}

/* MIS-11: 1, and 1 for every 2 ancient maps; Dig Sites are ancient, mission maps are not */
static void
test_find (void)
{
  unsigned at;

  check_counting (OGC_MISSION_FIND_THE_MAPS, OGC_TILE_MAP, 0, 1);
  check_counting (OGC_MISSION_FIND_THE_MAPS, OGC_TILE_MAP, 5, 3);
  start ();
  at = mission (OGC_MISSION_FIND_THE_MAPS);
  site (0);
  dual (RED, BLUE);
  g_assert_cmpuint (gold (), ==, 1);
  site (1);
  g_assert_cmpuint (gold (), ==, 2);
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
}

/* MIS-12: 1 for each ancient map with a specialist, for which they spread out */
static void
test_hire (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_HIRE_RIGHT_HUNTERS);
  map (RED, 1);
  map (RED, 4);
  person (RED, CART, 1);
  person (RED, EXC, 1);
  item (RED, CART, OGC_BACK_1_6);
  /* apart: 1 + 4 + 2 + 1 + 2; together on the 4: 4 + 3 + 1 */
  g_assert_cmpuint (gold (), ==, 10);
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
  site (0);
  person (BLUE, CART, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
  /* not on mission maps */
  mission (OGC_MISSION_SECRET_MAP);
  person (YELLOW, CART, 3);
  person (YELLOW, EXC, 3);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
}

/* MIS-13: 1 for every 2 assigned specialists */
static void
test_recruit (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_RECRUIT_SPECIALISTS);
  map (RED, 1);
  person (RED, CART, 1);
  person (BLUE, CART, 1);
  g_assert_cmpuint (gold (), ==, 2);
  person (RED, EXC, 1);
  g_assert_cmpuint (gold (), ==, 1 + 2 + 1);
  map (BLUE, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 1);
  person (BLUE, EXC, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
}

/* MIS-14: 1 for each colour among maps; a Dual Map counts twice, a Secret Map as its specialists, Dig Sites and
 * empty Secret Maps grey */
static void
test_scour (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_SCOUR_THE_GLOBE);
  map (RED, 1);
  map (RED, 2);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 1);
  dual (RED, BLUE);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
  mission (OGC_MISSION_SECRET_MAP);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
  site (0);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
  person (GREEN, CART, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 4);
}

/* MIS-14: a Secret Map gets a new colour rather than a known one if that is otherwise as good */
static void
test_scour_new_colour (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_SCOUR_THE_GLOBE);
  mission (OGC_MISSION_SECRET_MAP);
  site (0);
  site (1);
  map (RED, 1);
  person (RED, CART, 3);
  person (RED, EXC, 3);
  person (RED, CART, 2);
  person (WHITE, CART, 2);
  person (YELLOW, CART, 2);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
}

/* MIS-15: one map with a pair takes a third of a matching colour, of either kind, and its item works there */
static void
test_second_opinion (void)
{
  unsigned four, third;

  start ();
  mission (OGC_MISSION_SECOND_OPINION);
  four = map (RED, 4);
  person (RED, CART, 3);
  third = person (RED, CART, 1);
  /* without a pair there is no third */
  g_assert_cmpuint (gold (), ==, 4 + 3);
  score.at[third] = (uint8_t) four;
  illegal (OGC_RULE_SCO_2);
  person (RED, EXC, 2);
  g_assert_cmpuint (gold (), ==, 4 + 3 + 2 + 1);
  g_assert_cmpuint (score.at[third], ==, four);
  item (RED, CART, OGC_BACK_1_6);
  item (RED, CART, OGC_BACK_2_5);
  g_assert_cmpuint (gold (), ==, 4 + 6 + 2 + 2);
  /* SCO-4: two cartographers with items do not double the map, one of each does */
  item (RED, EXC, OGC_BACK_2_5);
  g_assert_cmpuint (gold (), ==, 8 + 6 + 4 + 2);
  /* one map only */
  map (BLUE, 4);
  person (BLUE, CART, 3);
  person (BLUE, EXC, 3);
  person (BLUE, EXC, 1);
  g_assert_cmpuint (gold (), ==, 20 + 10);
  score.at[fixture_specialist (BLUE, EXC, 1)] = (uint8_t) fixture_map (BLUE, 4);
  illegal (OGC_RULE_MIS_15);
}

/* MIS-15: at a Dig Site any colour */
static void
test_second_opinion_dig_site (void)
{
  unsigned at, third;

  start ();
  mission (OGC_MISSION_SECOND_OPINION);
  at = site (1);
  person (RED, CART, 3);
  person (BLUE, EXC, 3);
  third = person (GREEN, EXC, 2);
  item (GREEN, EXC, OGC_BACK_1_6);
  g_assert_cmpuint (gold (), ==, 3 + 3 + 4);
  g_assert_cmpuint (score.at[third], ==, at);
}

/* MIS-15: at a Dual Map either colour, still 3 gold (MIS-1) */
static void
test_second_opinion_dual (void)
{
  unsigned at;

  start ();
  mission (OGC_MISSION_SECOND_OPINION);
  at = dual (RED, BLUE);
  person (RED, CART, 3);
  person (BLUE, EXC, 3);
  person (BLUE, EXC, 2);
  g_assert_cmpuint (gold (), ==, 3 + 3 + 3 + 2);
  g_assert_cmpuint (score.at[fixture_specialist (BLUE, EXC, 2)], ==, OGC_AT_MISSION (at));
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
  holding.tiles[OGC_TILE_SPECIALIST] = 0;
  person (RED, CART, 3);
  person (RED, EXC, 3);
  person (RED, EXC, 2);
  g_assert_cmpuint (gold (), ==, 3);
  nobody ();
  score.at[fixture_specialist (RED, CART, 3)] = score.at[fixture_specialist (RED, EXC, 3)] =
    score.at[fixture_specialist (RED, EXC, 2)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_MIS_1);
}

/* MIS-15: at a Secret Map the pair's colour */
static void
test_second_opinion_secret (void)
{
  unsigned at;

  start ();
  mission (OGC_MISSION_SECOND_OPINION);
  at = mission (OGC_MISSION_SECRET_MAP);
  person (RED, CART, 1);
  person (RED, EXC, 1);
  person (BLUE, EXC, 2);
  person (RED, EXC, 2);
  g_assert_cmpuint (gold (), ==, 1 + 1 + 2 + 1);
  g_assert_cmpuint (score.at[fixture_specialist (BLUE, EXC, 2)], ==, OGC_UNASSIGNED);
  nobody ();
  score.at[fixture_specialist (RED, CART, 1)] = score.at[fixture_specialist (RED, EXC, 1)] =
    score.at[fixture_specialist (BLUE, EXC, 2)] = OGC_AT_MISSION (at);
  illegal (OGC_RULE_MIS_2);
}

/* MIS-16: 1, and 1 for each map of any kind with both kinds */
static void
test_unite (void)
{
  unsigned at;

  start ();
  at = mission (OGC_MISSION_UNITE_SPECIALISTS);
  map (RED, 1);
  person (RED, CART, 1);
  g_assert_cmpuint (gold (), ==, 1 + 1 + 1);
  person (RED, EXC, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 2);
  site (0);
  person (BLUE, CART, 1);
  person (GREEN, EXC, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 3);
  mission (OGC_MISSION_SECRET_MAP);
  person (WHITE, CART, 1);
  person (WHITE, EXC, 1);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 4);
  dual (YELLOW, GREEN);
  person (YELLOW, CART, 1);
  person (GREEN, EXC, 2);
  gold ();
  g_assert_cmpuint (score.mission_gold[at], ==, 5);
  /* together is better than apart: two maps of 1 and a pair */
  holding.tiles[OGC_TILE_MAP] = 0;
  holding.tiles[OGC_TILE_SPECIALIST] = 0;
  holding.tiles[OGC_TILE_MISSION] = OGC_TILE_BIT (at);
  map (RED, 4);
  map (RED, 3);
  person (RED, CART, 1);
  person (RED, EXC, 1);
  /* apart 4 + 3 + 2 + 1, together 4 + 1 + 2 + 2: apart is better still */
  g_assert_cmpuint (gold (), ==, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/mis-1/dual-map", test_dual_map);
  g_test_add_func ("/score/mis-2/secret-map", test_secret_map);
  g_test_add_func ("/score/mis-3/broaden", test_broaden);
  g_test_add_func ("/score/mis-4/congregate", test_congregate);
  g_test_add_func ("/score/mis-5/gather", test_gather);
  g_test_add_func ("/score/mis-6/dive", test_dive);
  g_test_add_func ("/score/mis-7/loot", test_loot);
  g_test_add_func ("/score/mis-8/raid", test_raid);
  g_test_add_func ("/score/mis-9/join", test_join);
  g_test_add_func ("/score/mis-10/embrace", test_embrace);
  g_test_add_func ("/score/mis-11/find", test_find);
  g_test_add_func ("/score/mis-12/hire", test_hire);
  g_test_add_func ("/score/mis-13/recruit", test_recruit);
  g_test_add_func ("/score/mis-14/scour", test_scour);
  g_test_add_func ("/score/mis-14/new-colour", test_scour_new_colour);
  g_test_add_func ("/score/mis-15/second-opinion", test_second_opinion);
  g_test_add_func ("/score/mis-15/dig-site", test_second_opinion_dig_site);
  g_test_add_func ("/score/mis-15/dual-map", test_second_opinion_dual);
  g_test_add_func ("/score/mis-15/secret-map", test_second_opinion_secret);
  g_test_add_func ("/score/mis-16/unite", test_unite);
  return g_test_run ();
}
