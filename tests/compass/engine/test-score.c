/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring (SCO). */
#include "fixture-score.h"

/* SCO-1: the best assignment is found, not the first that fits: the better specialist is on the map that gains more */
static void
test_best (void)
{
  unsigned low, high, one, three;

  start ();
  low = map (RED, 1);
  high = map (RED, 4);
  one = person (RED, CART, 1);
  three = person (RED, CART, 3);
  /* both are assigned: 1 + 4 + 1 + 3 */
  g_assert_cmpuint (gold (), ==, 9);
  holding.tiles[OGC_TILE_SPECIALIST] &= ~OGC_TILE_BIT (one);
  /* on the 4 (gain 2), not on the 1 (gain 1) */
  g_assert_cmpuint (gold (), ==, 0 + 4 + 3);
  g_assert_cmpuint (score.at[three], ==, OGC_AT_MAP (high));
  g_assert_cmpuint (score.map_gold[low], ==, 0);
}

/* SCO-1: the same holding, the same assignment */
static void
test_same_again (void)
{
  OgcScore first;

  start ();
  give_first (OGC_TILE_MAP, 26);
  give_first (OGC_TILE_SPECIALIST, 36);
  give_first (OGC_TILE_ITEM, 24);
  give_first (OGC_TILE_MISSION, 22);
  gold ();
  first = score;
  memset (&score, 0x55, sizeof score);
  gold ();
  g_assert_cmpmem (&first, sizeof first, &score, sizeof score);
}

/* SCO-2: a map's higher value counts with at least one specialist, its lower one with none; one of each kind, only of
 * its own colour */
static void
test_maps (void)
{
  unsigned two, cart, exc, second;

  start ();
  two = map (BLUE, 2);
  g_assert_cmpuint (gold (), ==, 1);
  g_assert_cmpuint (score.map_gold[two], ==, 1);
  cart = person (BLUE, CART, 2);
  g_assert_cmpuint (gold (), ==, 2 + 2);
  /* the worked example: a map of 2 with a cartographer of 2 and an excavator of 3 is 7 */
  exc = person (BLUE, EXC, 3);
  g_assert_cmpuint (gold (), ==, 7);
  g_assert_cmpuint (score.at[cart], ==, OGC_AT_MAP (two));
  g_assert_cmpuint (score.at[exc], ==, OGC_AT_MAP (two));
  second = person (BLUE, CART, 1);
  person (RED, EXC, 3);
  g_assert_cmpuint (gold (), ==, 7);

  nobody ();
  legal (1);
  score.at[cart] = score.at[second] = OGC_AT_MAP (two);
  illegal (OGC_RULE_SCO_2);
  nobody ();
  score.at[fixture_specialist (RED, EXC, 3)] = OGC_AT_MAP (two);
  illegal (OGC_RULE_SCO_2);
}

/* SCO-3: assigned specialists score their value, others nothing; both they and their maps must be held */
static void
test_specialists (void)
{
  unsigned cart, three;

  start ();
  cart = person (WHITE, CART, 2);
  g_assert_cmpuint (gold (), ==, 0);
  g_assert_cmpuint (score.at[cart], ==, OGC_UNASSIGNED);
  g_assert_cmpuint (score.specialist_gold[cart], ==, 0);
  g_assert_cmpuint (score.unassigned, ==, 1);
  three = map (WHITE, 3);
  g_assert_cmpuint (gold (), ==, 5);
  g_assert_cmpuint (score.specialist_gold[cart], ==, 2);
  g_assert_cmpuint (score.by_source[OGC_GOLD_SPECIALISTS], ==, 2);
  g_assert_cmpuint (score.unassigned, ==, 0);

  nobody ();
  score.at[fixture_specialist (WHITE, CART, 1)] = OGC_AT_MAP (three);
  illegal (OGC_RULE_SCO_3);
  nobody ();
  score.at[cart] = OGC_AT_MAP (fixture_map (WHITE, 4));
  illegal (OGC_RULE_SCO_3);
  for (unsigned at = 0; at <= 0xff; at++)
    {
      nobody ();
      score.at[cart] = (uint8_t) at;
      g_assert_cmpint (judge (), ==, at == three || at == OGC_UNASSIGNED ? OGC_RULE_NONE : OGC_RULE_SCO_3);
    }
}

/* SCO-4: the worked example: a map of 3 with both specialists 2 and 1 carrying items is 12 */
static void
test_items (void)
{
  unsigned three, cart, exc, compass, tool, spare;

  start ();
  three = map (GREEN, 3);
  cart = person (GREEN, CART, 2);
  exc = person (GREEN, EXC, 1);
  compass = item (GREEN, CART, OGC_BACK_1_6);
  g_assert_cmpuint (gold (), ==, 3 + 4 + 1);
  tool = item (GREEN, EXC, OGC_BACK_2_5);
  g_assert_cmpuint (gold (), ==, 12);
  g_assert_cmpuint (score.map_gold[three], ==, 6);
  g_assert_cmpuint (score.by_source[OGC_GOLD_MAPS], ==, 6);
  g_assert_cmpuint (score.by_source[OGC_GOLD_SPECIALISTS], ==, 6);
  g_assert_cmpuint (score.bearer[compass], ==, cart);
  g_assert_cmpuint (score.bearer[tool], ==, exc);
  /* one item a specialist */
  spare = item (GREEN, CART, OGC_BACK_2_5);
  g_assert_cmpuint (gold (), ==, 12);
  score.bearer[spare] = (uint8_t) cart;
  illegal (OGC_RULE_SCO_4);
  /* colour and kind */
  item (RED, EXC, OGC_BACK_1_6);
  g_assert_cmpuint (gold (), ==, 12);
  score.bearer[compass] = OGC_NO_TILE;
  legal (3 + 2 + 2);
  score.bearer[compass] = (uint8_t) exc;
  score.bearer[tool] = OGC_NO_TILE;
  illegal (OGC_RULE_SCO_4);
  score.bearer[compass] = OGC_NO_TILE;
  score.bearer[fixture_item (RED, EXC, OGC_BACK_1_6)] = (uint8_t) exc;
  illegal (OGC_RULE_SCO_4);
}

/* SCO-4: items do nothing without an assignment, nothing on Dual and Secret Maps, and nothing if they are not held */
static void
test_items_elsewhere (void)
{
  unsigned cart, compass, secret;

  start ();
  cart = person (GREEN, CART, 3);
  compass = item (GREEN, CART, OGC_BACK_1_6);
  g_assert_cmpuint (gold (), ==, 0);
  secret = mission (OGC_MISSION_SECRET_MAP);
  g_assert_cmpuint (gold (), ==, 1 + 3);
  g_assert_cmpuint (score.bearer[compass], ==, OGC_NO_TILE);
  score.bearer[compass] = (uint8_t) cart;
  illegal (OGC_RULE_SCO_4);
  holding.tiles[OGC_TILE_MISSION] = 0;
  dual (GREEN, BLUE);
  g_assert_cmpuint (gold (), ==, 3);
  /* the specialist goes where the item works: 2 + 6, not 1 + 1 + 3 */
  holding.tiles[OGC_TILE_MISSION] = OGC_TILE_BIT (secret);
  map (GREEN, 2);
  g_assert_cmpuint (gold (), ==, 8);
  nobody ();
  score.at[cart] = OGC_AT_MAP (fixture_map (GREEN, 2));
  score.bearer[fixture_item (GREEN, CART, OGC_BACK_2_5)] = (uint8_t) cart;
  illegal (OGC_RULE_SCO_4);
  score.bearer[fixture_item (GREEN, CART, OGC_BACK_2_5)] = OGC_NO_TILE;
  score.bearer[compass] = OGC_N_SPECIALISTS;
  illegal (OGC_RULE_SCO_4);
}

/* SCO-4: two items go to the map that they double most, even if a better single use is given up for that */
static void
test_items_on_the_best_map (void)
{
  start ();
  map (PURPLE, 1);
  map (PURPLE, 4);
  person (PURPLE, CART, 1);
  person (PURPLE, EXC, 1);
  item (PURPLE, CART, OGC_BACK_1_6);
  item (PURPLE, EXC, OGC_BACK_1_6);
  /* both on the 4: 8 + 2 + 2 and 0 for the 1; apart: 4 + 1 + 2 + 2 */
  g_assert_cmpuint (gold (), ==, 12);
}

/* SCO-5: 1 gold for every 2 tokens, even for more tokens than the box has */
static void
test_knowledge (void)
{
  start ();
  for (unsigned tokens = 0; tokens < 6; tokens++)
    {
      holding.knowledge = tokens;
      g_assert_cmpuint (gold (), ==, tokens / 2);
      g_assert_cmpuint (score.by_source[OGC_GOLD_KNOWLEDGE], ==, tokens / 2);
    }
  holding.knowledge = 1000001;
  g_assert_cmpuint (gold (), ==, 500000);
}

/* SCO-6: 4, 2 and 1 */
static void
test_artifacts (void)
{
  unsigned water, fire, dark;

  start ();
  water = give (OGC_TILE_ARTIFACT, fixture_artifact (OGC_ARTIFACT_WATER, 0));
  fire = give (OGC_TILE_ARTIFACT, fixture_artifact (OGC_ARTIFACT_FIRE, 3));
  dark = give (OGC_TILE_ARTIFACT, fixture_artifact (OGC_ARTIFACT_DARK, 5));
  give (OGC_TILE_COLLECTION, 2); /* water, then fire */
  g_assert_cmpuint (gold (), ==, 4 + 2 + 1);
  g_assert_cmpuint (score.artifact_gold[water], ==, 4);
  g_assert_cmpuint (score.artifact_gold[fire], ==, 2);
  g_assert_cmpuint (score.artifact_gold[dark], ==, 1);
  give (OGC_TILE_ARTIFACT, fixture_artifact (OGC_ARTIFACT_WATER, 4));
  g_assert_cmpuint (gold (), ==, 4 + 4 + 2 + 1);
  g_assert_cmpuint (score.by_source[OGC_GOLD_ARTIFACTS], ==, 11);
}

/* SCO-7: abilities 1 each; chests and treasures as printed */
static void
test_printed_gold (void)
{
  start ();
  give_first (OGC_TILE_ABILITY, 3);
  g_assert_cmpuint (gold (), ==, 3);
  g_assert_cmpuint (score.by_source[OGC_GOLD_ABILITIES], ==, 3);
  give (OGC_TILE_CHEST, 0);
  give (OGC_TILE_CHEST, OGC_N_CHESTS - 1);
  g_assert_cmpuint (gold (), ==, 3 + 1 + 3);
  g_assert_cmpuint (score.by_source[OGC_GOLD_CHESTS], ==, 4);
  give (OGC_TILE_BRONZE, 0);
  give (OGC_TILE_SILVER, 11);
  give (OGC_TILE_GOLD, 5);
  g_assert_cmpuint (gold (), ==, 7 + 0 + 3 + 2);
  g_assert_cmpuint (score.by_source[OGC_GOLD_TREASURES], ==, 5);
}

/* SCO-8: missions score as MIS says, and all of them are added up */
static void
test_missions (void)
{
  start ();
  mission (OGC_MISSION_FIND_THE_MAPS);
  mission (OGC_MISSION_UNITE_SPECIALISTS);
  g_assert_cmpuint (gold (), ==, 2);
  g_assert_cmpuint (score.by_source[OGC_GOLD_MISSIONS], ==, 2);
  /* a specialist cannot be assigned to a mission that is not a map */
  person (RED, CART, 3);
  g_assert_cmpuint (gold (), ==, 2);
  score.at[fixture_specialist (RED, CART, 3)] = OGC_AT_MISSION (fixture_mission (OGC_MISSION_FIND_THE_MAPS));
  illegal (OGC_RULE_SCO_3);
}

/* SCO-9: any colours, one of each kind; items work there */
static void
test_dig_site (void)
{
  unsigned at, red, blue;

  start ();
  at = site (0);
  g_assert_cmpuint (gold (), ==, 0);
  red = person (RED, CART, 3);
  blue = person (BLUE, EXC, 2);
  g_assert_cmpuint (gold (), ==, 5);
  g_assert_cmpuint (score.at[red], ==, at);
  g_assert_cmpuint (score.at[blue], ==, at);
  item (BLUE, EXC, OGC_BACK_1_6);
  g_assert_cmpuint (gold (), ==, 3 + 4);
  person (GREEN, CART, 2);
  g_assert_cmpuint (gold (), ==, 7);
  score.at[fixture_specialist (GREEN, CART, 2)] = (uint8_t) at;
  illegal (OGC_RULE_MIS_15);
  score.at[blue] = OGC_UNASSIGNED;
  memset (score.bearer, OGC_NO_TILE, sizeof score.bearer);
  illegal (OGC_RULE_SCO_9);
  site (1);
  g_assert_cmpuint (gold (), ==, 9);
}

/* SCO-9, SCO-4: a Dig Site whose value an owner has corrected is doubled like any ancient map, by items of different
 * colours */
static void
test_rich_dig_site (void)
{
  OgcTiles tiles = *fixture_tiles ();

  tiles.maps[OGC_N_MAPS - 1].high = 5;
  start ();
  site (0);
  site (1);
  person (RED, CART, 1);
  person (RED, CART, 3);
  person (BLUE, EXC, 2);
  item (RED, CART, OGC_BACK_1_6);
  item (BLUE, EXC, OGC_BACK_1_6);
  ogc_score (&tiles, &holding, &score);
  /* 10 for the site, 6 and 4 for those with items, 1 on the other site */
  g_assert_cmpuint (score.total, ==, 21);
  g_assert_cmpuint (ogc_score_total (&tiles, &holding), ==, 21);
}

/* SCO-10: every gold piece has a source */
static void
test_origin (void)
{
  unsigned sum = 0, by_tile = 0;

  start ();
  give_first (OGC_TILE_MAP, 26);
  give_first (OGC_TILE_SPECIALIST, 36);
  give_first (OGC_TILE_ITEM, 24);
  give_first (OGC_TILE_MISSION, 22);
  give_first (OGC_TILE_ARTIFACT, 36);
  give (OGC_TILE_COLLECTION, 3);
  give_first (OGC_TILE_ABILITY, 20);
  give_first (OGC_TILE_CHEST, 30);
  give_first (OGC_TILE_BRONZE, 12);
  holding.knowledge = 9;
  gold ();
  for (unsigned i = 0; i < OGC_N_GOLD_SOURCES; i++)
    sum += score.by_source[i];
  g_assert_cmpuint (sum, ==, score.total);
  for (unsigned i = 0; i < OGC_N_MAPS; i++)
    by_tile += score.map_gold[i];
  g_assert_cmpuint (by_tile, ==, score.by_source[OGC_GOLD_MAPS]);
  for (unsigned i = 0; i < OGC_N_SPECIALISTS; i++)
    by_tile += score.specialist_gold[i];
  for (unsigned i = 0; i < OGC_N_ARTIFACTS; i++)
    by_tile += score.artifact_gold[i];
  for (unsigned i = 0; i < OGC_N_MISSIONS; i++)
    by_tile += score.mission_gold[i];
  g_assert_cmpuint (by_tile + 4 + 20 + score.by_source[OGC_GOLD_CHESTS] + score.by_source[OGC_GOLD_TREASURES], ==,
                    score.total);
}

static OgcState state;

static void
start_state (unsigned seats)
{
  memset (&state, 0, sizeof state);
  state.tiles = fixture_tiles ();
  state.setup.seats = (uint8_t) seats;
}

/* SCO-11: the most gold wins, and less gold means a lower place */
static void
test_winner (void)
{
  OgcResult result;

  start_state (4);
  state.knowledge[0] = 4;
  state.knowledge[1] = 9;
  state.knowledge[2] = 5;
  ogc_result_of (&state, &result);
  g_assert_cmpuint (result.winners, ==, 1);
  g_assert_cmpuint (result.place[1], ==, 1);
  g_assert_cmpuint (result.place[0], ==, 2);
  g_assert_cmpuint (result.place[2], ==, 2);
  g_assert_cmpuint (result.place[3], ==, 4);
  g_assert_cmpuint (result.place[4], ==, 0);
  g_assert_cmpuint (result.scores[1].total, ==, 4);
}

/* SCO-12: then most unassigned specialists; still tied, the win is shared */
static void
test_tie (void)
{
  OgcResult result;

  start_state (3);
  for (unsigned seat = 0; seat < 3; seat++)
    state.knowledge[seat] = 2;
  state.held[1][OGC_TILE_SPECIALIST] = 0x3;
  state.held[2][OGC_TILE_SPECIALIST] = 0x4;
  ogc_result_of (&state, &result);
  g_assert_cmpuint (result.winners, ==, 1);
  g_assert_cmpuint (result.place[1], ==, 1);
  g_assert_cmpuint (result.place[2], ==, 2);
  g_assert_cmpuint (result.place[0], ==, 3);
  state.held[2][OGC_TILE_SPECIALIST] = 0xc;
  ogc_result_of (&state, &result);
  g_assert_cmpuint (result.winners, ==, 2);
  g_assert_cmpuint (result.place[1], ==, 1);
  g_assert_cmpuint (result.place[2], ==, 1);
  g_assert_cmpuint (result.place[0], ==, 3);
}

/* SCO-12: among the best assignments, the one with the most unassigned specialists counts */
static void
test_fewest_assigned (void)
{
  OgcTiles tiles = *fixture_tiles ();

  for (unsigned i = 0; i < OGC_N_SPECIALISTS; i++)
    tiles.specialists[i].value = 0;
  start ();
  map (RED, 4);
  person (RED, CART, 1);
  person (RED, EXC, 1);
  person (RED, EXC, 3);
  ogc_score (&tiles, &holding, &score);
  g_assert_cmpuint (score.total, ==, 4);
  g_assert_cmpuint (score.unassigned, ==, 2);
  /* MIS-13 needs a second one, and a third would add nothing */
  mission (OGC_MISSION_RECRUIT_SPECIALISTS);
  map (RED, 3);
  ogc_score (&tiles, &holding, &score);
  g_assert_cmpuint (score.total, ==, 4 + 3 + 1);
  g_assert_cmpuint (score.unassigned, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/sco-1/best", test_best);
  g_test_add_func ("/score/sco-1/same-again", test_same_again);
  g_test_add_func ("/score/sco-2/maps", test_maps);
  g_test_add_func ("/score/sco-3/specialists", test_specialists);
  g_test_add_func ("/score/sco-4/items", test_items);
  g_test_add_func ("/score/sco-4/elsewhere", test_items_elsewhere);
  g_test_add_func ("/score/sco-4/best-map", test_items_on_the_best_map);
  g_test_add_func ("/score/sco-5/knowledge", test_knowledge);
  g_test_add_func ("/score/sco-6/artifacts", test_artifacts);
  g_test_add_func ("/score/sco-7/printed-gold", test_printed_gold);
  g_test_add_func ("/score/sco-8/missions", test_missions);
  g_test_add_func ("/score/sco-9/dig-site", test_dig_site);
  g_test_add_func ("/score/sco-9/rich-dig-site", test_rich_dig_site);
  g_test_add_func ("/score/sco-10/origin", test_origin);
  g_test_add_func ("/score/sco-11/winner", test_winner);
  g_test_add_func ("/score/sco-12/tie", test_tie);
  g_test_add_func ("/score/sco-12/fewest-assigned", test_fewest_assigned);
  return g_test_run ();
}
