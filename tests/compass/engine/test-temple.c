/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* Begins a game. The items on the spaces show 1 and 6, 2 and 5, 1 and 6, 2 and 5. */
static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_GUILD, OGC_TEMPLE);
  for (unsigned space = 0; space < game.temple.n; space++)
    lay_out (OGC_TILE_ITEM, space, fixture_item (space, OGC_CARTOGRAPHER, space % 2 ? OGC_BACK_2_5 : OGC_BACK_1_6));
}

/* TMP-1 */
static void
test_placement (void)
{
  table (4, OGC_FORM_STANDARD);
  turn_of (0, "11225566", NULL);
  allowed (placing_at (OGC_TEMPLE, 0, "16"));
  allowed (placing_at (OGC_TEMPLE, 1, "25"));
  allowed (placing_at (OGC_TEMPLE, 2, "16"));
  allowed (placing_at (OGC_TEMPLE, 3, "25"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "25"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 1, "16"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "1"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "6"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "11"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "1166"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "1256"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 4, "16"));
  take (placing_at (OGC_TEMPLE, 2, "16"));
  g_assert_cmpuint (game.temple.owner[2], ==, 0);
  turn_of (1, "16666666", NULL);
  take (placing_at (OGC_TEMPLE, 0, "16"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_TEMPLE, 1), ==, dice ("16"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_TEMPLE, 0), ==, dice ("16"));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .building = OGC_TEMPLE, .place = 2, .dice = dice ("16")));
}

/* TMP-1: an item with dice takes no more, one's own neither */
static void
test_taken (void)
{
  table (4, OGC_FORM_STANDARD);
  lay_on_item (1, 0);
  lay_on_item (0, 1);
  turn_of (0, "125612", NULL);
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 0, "16"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 1, "25"));
  allowed (placing_at (OGC_TEMPLE, 2, "16"));
  allowed (placing_at (OGC_TEMPLE, 3, "25"));
}

/* TMP-1: with 2 seats there are two spaces */
static void
test_spaces (void)
{
  table (2, OGC_FORM_STANDARD);
  turn_of (0, "12561256", NULL);
  allowed (placing_at (OGC_TEMPLE, 0, "16"));
  allowed (placing_at (OGC_TEMPLE, 1, "25"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 2, "16"));
  refused (OGC_RULE_TMP_1, placing_at (OGC_TEMPLE, 3, "25"));
}

/* TMP-2, SEC-2 */
static void
test_resolve (void)
{
  unsigned items[4];

  table (4, OGC_FORM_STANDARD);
  lay_on_item (1, 0);
  lay_on_item (3, 2);
  lay_on_item (1, 3);
  for (unsigned space = 0; space < 4; space++)
    items[space] = game.temple.item[space];
  forget ();
  finish_laps ();
  expect_round (2);
  for (unsigned space = 0; space < 4; space++)
    g_assert_cmpuint (game.temple.owner[space], ==, OGC_NOBODY);
  g_assert_true (holds (1, OGC_TILE_ITEM, items[0]));
  g_assert_true (is_discarded (OGC_TILE_ITEM, items[1]));
  g_assert_true (holds (3, OGC_TILE_ITEM, items[2]));
  g_assert_true (holds (1, OGC_TILE_ITEM, items[3]));
  g_assert_cmpuint (count_held (0, OGC_TILE_ITEM) + count_held (2, OGC_TILE_ITEM), ==, 0);
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 3, .building = OGC_TEMPLE, .tile_kind = OGC_TILE_ITEM,
                       .tile = items[2],
                       .number = 1, .seen_by = 1u << 3));
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = OGC_NOBODY, .building = OGC_TEMPLE,
                       .tile_kind = OGC_TILE_ITEM,
                       .tile = items[1], .seen_by = OGC_SEEN_BY_ALL));
  /* dice on items have their reward: only the other six, or four, give tokens */
  g_assert_cmpuint (game.knowledge[3], ==, 1 + 6);
  g_assert_cmpuint (game.knowledge[1], ==, 1 + 4);
}

/* TMP-3 */
static void
test_neutral (void)
{
  unsigned items[3];

  table (3, OGC_FORM_NEUTRAL);
  turn_of (0, "11111111", "16");
  allowed (placing_neutral (OGC_TEMPLE, 2, "16"));
  refused (OGC_RULE_TMP_1, placing_neutral (OGC_TEMPLE, 1, "16"));
  refused (OGC_RULE_TMP_1, placing_neutral (OGC_TEMPLE, 0, "1"));
  take (placing_neutral (OGC_TEMPLE, 0, "16"));
  take (placing (OGC_LIBRARY, "1"));
  lay_on_item (1, 2);
  for (unsigned space = 0; space < 3; space++)
    items[space] = game.temple.item[space];
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_ITEM], ==, OGC_TILE_BIT (items[0]));
  g_assert_true (is_discarded (OGC_TILE_ITEM, items[1]));
  g_assert_true (holds (1, OGC_TILE_ITEM, items[2]));
  expect_event (EVENT (.kind = OGC_EVENT_RETURNED, .building = OGC_TEMPLE, .tile_kind = OGC_TILE_ITEM, .tile = items[0],
                       .seen_by = OGC_SEEN_BY_NOBODY));
}

/* TMP-3: what lies under the stack comes last */
static void
test_under_the_stack (void)
{
  unsigned returned;

  table (2, OGC_FORM_NEUTRAL);
  lay_on_item (OGC_NEUTRAL, 0);
  returned = game.temple.item[0];
  shorten_stack (OGC_TILE_ITEM, 3);
  finish_laps ();
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_ITEM], ==, OGC_TILE_BIT (returned));
  finish_laps ();
  expect_round (3);
  g_assert_cmphex (game.stack[OGC_TILE_ITEM] | game.under[OGC_TILE_ITEM], ==, 0);
  g_assert_true (game.temple.item[1] == returned);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/temple/TMP-1/placement", test_placement);
  g_test_add_func ("/temple/TMP-1/taken", test_taken);
  g_test_add_func ("/temple/TMP-1/spaces", test_spaces);
  g_test_add_func ("/temple/TMP-2/resolve", test_resolve);
  g_test_add_func ("/temple/TMP-3/neutral", test_neutral);
  g_test_add_func ("/temple/TMP-3/under-the-stack", test_under_the_stack);
  return g_test_run ();
}
