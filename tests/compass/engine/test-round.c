/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

/* The seat whose turn it is rolls and puts one die into its Library; no neutral dice are placed. */
static void
play_one (unsigned seat)
{
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_ROLL);
  g_assert_cmpint (game.ask.seat, ==, seat);
  take (deciding (OGC_DECISION_ROLL));
  take (placing (OGC_LIBRARY, ((char[2]) { '0' + ogc_dice_lowest (game.own[seat]), 0 })));
  if (game.ask.kind == OGC_ASK_NEUTRAL)
    take (deciding (OGC_DECISION_END_TURN));
}

/* Counts the events of tiles of a kind laid out in @building, which must come in the order of the places. */
static unsigned
count_laid (OgcEventKind  kind,
            OgcBuildingId building)
{
  unsigned count = 0;

  for (unsigned i = 0; i < count_events (kind); i++)
    if (event_of_kind (kind, i)->building == building)
      g_assert_cmpuint (event_of_kind (kind, i)->place, ==, count++);
  return count;
}

/* RND-1 */
static void
test_laid_out (void)
{
  for (unsigned seats = 2; seats <= 5; seats++)
    {
      begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_TEMPLE);
      expect_event (EVENT (.kind = OGC_EVENT_ROUND_BEGAN, .seat = 0, .number = 1));
      g_assert_cmpuint (count_laid (OGC_EVENT_REVEALED, OGC_ARCHIVES), ==, 4);
      g_assert_cmpuint (count_laid (OGC_EVENT_REVEALED, OGC_UNIVERSITY), ==, seats + 2);
      g_assert_cmpuint (count_laid (OGC_EVENT_LAID, OGC_TEMPLE), ==, MIN (seats, 4));
      g_assert_cmpuint (ogc_setup_spaces (seats), ==, MIN (seats, 4));
      for (unsigned place = 0; place < 4; place++)
        {
          expect_event (EVENT (.kind = OGC_EVENT_REVEALED, .building = OGC_ARCHIVES, .place = place,
                               .tile_kind = OGC_TILE_MAP,
                               .tile = game.archives.maps[place], .seen_by = OGC_SEEN_BY_ALL));
          g_assert_false (is_in_stack (OGC_TILE_MAP, game.archives.maps[place]));
        }
      for (unsigned place = 0; place < seats + 2; place++)
        expect_event (EVENT (.kind = OGC_EVENT_REVEALED, .building = OGC_UNIVERSITY, .place = place,
                             .tile_kind = OGC_TILE_SPECIALIST, .tile = game.university.specialists[place],
                             .seen_by = OGC_SEEN_BY_ALL));
      for (unsigned place = 0; place < MIN (seats, 4); place++)
        {
          const unsigned item = game.temple.item[place];

          g_assert_cmpuint (game.temple.back[place], ==, fixture_tiles ()->items[item].back);
          expect_event (EVENT (.kind = OGC_EVENT_LAID, .building = OGC_TEMPLE, .place = place,
                               .tile_kind = OGC_TILE_ITEM,
                               .tile = item, .number = game.temple.back[place], .seen_by = OGC_SEEN_BY_NOBODY));
        }

      begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
      g_assert_cmpuint (count_laid (OGC_EVENT_REVEALED, OGC_ILLUMINATI), ==, 3);
      expect_event (EVENT (.kind = OGC_EVENT_REVEALED, .building = OGC_ILLUMINATI, .place = 2,
                           .tile_kind = OGC_TILE_ABILITY,
                           .tile = game.illuminati.abilities[2], .seen_by = OGC_SEEN_BY_ALL));
    }
}

/* RND-2 */
static void
test_clockwise (void)
{
  const OgcSetup setup = { .seed = 3, .seats = 5, .b = OGC_GUILD, .c = OGC_TOWER, .start_seat = 3 };

  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
  forget ();
  for (unsigned turn = 0; turn < 10; turn++)
    play_one ((3 + turn) % 5);
  g_assert_cmpuint (count_events (OGC_EVENT_TURN_ENDED), ==, 10);
  g_assert_cmpuint (count_events (OGC_EVENT_TURN_BEGAN), ==, 10);
  expect_event (EVENT (.kind = OGC_EVENT_TURN_BEGAN, .seat = 4));
}

/* RND-3: the lap in which a seat places its last die goes on to the seat to the right of the start player */
static void
test_last_lap (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  for (unsigned turn = 0; turn < 4; turn++)
    play_one (turn);
  play_one (0);
  take (deciding (OGC_DECISION_ROLL));
  hand (1, "6666666", NULL);
  forget ();
  take (placing (OGC_ARCHIVES, "6666666"));
  g_assert_cmpuint (game.last_lap, ==, 1);
  expect_event (EVENT (.kind = OGC_EVENT_LAST_LAP, .seat = 1));
  g_assert_cmpint (game.phase, ==, OGC_PHASE_LAPS);
  play_one (2);
  g_assert_cmpint (game.phase, ==, OGC_PHASE_LAPS);
  take (deciding (OGC_DECISION_ROLL));
  hand (3, "5555555", NULL);
  take (placing (OGC_ARCHIVES, "5555555"));
  g_assert_cmpuint (count_events (OGC_EVENT_LAST_LAP), ==, 1);
  g_assert_cmpint (game.phase, ==, OGC_PHASE_RESOLVING);
}

/* RND-3: if it is the seat to the right of the start player, the round ends at once; another start player has another
 * last seat */
static void
test_last_seat (void)
{
  const OgcSetup setup = { .seed = 3, .seats = 3, .b = OGC_GUILD, .c = OGC_TOWER, .start_seat = 2 };

  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
  play_one (2);
  play_one (0);
  take (deciding (OGC_DECISION_ROLL));
  hand (1, "66666666", NULL);
  take (placing (OGC_ARCHIVES, "66666666"));
  g_assert_cmpint (game.phase, ==, OGC_PHASE_RESOLVING);
  g_assert_cmpint (game.ask.seat, ==, 1);
}

/* RND-4 */
static void
test_order (void)
{
  static const OgcBuildingId c_buildings[] = { OGC_TEMPLE, OGC_ILLUMINATI, OGC_GALLEON, OGC_TOWER, OGC_NO_BUILDING };

  for (unsigned b = OGC_AUCTION_HOUSE; b <= OGC_GUILD; b++)
    for (unsigned i = 0; i < G_N_ELEMENTS (c_buildings); i++)
      {
        const OgcBuildingId c = c_buildings[i];
        const OgcBuildingId order[] = { b, OGC_ARCHIVES, c, OGC_UNIVERSITY, OGC_LIBRARY };
        unsigned nth = 0;

        begin (3, c == OGC_NO_BUILDING ? OGC_FORM_FEWER : OGC_FORM_STANDARD, b, c);
        forget ();
        finish_laps ();
        for (unsigned j = 0; j < G_N_ELEMENTS (order); j++)
          {
            g_assert_cmpuint (game.order[j], ==, order[j]);
            if (order[j] != OGC_NO_BUILDING)
              g_assert_cmpuint (event_of_kind (OGC_EVENT_RESOLVING, nth++)->building, ==, order[j]);
          }
        g_assert_cmpuint (count_events (OGC_EVENT_RESOLVING), ==, nth);
      }
}

/* RND-5: own dice in hand go to the Library, neutral ones do nothing */
static void
test_left_over (void)
{
  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
  play_one (0);
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_events (OGC_EVENT_LEFT_OVER), ==, 3);
  expect_event (EVENT (.kind = OGC_EVENT_LEFT_OVER, .owner = 1, .dice = dice ("11111111")));
  g_assert_cmpint (expect_event (EVENT (.kind = OGC_EVENT_LEFT_OVER, .owner = 1, .dice = dice ("11111111"))), <,
                   expect_event (EVENT (.kind = OGC_EVENT_RESOLVING, .building = OGC_GUILD)));
  for (unsigned seat = 0; seat < 3; seat++)
    g_assert_cmpuint (game.knowledge[seat], ==, 1 + 8);
}

/* RND-5, ABL-3: @placed dice are placed after A Little Help, the rest is in hand at the end. */
static void
check_extra (unsigned placed,
             unsigned lost)
{
  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_ILLUMINATI);
  give_ability (0, OGC_ABILITY_LITTLE_HELP);
  to_roll (0);
  take (deciding (OGC_DECISION_HELP));
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 10);
  for (unsigned i = 0; i < placed; i++)
    {
      to_roll (0);
      play_one (0);
    }
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_events (OGC_EVENT_LOST), ==, lost > 0);
  if (lost > 0)
    expect_event (EVENT (.kind = OGC_EVENT_LOST, .owner = 0, .number = lost));
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 10 - lost);
  g_assert_cmpuint (ogc_state_own_in_hand (&game, 0), ==, 8);
}

static void
test_extra_lost (void)
{
  check_extra (0, 2);
  check_extra (1, 1);
  check_extra (2, 0);
  check_extra (5, 0);
}

/* RND-6: dice without a reward in every building; the buildings' own tests have the details */
static void
test_without_reward (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_ILLUMINATI);
  lay_run (0, "345");
  lay_run (1, "34");
  lay_run (2, "3");
  lay_pattern (0, "135");
  lay_pattern (1, "13");
  lay_pattern (3, "1");
  forget ();
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 2, .building = OGC_AUCTION_HOUSE, .dice = dice ("3")));
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 3, .building = OGC_ILLUMINATI, .dice = dice ("1")));
  g_assert_cmpuint (count_events (OGC_EVENT_UNREWARDED), ==, 2);
  g_assert_cmpuint (game.knowledge[2], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[3], ==, 1 + 8);
  g_assert_cmpuint (game.knowledge[0], ==, 1 + 2);
}

/* RND-7 */
static void
test_next_round (void)
{
  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
  lay_group (0, 4, 2);
  lay_line ("01 12");
  lay_run (OGC_NEUTRAL, "34");
  lay_in_tower (2, 0, 3);
  forget ();
  finish_laps ();
  while (game.ask.kind == OGC_ASK_TAKE)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
  expect_round (2);
  expect_event (EVENT (.kind = OGC_EVENT_ROUND_ENDED, .number = 1));
  expect_event (EVENT (.kind = OGC_EVENT_ROUND_BEGAN, .seat = 1, .number = 2));
  g_assert_cmpuint (game.start_seat, ==, 1);
  g_assert_cmpuint (game.ask.seat, ==, 1);
  g_assert_cmpuint (game.last_lap, ==, 0);
  for (unsigned seat = 0; seat < 3; seat++)
    {
      g_assert_cmphex (game.own[seat], ==, dice ("11111111"));
      g_assert_cmphex (game.neutral[seat], ==, dice ("11"));
    }
  for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
    for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
      if (ogc_state_has_building (&game, building))
        g_assert_cmphex (ogc_rules_dice_at (&game, building, owner), ==, 0);
}

/* RND-7, SET-3: the marker goes round, and the game ends after the last round */
static void
test_whole_game (void)
{
  begin (4, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  forget ();
  for (unsigned round = 1; round <= 5; round++)
    {
      expect_round (round);
      g_assert_cmpuint (game.start_seat, ==, (round - 1) % 4);
      finish_laps ();
    }
  g_assert_cmpint (game.phase, ==, OGC_PHASE_OVER);
  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_NOTHING);
  g_assert_cmpuint (count_events (OGC_EVENT_GAME_ENDED), ==, 1);
  g_assert_cmpuint (count_events (OGC_EVENT_ROUND_ENDED), ==, 5);
  for (unsigned kind = 0; kind < OGC_N_DECISION_KINDS; kind++)
    refused (OGC_RULE_NOT_ASKED, (OgcDecision) { .kind = kind,
                                                 .dice = kind >= OGC_DECISION_REROLL && kind <= OGC_DECISION_PLACE,
                                                 .other = kind == OGC_DECISION_POWER ? dice ("2") : 0 });
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/round/RND-1/laid-out", test_laid_out);
  g_test_add_func ("/round/RND-2/clockwise", test_clockwise);
  g_test_add_func ("/round/RND-3/last-lap", test_last_lap);
  g_test_add_func ("/round/RND-3/last-seat", test_last_seat);
  g_test_add_func ("/round/RND-4/order", test_order);
  g_test_add_func ("/round/RND-5/left-over", test_left_over);
  g_test_add_func ("/round/RND-5/extra-lost", test_extra_lost);
  g_test_add_func ("/round/RND-6/without-reward", test_without_reward);
  g_test_add_func ("/round/RND-7/next-round", test_next_round);
  g_test_add_func ("/round/RND-7/whole-game", test_whole_game);
  return g_test_run ();
}
