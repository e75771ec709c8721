/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ogc-locale.h"
#include "ogc-text.h"

/* Lower chances to win are not told. */
#define LEAST_CHANCE 0.005

typedef struct {
  const OgcTiles *tiles;
  const OgcHolding *holding;
  const OgcScore *score;
  GArray *lines;
} Account;

static void
clear_line (gpointer line)
{
  g_free (((OgcTextLine *) line)->text);
}

/* Adds a line; takes ownership of @text. */
static void
add_line (Account       *account,
          OgcGoldSource  source,
          unsigned       gold,
          unsigned       tile_kind,
          unsigned       tile,
          char          *text)
{
  const OgcTextLine line = { source, gold, tile_kind, tile, text };

  g_array_append_val (account->lines, line);
}

/* The specialists assigned to @at, as a translated list; NULL if there are none. */
static char *
specialists_at (const Account *account,
                unsigned       at)
{
  char *list = NULL;

  for (OgcTileMask tiles = account->holding->tiles[OGC_TILE_SPECIALIST]; tiles != 0; tiles &= tiles - 1)
    {
      const unsigned tile = ogc_tile_mask_first (tiles);
      g_autofree char *name = NULL;
      char *longer;

      if (account->score->at[tile] != at)
        continue;
      name = ogc_text_tile (account->tiles, OGC_TILE_SPECIALIST, tile);
      /* TRANSLATORS: two members of a list, the first may be a list itself: "Red cartographer 2, Red excavator 3". */
      longer = list == NULL ? g_steal_pointer (&name) : g_strdup_printf (C_("list", "%s, %s"), list, name);
      g_free (list);
      list = longer;
    }
  return list;
}

static unsigned
item_of (const Account *account,
         unsigned       specialist)
{
  for (OgcTileMask tiles = account->holding->tiles[OGC_TILE_ITEM]; tiles != 0; tiles &= tiles - 1)
    if (account->score->bearer[ogc_tile_mask_first (tiles)] == specialist)
      return ogc_tile_mask_first (tiles);
  return OGC_NO_TILE;
}

static void
add_map (Account  *account,
         unsigned  map)
{
  const OgcMapFace *face = &account->tiles->maps[map];
  const unsigned gold = account->score->map_gold[map];
  g_autofree char *name = ogc_text_tile (account->tiles, OGC_TILE_MAP, map);
  g_autofree char *there = specialists_at (account, OGC_AT_MAP (map));
  char *text;

  if (there == NULL)
    text = g_strdup_printf (_("%s without a specialist: its lower value."), name);
  else if (face->high == 0)
    /* TRANSLATORS: a dig site, and the specialists assigned to it. */
    text = g_strdup_printf (_("%s with %s: only its specialists bring gold."), name, there);
  else if (gold == 2u * face->high)
    /* TRANSLATORS: a map, and the specialists assigned to it. */
    text = g_strdup_printf (_("%s with %s, all with magical items: twice its higher value."), name, there);
  else
    text = g_strdup_printf (_("%s with %s: its higher value."), name, there);
  add_line (account, OGC_GOLD_MAPS, gold, OGC_TILE_MAP, map, text);
}

static char *
specialist_text (const Account *account,
                 unsigned       specialist)
{
  const unsigned at = account->score->at[specialist];
  const unsigned item = item_of (account, specialist);
  g_autofree char *name = ogc_text_tile (account->tiles, OGC_TILE_SPECIALIST, specialist);
  g_autofree char *map = NULL;
  g_autofree char *item_name = NULL;

  if (at == OGC_UNASSIGNED)
    return g_strdup_printf (_("%s, unassigned: nothing."), name);
  map = at < 64 ? ogc_text_tile (account->tiles, OGC_TILE_MAP, at)
                : ogc_text_tile (account->tiles, OGC_TILE_MISSION, at - 64);
  if (item == OGC_NO_TILE)
    /* TRANSLATORS: a specialist and the map to which it is assigned. */
    return g_strdup_printf (_("%s, assigned to %s: its value."), name, map);
  item_name = ogc_text_tile (account->tiles, OGC_TILE_ITEM, item);
  /* TRANSLATORS: a specialist, its map, and the magical item that it bears. */
  return g_strdup_printf (_("%s, assigned to %s with %s: twice its value."), name, map, item_name);
}

static void
add_artifact (Account  *account,
              unsigned  artifact)
{
  const unsigned gold = account->score->artifact_gold[artifact];
  g_autofree char *name = ogc_text_tile (account->tiles, OGC_TILE_ARTIFACT, artifact);
  char *text;

  if (gold == 4)
    text = g_strdup_printf (_("%s: the collection’s favourite."), name);
  else if (gold == 2)
    text = g_strdup_printf (_("%s: the collection’s second favourite."), name);
  else
    text = g_strdup_printf (_("%s: 1\302\240gold, like any other artifact."), name);
  add_line (account, OGC_GOLD_ARTIFACTS, gold, OGC_TILE_ARTIFACT, artifact, text);
}

static void
add_mission (Account  *account,
             unsigned  mission)
{
  const unsigned type = account->tiles->missions[mission].type;
  g_autofree char *name = ogc_text_tile (account->tiles, OGC_TILE_MISSION, mission);
  g_autofree char *there = specialists_at (account, OGC_AT_MISSION (mission));
  char *text;

  if (there != NULL)
    text = g_strdup_printf (C_("score", "%s with %s. %s"), name, there, ogc_text_mission_rule (type));
  else
    text = g_strdup_printf (C_("score", "%s: %s"), name, ogc_text_mission_rule (type));
  add_line (account, OGC_GOLD_MISSIONS, account->score->mission_gold[mission], OGC_TILE_MISSION, mission, text);
}

static void
add_printed (Account       *account,
             OgcGoldSource  source,
             OgcTileKind    kind,
             unsigned       tile)
{
  g_autofree char *name = ogc_text_tile (account->tiles, kind, tile);

  add_line (account, source, ogc_tiles_gold (account->tiles, kind, tile), kind, tile,
            g_strdup_printf (_("%s: its value."), name));
}

static void
add_tile (Account     *account,
          OgcTileKind  kind,
          unsigned     tile)
{
  switch (kind)
    {
    case OGC_TILE_MAP:
      add_map (account, tile);
      break;
    case OGC_TILE_SPECIALIST:
      add_line (account, OGC_GOLD_SPECIALISTS, account->score->specialist_gold[tile], kind, tile,
                specialist_text (account, tile));
      break;
    case OGC_TILE_ARTIFACT:
      add_artifact (account, tile);
      break;
    case OGC_TILE_ABILITY:
      add_line (account, OGC_GOLD_ABILITIES, 1, kind, tile,
                g_strdup_printf (_("“%s”, not used: 1\302\240gold."),
                                 ogc_text_ability (account->tiles->abilities[tile])));
      break;
    case OGC_TILE_CHEST:
      add_printed (account, OGC_GOLD_CHESTS, kind, tile);
      break;
    case OGC_TILE_MISSION:
      add_mission (account, tile);
      break;
    default:
      add_printed (account, OGC_GOLD_TREASURES, kind, tile);
      break;
    }
}

static void
add_tiles (Account     *account,
           OgcTileKind  kind)
{
  for (OgcTileMask tiles = account->holding->tiles[kind]; tiles != 0; tiles &= tiles - 1)
    add_tile (account, kind, ogc_tile_mask_first (tiles));
}

static void
add_knowledge (Account *account)
{
  const unsigned tokens = account->holding->knowledge;

  if (tokens == 0)
    return;
  add_line (account, OGC_GOLD_KNOWLEDGE, account->score->by_source[OGC_GOLD_KNOWLEDGE], OGC_N_TILE_KINDS, OGC_NO_TILE,
            /* TRANSLATORS: half of the tokens, rounded down, is gold. */
            g_strdup_printf (ngettext ("%u knowledge token: 1\302\240gold for every two.",
                                       "%u knowledge tokens: 1\302\240gold for every two.", tokens), tokens));
}

GArray *
ogc_text_score (const OgcTiles   *tiles,
                const OgcHolding *holding,
                const OgcScore   *score)
{
  Account account = { tiles, holding, score, NULL };

  g_return_val_if_fail (tiles != NULL && holding != NULL && score != NULL, NULL);

  account.lines = g_array_new (FALSE, FALSE, sizeof (OgcTextLine));
  g_array_set_clear_func (account.lines, clear_line);
  add_tiles (&account, OGC_TILE_MAP);
  add_tiles (&account, OGC_TILE_SPECIALIST);
  add_knowledge (&account);
  add_tiles (&account, OGC_TILE_ARTIFACT);
  add_tiles (&account, OGC_TILE_ABILITY);
  add_tiles (&account, OGC_TILE_CHEST);
  add_tiles (&account, OGC_TILE_BRONZE);
  add_tiles (&account, OGC_TILE_SILVER);
  add_tiles (&account, OGC_TILE_GOLD);
  add_tiles (&account, OGC_TILE_MISSION);
  return account.lines;
}

char *
ogc_text_expected_gold (double gold)
{
  return ogc_locale_dup_decimal (gold, 1, FALSE);
}

char *
ogc_text_win_chance (double win)
{
  g_autofree char *percent = ogc_locale_dup_decimal (100 * win, 0, FALSE);

  if (win > 0 && win < LEAST_CHANCE)
    /* TRANSLATORS: a chance to win */
    return g_strdup (C_("chance", "under\302\2401%"));
  /* TRANSLATORS: a chance to win in percent, with a space that does not break where the language has one */
  return g_strdup_printf (C_("chance", "%s%%"), percent);
}

char *
ogc_text_expected_score (double gold,
                         double win)
{
  g_autofree char *pieces = ogc_text_expected_gold (gold);
  g_autofree char *share = NULL;

  if (win < 0)
    /* TRANSLATORS: gold that is expected, "17.3 gold" */
    return g_strdup_printf (C_("expected gold", "%s\302\240gold"), pieces);
  share = ogc_text_win_chance (MAX (win, LEAST_CHANCE / 2)); /* until the end nobody is without one */
  /* TRANSLATORS: gold that is expected, and the chance to win: "17.3 gold, 42% to win" */
  return g_strdup_printf (C_("expected gold", "%s\302\240gold, %s to win"), pieces, share);
}
