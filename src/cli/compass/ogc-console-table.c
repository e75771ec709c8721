/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-console-private.h"
#include "ogc-text.h"

char *
ogc_console_name_tile (OgcTile *tile)
{
  if (ogc_tile_get_kind (tile) != OGC_TILE_MAP || ogc_tile_get_hidden (tile))
    return g_strdup (ogc_tile_get_name (tile));
  /* TRANSLATORS: an ancient map and its colour, "Jungle Ruins 4/2 (green)" */
  return g_strdup_printf (_("%s (%s)"), ogc_tile_get_name (tile), ogc_text_colour (ogc_tile_get_colour (tile)));
}

/* Adds the names of all tiles in @tiles. */
static void
list_tiles (GString    *list,
            GListModel *tiles)
{
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);
      g_autofree char *name = ogc_console_name_tile (tile);

      ogc_console_list (list, name);
    }
}

/* Adds "Ancient maps: …" for what can be won in @building. Items of the Temple are told with their spaces. */
static void
append_offers (GString     *text,
               OgcBuilding *building)
{
  GListModel *offers = ogc_building_get_offers (building);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (OgcTile) first = g_list_model_get_item (offers, 0);
  g_autofree char *sentence = NULL;

  if (first == NULL || ogc_building_get_id (building) == OGC_TEMPLE)
    return;
  list_tiles (list, offers);
  /* TRANSLATORS: what and what of it, "Ancient maps: Jungle Ruins 4/2, Dark Temple 1/0" */
  sentence = g_strdup_printf (_("%s: %s"), ogc_text_tile_kind (ogc_tile_get_kind (first)), list->str);
  ogc_console_append (text, sentence);
}

/* Where @set lies, if that matters; otherwise NULL. */
static char *
describe_place (OgcBuilding *building,
                unsigned     place)
{
  switch (ogc_building_get_id (building))
    {
    case OGC_TEMPLE:
      /* TRANSLATORS: the number of a space in the Hidden Temple. */
      return g_strdup_printf (_("Space %u"), place + 1);
    case OGC_TOWER:
      return place < 3 ? g_strdup_printf (_("Floor %u, for 1 to 3"), place % 3 + 1)
                       : g_strdup_printf (_("Floor %u, for 4 to 6"), place % 3 + 1);
    default:
      return NULL;
    }
}

/* The dice at @place; NULL if there are none. */
static OgcDiceSet *
find_set (OgcBuilding *building,
          unsigned     place)
{
  GListModel *sets = ogc_building_get_sets (building);

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      if (ogc_dice_set_get_place (set) == place)
        return set; /* the list keeps it */
    }
  return NULL;
}

/* Adds the places of the Temple or the Tower, with what lies there. */
static void
append_places (GString     *text,
               OgcBuilding *building)
{
  for (unsigned place = 0; place < ogc_building_get_places (building); place++)
    {
      OgcDiceSet *set = find_set (building, place);
      OgcTile *item = ogc_building_find_offer (building, place);
      g_autofree char *where = describe_place (building, place);
      g_autoptr (GString) there = g_string_new (NULL);
      g_autofree char *sentence = NULL;

      if (item != NULL)
        ogc_console_list (there, ogc_tile_get_name (item));
      if (set != NULL)
        ogc_console_list (there, ogc_dice_set_get_description (set));
      if (there->len == 0)
        continue;
      sentence = g_strdup_printf (_("%s: %s"), where, there->str);
      ogc_console_append (text, sentence);
    }
}

/* Adds all dice in @building, best first. */
static void
append_dice (GString     *text,
             OgcBuilding *building)
{
  GListModel *sets = ogc_building_get_sets (building);
  const OgcBuildingId id = ogc_building_get_id (building);

  if (id == OGC_TEMPLE || id == OGC_TOWER)
    append_places (text, building);
  else
    for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
      {
        g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

        ogc_console_append (text, ogc_dice_set_get_description (set));
      }
  if (g_list_model_get_n_items (sets) == 0)
    ogc_console_append (text, _("No dice yet."));
}

/* Adds what a new set needs. */
static void
append_need (GString     *text,
             OgcBuilding *building)
{
  const char *need = ogc_building_get_to_beat (building);
  g_autofree char *sentence = NULL;

  if (*need == '\0')
    return;
  /* TRANSLATORS: what dice must be to be placed in a building, "any 3 dice that add up to more than 9" */
  sentence = g_strdup_printf (_("Needed: %s"), need);
  ogc_console_append (text, sentence);
}

void
ogc_console_read_table (OgcConsole *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      g_autoptr (GString) text = g_string_new (NULL);

      ogc_console_append (text, ogc_building_get_name (building));
      append_offers (text, building);
      append_dice (text, building);
      append_need (text, building);
      ogc_console_say (text->str);
    }
}

/* The pairs of dice that the Temple's items require: "2 5, 2 5, 1 6". */
static void
list_pairs (GString    *list,
            GListModel *items)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (OgcTile) item = g_list_model_get_item (items, i);
      g_autofree char *dice = ogc_text_dice (ogc_item_back_dice (ogc_tile_get_back (item)));

      ogc_console_list (list, dice);
    }
}

void
ogc_console_read_round (OgcConsole *self)
{
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      const gboolean temple = ogc_building_get_id (building) == OGC_TEMPLE;
      g_autoptr (GString) list = g_string_new (NULL);

      if (temple)
        list_pairs (list, ogc_building_get_offers (building));
      else
        list_tiles (list, ogc_building_get_offers (building));
      if (list->len > 0)
        /* TRANSLATORS: the Hidden Temple, and the dice that its items want: "Hidden Temple: items for 2 5, 1 6." */
        ogc_console_print (temple ? _("%s: items for %s.") : _("%s: %s."), ogc_building_get_name (building), list->str);
    }
}

/* Adds what is left in the stacks of @building, and what has left the game. */
static void
append_stacks (GString     *text,
               OgcBuilding *building)
{
  GListModel *discards = ogc_building_get_discards (building);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  g_autofree char *gone = NULL;

  if (ogc_building_get_id (building) == OGC_LIBRARY)
    return;
  for (guint kind = OGC_TILE_BRONZE; kind <= OGC_TILE_GOLD && ogc_building_get_id (building) == OGC_TOWER; kind++)
    {
      g_autofree char *count = ogc_text_tile_count (kind, ogc_building_get_stack_of (building, kind));

      ogc_console_list (list, count);
    }
  if (list->len == 0)
    g_string_printf (list, "%u", ogc_building_get_stack (building));
  /* TRANSLATORS: how many tiles can still be drawn */
  sentence = g_strdup_printf (_("In the stack: %s"), list->str);
  ogc_console_append (text, sentence);
  if (g_list_model_get_n_items (discards) == 0)
    return;
  g_string_truncate (list, 0);
  list_tiles (list, discards);
  /* TRANSLATORS: tiles that nobody has and nobody can win any more */
  gone = g_strdup_printf (_("Discarded: %s"), list->str);
  ogc_console_append (text, gone);
}

/* Adds the prizes of ranks that nobody holds. */
static void
append_free_prizes (GString     *text,
                    OgcBuilding *building)
{
  g_auto (GStrv) prizes = g_strsplit (ogc_building_get_free_prizes (building), "\n", -1);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (char **prize = prizes; *prize != NULL; prize++)
    ogc_console_list (list, *prize);
  if (list->len == 0)
    return;
  /* TRANSLATORS: prizes of a building for ranks that nobody has yet, "2 of 3 artifacts, 1 of 2 artifacts" */
  sentence = g_strdup_printf (_("Still free: %s"), list->str);
  ogc_console_append (text, sentence);
}

/* Adds what the viewer could place there. */
static void
append_placements (OgcConsole  *self,
                   GString     *text,
                   OgcBuilding *building)
{
  for (guint neutral = 0; neutral < 2; neutral++)
    {
      g_autoptr (GString) list = g_string_new (NULL);
      g_autofree char *sentence = NULL;

      ogc_console_list_places (self, building, neutral, list);
      if (list->len == 0)
        continue;
      /* TRANSLATORS: values of dice, in all ways in which they may be placed in a building: "2, 3, 2 3" */
      sentence = g_strdup_printf (neutral ? _("You can place neutral %s") : _("You can place %s"), list->str);
      ogc_console_append (text, sentence);
    }
}

void
ogc_console_read_building (OgcConsole  *self,
                           OgcBuilding *building)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *accepts = g_strdup_printf (_("%s: %s."), ogc_building_get_name (building),
                                              ogc_building_get_rule (building));

  ogc_console_append (text, accepts);
  ogc_console_append (text, ogc_building_get_prize (building));
  append_offers (text, building);
  append_dice (text, building);
  append_need (text, building);
  append_free_prizes (text, building);
  append_placements (self, text, building);
  append_stacks (text, building);
  ogc_console_say (text->str);
}
