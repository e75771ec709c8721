/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "fixture-tiles.h"
#include "ogc-random.h"
#include "ogc-score-cache.h"

enum { OWNERS = 64 };

/* Makes a holding with a few tiles of every kind. */
static void
make_holding (OgcRandom  *random,
              OgcHolding *holding)
{
  *holding = (OgcHolding) { .knowledge = ogc_random_below (random, 0, 9) };
  for (guint kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    for (guint i = ogc_random_below (random, 0, 4); i > 0; i--)
      holding->tiles[kind] |= OGC_TILE_BIT (ogc_random_below (random, 0, ogc_tiles_count (kind)));
}

/* The cache always returns the same as the computation, even if other tiles were used in between at the same
 * address. */
static void
test_same (void)
{
  OgcTiles tiles = *fixture_tiles ();
  OgcHolding holdings[OWNERS];
  OgcRandom random;
  guint different = 0;

  ogc_random_seed (&random, 0, 1926);
  for (guint i = 0; i < OWNERS; i++)
    make_holding (&random, &holdings[i]);
  for (guint round = 0; round < 6; round++)
    {
      for (guint i = 0; i < OGC_N_SPECIALISTS; i++)
        tiles.specialists[i].value = (uint8_t) (fixture_tiles ()->specialists[i].value + round % 2);
      for (guint again = 0; again < 2; again++)
        for (guint i = 0; i < OWNERS; i++)
          {
            g_assert_cmpuint (ogc_score_cache_total (&tiles, &holdings[i]), ==, ogc_score_total (&tiles, &holdings[i]));
            different += ogc_score_total (&tiles, &holdings[i]) != ogc_score_total (fixture_tiles (), &holdings[i]);
          }
    }
  g_assert_cmpuint (different, >, 0);
}

/* With more holdings than the cache can hold, those that were replaced are computed again. */
static void
test_many (void)
{
  OgcRandom random;

  ogc_random_seed (&random, 0, 1927);
  for (guint i = 0; i < 300000; i++)
    {
      OgcHolding holding;

      make_holding (&random, &holding);
      holding.tiles[OGC_TILE_MISSION] = 0;
      g_assert_cmpuint (ogc_score_cache_total (fixture_tiles (), &holding), ==,
                        ogc_score_total (fixture_tiles (), &holding));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-cache/same", test_same);
  g_test_add_func ("/score-cache/many", test_many);
  return g_test_run ();
}
