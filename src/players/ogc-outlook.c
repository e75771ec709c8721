/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-outlook.h"

#include <string.h>

#include "ogc-gold.h"

/* What a tile may add later, a round that is still to come: in cents. */
enum {
  HOPE_MAP = 55,
  HOPE_SPECIALIST = 22, /* for each gold of its value that does not score yet */
  HOPE_ITEM = 60,
  HOPE_MISSION = 25,
  HOPE_ABILITY = 20,
};

/* ---- One tile ---- */

static OgcCents
hope_of (const OgcOutlook *self,
         OgcTileKind       kind,
         unsigned          tile,
         unsigned          gained)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  const OgcCents rounds = (OgcCents) self->rounds_left;

  switch (kind)
    {
    case OGC_TILE_MAP:
      return rounds * HOPE_MAP;
    case OGC_TILE_SPECIALIST:
      return tiles->specialists[tile].value > gained
             ? rounds * HOPE_SPECIALIST * (OgcCents) (tiles->specialists[tile].value - gained) : 0;
    case OGC_TILE_ITEM:
      return rounds * HOPE_ITEM;
    case OGC_TILE_MISSION:
      return rounds * HOPE_MISSION;
    case OGC_TILE_ABILITY:
      return rounds * HOPE_ABILITY;
    default:
      return 0;
    }
}

/* What @tile adds to the best score. Where it cannot change what is assigned, that needs no search. */
static unsigned
gain_of (const OgcOutlook *self,
         unsigned          seat,
         OgcTileKind       kind,
         unsigned          tile)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  const OgcHolding *before = &self->holdings[seat];
  OgcHolding with = *before;

  with.tiles[kind] |= OGC_TILE_BIT (tile);
  if (kind == OGC_TILE_ARTIFACT)
    return ogc_gold_of_artifacts (tiles, &with, NULL) - ogc_gold_of_artifacts (tiles, before, NULL);
  if (kind >= OGC_TILE_CHEST && kind <= OGC_TILE_GOLD && before->tiles[OGC_TILE_MISSION] == 0)
    return with.tiles[kind] != before->tiles[kind] ? ogc_tiles_gold (tiles, kind, tile) : 0;

  return ogc_score_total (tiles, &with) - self->totals[seat];
}

OgcCents
ogc_outlook_tile (const OgcOutlook *self,
                  unsigned          seat,
                  OgcTileKind       kind,
                  unsigned          tile)
{
  const unsigned gained = gain_of (self, seat, kind, tile);

  return (OgcCents) gained * OGC_CENTS_GOLD + hope_of (self, kind, tile, gained);
}

/* ---- Tiles that are not seen ---- */

static int64_t
choose (unsigned n,
        unsigned k)
{
  int64_t ways = 1;

  if (k > n)
    return 0;
  for (unsigned i = 0; i < k; i++)
    ways = ways * (int64_t) (n - i) / (int64_t) (i + 1);

  return ways;
}

static void
sort_down (OgcCents *worths,
           unsigned  n)
{
  for (unsigned i = 1; i < n; i++)
    {
      OgcCents worth = worths[i];
      unsigned at = i;

      for (; at > 0 && worths[at - 1] < worth; at--)
        worths[at] = worths[at - 1];
      worths[at] = worth;
    }
}

/* The mean sum of the best @kept of @drawn, drawn from the @n, which are sorted down. */
static OgcCents
mean_of_best (const OgcCents *worths,
              unsigned        n,
              unsigned        drawn,
              unsigned        kept)
{
  int64_t sum = 0;

  if (drawn > n)
    drawn = n;
  if (drawn == 0)
    return 0;

  /* worths[i] is the m-th best when m better ones and the rest worse ones are drawn with it. */
  for (unsigned i = 0; i < n; i++)
    for (unsigned m = 0; m < kept && m < drawn; m++)
      sum += worths[i] * choose (i, m) * choose (n - 1 - i, drawn - 1 - m);

  return (OgcCents) (sum / choose (n, drawn));
}

/* The worths of all unseen tiles of a kind for the one who looks; items only of one back, else OGC_N_BACKS. Returns how many. */
static unsigned
list_unseen (const OgcOutlook *self,
             OgcTileKind       kind,
             OgcItemBack       back,
             OgcCents         *worths)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  unsigned n = 0;

  for (OgcTileMask rest = self->knowledge->unseen[kind]; rest; rest &= rest - 1)
    {
      unsigned tile = ogc_tile_mask_first (rest);

      if (back == OGC_N_BACKS || tiles->items[tile].back == back)
        worths[n++] = ogc_outlook_tile (self, self->seat, kind, tile);
    }

  sort_down (worths, n);
  return n;
}

static OgcCents
mean_unseen (const OgcOutlook *self,
             OgcTileKind       kind,
             OgcItemBack       back)
{
  OgcCents worths[64];
  unsigned n = list_unseen (self, kind, back, worths);

  return mean_of_best (worths, n, 1, 1);
}

/* AUC-1 */
static void
expect_artifacts (OgcOutlook *self)
{
  OgcCents worths[64];
  unsigned n = list_unseen (self, OGC_TILE_ARTIFACT, OGC_N_BACKS, worths);

  self->prizes[0] = mean_of_best (worths, n, 3, 2);
  self->prizes[1] = mean_of_best (worths, n, 2, 1);
  self->prizes[2] = self->knowledge->seen.setup.seats == 5 ? mean_of_best (worths, n, 1, 1) : 0;
}

/* GLD-1 */
static void
expect_missions (OgcOutlook *self)
{
  OgcCents worths[64];
  unsigned n = list_unseen (self, OGC_TILE_MISSION, OGC_N_BACKS, worths);

  self->prizes[0] = mean_of_best (worths, n, 3, 1);
  self->prizes[1] = mean_of_best (worths, n, 2, 1);
  self->prizes[2] = self->knowledge->seen.setup.seats == 5 ? mean_of_best (worths, n, 1, 1) : 0;
}

/* ---- Everything ---- */

/* Maps and specialists are what all seats compete for. */
static void
look_at_row (OgcOutlook    *self,
             OgcTileKind    kind,
             const uint8_t *tiles,
             unsigned       n,
             OgcCents      *worths,
             unsigned       seat)
{
  for (unsigned i = 0; i < n; i++)
    worths[i] = tiles[i] != OGC_NO_TILE ? ogc_outlook_tile (self, seat, kind, tiles[i]) : 0;
}

static void
look_at_c_building (OgcOutlook *self)
{
  const OgcState *seen = &self->knowledge->seen;

  switch (seen->order[2])
    {
    case OGC_TEMPLE:
      for (unsigned back = 0; back < OGC_N_BACKS; back++)
        self->items[back] = mean_unseen (self, OGC_TILE_ITEM, (OgcItemBack) back);
      break;
    case OGC_ILLUMINATI:
      self->ability = OGC_CENTS_GOLD + hope_of (self, OGC_TILE_ABILITY, 0, 1);
      break;
    case OGC_GALLEON:
      self->chest = mean_unseen (self, OGC_TILE_CHEST, OGC_N_BACKS);
      break;
    case OGC_TOWER:
      for (unsigned floor = 0; floor < 3; floor++)
        self->treasures[floor] = mean_unseen (self, OGC_TILE_BRONZE + floor, OGC_N_BACKS);
      break;
    default:
      break;
    }
}

/* Whether the building at @place of the order of resolving still pays in this round (RND-4). */
static bool
is_to_come (const OgcState *seen,
            unsigned        place)
{
  return seen->phase != OGC_PHASE_RESOLVING || seen->resolving <= place;
}

/* What is known by counting alone. */
static void
count (OgcOutlook         *self,
       const OgcKnowledge *knowledge)
{
  const OgcState *seen = &knowledge->seen;

  self->knowledge = knowledge;
  self->danger = 0;
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      self->holdings[seat].knowledge = seen->knowledge[seat];
      self->totals[seat] = self->tiles_gold[seat] + seen->knowledge[seat] / 2; /* SCO-5 */
      if (seat != self->seat)
        self->danger += ogc_state_own_in_hand (seen, seat) + ogc_state_neutral_in_hand (seen, seat);
    }
}

void
ogc_outlook_begin (OgcOutlook         *self,
                   const OgcKnowledge *knowledge)
{
  const OgcState *seen = &knowledge->seen;

  memset (self, 0, sizeof *self);
  self->seat = knowledge->seat;
  self->rounds_left = (unsigned) (seen->rounds - seen->round);
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      ogc_state_holding (seen, seat, &self->holdings[seat]);
      self->holdings[seat].knowledge = 0;
      self->tiles_gold[seat] = ogc_score_total (seen->tiles, &self->holdings[seat]);
    }
  count (self, knowledge);

  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      look_at_row (self, OGC_TILE_MAP, seen->archives.maps, 4, self->maps[seat], seat);
      look_at_row (self, OGC_TILE_SPECIALIST, seen->university.specialists, ogc_state_entrances (seen), self->specialists[seat], seat);
    }
  if (is_to_come (seen, 0) && seen->order[0] == OGC_AUCTION_HOUSE)
    expect_artifacts (self);
  else if (is_to_come (seen, 0))
    expect_missions (self);
  if (is_to_come (seen, 2))
    look_at_c_building (self);
}

/* Whether all that scores or may be won is as it was when @self began. */
static bool
is_the_same (const OgcOutlook   *self,
             const OgcKnowledge *knowledge)
{
  const OgcState *then = &self->knowledge->seen;
  const OgcState *now = &knowledge->seen;

  return self->knowledge->seat == knowledge->seat && then->tiles == now->tiles && then->round == now->round
         && memcmp (then->order, now->order, sizeof now->order) == 0
         && then->setup.seats == now->setup.seats
         && is_to_come (then, 0) == is_to_come (now, 0) && is_to_come (then, 2) == is_to_come (now, 2)
         && memcmp (then->held, now->held, sizeof now->held) == 0
         && memcmp (self->knowledge->unseen, knowledge->unseen, sizeof knowledge->unseen) == 0
         && memcmp (then->archives.maps, now->archives.maps, sizeof now->archives.maps) == 0
         && memcmp (then->university.specialists, now->university.specialists, sizeof now->university.specialists) == 0
         && memcmp (then->illuminati.abilities, now->illuminati.abilities, sizeof now->illuminati.abilities) == 0;
}

void
ogc_outlook_renew (OgcOutlook         *self,
                   OgcKnowledge       *kept,
                   const OgcKnowledge *knowledge)
{
  const bool same = self->knowledge == kept && is_the_same (self, knowledge);

  *kept = *knowledge;
  if (same)
    count (self, kept);
  else
    ogc_outlook_begin (self, kept);
}
