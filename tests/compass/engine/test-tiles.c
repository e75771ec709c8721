/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture-game.h"

/* The numbers of tiles, and all of a kind as a set. */
static void
test_counts (void)
{
  static const unsigned counts[OGC_N_TILE_KINDS] = { 26, 36, 24, 36, 6, 20, 30, 12, 12, 12, 22 };

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      g_assert_cmpuint (ogc_tiles_count (kind), ==, counts[kind]);
      g_assert_cmphex (ogc_tiles_all (kind), ==, ((OgcTileMask) 1 << counts[kind]) - 1);
      g_assert_cmpuint (ogc_tile_mask_count (ogc_tiles_all (kind)), ==, counts[kind]);
    }
}

/* SCO-7: gold printed on chests and treasures, and on nothing else */
static void
test_gold (void)
{
  unsigned sums[OGC_N_TILE_KINDS] = { 0 };

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    for (unsigned tile = 0; tile < ogc_tiles_count (kind); tile++)
      sums[kind] += ogc_tiles_gold (fixture_tiles (), kind, tile);
  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    g_assert_cmpuint (sums[kind], ==, kind == OGC_TILE_CHEST ? 8 * 1 + 14 * 2 + 8 * 3
                                      : kind == OGC_TILE_BRONZE ? 10 * 1 + 2
                                      : kind == OGC_TILE_SILVER ? 5 * 1 + 6 * 2 + 3
                                      : kind == OGC_TILE_GOLD ? 1 + 6 * 2 + 5 * 3 : 0);
}

/* TMP-1 */
static void
test_backs (void)
{
  g_assert_cmphex (ogc_item_back_dice (OGC_BACK_1_6), ==, dice ("16"));
  g_assert_cmphex (ogc_item_back_dice (OGC_BACK_2_5), ==, dice ("25"));
}

/* Two decisions are the same when all their members are. */
static void
test_decisions_equal (void)
{
  const OgcDecision one = willing (OGC_ARCHIVES, 2, "33", 1, 3);

  for (unsigned byte = 0; byte < sizeof one; byte++)
    {
      OgcDecision other = one;

      g_assert_true (ogc_decision_equal (&one, &other));
      ((uint8_t *) &other)[byte] ^= 1;
      g_assert_false (ogc_decision_equal (&one, &other));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tiles/counts", test_counts);
  g_test_add_func ("/tiles/SCO-7/gold", test_gold);
  g_test_add_func ("/tiles/TMP-1/backs", test_backs);
  g_test_add_func ("/tiles/decisions-equal", test_decisions_equal);
  return g_test_run ();
}
