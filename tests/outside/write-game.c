/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "ogc-names.h"
#include "ogc-save.h"
#include "table-player.h"

/*
 * write-game FORM SEATS B C SEED FROM FILE: saves a whole game of people in FILE, at the beginning of round FROM, with
 * everything that follows to be redone. They decide in as many different ways as possible, and otherwise so that the
 * game is short. Prints for each following decision the number of the button that takes it, or 0 if there is only one,
 * and the building.
 */

#define N_EXAMPLES 2
#define MORE_THAN_DICE 16

/* The class of which @decision is an example. */
static gpointer
classify (const OgcDecision *decision)
{
  const gboolean several = (decision->dice & (decision->dice - 1)) != 0;

  return GUINT_TO_POINTER (1 + decision->kind + 16 * decision->building + 256 * decision->neutral
                           + 512 * decision->will + 1024 * (decision->place > 0) + 2048 * several);
}

static guint
count (GHashTable        *counts,
       const OgcDecision *decision)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts, classify (decision)));
}

/* How much @decision is wanted: first examples of its class, then many dice placed at once, which shortens the game. */
static guint
weigh (GHashTable        *counts,
       const OgcDecision *decision)
{
  const guint missing = N_EXAMPLES - MIN (count (counts, decision), N_EXAMPLES);

  return missing * MORE_THAN_DICE + (decision->kind == OGC_DECISION_PLACE ? ogc_dice_count (decision->dice) : 0);
}

static OgcDecision
choose (OgcGame    *game,
        GHashTable *counts,
        GRand      *rand)
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (game, &n);
  unsigned chosen = 0;
  unsigned equal = 0;

  for (unsigned i = 0; i < n; i++)
    {
      const guint most = weigh (counts, &list[chosen]);

      if (weigh (counts, &list[i]) > most)
        equal = 0;
      if (weigh (counts, &list[i]) >= most && g_rand_int_range (rand, 0, (gint32) ++equal) == 0)
        chosen = i;
    }
  g_hash_table_insert (counts, classify (&list[chosen]), GUINT_TO_POINTER (count (counts, &list[chosen]) + 1));
  return list[chosen];
}

/* Which of the ways to place the dice in its building @decision is. */
static unsigned
find_way (OgcGame           *game,
          const OgcDecision *decision)
{
  GListModel *placements;

  ogc_tray_set_pick (ogc_game_get_tray (game), decision->neutral ? 0 : decision->dice,
                     decision->neutral ? decision->dice : 0);
  placements = ogc_building_get_placements (ogc_game_get_building (game, decision->building));
  for (guint i = 0; i < g_list_model_get_n_items (placements); i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      if (ogc_decision_equal (ogc_placement_get_decision (placement), decision))
        return g_list_model_get_n_items (placements) > 1 ? i + 1 : 0;
    }
  g_assert_not_reached ();
}

/* Which of the tiles offered by @building @decision takes; 0: none. */
static unsigned
find_offer (OgcBuilding       *building,
            const OgcDecision *decision)
{
  GListModel *offers = ogc_building_get_offers (building);
  unsigned offered = 0;

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (offers, i);

      offered += ogc_tile_get_offered (tile);
      if (ogc_tile_get_offered (tile) && ogc_tile_get_number (tile) == decision->tile)
        return offered;
    }
  return 0;
}

static void
print_place (OgcGame           *game,
             const OgcDecision *decision)
{
  GListModel *buildings = ogc_game_get_buildings (game);
  unsigned number = 0;
  unsigned id = decision->building;

  if (decision->kind == OGC_DECISION_PLACE)
    number = find_way (game, decision);
  for (guint i = 0; decision->kind == OGC_DECISION_TAKE && number == 0 && i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      number = find_offer (building, decision);
      id = ogc_building_get_id (building);
    }
  g_print ("%u %s\n", number, ogc_name_of (ogc_names_building, id));
}

static unsigned
parse (const OgcName *names,
       const char    *name)
{
  guint value;

  if (!ogc_name_find (names, name, &value))
    g_error ("What is “%s”?", name);
  return value;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (OgcSave) begun = NULL;
  g_autoptr (OgcSave) over = NULL;
  g_autoptr (OgcGame) game = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (argc != 8)
    g_error ("write-game FORM SEATS B C SEED FROM FILE");
  game = table_player_new_game ((unsigned) atoi (argv[2]), parse (ogc_names_form, argv[1]),
                                parse (ogc_names_building, argv[3]), parse (ogc_names_building, argv[4]),
                                g_ascii_strtoull (argv[5], NULL, 10));
  file = g_file_new_for_commandline_arg (argv[7]);
  while (!ogc_game_get_finished (game))
    {
      OgcDecision decision;

      if (ogc_game_get_round (game) == (unsigned) atoi (argv[6]) && begun == NULL)
        begun = ogc_game_to_save (game);
      ogc_game_lift_curtain (game);
      decision = choose (game, counts, rand);
      if (begun != NULL)
        print_place (game, &decision);
      ogc_game_take (game, &decision, &error);
      g_assert_no_error (error);
    }
  over = ogc_game_to_save (game);
  ogc_save_set_decisions (begun, (gpointer) over->decisions->data, over->decisions->len, begun->position,
                          &begun->state);
  if (!ogc_saved_game_write (OGC_SAVED_GAME (begun), file, &error))
    g_error ("%s", error->message);
  return EXIT_SUCCESS;
}
