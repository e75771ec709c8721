/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* Begins a game in which seat 0 holds The Will to Win. */
static unsigned
table (unsigned      seats,
       OgcForm       form,
       OgcBuildingId b)
{
  begin (seats, form, b, OGC_ILLUMINATI);
  return give_ability (0, OGC_ABILITY_WILL_TO_WIN);
}

/* ABL-2: in the Archives */
static void
test_archives (void)
{
  const unsigned tile = table (4, OGC_FORM_STANDARD, OGC_GUILD);

  lay_group (1, 5, 3);
  forget ();
  turn_of (0, "555556", NULL);
  refused (OGC_RULE_ARC_2, placing (OGC_ARCHIVES, "555"));
  /* only against the equal set of that owner, and only one of its dice */
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 2, 5));
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 0, 5));
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 1, 4));
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "55", 1, 5));
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "6", 1, 6));
  take (willing (OGC_ARCHIVES, 0, "555", 1, 5));
  g_assert_cmphex (game.archives.groups[0][4], ==, 1u << 3);
  g_assert_cmphex (game.archives.groups[1][4], ==, 1u << 2);
  g_assert_cmphex (game.library.dice[1], ==, dice ("5"));
  g_assert_false (holds (0, OGC_TILE_ABILITY, tile));
  g_assert_true (is_discarded (OGC_TILE_ABILITY, tile));
  expect_event (EVENT (.kind = OGC_EVENT_ABILITY_USED, .seat = 0, .tile_kind = OGC_TILE_ABILITY, .tile = tile,
                       .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_PICKED, .seat = 0, .owner = 1, .building = OGC_ARCHIVES, .dice = dice ("5")));
  expect_event (EVENT (.kind = OGC_EVENT_PLACED, .seat = 0, .owner = 0, .building = OGC_ARCHIVES,
                       .dice = dice ("555")));
}

/* ABL-2: used once and then gone; nobody can use it without having it */
static void
test_used_once (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (1, 5, 3);
  lay_group (1, 6, 1);
  turn_of (0, "555666", NULL);
  take (willing (OGC_ARCHIVES, 0, "555", 1, 5));
  turn_of (0, "666", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "6", 1, 6));
  turn_of (2, "66666666", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "6", 1, 6));
}

/* ABL-2: if what remains would equal another group, no die can be picked, and the placement is illegal */
static void
test_archives_remainder (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (1, 5, 3);
  lay_group (2, 5, 2);
  turn_of (0, "555566", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 1, 5));
  allowed (willing (OGC_ARCHIVES, 0, "55", 2, 5));
  /* a remainder equal to a group of its own owner */
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (1, 5, 3);
  lay_group (1, 5, 2);
  turn_of (0, "555566", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 1, 5));
  allowed (willing (OGC_ARCHIVES, 0, "55", 1, 5));
}

/* ABL-2: a remainder equal to one's own other group; but a joined group leaves its place free */
static void
test_archives_vacated (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (1, 5, 3);
  lay_group (0, 5, 2);
  turn_of (0, "555566", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "555", 1, 5));
  take (willing (OGC_ARCHIVES, 2, "5", 1, 5));
  g_assert_cmphex (game.archives.groups[0][4], ==, 1u << 3);
  g_assert_cmphex (game.archives.groups[1][4], ==, 1u << 2);
}

/* ABL-2: a set of one die vanishes */
static void
test_archives_vanishes (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (1, 5, 1);
  turn_of (0, "555566", NULL);
  take (willing (OGC_ARCHIVES, 0, "5", 1, 5));
  g_assert_cmphex (game.archives.groups[0][4], ==, 1u << 1);
  g_assert_cmphex (game.archives.groups[1][4], ==, 0);
  g_assert_cmphex (game.library.dice[1], ==, dice ("5"));
}

/* ABL-2: not against one's own group */
static void
test_not_own (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_group (0, 5, 2);
  turn_of (0, "555566", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ARCHIVES, 0, "55", 0, 5));
}

/* ABL-2: straights, in both buildings; only the ends can be picked */
static void
test_run (void)
{
  for (unsigned b = OGC_AUCTION_HOUSE; b <= OGC_GUILD; b++)
    {
      table (4, OGC_FORM_STANDARD, b);
      lay_run (1, "2345");
      lay_run (2, "6");
      turn_of (0, "12345666", NULL);
      refused (OGC_RULE_RUN_2, placing (b, "2345"));
      refused (OGC_RULE_ABL_2, willing (b, 0, "2345", 1, 3));
      refused (OGC_RULE_ABL_2, willing (b, 0, "2345", 1, 4));
      refused (OGC_RULE_ABL_2, willing (b, 0, "2345", 1, 6));
      refused (OGC_RULE_ABL_2, willing (b, 0, "2345", 2, 2));
      refused (OGC_RULE_ABL_2, willing (b, 0, "345", 1, 3));
      allowed (willing (b, 0, "2345", 1, 2));
      allowed (willing (b, 0, "6", 2, 6));
      take (willing (b, 0, "2345", 1, 5));
      g_assert_cmphex (ogc_rules_dice_at (&game, b, 0), ==, dice ("2345"));
      g_assert_cmphex (ogc_rules_dice_at (&game, b, 1), ==, dice ("234"));
      g_assert_cmphex (game.library.dice[1], ==, dice ("5"));
    }
}

/* ABL-2: by adding to one's own run; the remainder must equal no other run */
static void
test_run_remainder (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_run (1, "345");
  lay_run (0, "34");
  lay_run (2, "45");
  turn_of (0, "123456", NULL);
  /* 34, which 345 would become, is free, because the own 34 has grown; 45 is not */
  refused (OGC_RULE_ABL_2, willing (OGC_GUILD, 0, "5", 1, 3));
  take (willing (OGC_GUILD, 0, "5", 1, 5));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_GUILD, 0), ==, dice ("345"));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_GUILD, 1), ==, dice ("34"));

  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_run (1, "345");
  lay_run (3, "34");
  lay_run (2, "45");
  turn_of (0, "123456", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_GUILD, 0, "345", 1, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_GUILD, 0, "345", 1, 5));
}

/* ABL-2: a run of one die vanishes */
static void
test_run_vanishes (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_run (1, "3");
  turn_of (0, "123456", NULL);
  take (willing (OGC_GUILD, 0, "3", 1, 3));
  g_assert_cmphex (ogc_rules_dice_at (&game, OGC_GUILD, 1), ==, 0);
}

/* ABL-2: the Illuminati, where any die may be picked */
static void
test_illuminati (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_pattern (1, "335");
  turn_of (0, "1333556", NULL);
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "335"));
  allowed (willing (OGC_ILLUMINATI, 0, "335", 1, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "335", 1, 6));
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "335", 2, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "333", 1, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "1335", 1, 3));
  take (willing (OGC_ILLUMINATI, 0, "335", 1, 5));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("335"));
  g_assert_cmphex (game.illuminati.sets[1], ==, dice ("33"));
  g_assert_cmphex (game.library.dice[1], ==, dice ("5"));
}

/* ABL-2: what remains may not have as many dice as another set; the own set, which has grown, does not count with its
 * old number */
static void
test_illuminati_size (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_pattern (1, "335");
  lay_pattern (2, "33");
  turn_of (0, "1333556", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "335", 1, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_ILLUMINATI, 0, "335", 1, 5));

  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_pattern (1, "335");
  lay_pattern (0, "33");
  turn_of (0, "133556", NULL);
  take (willing (OGC_ILLUMINATI, 0, "5", 1, 3));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("335"));
  g_assert_cmphex (game.illuminati.sets[1], ==, dice ("35"));
}

/* ABL-2: a set of one die vanishes */
static void
test_illuminati_vanishes (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_pattern (1, "3");
  turn_of (0, "1333556", NULL);
  take (willing (OGC_ILLUMINATI, 0, "3", 1, 3));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("3"));
  g_assert_cmphex (game.illuminati.sets[1], ==, 0);
}

/* ABL-2: a set that is not the leader's, too */
static void
test_illuminati_smaller (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_pattern (1, "335");
  lay_pattern (2, "3");
  turn_of (0, "1333556", NULL);
  refused (OGC_RULE_ILL_2, placing (OGC_ILLUMINATI, "3"));
  take (willing (OGC_ILLUMINATI, 0, "3", 2, 3));
  g_assert_cmphex (game.illuminati.sets[0], ==, dice ("3"));
  g_assert_cmphex (game.illuminati.sets[2], ==, 0);
  g_assert_cmphex (game.illuminati.sets[1], ==, dice ("335"));
}

/* ABL-2: nowhere else */
static void
test_elsewhere (void)
{
  table (4, OGC_FORM_STANDARD, OGC_GUILD);
  lay_line ("13 14");
  lay_in_library (1, "3");
  turn_of (0, "33345666", NULL);
  refused (OGC_RULE_ABL_2, willing (OGC_UNIVERSITY, 0, "3", 1, 3));
  refused (OGC_RULE_ABL_2, willing (OGC_LIBRARY, 0, "3", 1, 3));
}

/* NEU-5: against a neutral set, in all three buildings */
static void
test_against_neutral (void)
{
  table (3, OGC_FORM_NEUTRAL, OGC_GUILD);
  lay_group (OGC_NEUTRAL, 5, 2);
  lay_run (OGC_NEUTRAL, "45");
  lay_pattern (OGC_NEUTRAL, "3");
  turn_of (0, "34455556", "");
  allowed (willing (OGC_ARCHIVES, 0, "55", OGC_NEUTRAL, 5));
  allowed (willing (OGC_GUILD, 0, "45", OGC_NEUTRAL, 4));
  allowed (willing (OGC_ILLUMINATI, 0, "3", OGC_NEUTRAL, 3));
  take (willing (OGC_ARCHIVES, 0, "55", OGC_NEUTRAL, 5));
  g_assert_cmphex (game.archives.groups[OGC_NEUTRAL][4], ==, 1u << 1);
  expect_event (EVENT (.kind = OGC_EVENT_PICKED, .seat = 0, .owner = OGC_NEUTRAL, .building = OGC_ARCHIVES,
                       .dice = dice ("5")));
}

/* NEU-5: never with neutral dice */
static void
test_not_with_neutral (void)
{
  OgcDecision decision;

  table (3, OGC_FORM_NEUTRAL, OGC_GUILD);
  lay_group (1, 5, 2);
  turn_of (0, "34455556", "55");
  decision = willing (OGC_ARCHIVES, 0, "55", 1, 5);
  decision.neutral = 1;
  refused (OGC_RULE_NEU_5, decision);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/will/ABL-2/archives", test_archives);
  g_test_add_func ("/will/ABL-2/used-once", test_used_once);
  g_test_add_func ("/will/ABL-2/archives-remainder", test_archives_remainder);
  g_test_add_func ("/will/ABL-2/archives-vacated", test_archives_vacated);
  g_test_add_func ("/will/ABL-2/archives-vanishes", test_archives_vanishes);
  g_test_add_func ("/will/ABL-2/not-own", test_not_own);
  g_test_add_func ("/will/ABL-2/run", test_run);
  g_test_add_func ("/will/ABL-2/run-remainder", test_run_remainder);
  g_test_add_func ("/will/ABL-2/run-vanishes", test_run_vanishes);
  g_test_add_func ("/will/ABL-2/illuminati", test_illuminati);
  g_test_add_func ("/will/ABL-2/illuminati-size", test_illuminati_size);
  g_test_add_func ("/will/ABL-2/illuminati-vanishes", test_illuminati_vanishes);
  g_test_add_func ("/will/ABL-2/illuminati-smaller", test_illuminati_smaller);
  g_test_add_func ("/will/ABL-2/elsewhere", test_elsewhere);
  g_test_add_func ("/will/NEU-5/against-neutral", test_against_neutral);
  g_test_add_func ("/will/NEU-5/not-with-neutral", test_not_with_neutral);
  return g_test_run ();
}
