/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

#include "ogc-knowledge.h"

/* RND-6: expects tokens for @count of the seat's eight dice in the Library. */
static void
expect_library (unsigned seat,
                unsigned count)
{
  g_assert_cmpuint (game.knowledge[seat], ==, 1 + count);
}

/* Expects that the mission @tile went under the stack, and that just the seats in @seen_by may know it. */
static void
expect_returned (OgcTileMask tile,
                 unsigned    seen_by)
{
  expect_event (EVENT (.kind = OGC_EVENT_RETURNED, .building = OGC_GUILD, .tile_kind = OGC_TILE_MISSION,
                       .tile = ogc_tile_mask_first (tile), .seen_by = seen_by));
}

static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_GUILD, OGC_TOWER);
}

/* @seat, which must be asked to choose one of @count missions, keeps the lowest. Returns the others. */
static OgcTileMask
keep_one (unsigned seat,
          unsigned count)
{
  const OgcTileMask offer = game.ask.offer;
  const unsigned kept = ogc_tile_mask_first (offer);

  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  g_assert_cmpint (game.ask.building, ==, OGC_GUILD);
  g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_MISSION);
  g_assert_cmpint (game.ask.seat, ==, seat);
  g_assert_cmpint (game.ask.remaining, ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (offer), ==, count);
  take (taking (kept));
  g_assert_true (holds (seat, OGC_TILE_MISSION, kept));
  return offer & ~OGC_TILE_BIT (kept);
}

/* GLD-1 */
static void
test_first_and_second (void)
{
  OgcTileMask others, last;

  table (4, OGC_FORM_STANDARD);
  lay_run (2, "345");
  lay_run (0, "56");
  lay_run (1, "6");
  forget ();
  finish_laps ();
  others = keep_one (2, 3);
  g_assert_cmphex (game.ask.offer, ==, others);
  refused (OGC_RULE_GLD_1, taking (ogc_tile_mask_first (game.stack[OGC_TILE_MISSION])));
  last = keep_one (0, 2);
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, last);
  g_assert_cmpuint (count_held (1, OGC_TILE_MISSION), ==, 0);
  g_assert_cmpuint (count_events (OGC_EVENT_DREW), ==, 3);
  g_assert_cmpuint (count_events (OGC_EVENT_HANDED), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 1, .building = OGC_GUILD, .dice = dice ("6")));
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_MISSION]), ==, 0);
  /* the first has seen both missions that it left, but not which of them went back (GLD-4) */
  expect_returned (last, 1u << 0);
  expect_library (2, 5);
  expect_library (0, 6);
  expect_library (1, 8);
}

/* GLD-1: five seats */
static void
test_third (void)
{
  OgcTileMask last;

  table (5, OGC_FORM_STANDARD);
  lay_run (2, "3456");
  lay_run (0, "456");
  lay_run (1, "56");
  lay_run (3, "6");
  finish_laps ();
  keep_one (2, 3);
  last = keep_one (0, 2);
  expect_round (2);
  g_assert_cmphex (game.held[1][OGC_TILE_MISSION], ==, last);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, 0);
  g_assert_cmpuint (count_held (3, OGC_TILE_MISSION), ==, 0);
  expect_library (2, 4);
  expect_library (0, 5);
  expect_library (1, 6);
  expect_library (3, 8);
}

/* GLD-1: five seats, no third */
static void
test_no_third (void)
{
  OgcTileMask last;

  table (5, OGC_FORM_STANDARD);
  lay_run (2, "3456");
  lay_run (0, "456");
  finish_laps ();
  keep_one (2, 3);
  last = keep_one (0, 2);
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, last);
}

/* GLD-1: no second */
static void
test_no_second (void)
{
  OgcTileMask others;

  table (4, OGC_FORM_STANDARD);
  lay_run (2, "3");
  forget ();
  finish_laps ();
  others = keep_one (2, 3);
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, others);
  g_assert_cmpuint (count_events (OGC_EVENT_RETURNED), ==, 2);
  expect_returned (others, 1u << 2);
  expect_library (2, 7);
}

/* GLD-1: what lies under the stack comes when the stack is empty */
static void
test_under_the_stack (void)
{
  OgcTileMask under;

  table (4, OGC_FORM_STANDARD);
  lay_run (2, "3");
  finish_laps ();
  under = keep_one (2, 3);
  expect_round (2);
  shorten_stack (OGC_TILE_MISSION, 1);
  under |= game.stack[OGC_TILE_MISSION];
  lay_run (1, "45");
  finish_laps ();
  g_assert_cmphex (game.ask.offer, ==, under);
  keep_one (1, 3);
  expect_round (3);
}

/* GLD-2 */
static void
test_neutral_first (void)
{
  OgcTileMask other;

  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "345");
  lay_run (0, "56");
  lay_run (1, "6");
  forget ();
  finish_laps ();
  other = keep_one (0, 2);
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, other);
  g_assert_cmpuint (count_events (OGC_EVENT_DREW), ==, 2);
  g_assert_cmpuint (count_held (1, OGC_TILE_MISSION), ==, 0);
  expect_returned (other, 1u << 0);
  expect_library (0, 6);
  expect_library (1, 8);
}

/* GLD-2: nobody else is there */
static void
test_neutral_alone (void)
{
  table (2, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "34");
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_MISSION) + count_held (1, OGC_TILE_MISSION), ==, 0);
}

/* GLD-3 */
static void
test_neutral_second (void)
{
  OgcTileMask others;

  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "34");
  lay_run (0, "456");
  lay_run (1, "6");
  finish_laps ();
  others = keep_one (0, 3);
  expect_round (2);
  g_assert_cmphex (game.under[OGC_TILE_MISSION], ==, others);
  g_assert_cmpuint (count_held (1, OGC_TILE_MISSION), ==, 0);
  expect_library (0, 5);
  expect_library (1, 8);
}

/* GLD-1: a neutral third changes nothing */
static void
test_neutral_third (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "3");
  lay_run (0, "456");
  lay_run (1, "56");
  finish_laps ();
  keep_one (0, 3);
  keep_one (1, 2);
  expect_round (2);
}

/* SEC-2, GLD-1: events reveal a mission only to those who have seen it */
static void
test_events_secret (void)
{
  unsigned first, second, third;

  table (5, OGC_FORM_STANDARD);
  lay_run (2, "3456");
  lay_run (0, "456");
  lay_run (1, "56");
  forget ();
  finish_laps ();
  first = ogc_tile_mask_first (game.ask.offer);
  keep_one (2, 3);
  second = ogc_tile_mask_first (game.ask.offer);
  third = ogc_tile_mask_first (keep_one (0, 2));
  for (unsigned i = 0; i < 3; i++)
    g_assert_cmphex (event_of_kind (OGC_EVENT_DREW, i)->seen_by, ==, 1u << 2);
  for (unsigned i = 0; i < 2; i++)
    g_assert_cmphex (event_of_kind (OGC_EVENT_HANDED, i)->seen_by, ==, 1u << 2 | 1u << 0);
  expect_event (EVENT (.kind = OGC_EVENT_HANDED, .seat = 2, .owner = 0, .building = OGC_GUILD,
                       .tile_kind = OGC_TILE_MISSION,
                       .tile = third, .seen_by = 1u << 2 | 1u << 0));
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 2, .building = OGC_GUILD, .tile_kind = OGC_TILE_MISSION,
                       .tile = first,
                       .seen_by = 1u << 2));
  for (unsigned i = 0; i < count_events (OGC_EVENT_TOOK); i++)
    {
      const OgcEvent *took = event_of_kind (OGC_EVENT_TOOK, i);

      if (took->building == OGC_GUILD && took->tile == second)
        g_assert_cmphex (took->seen_by & ~(1u << 0), ==, 0);
      if (took->building == OGC_GUILD && took->tile == third)
        g_assert_cmphex (took->seen_by & (1u << 3 | 1u << 4 | 1u << 2), ==, 0);
    }
}

/* GLD-4: who has seen what; test-knowledge checks what is known afterwards */
static void
test_deal (void)
{
  const OgcGuildDeal *deal = &game.deals[0];
  unsigned first, second, third;

  table (5, OGC_FORM_STANDARD);
  lay_run (2, "3456");
  lay_run (0, "456");
  finish_laps ();
  first = ogc_tile_mask_first (game.ask.offer);
  keep_one (2, 3);
  second = ogc_tile_mask_first (game.ask.offer);
  third = ogc_tile_mask_first (keep_one (0, 2));
  g_assert_cmpuint (deal->seen[0], ==, 2);
  g_assert_cmpuint (deal->seen[1], ==, 0);
  g_assert_cmpuint (deal->tile[0], ==, first);
  g_assert_cmpuint (deal->tile[1], ==, second);
  g_assert_cmpuint (deal->tile[2], ==, third);
  g_assert_cmpuint (deal->seat[0], ==, 2);
  g_assert_cmpuint (deal->seat[1], ==, 0);
  g_assert_cmpuint (deal->seat[2], ==, OGC_NOBODY);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guild/GLD-1/first-and-second", test_first_and_second);
  g_test_add_func ("/guild/GLD-1/third", test_third);
  g_test_add_func ("/guild/GLD-1/no-third", test_no_third);
  g_test_add_func ("/guild/GLD-1/no-second", test_no_second);
  g_test_add_func ("/guild/GLD-1/under-the-stack", test_under_the_stack);
  g_test_add_func ("/guild/GLD-1/neutral-third", test_neutral_third);
  g_test_add_func ("/guild/GLD-2/neutral-first", test_neutral_first);
  g_test_add_func ("/guild/GLD-2/neutral-alone", test_neutral_alone);
  g_test_add_func ("/guild/GLD-3/neutral-second", test_neutral_second);
  g_test_add_func ("/guild/GLD-4/deal", test_deal);
  g_test_add_func ("/guild/SEC-2/events", test_events_secret);
  return g_test_run ();
}
