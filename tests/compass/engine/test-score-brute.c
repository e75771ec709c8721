/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

#include "brute-score.h"
#include "fixture-tiles.h"
#include "../../sanitized.h"

static const OgcMissionType pulling[] = {
  OGC_MISSION_BROADEN_EXPERTISE, OGC_MISSION_CONGREGATE_CARTOGRAPHERS, OGC_MISSION_GATHER_EXCAVATORS,
  OGC_MISSION_HIRE_RIGHT_HUNTERS, OGC_MISSION_RECRUIT_SPECIALISTS, OGC_MISSION_SCOUR_THE_GLOBE,
  OGC_MISSION_SECOND_OPINION, OGC_MISSION_UNITE_SPECIALISTS,
};

static OgcTileMask
pick (GRand *rand,
      guint  n,
      guint  count)
{
  OgcTileMask mask = 0;

  while (ogc_tile_mask_count (mask) < count)
    mask |= OGC_TILE_BIT (g_rand_int_range (rand, 0, (int) n));
  return mask;
}

/* Picks tiles that mostly have a colour in @colours, so that they interact with each other. */
static OgcTileMask
pick_coloured (GRand          *rand,
               const OgcTiles *tiles,
               OgcTileKind     kind,
               guint           n,
               guint           count,
               guint           colours)
{
  OgcTileMask mask = 0;

  for (guint tries = 0; ogc_tile_mask_count (mask) < count && tries < 200; tries++)
    {
      guint tile = (guint) g_rand_int_range (rand, 0, (int) n);
      guint colour = kind == OGC_TILE_MAP ? tiles->maps[tile].colour
                     : kind == OGC_TILE_ITEM ? tiles->items[tile].colour : tiles->specialists[tile].colour;

      if ((colours >> colour & 1) || g_rand_int_range (rand, 0, 8) == 0)
        mask |= OGC_TILE_BIT (tile);
    }
  return mask;
}

static OgcTileMask
pick_missions (GRand          *rand,
               const OgcTiles *tiles)
{
  OgcTileMask mask = 0;
  guint places = (guint) g_rand_int_range (rand, 0, 4);

  for (guint i = 0; i < places; i++)
    {
      guint mission = (guint) g_rand_int_range (rand, 0, OGC_N_MISSIONS);

      if (tiles->missions[mission].type == OGC_MISSION_DUAL_MAP
          || tiles->missions[mission].type == OGC_MISSION_SECRET_MAP)
        mask |= OGC_TILE_BIT (mission);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pulling); i++)
    for (guint mission = 0; mission < OGC_N_MISSIONS; mission++)
      if (tiles->missions[mission].type == pulling[i] && g_rand_int_range (rand, 0, 3) == 0)
        mask |= OGC_TILE_BIT (mission);
  if (g_rand_int_range (rand, 0, 4) == 0)
    mask |= pick (rand, OGC_N_MISSIONS, 1);
  return mask;
}

static guint
count_places (const OgcTiles   *tiles,
              const OgcHolding *holding)
{
  guint n = ogc_tile_mask_count (holding->tiles[OGC_TILE_MAP]);

  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    if ((holding->tiles[OGC_TILE_MISSION] >> i & 1)
        && (tiles->missions[i].type == OGC_MISSION_DUAL_MAP || tiles->missions[i].type == OGC_MISSION_SECRET_MAP))
      n++;
  return n;
}

static void
random_holding (GRand          *rand,
                const OgcTiles *tiles,
                OgcHolding     *holding)
{
  guint colours = (guint) g_rand_int_range (rand, 1, 64);
  guint places, most;

  if (g_rand_int_range (rand, 0, 3) > 0)
    colours &= (guint) g_rand_int_range (rand, 1, 64);
  colours |= 1u << g_rand_int_range (rand, 0, 6);
  if (g_rand_boolean (rand))
    colours |= 1u << OGC_COLOUR_GREY;

  *holding = (OgcHolding) { .knowledge = (guint) g_rand_int_range (rand, 0, 6) };
  holding->tiles[OGC_TILE_MAP] = pick_coloured (rand, tiles, OGC_TILE_MAP, OGC_N_MAPS,
                                                (guint) g_rand_int_range (rand, 0, 5), colours);
  holding->tiles[OGC_TILE_MISSION] = pick_missions (rand, tiles);
  places = count_places (tiles, holding);
  most = places <= 3 ? 6 : places <= 5 ? 5 : 4;
  holding->tiles[OGC_TILE_SPECIALIST] = pick_coloured (rand, tiles, OGC_TILE_SPECIALIST, OGC_N_SPECIALISTS,
                                                       (guint) g_rand_int_range (rand, 0, (int) most + 1), colours);
  holding->tiles[OGC_TILE_ITEM] = pick_coloured (rand, tiles, OGC_TILE_ITEM, OGC_N_ITEMS,
                                                 (guint) g_rand_int_range (rand, 0, 5), colours);
  holding->tiles[OGC_TILE_ARTIFACT] = pick (rand, OGC_N_ARTIFACTS, (guint) g_rand_int_range (rand, 0, 4));
  holding->tiles[OGC_TILE_COLLECTION] = pick (rand, OGC_N_COLLECTIONS, (guint) g_rand_int_range (rand, 0, 2));
  holding->tiles[OGC_TILE_ABILITY] = pick (rand, OGC_N_ABILITIES, (guint) g_rand_int_range (rand, 0, 3));
  holding->tiles[OGC_TILE_CHEST] = pick (rand, OGC_N_CHESTS, (guint) g_rand_int_range (rand, 0, 5));
  holding->tiles[OGC_TILE_BRONZE + g_rand_int_range (rand, 0, 3)] = pick (rand, OGC_N_TREASURES,
                                                                          (guint) g_rand_int_range (rand, 0, 5));
}

/* Changes a tile set as an owner could: any values and colours, but the known numbers of Dig Sites and missions. */
static void
corrupt_tiles (GRand    *rand,
               OgcTiles *tiles)
{
  guint most = (guint) g_rand_int_range (rand, 1, 10);
  int colours = g_rand_int_range (rand, 1, 7);

  *tiles = *fixture_tiles ();
  for (guint i = 0; i < OGC_N_MAPS; i++)
    {
      if (tiles->maps[i].colour != OGC_COLOUR_GREY)
        tiles->maps[i].colour = (uint8_t) g_rand_int_range (rand, 0, colours);
      tiles->maps[i].high = (uint8_t) g_rand_int_range (rand, 0, (int) most + 1);
      tiles->maps[i].low = (uint8_t) g_rand_int_range (rand, 0, (int) most + 1);
    }
  for (guint i = 0; i < OGC_N_SPECIALISTS; i++)
    tiles->specialists[i] = (OgcSpecialistFace) {
      (uint8_t) g_rand_int_range (rand, 0, colours), (uint8_t) g_rand_int_range (rand, 0, 2),
      (uint8_t) g_rand_int_range (rand, 0, (int) most + 1),
    };
  for (guint i = 0; i < OGC_N_ITEMS; i++)
    {
      tiles->items[i].colour = (uint8_t) g_rand_int_range (rand, 0, colours);
      tiles->items[i].kind = (uint8_t) g_rand_int_range (rand, 0, 2);
    }
  for (guint i = 0; i < OGC_N_DUAL_MAPS; i++)
    {
      tiles->missions[i].colours[0] = (uint8_t) g_rand_int_range (rand, 0, 6);
      tiles->missions[i].colours[1] = (uint8_t) ((tiles->missions[i].colours[0] + g_rand_int_range (rand, 1, 6)) % 6);
    }
}

static void
describe (const OgcTiles   *tiles,
          const OgcHolding *holding)
{
  for (guint i = 0; i < OGC_N_MAPS; i++)
    if (holding->tiles[OGC_TILE_MAP] >> i & 1)
      g_test_message ("map %u: colour %u, %u/%u", i, tiles->maps[i].colour, tiles->maps[i].high, tiles->maps[i].low);
  for (guint i = 0; i < OGC_N_SPECIALISTS; i++)
    if (holding->tiles[OGC_TILE_SPECIALIST] >> i & 1)
      g_test_message ("specialist %u: colour %u, kind %u, %u", i, tiles->specialists[i].colour,
                      tiles->specialists[i].kind,
                      tiles->specialists[i].value);
  for (guint i = 0; i < OGC_N_ITEMS; i++)
    if (holding->tiles[OGC_TILE_ITEM] >> i & 1)
      g_test_message ("item %u: colour %u, kind %u", i, tiles->items[i].colour, tiles->items[i].kind);
  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    if (holding->tiles[OGC_TILE_MISSION] >> i & 1)
      g_test_message ("mission %u: type %u, colours %u %u", i, tiles->missions[i].type, tiles->missions[i].colours[0],
                      tiles->missions[i].colours[1]);
}

static void
compare (const OgcTiles   *tiles,
         const OgcHolding *holding)
{
  unsigned total, unassigned;
  OgcScore score, again;

  brute_score (tiles, holding, &total, &unassigned);
  ogc_score (tiles, holding, &score);
  again = score;
  if (score.total != total || score.unassigned != unassigned)
    describe (tiles, holding);

  g_assert_cmpuint (score.total, ==, total);
  g_assert_cmpuint (score.unassigned, ==, unassigned);
  g_assert_cmpuint (ogc_score_total (tiles, holding), ==, total);
  g_assert_cmpint (ogc_score_evaluate (tiles, holding, &again), ==, OGC_RULE_NONE);
  g_assert_cmpmem (&again, sizeof again, &score, sizeof score);
  ogc_score (tiles, holding, &again);
  g_assert_cmpmem (&again, sizeof again, &score, sizeof score);
}

/* SCO-1, SCO-12: the printed tiles */
static void
test_printed (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1922);
  guint n = FEWER (g_test_quick () ? 20000 : 200000);

  for (guint i = 0; i < n; i++)
    {
      OgcHolding holding;

      random_holding (rand, fixture_tiles (), &holding);
      compare (fixture_tiles (), &holding);
    }
}

/* SCO-1, SCO-12: tiles that an owner has corrected */
static void
test_corrected (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1923);
  guint n = FEWER (g_test_quick () ? 10000 : 100000);

  for (guint i = 0; i < n; i++)
    {
      OgcTiles tiles;
      OgcHolding holding;

      corrupt_tiles (rand, &tiles);
      random_holding (rand, &tiles, &holding);
      compare (&tiles, &holding);
    }
}

/* Large holdings of any colours: the assignment is legal, both functions give the same gold, and no tile reduces it. */
static void
test_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1924);
  guint n = FEWER (g_test_quick () ? 100 : 3000);

  for (guint i = 0; i < n; i++)
    {
      OgcTiles tiles;
      OgcHolding holding = { 0 };
      OgcScore score;
      unsigned total;

      if (i % 2 == 0)
        corrupt_tiles (rand, &tiles);
      else
        tiles = *fixture_tiles ();

      for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        holding.tiles[kind] = pick (rand, ogc_tiles_count (kind),
                                    (guint) g_rand_int_range (rand, 0, (int) ogc_tiles_count (kind) + 1));
      ogc_score (&tiles, &holding, &score);
      total = ogc_score_total (&tiles, &holding);
      g_assert_cmpuint (score.total, ==, total);

      for (guint kind = OGC_TILE_MAP; kind <= OGC_TILE_ITEM; kind++)
        {
          guint tile = (guint) g_rand_int_range (rand, 0, (int) ogc_tiles_count (kind));
          OgcHolding more = holding;

          more.tiles[kind] |= OGC_TILE_BIT (tile);
          g_assert_cmpuint (ogc_score_total (&tiles, &more), >=, total);
        }
    }
}

/* MIS-1: six Dual Maps of any colours, in every way in which they can connect the six colours. */
static void
test_dual_maps (void)
{
  enum { N_PAIRS = 15 };
  guint8 pairs[N_PAIRS][2], which[OGC_N_DUAL_MAPS] = { 0 };
  guint n = 0;

  for (guint8 a = 0; a < OGC_COLOUR_GREY; a++)
    for (guint8 b = 0; b < a; b++, n++)
      memcpy (pairs[n], (guint8[]) { a, b }, 2);

  for (n = 0; which[0] < N_PAIRS; n++)
    {
      OgcTiles tiles = *fixture_tiles ();
      OgcHolding holding = { 0 };
      guint last = OGC_N_DUAL_MAPS - 1;

      for (guint i = 0; i < OGC_N_DUAL_MAPS; i++)
        {
          memcpy (tiles.missions[i].colours, pairs[which[i]], 2);
          holding.tiles[OGC_TILE_MISSION] |= OGC_TILE_BIT (i);
        }
      /* One specialist of each colour, of one kind or the other. */
      for (guint colour = 0; colour < OGC_COLOUR_GREY; colour++)
        holding.tiles[OGC_TILE_SPECIALIST] |= OGC_TILE_BIT (6 * colour + 3 * ((n >> colour & 1) ^ (n >> 6 & 1)));
      if (n % (g_test_quick () ? (SANITIZED ? 400 : 40) : 4) == 0)
        compare (&tiles, &holding);
      else
        g_assert_cmpuint (ogc_score_total (&tiles, &holding), >, 0);

      /* The next six pairs, in rising order. */
      while (last > 0 && which[last] == N_PAIRS - 1)
        last--;
      which[last]++;
      for (guint i = last + 1; i < OGC_N_DUAL_MAPS; i++)
        which[i] = which[last];
    }
  g_assert_cmpuint (n, ==, 38760);
}

/* Holdings with the same key have the same best assignment, whatever else they hold. */
static void
test_key (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1925);
  guint n = FEWER (g_test_quick () ? 20000 : 200000);
  guint alike = 0;

  for (guint i = 0; i < n; i++)
    {
      OgcTiles tiles = *fixture_tiles ();
      OgcHolding one, other, third;
      OgcScoreKey keys[2];

      if (i % 2 == 0)
        corrupt_tiles (rand, &tiles);
      random_holding (rand, &tiles, &one);
      random_holding (rand, &tiles, &third);
      other = one;
      for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        if (kind == OGC_TILE_ITEM ? g_rand_boolean (rand) : kind != OGC_TILE_MAP && kind != OGC_TILE_SPECIALIST)
          other.tiles[kind] = third.tiles[kind];
      if (g_rand_boolean (rand))
        other.tiles[OGC_TILE_MISSION] = one.tiles[OGC_TILE_MISSION] ^ pick (rand, OGC_N_MISSIONS, 1);

      keys[0] = ogc_score_key (&tiles, &one);
      keys[1] = ogc_score_key (&tiles, &other);
      if (memcmp (&keys[0], &keys[1], sizeof keys[0]) == 0)
        {
          g_assert_cmpuint (ogc_score_assignment_part (&tiles, &one), ==, ogc_score_assignment_part (&tiles, &other));
          alike++;
        }
    }
  g_assert_cmpuint (alike, >, n / 10);
  g_assert_cmpuint (alike, <, n);
}

/* A key derived from another is the same as one made from scratch. */
static void
test_key_with (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2027);
  guint others = 0;

  for (guint i = 0; i < FEWER (20000); i++)
    {
      const OgcTileKind kind = (OgcTileKind) g_rand_int_range (rand, 0, OGC_N_TILE_KINDS);
      const guint tile = (guint) g_rand_int_range (rand, 0, (gint) ogc_tiles_count (kind));
      OgcTiles tiles = *fixture_tiles ();
      OgcHolding before, with;
      OgcScoreKey key, made, anew;

      if (i % 2 == 0)
        corrupt_tiles (rand, &tiles);
      random_holding (rand, &tiles, &before);
      with = before;
      with.tiles[kind] |= OGC_TILE_BIT (tile);

      key = ogc_score_key (&tiles, &before);
      made = ogc_score_key_with (&key, &tiles, &before, kind, tile);
      anew = ogc_score_key (&tiles, &with);
      g_assert_cmpmem (&made, sizeof made, &anew, sizeof anew);
      others += memcmp (&key, &made, sizeof key) != 0;
    }
  g_assert_cmpuint (others, >, FEWER (2000));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/brute/printed", test_printed);
  g_test_add_func ("/score/brute/corrected", test_corrected);
  g_test_add_func ("/score/brute/large", test_large);
  g_test_add_func ("/score/brute/dual-maps", test_dual_maps);
  g_test_add_func ("/score/brute/key", test_key);
  g_test_add_func ("/score/brute/key-with", test_key_with);
  return g_test_run ();
}
