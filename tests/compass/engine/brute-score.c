/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute-score.h"

#include <glib.h>
#include <string.h>

#define NOWHERE -1
#define MAX_PLACES (OGC_N_MAPS + OGC_N_MISSIONS)

/* A map of any kind: an ancient map, or a mission that is a map. */
typedef struct {
  gboolean ancient;
  guint    tile;
} Place;

typedef struct {
  const OgcTiles   *tiles;
  const OgcHolding *holding;

  Place places[MAX_PLACES];
  int   n_places;
  guint specialists[OGC_N_SPECIALISTS];
  int   n_specialists;
  guint items[OGC_N_ITEMS];
  int   n_items;

  int at[OGC_N_SPECIALISTS];        /* of specialists[i]: a place or NOWHERE */
  gboolean bears[OGC_N_SPECIALISTS]; /* likewise */

  int best_gold;
  int best_unassigned;
} Brute;

static gboolean
has_mission (Brute          *b,
             OgcMissionType  type)
{
  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    if ((b->holding->tiles[OGC_TILE_MISSION] >> i & 1) && b->tiles->missions[i].type == type)
      return TRUE;
  return FALSE;
}

static const OgcSpecialistFace *
face_of (Brute *b,
         int    i)
{
  return &b->tiles->specialists[b->specialists[i]];
}

/* Writes who is at @place, as indices into Brute.specialists. Returns how many there are. */
static int
people_at (Brute *b,
           int    place,
           int    people[OGC_N_SPECIALISTS])
{
  int n = 0;

  for (int i = 0; i < b->n_specialists; i++)
    if (b->at[i] == place)
      people[n++] = i;
  return n;
}

static gboolean
is_pair (Brute *b,
         int    i,
         int    j)
{
  return face_of (b, i)->kind != face_of (b, j)->kind;
}

/* Whether a specialist of this colour may be at @place at all. */
static gboolean
colour_suits (Brute *b,
              int    place,
              int    i)
{
  const guint tile = b->places[place].tile;
  const guint colour = face_of (b, i)->colour;

  if (b->places[place].ancient)
    return b->tiles->maps[tile].colour == OGC_COLOUR_GREY || b->tiles->maps[tile].colour == colour;
  if (b->tiles->missions[tile].type == OGC_MISSION_DUAL_MAP)
    return b->tiles->missions[tile].colours[0] == colour || b->tiles->missions[tile].colours[1] == colour;
  return TRUE;
}

/* SCO-2, SCO-9, MIS-1, MIS-2: whether two specialists are a legal pair at @place. */
static gboolean
pair_suits (Brute *b,
            int    place,
            int    i,
            int    j)
{
  const guint tile = b->places[place].tile;

  if (!is_pair (b, i, j))
    return FALSE;
  if (b->places[place].ancient)
    return TRUE;
  if (b->tiles->missions[tile].type == OGC_MISSION_DUAL_MAP)
    return face_of (b, i)->colour != face_of (b, j)->colour;
  return face_of (b, i)->colour == face_of (b, j)->colour;
}

/* MIS-15: whether the third specialist matches the pair. */
static gboolean
third_suits (Brute *b,
             int    place,
             int    i,
             int    j,
             int    third)
{
  const guint tile = b->places[place].tile;

  if (b->places[place].ancient || b->tiles->missions[tile].type == OGC_MISSION_DUAL_MAP)
    return TRUE; /* colour_suits() has checked the colours */
  return face_of (b, third)->colour == face_of (b, i)->colour && face_of (b, third)->colour == face_of (b, j)->colour;
}

static gboolean
place_is_lawful (Brute *b,
                 int    place,
                 int   *thirds)
{
  int who[OGC_N_SPECIALISTS];
  int n = people_at (b, place, who);

  for (int i = 0; i < n; i++)
    if (!colour_suits (b, place, who[i]))
      return FALSE;

  if (n <= 1)
    return TRUE;
  if (n == 2)
    return pair_suits (b, place, who[0], who[1]);
  if (n > 3)
    return FALSE;

  (*thirds)++;
  for (int k = 0; k < 3; k++)
    {
      int i = who[(k + 1) % 3], j = who[(k + 2) % 3];

      if (pair_suits (b, place, i, j) && third_suits (b, place, i, j, who[k]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_lawful (Brute *b)
{
  int thirds = 0;

  for (int p = 0; p < b->n_places; p++)
    if (!place_is_lawful (b, p, &thirds))
      return FALSE;
  return thirds <= (has_mission (b, OGC_MISSION_SECOND_OPINION) ? 1 : 0);
}

static int
popcount (guint64 mask)
{
  int n = 0;

  for (; mask != 0; mask >>= 1)
    n += mask & 1;
  return n;
}

static int
held (Brute       *b,
      OgcTileKind  kind)
{
  return popcount (b->holding->tiles[kind]);
}

static int
gold_of_places (Brute *b)
{
  int gold = 0;

  for (int p = 0; p < b->n_places; p++)
    {
      const guint tile = b->places[p].tile;
      int who[OGC_N_SPECIALISTS];
      int n = people_at (b, p, who);
      gboolean item_of[2] = { FALSE, FALSE };

      for (int i = 0; i < n; i++)
        if (b->bears[who[i]])
          item_of[face_of (b, who[i])->kind] = TRUE;

      if (b->places[p].ancient)
        gold += (n > 0 ? b->tiles->maps[tile].high : b->tiles->maps[tile].low) * (item_of[0] && item_of[1] ? 2 : 1);
      else if (b->tiles->missions[tile].type == OGC_MISSION_DUAL_MAP)
        gold += n >= 2 ? 3 : 0;
      else
        gold += n >= 1 ? 1 : 0;
    }
  return gold;
}

static int
gold_of_specialists (Brute *b)
{
  int gold = 0;

  for (int i = 0; i < b->n_specialists; i++)
    if (b->at[i] != NOWHERE)
      gold += face_of (b, i)->value * (b->bears[i] ? 2 : 1);
  return gold;
}

static int
count_assigned (Brute *b,
                int    kind)
{
  int n = 0;

  for (int i = 0; i < b->n_specialists; i++)
    n += b->at[i] != NOWHERE && (kind < 0 || face_of (b, i)->kind == kind);
  return n;
}

/* MIS-14: how many colours the maps have. */
static int
colours_of_maps (Brute *b)
{
  guint mask = 0;

  for (int p = 0; p < b->n_places; p++)
    {
      const guint tile = b->places[p].tile;
      int who[OGC_N_SPECIALISTS];

      if (b->places[p].ancient)
        mask |= 1 << b->tiles->maps[tile].colour;
      else if (b->tiles->missions[tile].type == OGC_MISSION_DUAL_MAP)
        mask |= 1 << b->tiles->missions[tile].colours[0] | 1 << b->tiles->missions[tile].colours[1];
      else if (people_at (b, p, who) > 0)
        mask |= 1 << face_of (b, who[0])->colour;
      else
        mask |= 1 << OGC_COLOUR_GREY;
    }
  return popcount (mask);
}

/* How many maps have a specialist or, if @both, specialists of both kinds. */
static int
maps_with (Brute    *b,
           gboolean  both,
           gboolean  ancient_only)
{
  int count = 0;

  for (int p = 0; p < b->n_places; p++)
    {
      int who[OGC_N_SPECIALISTS];
      int n = people_at (b, p, who);
      gboolean kinds[2] = { FALSE, FALSE };

      for (int i = 0; i < n; i++)
        kinds[face_of (b, who[i])->kind] = TRUE;
      if (ancient_only && !b->places[p].ancient)
        continue;
      count += both ? kinds[0] && kinds[1] : n > 0;
    }
  return count;
}

static int
colours_of_assigned (Brute *b)
{
  guint mask = 0;

  for (int i = 0; i < b->n_specialists; i++)
    if (b->at[i] != NOWHERE)
      mask |= 1 << face_of (b, i)->colour;
  return popcount (mask);
}

static int
gold_of_missions (Brute *b)
{
  const int treasures = held (b, OGC_TILE_BRONZE) + held (b, OGC_TILE_SILVER) + held (b, OGC_TILE_GOLD);
  int gold = 0;

  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    if (b->holding->tiles[OGC_TILE_MISSION] >> i & 1)
      switch (b->tiles->missions[i].type)
        {
        case OGC_MISSION_BROADEN_EXPERTISE: gold += colours_of_assigned (b); break;
        case OGC_MISSION_CONGREGATE_CARTOGRAPHERS: gold += count_assigned (b, OGC_CARTOGRAPHER); break;
        case OGC_MISSION_GATHER_EXCAVATORS: gold += count_assigned (b, OGC_EXCAVATOR); break;
        case OGC_MISSION_DIVE_FOR_DOUBLOONS: gold += 1 + 2 * (held (b, OGC_TILE_CHEST) / 3); break;
        case OGC_MISSION_LOOT_THE_TOWER: gold += treasures / 3; break;
        case OGC_MISSION_RAID_THE_TEMPLE: gold += 1 + held (b, OGC_TILE_ITEM) / 2; break;
        case OGC_MISSION_JOIN_THE_ILLUMINATI: gold += held (b, OGC_TILE_ABILITY); break;
        case OGC_MISSION_EMBRACE_THE_GUILD: gold += 1 + held (b, OGC_TILE_MISSION); break;
        case OGC_MISSION_FIND_THE_MAPS: gold += 1 + held (b, OGC_TILE_MAP) / 2; break;
        case OGC_MISSION_HIRE_RIGHT_HUNTERS: gold += maps_with (b, FALSE, TRUE); break;
        case OGC_MISSION_RECRUIT_SPECIALISTS: gold += count_assigned (b, -1) / 2; break;
        case OGC_MISSION_SCOUR_THE_GLOBE: gold += colours_of_maps (b); break;
        case OGC_MISSION_UNITE_SPECIALISTS: gold += 1 + maps_with (b, TRUE, FALSE); break;
        default: break;
        }
  return gold;
}

static int
gold_of_the_rest (Brute *b)
{
  int gold = (int) b->holding->knowledge / 2 + held (b, OGC_TILE_ABILITY);
  int collection = -1;

  for (guint i = 0; i < OGC_N_COLLECTIONS; i++)
    if (b->holding->tiles[OGC_TILE_COLLECTION] >> i & 1)
      collection = (int) i;
  for (guint i = 0; i < OGC_N_ARTIFACTS; i++)
    if (b->holding->tiles[OGC_TILE_ARTIFACT] >> i & 1)
      {
        guint type = b->tiles->artifacts[i];

        if (collection >= 0 && type == b->tiles->collections[collection].desired)
          gold += 4;
        else if (collection >= 0 && type == b->tiles->collections[collection].preferred)
          gold += 2;
        else
          gold += 1;
      }
  for (guint i = 0; i < OGC_N_CHESTS; i++)
    gold += (b->holding->tiles[OGC_TILE_CHEST] >> i & 1) ? b->tiles->chests[i] : 0;
  for (guint metal = 0; metal < 3; metal++)
    for (guint i = 0; i < OGC_N_TREASURES; i++)
      gold += (b->holding->tiles[OGC_TILE_BRONZE + metal] >> i & 1) ? b->tiles->treasures[metal][i] : 0;
  return gold;
}

static void
try_items (Brute *b,
           int    item)
{
  if (item == b->n_items)
    {
      int gold = gold_of_places (b) + gold_of_specialists (b) + gold_of_missions (b);
      int unassigned = b->n_specialists - count_assigned (b, -1);

      if (gold > b->best_gold || (gold == b->best_gold && unassigned > b->best_unassigned))
        {
          b->best_gold = gold;
          b->best_unassigned = unassigned;
        }
      return;
    }

  try_items (b, item + 1);
  for (int i = 0; i < b->n_specialists; i++)
    if (b->at[i] != NOWHERE && b->places[b->at[i]].ancient && !b->bears[i]
        && face_of (b, i)->colour == b->tiles->items[b->items[item]].colour
        && face_of (b, i)->kind == b->tiles->items[b->items[item]].kind)
      {
        b->bears[i] = TRUE;
        try_items (b, item + 1);
        b->bears[i] = FALSE;
      }
}

static void
try_specialists (Brute *b,
                 int    i)
{
  if (i == b->n_specialists)
    {
      if (is_lawful (b))
        try_items (b, 0);
      return;
    }

  for (int place = NOWHERE; place < b->n_places; place++)
    if (place == NOWHERE || colour_suits (b, place, i))
      {
        b->at[i] = place;
        try_specialists (b, i + 1);
        b->at[i] = NOWHERE;
      }
}

void
brute_score (const OgcTiles   *tiles,
             const OgcHolding *holding,
             unsigned         *total,
             unsigned         *unassigned)
{
  Brute b = { .tiles = tiles, .holding = holding, .best_gold = -1 };

  for (guint i = 0; i < OGC_N_MAPS; i++)
    if (holding->tiles[OGC_TILE_MAP] >> i & 1)
      b.places[b.n_places++] = (Place) { TRUE, i };
  for (guint i = 0; i < OGC_N_MISSIONS; i++)
    if ((holding->tiles[OGC_TILE_MISSION] >> i & 1)
        && (tiles->missions[i].type == OGC_MISSION_DUAL_MAP || tiles->missions[i].type == OGC_MISSION_SECRET_MAP))
      b.places[b.n_places++] = (Place) { FALSE, i };
  for (guint i = 0; i < OGC_N_SPECIALISTS; i++)
    if (holding->tiles[OGC_TILE_SPECIALIST] >> i & 1)
      b.specialists[b.n_specialists++] = i;
  for (guint i = 0; i < OGC_N_ITEMS; i++)
    if (holding->tiles[OGC_TILE_ITEM] >> i & 1)
      b.items[b.n_items++] = i;
  for (int i = 0; i < OGC_N_SPECIALISTS; i++)
    b.at[i] = NOWHERE;

  try_specialists (&b, 0);
  *total = (unsigned) (b.best_gold + gold_of_the_rest (&b));
  *unassigned = (unsigned) b.best_unassigned;
}
