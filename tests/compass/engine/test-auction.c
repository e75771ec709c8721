/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

static void
table (unsigned seats,
       OgcForm  form)
{
  begin (seats, form, OGC_AUCTION_HOUSE, OGC_TOWER);
}

/* The seat that is asked keeps the lowest @count of what it drew. */
static void
keep (unsigned seat,
      unsigned count)
{
  for (unsigned i = 0; i < count && game.ask.kind == OGC_ASK_TAKE && game.ask.seat == seat; i++)
    take (taking (ogc_tile_mask_first (game.ask.offer)));
}

static unsigned
count_drawn_by (unsigned owner)
{
  unsigned count = 0;

  for (unsigned i = 0; i < count_events (OGC_EVENT_DREW); i++)
    count += event_of_kind (OGC_EVENT_DREW, i)->owner == owner;
  return count;
}

/* AUC-1 */
static void
test_first_and_second (void)
{
  OgcTileMask drawn;

  table (4, OGC_FORM_STANDARD);
  lay_run (2, "345");
  lay_run (0, "56");
  lay_run (1, "1");
  forget ();
  finish_laps ();

  g_assert_cmpint (game.ask.kind, ==, OGC_ASK_TAKE);
  g_assert_cmpint (game.ask.seat, ==, 2);
  g_assert_cmpint (game.ask.building, ==, OGC_AUCTION_HOUSE);
  g_assert_cmpint (game.ask.tile_kind, ==, OGC_TILE_ARTIFACT);
  g_assert_cmpint (game.ask.remaining, ==, 2);
  g_assert_cmpuint (ogc_tile_mask_count (game.ask.offer), ==, 3);
  drawn = game.ask.offer;
  refused (OGC_RULE_AUC_1, taking (ogc_tile_mask_first (game.stack[OGC_TILE_ARTIFACT])));
  keep (2, 1);
  g_assert_cmpint (game.ask.remaining, ==, 1);
  g_assert_cmpuint (count_listed (OGC_DECISION_TAKE), ==, 2);
  keep (2, 1);
  g_assert_cmpuint (count_held (2, OGC_TILE_ARTIFACT), ==, 2);
  g_assert_cmphex (drawn & ~game.held[2][OGC_TILE_ARTIFACT], ==, drawn & game.discards[OGC_TILE_ARTIFACT]);

  g_assert_cmpint (game.ask.seat, ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.ask.offer), ==, 2);
  g_assert_cmphex (game.ask.offer & drawn, ==, 0);
  keep (0, 1);
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (count_held (1, OGC_TILE_ARTIFACT), ==, 0);
  g_assert_cmpuint (count_drawn_by (2), ==, 3);
  g_assert_cmpuint (count_drawn_by (0), ==, 2);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 2);
  expect_event (EVENT (.kind = OGC_EVENT_UNREWARDED, .owner = 1, .building = OGC_AUCTION_HOUSE, .dice = dice ("1")));
}

/* AUC-1: kept artifacts lie face up, and everybody knows them; drawn ones only the seat that draws */
static void
test_face_up (void)
{
  unsigned kept;

  table (4, OGC_FORM_STANDARD);
  lay_run (2, "345");
  forget ();
  finish_laps ();
  for (unsigned i = 0; i < 3; i++)
    g_assert_cmphex (event_of_kind (OGC_EVENT_DREW, i)->seen_by, ==, 1u << 2);
  kept = ogc_tile_mask_first (game.ask.offer);
  keep (2, 2);
  expect_event (EVENT (.kind = OGC_EVENT_TOOK, .owner = 2, .building = OGC_AUCTION_HOUSE,
                       .tile_kind = OGC_TILE_ARTIFACT,
                       .tile = kept, .seen_by = OGC_SEEN_BY_ALL));
  expect_event (EVENT (.kind = OGC_EVENT_DISCARDED, .owner = 2, .building = OGC_AUCTION_HOUSE,
                       .tile_kind = OGC_TILE_ARTIFACT,
                       .tile = ogc_tile_mask_first (game.discards[OGC_TILE_ARTIFACT]), .seen_by = OGC_SEEN_BY_ALL));
  expect_round (2);
}

/* AUC-1: the third rank draws with five seats, and only then */
static void
test_third (void)
{
  table (5, OGC_FORM_STANDARD);
  lay_run (3, "3456");
  lay_run (1, "456");
  lay_run (0, "345");
  lay_run (2, "6");
  finish_laps ();
  keep (3, 2);
  keep (1, 1);
  keep (0, 1);
  expect_round (2);
  g_assert_cmpuint (count_held (3, OGC_TILE_ARTIFACT), ==, 2);
  g_assert_cmpuint (count_held (1, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (count_held (2, OGC_TILE_ARTIFACT), ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 2);
}

static void
test_nobody (void)
{
  table (4, OGC_FORM_STANDARD);
  forget ();
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_events (OGC_EVENT_DREW), ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_ARTIFACT]), ==, OGC_N_ARTIFACTS);
}

/* AUC-2 */
static void
test_neutral_first (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "3456");
  lay_run (1, "456");
  lay_run (0, "345");
  forget ();
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmpint (game.ask.remaining, ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (game.ask.offer), ==, 2);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 4);
  keep (1, 1);
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 0);
  g_assert_cmpuint (count_held (1, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 5);
}

/* AUC-2 */
static void
test_neutral_second (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "345");
  lay_run (1, "456");
  lay_run (0, "34");
  finish_laps ();
  g_assert_cmpint (game.ask.seat, ==, 1);
  g_assert_cmpint (game.ask.remaining, ==, 2);
  keep (1, 2);
  expect_round (2);
  g_assert_cmpuint (count_held (1, OGC_TILE_ARTIFACT), ==, 2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 3);
}

/* AUC-2: a neutral third changes nothing */
static void
test_neutral_third (void)
{
  table (3, OGC_FORM_NEUTRAL);
  lay_run (OGC_NEUTRAL, "2");
  lay_run (1, "456");
  lay_run (0, "34");
  finish_laps ();
  keep (1, 2);
  keep (0, 1);
  expect_round (2);
  g_assert_cmpuint (count_held (1, OGC_TILE_ARTIFACT), ==, 2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, 2);
}

/* AUC-3: when four are left, the second draws one, keeps it and discards nothing */
static void
test_short_for_second (void)
{
  table (4, OGC_FORM_STANDARD);
  shorten_stack (OGC_TILE_ARTIFACT, 4);
  lay_run (2, "345");
  lay_run (0, "56");
  finish_laps ();
  keep (2, 2);
  keep (0, 1);
  expect_round (2);
  g_assert_cmpuint (count_held (2, OGC_TILE_ARTIFACT), ==, 2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 1);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_ARTIFACT]), ==, 0);
}

/* AUC-3: nothing is left for the second; the first keeps both of two, or the only one */
static void
test_short_for_first (void)
{
  for (unsigned left = 0; left <= 3; left++)
    {
      table (4, OGC_FORM_STANDARD);
      shorten_stack (OGC_TILE_ARTIFACT, left);
      lay_run (2, "345");
      lay_run (0, "56");
      hand (0, "11", NULL);
      forget ();
      finish_laps ();
      keep (2, 2);
      expect_round (2);
      g_assert_cmpuint (count_held (2, OGC_TILE_ARTIFACT), ==, MIN (left, 2));
      g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 0);
      /* RND-6: no reward, so the run goes to the Library */
      g_assert_cmpuint (game.knowledge[0], ==, 1 + 8);
      g_assert_cmpuint (game.knowledge[2], ==, left == 0 ? 1 + 8 : 1 + 5);
    }
}

/* AUC-3: fewer than the neutral player would discard */
static void
test_short_for_neutral (void)
{
  table (2, OGC_FORM_NEUTRAL);
  shorten_stack (OGC_TILE_ARTIFACT, 3);
  lay_run (OGC_NEUTRAL, "345");
  lay_run (0, "56");
  finish_laps ();
  expect_round (2);
  g_assert_cmpuint (count_held (0, OGC_TILE_ARTIFACT), ==, 0);
  g_assert_cmpuint (ogc_tile_mask_count (game.discards[OGC_TILE_ARTIFACT]), ==, OGC_N_ARTIFACTS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/auction/AUC-1/first-and-second", test_first_and_second);
  g_test_add_func ("/auction/AUC-1/face-up", test_face_up);
  g_test_add_func ("/auction/AUC-1/third", test_third);
  g_test_add_func ("/auction/AUC-1/nobody", test_nobody);
  g_test_add_func ("/auction/AUC-2/neutral-first", test_neutral_first);
  g_test_add_func ("/auction/AUC-2/neutral-second", test_neutral_second);
  g_test_add_func ("/auction/AUC-2/neutral-third", test_neutral_third);
  g_test_add_func ("/auction/AUC-3/short-for-second", test_short_for_second);
  g_test_add_func ("/auction/AUC-3/short-for-first", test_short_for_first);
  g_test_add_func ("/auction/AUC-3/short-for-neutral", test_short_for_neutral);
  return g_test_run ();
}
