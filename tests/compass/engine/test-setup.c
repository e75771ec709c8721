/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"
#include "ogc-rules.h"

#include <string.h>

static const OgcSetup usual = { .seats = 4, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER,
                                .start_seat = 0 };

static OgcRule
refuse_form (unsigned      seats,
             OgcForm       form,
             OgcBuildingId c)
{
  OgcSetup setup = usual;

  setup.seats = seats;
  setup.form = form;
  setup.c = c;
  return ogc_setup_check (&setup);
}

/* SET-1 */
static void
test_seats (void)
{
  for (unsigned seats = 2; seats <= 5; seats++)
    {
      begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
      for (unsigned seat = 0; seat < OGC_MAX_SEATS; seat++)
        {
          g_assert_cmpuint (ogc_state_own_in_hand (&game, seat), ==, seat < seats ? 8 : 0);
          g_assert_cmpuint (game.knowledge[seat], ==, seat < seats ? 1 : 0);
        }
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (usual.spare); i++)
    {
      OgcSetup setup = usual;

      setup.spare[i] = 1;
      g_assert_cmpint (ogc_setup_check (&setup), !=, OGC_RULE_NONE);
      setup = usual;
      setup.older = OGC_RULES_VERSION + i;
      g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_MALFORMED);
    }
  g_assert_cmpint (refuse_form (0, OGC_FORM_STANDARD, OGC_TOWER), ==, OGC_RULE_SET_1);
  g_assert_cmpint (refuse_form (1, OGC_FORM_STANDARD, OGC_TOWER), ==, OGC_RULE_SET_1);
  g_assert_cmpint (refuse_form (6, OGC_FORM_STANDARD, OGC_TOWER), ==, OGC_RULE_SET_1);
  g_assert_cmpint (refuse_form (255, OGC_FORM_STANDARD, OGC_TOWER), ==, OGC_RULE_SET_1);
}

/* SET-1: a refused set-up leaves the state untouched. */
static void
test_refused_setup (void)
{
  OgcSetup setup = usual;
  OgcState before;

  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  before = game;
  setup.seats = 7;
  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_SET_1);
  g_assert_cmpmem (&game, sizeof game, &before, sizeof before);
  setup = usual;
  g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
}

/* SET-2: the buildings that are picked, and no others */
static void
test_buildings (void)
{
  for (unsigned b = 0; b < 256; b++)
    for (unsigned c = 0; c < 256; c++)
      {
        const bool lawful_b = b == OGC_AUCTION_HOUSE || b == OGC_GUILD || b == OGC_RANDOM_BUILDING;
        const bool lawful_c = (c >= OGC_TEMPLE && c <= OGC_TOWER) || c == OGC_RANDOM_BUILDING;
        OgcSetup setup = usual;

        setup.b = b;
        setup.c = c;
        if (lawful_b && lawful_c)
          g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_NONE);
        else if (c != OGC_NO_BUILDING)
          g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_SET_2);
        else
          g_assert_cmpint (ogc_setup_check (&setup), !=, OGC_RULE_NONE);
      }
  for (unsigned b = OGC_AUCTION_HOUSE; b <= OGC_GUILD; b++)
    for (unsigned c = OGC_TEMPLE; c <= OGC_TOWER; c++)
      {
        begin (4, OGC_FORM_STANDARD, b, c);
        for (unsigned building = 0; building < OGC_N_BUILDINGS; building++)
          g_assert_cmpint (ogc_state_has_building (&game, building), ==,
                           building <= OGC_LIBRARY || building == b || building == c);
        expect_event (EVENT (.kind = OGC_EVENT_GAME_BEGAN, .building = b, .place = c));
      }
}

/* SET-2: buildings drawn at random come up about equally often */
static void
test_random_buildings (void)
{
  unsigned drawn[OGC_N_BUILDINGS] = { 0 };

  for (uint64_t seed = 0; seed < 4000; seed++)
    {
      begin_with_seed (4, OGC_FORM_STANDARD, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, seed);
      drawn[game.order[OGC_ORDER_B]]++;
      drawn[game.order[OGC_ORDER_C]]++;
    }
  for (unsigned building = OGC_AUCTION_HOUSE; building <= OGC_GUILD; building++)
    g_assert_cmpuint (ABS ((int) drawn[building] - 2000), <, 160);
  for (unsigned building = OGC_TEMPLE; building <= OGC_TOWER; building++)
    g_assert_cmpuint (ABS ((int) drawn[building] - 1000), <, 140);
}

/* SET-3 */
static void
test_rounds (void)
{
  static const unsigned rounds[] = { 6, 6, 5, 5 };

  for (unsigned seats = 2; seats <= 5; seats++)
    {
      begin (seats, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
      g_assert_cmpuint (game.rounds, ==, rounds[seats - 2]);
      g_assert_cmpuint (ogc_setup_rounds (seats), ==, rounds[seats - 2]);
      g_assert_cmpuint (game.round, ==, 1);
    }
}

/* SET-4: also with the neutral player, who does not count as a seat */
static void
test_entrances (void)
{
  for (unsigned seats = 2; seats <= 5; seats++)
    for (unsigned form = OGC_FORM_STANDARD; form <= (seats <= 3 ? OGC_FORM_NEUTRAL : OGC_FORM_STANDARD); form++)
      {
        begin (seats, form, OGC_GUILD, OGC_TOWER);
        g_assert_cmpuint (ogc_state_entrances (&game), ==, seats + 2);
        g_assert_cmpuint (ogc_setup_entrances (seats), ==, seats + 2);
      }
}

/* SET-5 */
static void
test_forms (void)
{
  for (unsigned seats = 2; seats <= 3; seats++)
    {
      g_assert_cmpint (refuse_form (seats, OGC_FORM_STANDARD, OGC_TOWER), ==, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_NEUTRAL, OGC_TOWER), ==, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_FEWER, OGC_NO_BUILDING), ==, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_FEWER, OGC_TOWER), !=, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_FEWER, OGC_RANDOM_BUILDING), !=, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_STANDARD, OGC_NO_BUILDING), !=, OGC_RULE_NONE);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_NEUTRAL, OGC_NO_BUILDING), !=, OGC_RULE_NONE);
      g_assert_cmpint (ogc_setup_usual_form (seats), ==, OGC_FORM_NEUTRAL);
    }
  for (unsigned seats = 4; seats <= 5; seats++)
    {
      g_assert_cmpint (refuse_form (seats, OGC_FORM_NEUTRAL, OGC_TOWER), ==, OGC_RULE_SET_5);
      g_assert_cmpint (refuse_form (seats, OGC_FORM_FEWER, OGC_NO_BUILDING), ==, OGC_RULE_SET_5);
      g_assert_cmpint (ogc_setup_usual_form (seats), ==, OGC_FORM_STANDARD);
    }
  g_assert_cmpint (refuse_form (3, OGC_N_FORMS, OGC_TOWER), !=, OGC_RULE_NONE);

  begin (2, OGC_FORM_FEWER, OGC_GUILD, OGC_NO_BUILDING);
  g_assert_cmpint (game.order[OGC_ORDER_C], ==, OGC_NO_BUILDING);
  for (unsigned building = OGC_TEMPLE; building <= OGC_TOWER; building++)
    g_assert_false (ogc_state_has_building (&game, building));
  g_assert_cmpuint (ogc_state_neutral_in_hand (&game, 0), ==, 0);
}

/* SET-6 */
static void
test_start_seat (void)
{
  unsigned drawn[5] = { 0 };
  OgcSetup setup = usual;

  for (setup.start_seat = 0; setup.start_seat < 4; setup.start_seat++)
    {
      g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
      g_assert_cmpuint (game.start_seat, ==, setup.start_seat);
      g_assert_cmpuint (game.ask.seat, ==, setup.start_seat);
    }
  setup.start_seat = 4;
  g_assert_cmpint (ogc_setup_check (&setup), ==, OGC_RULE_SET_6);

  setup.seats = 5;
  setup.start_seat = OGC_RANDOM_SEAT;
  for (setup.seed = 0; setup.seed < 5000; setup.seed++)
    {
      g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
      drawn[game.start_seat]++;
    }
  for (unsigned seat = 0; seat < 5; seat++)
    g_assert_cmpuint (ABS ((int) drawn[seat] - 1000), <, 140);
}

/* SET-7, SEC-2 */
static void
test_collections (void)
{
  begin (5, OGC_FORM_STANDARD, OGC_AUCTION_HOUSE, OGC_TOWER);
  g_assert_cmpuint (count_events (OGC_EVENT_DEALT), ==, 5);
  for (unsigned seat = 0; seat < 5; seat++)
    {
      g_assert_cmpuint (count_held (seat, OGC_TILE_COLLECTION), ==, 1);
      expect_event (EVENT (.kind = OGC_EVENT_DEALT, .owner = seat, .tile_kind = OGC_TILE_COLLECTION,
                           .tile = ogc_tile_mask_first (game.held[seat][OGC_TILE_COLLECTION]), .seen_by = 1u << seat));
    }
  begin (5, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  g_assert_cmpuint (count_events (OGC_EVENT_DEALT), ==, 0);
  for (unsigned seat = 0; seat < 5; seat++)
    g_assert_cmpuint (count_held (seat, OGC_TILE_COLLECTION), ==, 0);
}

/* SET-8 */
static void
test_idle_missions (void)
{
  static const struct { OgcBuildingId c; OgcMissionType mission; } pairs[] = {
    { OGC_GALLEON, OGC_MISSION_DIVE_FOR_DOUBLOONS },
    { OGC_ILLUMINATI, OGC_MISSION_JOIN_THE_ILLUMINATI },
    { OGC_TOWER, OGC_MISSION_LOOT_THE_TOWER },
    { OGC_TEMPLE, OGC_MISSION_RAID_THE_TEMPLE },
  };

  for (unsigned i = 0; i < 4; i++)
    {
      begin (3, OGC_FORM_STANDARD, OGC_GUILD, pairs[i].c);
      for (unsigned j = 0; j < 4; j++)
        g_assert_cmpint (is_in_stack (OGC_TILE_MISSION, fixture_mission (pairs[j].mission)), ==, i == j);
      g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_MISSION]), ==, OGC_N_MISSIONS - 3);
    }
  begin (3, OGC_FORM_FEWER, OGC_GUILD, OGC_NO_BUILDING);
  g_assert_cmpuint (ogc_tile_mask_count (game.stack[OGC_TILE_MISSION]), ==, OGC_N_MISSIONS - 4);
}

/* SET-9: the same seed and decisions lead to the same game, another seed to another one */
static void
test_determined (void)
{
  uint64_t digests[3];

  for (unsigned i = 0; i < 3; i++)
    {
      begin_with_seed (4, OGC_FORM_STANDARD, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, i == 2 ? 8 : 7);
      for (unsigned step = 0; step < 200 && game.phase != OGC_PHASE_OVER; step++)
        {
          OgcDecision list[OGC_MAX_DECISIONS];
          const unsigned n = ogc_rules_list (&game, list);

          take (list[(step * 7919) % n]);
        }
      digests[i] = ogc_state_digest (&game);
    }
  g_assert_cmpuint (digests[0], ==, digests[1]);
  g_assert_cmpuint (digests[0], !=, digests[2]);
}

/* SET-9: every tile of a stack is drawn first about equally often */
static void
test_shuffled (void)
{
  unsigned first[OGC_N_MAPS] = { 0 };
  double chi_square = 0;

  for (uint64_t seed = 0; seed < 26000; seed++)
    {
      begin_with_seed (2, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER, seed);
      first[game.archives.maps[0]]++;
    }
  for (unsigned map = 0; map < OGC_N_MAPS; map++)
    chi_square += (first[map] - 1000.0) * (first[map] - 1000.0) / 1000.0;
  g_assert_cmpfloat (chi_square, <, 52.6); /* 25 degrees of freedom, one in a thousand */
}

/* SET-9: each stack and each seat's dice have a generator of their own */
static void
test_streams (void)
{
  OgcState other;

  begin (3, OGC_FORM_STANDARD, OGC_GUILD, OGC_TOWER);
  other = game;
  g_assert_true (ogc_state_same_rng (&game, &other));
  take (deciding (OGC_DECISION_ROLL));
  g_assert_false (ogc_state_same_rng (&game, &other));
  for (unsigned stream = 0; stream < OGC_N_STREAMS; stream++)
    if (stream == OGC_STREAM_DICE)
      g_assert_cmpuint (game.random[stream], !=, other.random[stream]);
    else
      g_assert_cmpuint (game.random[stream], ==, other.random[stream]);
}

/* SET-9: the version of the rules that began a game determines how its generators are seeded; compared before any die
 * is thrown. */
static void
test_rules_version (void)
{
  for (unsigned older = 0; older < OGC_RULES_VERSION; older++)
    {
      OgcSetup setup = usual;

      setup.seed = 1926;
      setup.older = older;
      g_assert_cmpuint (ogc_setup_rules (&setup), ==, older == 0 ? OGC_RULES_VERSION : older);
      g_assert_cmpint (ogc_rules_begin (&game, fixture_tiles (), &setup, NULL), ==, OGC_RULE_NONE);
      for (unsigned stream = OGC_STREAM_DICE; stream < OGC_STREAM_TILES; stream++)
        {
          OgcRandom random;

          if (older == 1)
            ogc_random_seed_by_number (&random, stream, setup.seed);
          else
            ogc_random_seed (&random, stream, setup.seed);
          g_assert_cmphex (game.random[stream], ==, random);
        }
    }
}

/* SET-9: the digest tells any two states apart, but not two copies of the tiles */
static void
test_digest (void)
{
  const OgcTiles other_tiles = *fixture_tiles ();
  uint64_t digest;

  begin (3, OGC_FORM_NEUTRAL, OGC_GUILD, OGC_TOWER);
  digest = ogc_state_digest (&game);
  for (unsigned byte = G_STRUCT_OFFSET (OgcState, setup); byte < sizeof game; byte++)
    {
      ((uint8_t *) &game)[byte] ^= 0x10;
      g_assert_cmphex (ogc_state_digest (&game), !=, digest);
      ((uint8_t *) &game)[byte] ^= 0x10;
    }
  game.tiles = &other_tiles;
  g_assert_cmphex (ogc_state_digest (&game), ==, digest);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/SET-1/seats", test_seats);
  g_test_add_func ("/setup/SET-1/refused", test_refused_setup);
  g_test_add_func ("/setup/SET-2/buildings", test_buildings);
  g_test_add_func ("/setup/SET-2/random", test_random_buildings);
  g_test_add_func ("/setup/SET-3/rounds", test_rounds);
  g_test_add_func ("/setup/SET-4/entrances", test_entrances);
  g_test_add_func ("/setup/SET-5/forms", test_forms);
  g_test_add_func ("/setup/SET-6/start-seat", test_start_seat);
  g_test_add_func ("/setup/SET-7/collections", test_collections);
  g_test_add_func ("/setup/SET-8/idle-missions", test_idle_missions);
  g_test_add_func ("/setup/SET-9/determined", test_determined);
  g_test_add_func ("/setup/SET-9/shuffled", test_shuffled);
  g_test_add_func ("/setup/SET-9/streams", test_streams);
  g_test_add_func ("/setup/SET-9/rules-version", test_rules_version);
  g_test_add_func ("/setup/SET-9/digest", test_digest);
  return g_test_run ();
}
