/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

static void
table (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
}

/* LIB-1: takes dice that are bumped or go without a reward; test-will has picked dice */
static void
test_takes_what_is_bumped (void)
{
  table ();
  lay_line ("01 02 03 14 15 16");
  turn_of (2, "11111111", NULL);
  take (placing (OGC_UNIVERSITY, "1"));
  g_assert_cmphex (game.library.dice[1], ==, dice ("6"));
  lay_in_tower (3, 0, 1);
  lay_in_tower (3, 1, 2);
  lay_in_tower (0, 2, 3);
  turn_of (2, "1111111", NULL);
  take (placing (OGC_TOWER, "1"));
  g_assert_cmphex (game.library.dice[0], ==, dice ("3"));
}

/* LIB-2, TRN-6: exactly one, of any value, however full everything is */
static void
test_one_die (void)
{
  table ();
  turn_of (0, "12345611", NULL);
  for (unsigned value = 1; value <= 6; value++)
    allowed (placing (OGC_LIBRARY, ((char[2]) { '0' + value, 0 })));
  refused (OGC_RULE_LIB_2, placing (OGC_LIBRARY, "11"));
  refused (OGC_RULE_LIB_2, placing (OGC_LIBRARY, "12"));
  refused (OGC_RULE_LIB_2, placing (OGC_LIBRARY, "12345611"));
  take (placing (OGC_LIBRARY, "4"));
  g_assert_cmphex (game.library.dice[0], ==, dice ("4"));
  turn_of (0, "1234561", NULL);
  take (placing (OGC_LIBRARY, "4"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_LIBRARY, 0), ==, dice ("44"));
}

/* LIB-3: resolved last, one token for each die; there may be more tokens than the box holds */
static void
test_tokens (void)
{
  table ();
  lay_in_library (0, "123");
  to_roll (1);
  hand (0, "", NULL);
  g_assert_cmpuint (ogc_dice_count (game.library.dice[0]), ==, 8);
  lay_line ("12");
  game.knowledge[2] = 200;
  forget ();
  finish_laps ();
  expect_event (EVENT (.kind = OGC_EVENT_RESOLVING, .building = OGC_UNIVERSITY));
  if (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  g_assert_cmpint (expect_event (EVENT (.kind = OGC_EVENT_RESOLVING, .building = OGC_LIBRARY)), >,
                   expect_event (EVENT (.kind = OGC_EVENT_RESOLVING, .building = OGC_UNIVERSITY)));
  expect_round (2);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 7);
  g_assert_cmpuint (game.knowledge[2], ==, 200 + 8);
  expect_event (EVENT (.kind = OGC_EVENT_KNOWLEDGE_GAINED, .owner = 0, .number = 8));
  expect_event (EVENT (.kind = OGC_EVENT_KNOWLEDGE_GAINED, .owner = 1, .number = 7));
  g_assert_cmpuint (game.library.dice[0], ==, 0);
}

/* LIB-4 */
static void
test_neutral (void)
{
  begin (2, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
  turn_of (0, "11111111", "35");
  refused (OGC_RULE_LIB_2, placing_neutral (OGC_LIBRARY, 0, "35"));
  take (placing_neutral (OGC_LIBRARY, 0, "5"));
  g_assert_cmphex (game.library.dice[OGC_NEUTRAL], ==, dice ("5"));
  take (placing (OGC_LIBRARY, "1"));
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 8);
  g_assert_cmpuint (count_events (OGC_EVENT_KNOWLEDGE_GAINED), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/LIB-1/bumped", test_takes_what_is_bumped);
  g_test_add_func ("/library/LIB-2/one-die", test_one_die);
  g_test_add_func ("/library/LIB-3/tokens", test_tokens);
  g_test_add_func ("/library/LIB-4/neutral", test_neutral);
  return g_test_run ();
}
