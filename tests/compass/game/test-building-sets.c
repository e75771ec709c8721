/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What dice in a building would get is told before it resolves. */

#include "ogc-building-sets.h"
#include "ogc-rules.h"
#include "ogc-tile-set.h"

/* Checks that whoever has a prize to come in @building is told in figures; returns how many of them rank below the
 * third. */
static unsigned
check_prizes (const OgcView *view,
              OgcBuildingId  building)
{
  g_autoptr (GPtrArray) sets = ogc_building_list_sets (view, building);
  unsigned below = 0;

  for (guint i = 0; i < sets->len; i++)
    {
      OgcDiceSet *set = g_ptr_array_index (sets, i);

      if (ogc_dice_set_get_rewarded (set) && ogc_dice_set_get_owner (set) != OGC_NEUTRAL)
        {
          g_assert_cmpstr (ogc_dice_set_get_reward (set), !=, "");
          g_assert_cmpstr (ogc_dice_set_get_brief (set), !=, "");
          below += ogc_dice_set_get_rank (set) > 3;
        }
    }
  return below;
}

/* What @number would add to the score of @owner. */
static unsigned
worth_of (const OgcState *seen,
          unsigned        owner,
          unsigned        number)
{
  OgcHolding holding;

  ogc_state_holding (seen, owner, &holding);
  holding.tiles[OGC_TILE_MAP] |= OGC_TILE_BIT (number);
  return ogc_score_total (seen->tiles, &holding);
}

/* ARC-3: checks that the first set would get the map that is worth most to its owner, and that each map shows its
 * higher value, as it does in the Archives. Counts the maps that are not the ones with the highest value there. */
static void
check_promises (const OgcView *view,
                unsigned      *lower)
{
  const OgcState *seen = &view->knowledge.seen;
  g_autoptr (GPtrArray) sets = ogc_building_list_sets (view, OGC_ARCHIVES);

  for (guint i = 0; i < sets->len; i++)
    {
      OgcTile *map = ogc_dice_set_get_tile (sets->pdata[i]);
      const unsigned owner = ogc_dice_set_get_owner (sets->pdata[i]);
      gboolean highest = TRUE;

      if (map == NULL)
        continue;
      g_assert_cmpuint (ogc_tile_get_held_value (map), ==, ogc_tile_get_value (map));
      for (unsigned place = 0; place < G_N_ELEMENTS (seen->archives.maps) && i == 0; place++)
        {
          const unsigned other = seen->archives.maps[place];

          if (other == OGC_NO_TILE)
            continue;
          if (owner != OGC_NEUTRAL)
            g_assert_cmpuint (worth_of (seen, owner, other), <=, worth_of (seen, owner, ogc_tile_get_number (map)));
          highest = highest && seen->tiles->maps[other].high <= ogc_tile_get_value (map);
        }
      *lower += !highest;
    }
}

/* AUC-1, GLD-1, ILL-3, GAL-3: in the Galleon a fourth owner keeps a chest, too. */
static void
test_prizes (void)
{
  unsigned lower = 0;
  unsigned below = 0;

  for (unsigned n = 0; n < 8; n++)
    {
      const OgcSetup setup = { .seed = n, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE + n % 2,
                               .c = n % 4 < 2 ? OGC_GALLEON : OGC_ILLUMINATI };
      g_autofree OgcDecision *list = g_new (OgcDecision, OGC_MAX_DECISIONS);
      g_autofree OgcView *view = g_new0 (OgcView, 1);
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      unsigned n_legal;
      OgcState state;

      ogc_rules_begin (&state, ogc_tile_set_get_tiles (ogc_tile_set_get_default ()), &setup, NULL);
      view->names.tiles = state.tiles;
      while ((n_legal = ogc_rules_list (&state, list)) > 0)
        {
          ogc_view_look (view, &state, state.ask.seat, FALSE);
          check_promises (view, &lower);
          check_prizes (view, setup.b);
          below += check_prizes (view, setup.c);
          ogc_rules_take (&state, &list[g_rand_int_range (rand, 0, (gint32) n_legal)], NULL);
        }
    }
  g_assert_cmpuint (below, >, 0);
  g_assert_cmpuint (lower, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/building-sets/prizes", test_prizes);
  return g_test_run ();
}
