/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_GUILD, OGC_GALLEON);
}

static unsigned
count_drawn (unsigned seat)
{
  return ogc_tile_mask_count (game.galleon.drawn[seat]);
}

/* GAL-1: the first die of all */
static void
test_first_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "11223456", NULL);
  for (unsigned value = 1; value <= 6; value++)
    allowed (placing (OGC_GALLEON, ((char[2]) { '0' + value, 0 })));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "12"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "11"));
  take (placing (OGC_GALLEON, "2"));
  g_assert_cmphex (game.galleon.groups[0], ==, dice ("2"));
}

/* GAL-1: one die more than the largest, and a higher sum */
static void
test_later_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "46");
  turn_of (1, "11233456", NULL);
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "6"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "56"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "112"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "334"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "3456"));
  allowed (placing (OGC_GALLEON, "335"));
  allowed (placing (OGC_GALLEON, "456"));
  take (placing (OGC_GALLEON, "146"));
  g_assert_cmphex (game.galleon.groups[1], ==, dice ("146"));
}

/* GAL-1: an owner with a group adds to it; all its dice count */
static void
test_add (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "6");
  lay_hoard (1, "66");
  turn_of (0, "1123456", NULL);
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "6"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "456"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "11"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "15"));
  allowed (placing (OGC_GALLEON, "34"));
  take (placing (OGC_GALLEON, "25"));
  g_assert_cmphex (game.galleon.groups[0], ==, dice ("256"));
  g_assert_cmpuint (count_drawn (0), ==, 1 + 2);
}

/* GAL-1: the largest group's owner adds one die, which is always a higher sum */
static void
test_leader_adds (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "66");
  turn_of (0, "112345", NULL);
  allowed (placing (OGC_GALLEON, "1"));
  allowed (placing (OGC_GALLEON, "5"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "12"));
  refused (OGC_RULE_GAL_1, placing (OGC_GALLEON, "345"));
}

/* GAL-2: at once, as many as dice placed, seen by that seat alone */
static void
test_draw (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "12");
  forget ();
  turn_of (1, "66666666", NULL);
  take (placing (OGC_GALLEON, "666"));
  g_assert_cmpuint (count_drawn (1), ==, 3);
  g_assert_cmpuint (count_events (OGC_EVENT_DREW), ==, 3);
  for (unsigned i = 0; i < 3; i++)
    {
      const OgcEvent *drew = event_of_kind (OGC_EVENT_DREW, i);

      g_assert_cmpuint (drew->owner, ==, 1);
      g_assert_cmpuint (drew->tile_kind, ==, OGC_TILE_CHEST);
      g_assert_cmphex (drew->seen_by, ==, 1u << 1);
      g_assert_cmpuint (game.galleon.drawn[1] >> drew->tile & 1, ==, 1);
    }
}

/* GAL-2: neutral placements draw none */
static void
test_neutral_draws_none (void)
{
  table (3, OGC_FORM_NEUTRAL);
  turn_of (0, "11111111", "36");
  refused (OGC_RULE_GAL_1, placing_neutral (OGC_GALLEON, 0, "36"));
  forget ();
  take (placing_neutral (OGC_GALLEON, 0, "3"));
  g_assert_cmpuint (count_events (OGC_EVENT_DREW), ==, 0);
  g_assert_cmphex (game.galleon.groups[OGC_NEUTRAL], ==, dice ("3"));
  take (placing (OGC_LIBRARY, "1"));
  turn_of (1, "11111111", "11");
  refused (OGC_RULE_GAL_1, placing_neutral (OGC_GALLEON, 0, "11"));
  take (placing_neutral (OGC_GALLEON, 0, "1"));
  g_assert_cmphex (game.galleon.groups[OGC_NEUTRAL], ==, dice ("13"));
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_CHEST]), ==, OGC_N_CHESTS);
}

/* GAL-3 */
static void
test_resolve (void)
{
  OgcTileMask drawn;

  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "6");
  lay_hoard (1, "556");
  lay_hoard (2, "66");
  drawn = game.galleon.drawn[1];
  forget ();
  finish_laps ();
  /* the seats may be asked in any order */
  while (game.ask.kind == OGC_ASK_TAKE)
    {
      g_assert_cmpint (game.ask.building, ==, OGC_GALLEON);
      g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_CHEST);
      g_assert_cmphex (game.ask.offer, ==, game.galleon.drawn[game.ask.seat]);
      refused (OGC_RULE_GAL_3, taking (ogc_tile_mask_first (game.stack[OGC_TILE_CHEST])));
      take (taking (ogc_tile_mask_first (game.ask.offer)));
    }
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 1);
  g_assert_cmpuint (count_held (1, OGC_TILE_CHEST), ==, 2);
  g_assert_cmpuint (count_held (2, OGC_TILE_CHEST), ==, 1);
  g_assert_cmpuint (count_held (3, OGC_TILE_CHEST), ==, 0);
  g_assert_cmphex (game.held[1][OGC_TILE_CHEST] & ~drawn, ==, 0);
  g_assert_cmphex (drawn & ~game.held[1][OGC_TILE_CHEST] & ~game.discards[OGC_TILE_CHEST], ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_CHEST]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = 1, .building = OGC_GALLEON, .tile_kind = OGC_TILE_CHEST,
                       .tile = ogc_tile_mask_first (drawn & ~game.held[1][OGC_TILE_CHEST]),
                       .seen_by = OGC_SEEN_BY_ALL));
  for (unsigned i = 0; i < count_events (OGC_EVENT_TOOK); i++)
    g_assert_cmphex (event_of_kind (OGC_EVENT_TOOK, i)->seen_by, ==, OGC_SEEN_BY_ALL);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 7);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 5);
}

/* GAL-4 */
static void
test_one_die (void)
{
  OgcTileMask drawn;

  table (4, OGC_FORM_STANDARD);
  lay_hoard (2, "4");
  drawn = game.galleon.drawn[2];
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (2, OGC_TILE_CHEST), ==, 2);
  g_assert_cmphex (drawn & ~game.held[2][OGC_TILE_CHEST], ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_CHEST]), ==, OGC_N_CHESTS - 2);
  g_assert_cmphex (game.discards[OGC_TILE_CHEST], ==, 0);
}

/* GAL-4: two dice of one owner are not one die */
static void
test_two_dice (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_hoard (2, "44");
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (2, OGC_TILE_CHEST), ==, 2);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_CHEST]), ==, OGC_N_CHESTS - 2);
}

/* GAL-5: the discards become the stack in the middle of a draw */
static void
test_reshuffle (void)
{
  table (4, OGC_FORM_STANDARD);
  shorten_stack (OGC_TILE_CHEST, 3);
  lay_hoard (0, "12");
  forget ();
  turn_of (1, "66666666", NULL);
  take (placing (OGC_GALLEON, "666"));
  g_assert_cmpuint (count_drawn (1), ==, 3);
  g_assert_cmpuint (count_events (OGC_EVENT_RESHUFFLED), ==, 1);
  expect_event (EVENT (.kind = OGC_EVENT_RESHUFFLED, .tile_kind = OGC_TILE_CHEST));
  g_assert_cmphex (game.discards[OGC_TILE_CHEST], ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_CHEST]), ==, OGC_N_CHESTS - 5);
}

/* GAL-5: not when the stack runs out, but at the next draw */
static void
test_reshuffle_at_the_draw (void)
{
  OgcTileMask discards;

  table (4, OGC_FORM_STANDARD);
  shorten_stack (OGC_TILE_CHEST, 3);
  discards = game.discards[OGC_TILE_CHEST];
  forget ();
  turn_of (1, "66666666", NULL);
  take (placing (OGC_GALLEON, "6"));
  turn_of (2, "66666666", NULL);
  take (placing (OGC_GALLEON, "66"));
  g_assert_cmphex (game.stack[OGC_TILE_CHEST], ==, 0);
  g_assert_cmphex (game.discards[OGC_TILE_CHEST], ==, discards);
  g_assert_cmpuint (count_events (OGC_EVENT_RESHUFFLED), ==, 0);
  turn_of (3, "66666666", NULL);
  take (placing (OGC_GALLEON, "666"));
  g_assert_cmpuint (count_events (OGC_EVENT_RESHUFFLED), ==, 1);
  g_assert_cmpuint (count_drawn (3), ==, 3);
  g_assert_cmphex (game.discards[OGC_TILE_CHEST], ==, 0);
}

/* Gives seat 3 all chests but the @left ones with the lowest numbers. */
static void
give_all_chests_but (unsigned left)
{
  while (ogc_tile_mask_count (game.stack[OGC_TILE_CHEST]) > left)
    give (3, OGC_TILE_CHEST, 63 - __builtin_clzll (game.stack[OGC_TILE_CHEST]));
}

/* GAL-5: with stack and discards empty, a placement is still legal, and its dice then have no reward (RND-6) */
static void
test_nothing_left (void)
{
  table (4, OGC_FORM_STANDARD);
  give_all_chests_but (3);
  lay_hoard (0, "12");
  forget ();
  turn_of (1, "66666666", NULL);
  take (placing (OGC_GALLEON, "666"));
  g_assert_cmpuint (count_drawn (1), ==, 1);
  turn_of (2, "66666666", NULL);
  take (placing (OGC_GALLEON, "6666"));
  g_assert_cmpuint (count_drawn (2), ==, 0);
  g_assert_cmpuint (count_events (OGC_EVENT_RESHUFFLED), ==, 0);
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 1);
  g_assert_cmpuint (count_held (1, OGC_TILE_CHEST), ==, 1);
  g_assert_cmpuint (count_held (2, OGC_TILE_CHEST), ==, 0);
  g_assert_cmpuint (game.knowledge[2], ==, 1 + 8);
}

/* GAL-6 */
static void
test_neutral_largest (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_hoard (OGC_NEUTRAL, "566");
  lay_hoard (0, "66");
  lay_hoard (1, "6");
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 1);
  g_assert_cmpuint (count_held (1, OGC_TILE_CHEST), ==, 1);
}

/* GAL-6 */
static void
test_neutral_second (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_hoard (OGC_NEUTRAL, "66");
  lay_hoard (0, "566");
  lay_hoard (1, "6");
  forget ();
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    {
      g_assert_cmpint (game.ask.seat, ==, 0);
      take (taking (ogc_tile_mask_first (game.ask.offer)));
    }
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 2);
  g_assert_cmpuint (count_held (1, OGC_TILE_CHEST), ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_CHEST]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 1, .building = OGC_GALLEON, .dice = dice ("6")));
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 5);
}

/* GAL-6: a neutral third changes nothing */
static void
test_neutral_third (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_hoard (OGC_NEUTRAL, "6");
  lay_hoard (0, "566");
  lay_hoard (1, "66");
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_CHEST), ==, 2);
  g_assert_cmpuint (count_held (1, OGC_TILE_CHEST), ==, 1);
}

/* GAL-4, GAL-5: when nothing is left to draw, the owner of the single die keeps the chest it has, or gets no reward */
static void
test_one_die_nothing_left (void)
{
  for (unsigned left = 0; left <= 1; left++)
    {
      table (4, OGC_FORM_STANDARD);
      give_all_chests_but (left);
      turn_of (2, "44444444", NULL);
      take (placing (OGC_GALLEON, "4"));
      finish_laps ();
      expect_round (2);
      g_assert_cmpuint (count_held (2, OGC_TILE_CHEST), ==, left);
      g_assert_cmpuint (game.knowledge[2], ==, left == 1 ? 1 + 7 : 1 + 8);
    }
}

/* GAL-1: more dice rank higher */
static void
test_rank (void)
{
  static const uint8_t expected[] = { 1, 2, 0 };
  uint8_t owners[OGC_N_OWNERS];

  table (4, OGC_FORM_STANDARD);
  lay_hoard (0, "6");
  lay_hoard (1, "556");
  lay_hoard (2, "66");
  g_assert_cmpuint (ogc_state_rank_owners (&game, OGC_GALLEON, owners), ==, 3);
  g_assert_cmpmem (owners, 3, expected, 3);
  g_assert_cmpuint (ogc_state_rank_owners (&game, OGC_LIBRARY, owners), ==, 0);
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_GALLEON, 1), ==, dice ("556"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/galleon/GAL-1/first-placement", test_first_placement);
  g_test_add_func ("/galleon/GAL-1/later-placement", test_later_placement);
  g_test_add_func ("/galleon/GAL-1/add", test_add);
  g_test_add_func ("/galleon/GAL-1/leader-adds", test_leader_adds);
  g_test_add_func ("/galleon/GAL-2/draw", test_draw);
  g_test_add_func ("/galleon/GAL-2/neutral", test_neutral_draws_none);
  g_test_add_func ("/galleon/GAL-3/resolve", test_resolve);
  g_test_add_func ("/galleon/GAL-4/one-die", test_one_die);
  g_test_add_func ("/galleon/GAL-4/two-dice", test_two_dice);
  g_test_add_func ("/galleon/GAL-5/reshuffle", test_reshuffle);
  g_test_add_func ("/galleon/GAL-5/at-the-draw", test_reshuffle_at_the_draw);
  g_test_add_func ("/galleon/GAL-5/nothing-left", test_nothing_left);
  g_test_add_func ("/galleon/GAL-6/neutral-largest", test_neutral_largest);
  g_test_add_func ("/galleon/GAL-6/neutral-second", test_neutral_second);
  g_test_add_func ("/galleon/GAL-6/neutral-third", test_neutral_third);
  g_test_add_func ("/galleon/GAL-1/rank", test_rank);
  g_test_add_func ("/galleon/GAL-4/nothing-left", test_one_die_nothing_left);
  return g_test_run ();
}
