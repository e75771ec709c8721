/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_GUILD, OGC_TOWER);
}

/* Expects these owners and values of the dice in one half, from the first floor up; "--" for no die. */
static void
expect_half (unsigned    half,
             const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned floor = 0; floor < 3; floor++)
    if (game.tower.value[half][floor] == 0)
      g_string_append (text, floor > 0 ? " --" : "--");
    else
      g_string_append_printf (text, "%s%d%d", floor > 0 ? " " : "", game.tower.owner[half][floor],
                              game.tower.value[half][floor]);
  g_assert_cmpstr (text->str, ==, expected);
}

/* TOW-1 */
static void
test_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "11234566", NULL);
  for (unsigned value = 1; value <= 6; value++)
    allowed (placing (OGC_TOWER, ((char[2]) { '0' + value, 0 })));
  allowed (placing (OGC_TOWER, "16"));
  allowed (placing (OGC_TOWER, "25"));
  allowed (placing (OGC_TOWER, "34"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "11"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "15"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "66"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "124"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "115"));
  refused (OGC_RULE_TOW_1, placing (OGC_TOWER, "1256"));
}

/* TOW-2 */
static void
test_halves (void)
{
  static const char *expected[] = { "01 -- --", "02 -- --", "03 -- --", "04 -- --", "05 -- --", "06 -- --" };

  for (unsigned value = 1; value <= 6; value++)
    {
      table (4, OGC_FORM_STANDARD);
      turn_of (0, "12345611", NULL);
      take (placing (OGC_TOWER, ((char[2]) { '0' + value, 0 })));
      expect_half (value > 3, expected[value - 1]);
      expect_half (value <= 3, "-- -- --");
    }
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "25111111", NULL);
  take (placing (OGC_TOWER, "25"));
  expect_half (0, "02 -- --");
  expect_half (1, "05 -- --");
}

/* TOW-3 */
static void
test_push (void)
{
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "22222222", NULL);
  take (placing (OGC_TOWER, "2"));
  turn_of (1, "11111111", NULL);
  take (placing (OGC_TOWER, "1"));
  expect_half (0, "11 02 --");
  turn_of (2, "33333333", NULL);
  take (placing (OGC_TOWER, "3"));
  expect_half (0, "23 11 02");
  forget ();
  turn_of (3, "16111111", NULL);
  take (placing (OGC_TOWER, "16"));
  expect_half (0, "31 23 11");
  expect_half (1, "36 -- --");
  g_assert_cmphex (game.library.dice[0], ==, dice ("2"));
  expect_event (EVENT (.kind = OGC_EVENT_PUSHED, .owner = 2, .building = OGC_TOWER, .place = 1, .dice = dice ("3")));
  expect_event (EVENT (.kind = OGC_EVENT_PUSHED, .owner = 1, .building = OGC_TOWER, .place = 2, .dice = dice ("1")));
  expect_event (EVENT (.kind = OGC_EVENT_BUMPED, .owner = 0, .building = OGC_TOWER, .dice = dice ("2")));
  g_assert_cmpuint (count_events (OGC_EVENT_PUSHED), ==, 2);
  g_assert_cmpuint (count_events (OGC_EVENT_BUMPED), ==, 1);
}

/* TOW-3: the same in the right half, and for own and neutral dice */
static void
test_push_right (void)
{
  table (2, OGC_FORM_NEUTRAL);
  lay_in_tower (0, 0, 6);
  lay_in_tower (OGC_NEUTRAL, 1, 5);
  lay_in_tower (0, 2, 4);
  forget ();
  turn_of (0, "444444", NULL);
  take (placing (OGC_TOWER, "4"));
  expect_half (1, "04 06 55");
  expect_event (EVENT (.kind = OGC_EVENT_PUSHED, .owner = OGC_NEUTRAL, .building = OGC_TOWER, .place = 5,
                       .dice = dice ("5")));
  g_assert_cmphex (game.library.dice[0], ==, dice ("4"));
  turn_of (1, "44444444", NULL);
  take (placing (OGC_TOWER, "4"));
  g_assert_cmphex (game.library.dice[OGC_NEUTRAL], ==, dice ("5"));
}

/* TOW-4 */
static void
test_resolve (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_in_tower (0, 0, 1);
  lay_in_tower (0, 1, 2);
  lay_in_tower (1, 2, 3);
  lay_in_tower (2, 0, 6);
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_BRONZE), ==, 1);
  g_assert_cmpuint (count_held (0, OGC_TILE_SILVER), ==, 1);
  g_assert_cmpuint (count_held (0, OGC_TILE_GOLD), ==, 0);
  g_assert_cmpuint (count_held (1, OGC_TILE_GOLD), ==, 1);
  g_assert_cmpuint (count_held (1, OGC_TILE_BRONZE) + count_held (1, OGC_TILE_SILVER), ==, 0);
  g_assert_cmpuint (count_held (2, OGC_TILE_BRONZE), ==, 1);
  g_assert_cmpuint (count_events (OGC_EVENT_TOOK), ==, 4);
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 1, .building = OGC_TOWER, .tile_kind = OGC_TILE_GOLD,
                       .tile = ogc_tile_mask_first (game.held[1][OGC_TILE_GOLD]), .number = 1, .seen_by = 1u << 1));
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 6);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 7);
}

/* TOW-4: neutral dice draw nothing */
static void
test_neutral (void)
{
  table (3, OGC_FORM_NEUTRAL);
  turn_of (0, "11111111", "34");
  take (placing_neutral (OGC_TOWER, 0, "34"));
  take (placing (OGC_TOWER, "1"));
  expect_half (0, "01 53 --");
  expect_half (1, "54 -- --");
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_BRONZE), ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_BRONZE]), ==, 11);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_SILVER]), ==, 12);
}

/* TOW-4: two dice on each floor in every one of six rounds take all twelve treasures and no more */
static void
test_all_treasures (void)
{
  table (2, OGC_FORM_STANDARD);
  for (unsigned round = 1; round <= 6; round++)
    {
      expect_round (round);
      for (unsigned floor = 0; floor < 3; floor++)
        {
          lay_in_tower (0, floor, 1);
          lay_in_tower (1, floor, 6);
        }
      finish_laps ();
    }
  g_assert_cmpint (game.phase, ==, OGC_PHASE_OVER);
  for (unsigned kind = OGC_TILE_BRONZE; kind <= OGC_TILE_GOLD; kind++)
    {
      g_assert_cmpuint (count_held (0, kind), ==, 6);
      g_assert_cmpuint (count_held (1, kind), ==, 6);
      g_assert_cmphex (game.stack[kind], ==, 0);
    }
}

/* The dice that each owner has there */
static void
test_dice_at (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_in_tower (0, 0, 1);
  lay_in_tower (0, 1, 1);
  lay_in_tower (OGC_NEUTRAL, 0, 6);
  lay_in_tower (0, 1, 4);
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_TOWER, 0), ==, dice ("114"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_TOWER, OGC_NEUTRAL), ==, dice ("6"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_TOWER, 1), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tower/TOW-1/placement", test_placement);
  g_test_add_func ("/tower/TOW-2/halves", test_halves);
  g_test_add_func ("/tower/TOW-3/push", test_push);
  g_test_add_func ("/tower/TOW-3/push-right", test_push_right);
  g_test_add_func ("/tower/TOW-4/resolve", test_resolve);
  g_test_add_func ("/tower/TOW-4/neutral", test_neutral);
  g_test_add_func ("/tower/TOW-4/all-treasures", test_all_treasures);
  g_test_add_func ("/tower/dice-at", test_dice_at);
  return g_test_run ();
}
