/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-values.h"

#include <assert.h>
#include <string.h>

#include "ogc-building-rules.h"
#include "ogc-determinize.h"
#include "ogc-fixed-gold.h"

/* What a tile may add later, for each round after this one, in cents. */
enum {
  HOPE_MAP = 55,
  HOPE_SPECIALIST = 22, /* for each gold piece of its value that does not score yet */
  HOPE_ITEM = 60,
  HOPE_MISSION = 25,
  HOPE_ABILITY = 20,
};

/* ---- One tile ---- */

static OgcCents
hope_of (const OgcTileValues *self,
         OgcTileKind          kind,
         unsigned             tile,
         unsigned             gained)
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

/* What @tile adds to the best assignment: that of @with, which is what @seat holds and @tile, less that of what @seat
 * holds. */
static unsigned
assigned_more (const OgcTileValues *self,
               unsigned             seat,
               const OgcHolding    *with,
               OgcTileKind          kind,
               unsigned             tile)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  const OgcScoreKey key = ogc_score_key_with (&self->keys[seat], tiles, &self->holdings[seat], kind, tile);

  if (memcmp (&key, &self->keys[seat], sizeof key) == 0)
    return 0;
  return ogc_score_cache_assignment_part (self->score_cache, tiles, with, &key) - self->assigned[seat];
}

/* What @tile by itself gives a seat that holds @before and would then hold @with. */
static unsigned
gold_of_tile (const OgcTiles   *tiles,
              const OgcHolding *before,
              const OgcHolding *with,
              OgcTileKind       kind,
              unsigned          tile)
{
  if (kind == OGC_TILE_ARTIFACT || kind == OGC_TILE_COLLECTION)
    return ogc_fixed_gold_of_artifacts (tiles, with, NULL) - ogc_fixed_gold_of_artifacts (tiles, before, NULL);
  if (kind == OGC_TILE_ABILITY)
    return ogc_fixed_gold_of_abilities (with) - ogc_fixed_gold_of_abilities (before);
  if (kind >= OGC_TILE_CHEST && kind <= OGC_TILE_GOLD && with->tiles[kind] != before->tiles[kind])
    return ogc_tiles_gold (tiles, kind, tile);
  return 0;
}

/* What @tile adds to the best score: the difference of ogc_score_total() with and without it, computed only from what
 * may change. */
static unsigned
gain_of (const OgcTileValues *self,
         unsigned             seat,
         OgcTileKind          kind,
         unsigned             tile)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  const OgcHolding *before = &self->holdings[seat];
  OgcHolding with = *before;

  with.tiles[kind] |= OGC_TILE_BIT (tile);
  return gold_of_tile (tiles, before, &with, kind, tile)
         + ogc_score_fixed_missions (tiles, &with) - self->missions[seat]
         + assigned_more (self, seat, &with, kind, tile);
}

/* What @tile is worth if it adds @gained now. */
static OgcCents
worth_of (const OgcTileValues *self,
          OgcTileKind          kind,
          unsigned             tile,
          unsigned             gained)
{
  return (OgcCents) gained * OGC_CENTS_GOLD + hope_of (self, kind, tile, gained);
}

OgcCents
ogc_tile_values_tile (const OgcTileValues *self,
                      unsigned             seat,
                      OgcTileKind          kind,
                      unsigned             tile)
{
  return worth_of (self, kind, tile, gain_of (self, seat, kind, tile));
}

/* ---- Unseen tiles ---- */

static int64_t
count_subsets (unsigned n,
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

/* The mean sum of the best @kept of @drawn tiles, drawn from the @n in @worths, which are sorted in descending
 * order. */
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

  /* worths[i] is number m of the tiles drawn, counted from 0, if m better ones are drawn with it and the others are
   * worse. */
  for (unsigned i = 0; i < n; i++)
    for (unsigned m = 0; m < kept && m < drawn; m++)
      sum += worths[i] * count_subsets (i, m) * count_subsets (n - 1 - i, drawn - 1 - m);

  return (OgcCents) (sum / count_subsets (n, drawn));
}

/* Lists what each unseen tile of a kind is worth to the observing seat. @back: items with this back only; OGC_N_BACKS
 * for other kinds. Returns how many there are. */
static unsigned
list_unseen (const OgcTileValues *self,
             OgcTileKind          kind,
             OgcItemBack          back,
             OgcCents            *worths)
{
  const OgcTiles *tiles = self->knowledge->seen.tiles;
  unsigned n = 0;

  for (OgcTileMask rest = self->knowledge->unseen[kind]; rest; rest &= rest - 1)
    {
      unsigned tile = ogc_tile_mask_first (rest);

      if (back == OGC_N_BACKS || tiles->items[tile].back == back)
        worths[n++] = ogc_tile_values_tile (self, self->seat, kind, tile);
    }

  sort_down (worths, n);
  return n;
}

static OgcCents
mean_unseen (const OgcTileValues *self,
             OgcTileKind          kind,
             OgcItemBack          back)
{
  OgcCents worths[64];
  unsigned n = list_unseen (self, kind, back, worths);

  return mean_of_best (worths, n, 1, 1);
}

/* AUC-1, GLD-1: what each rank of the Auction House or the Guild may expect of the tiles of @kind that it will draw. */
static void
expect_prizes (OgcTileValues *self,
               OgcBuildingId  building,
               OgcTileKind    kind)
{
  OgcCents worths[64];
  const unsigned n = list_unseen (self, kind, OGC_N_BACKS, worths);

  for (unsigned rank = 0; rank < 3; rank++)
    {
      const OgcPrize prize = ogc_building_prize (building, rank, self->knowledge->seen.setup.seats);

      self->prizes[rank] = prize.kept > 0 ? mean_of_best (worths, n, prize.drawn, prize.kept) : 0;
    }
}

/* ---- What others hide ---- */

/* The tiles of @kind that another seat may hold in secret. */
static OgcTileMask
secrets_of (const OgcKnowledge *knowledge,
            OgcTileKind         kind)
{
  OgcTileMask secrets = knowledge->unseen[kind];

  /* GLD-4: the knower has seen the missions of a pair, but not which went where. */
  for (unsigned round = 0; kind == OGC_TILE_MISSION && round < OGC_MAX_ROUNDS; round++)
    for (unsigned i = 0; i < 2; i++)
      if (knowledge->pairs[round].tile[i] != OGC_NO_TILE)
        secrets |= OGC_TILE_BIT (knowledge->pairs[round].tile[i]);
  return secrets;
}

/* What the tiles of @kind that @seat holds in secret are worth to it on average, weighted by how well they suit it. */
static OgcCents
estimate_secrets (const OgcTileValues *self,
                  unsigned             seat,
                  OgcTileKind          kind)
{
  float sum = 0;
  float all = 0;

  if (self->knowledge->hidden[seat][kind] == 0)
    return 0;
  for (OgcTileMask rest = secrets_of (self->knowledge, kind); rest != 0; rest &= rest - 1)
    {
      const unsigned tile = ogc_tile_mask_first (rest);
      const unsigned gained = gain_of (self, seat, kind, tile);
      const float weight = ogc_determinize_weight (&self->knowledge->seen, gained);

      sum += weight * (float) worth_of (self, kind, tile, gained);
      all += weight;
    }
  assert (all > 0);
  return (OgcCents) ((float) self->knowledge->hidden[seat][kind] * sum / all);
}

static void
value_secrets (OgcTileValues *self,
               unsigned       seat)
{
  self->believed[seat] = estimate_secrets (self, seat, OGC_TILE_MISSION)
                         + estimate_secrets (self, seat, OGC_TILE_COLLECTION);
}

/* ---- Everything ---- */

/* Sets what maps and specialists, which all seats compete for, are worth to @seat. */
static void
value_rows (OgcTileValues  *self,
            const OgcState *seen,
            unsigned        seat)
{
  const unsigned entrances = ogc_state_entrances (seen);

  for (unsigned i = 0; i < 4; i++)
    self->maps[seat][i] = seen->archives.maps[i] != OGC_NO_TILE
                          ? ogc_tile_values_tile (self, seat, OGC_TILE_MAP, seen->archives.maps[i]) : 0;
  for (unsigned i = 0; i < entrances; i++)
    self->specialists[seat][i] = seen->university.specialists[i] != OGC_NO_TILE
                                 ? ogc_tile_values_tile (self, seat, OGC_TILE_SPECIALIST,
                                                         seen->university.specialists[i]) : 0;
}

/* Updates these values when nothing has happened except that others took some of the tiles. */
static void
drop_taken (OgcTileValues  *self,
            const OgcState *seen,
            unsigned        seat)
{
  const unsigned entrances = ogc_state_entrances (seen);

  for (unsigned i = 0; i < 4; i++)
    if (seen->archives.maps[i] == OGC_NO_TILE)
      self->maps[seat][i] = 0;
  for (unsigned i = 0; i < entrances; i++)
    if (seen->university.specialists[i] == OGC_NO_TILE)
      self->specialists[seat][i] = 0;
}

static void
value_c_building (OgcTileValues *self)
{
  const OgcState *seen = &self->knowledge->seen;

  switch (seen->order[OGC_ORDER_C])
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

/* Whether the building at @place in the order of resolving still pays in this round (RND-4). */
static bool
is_to_come (const OgcState *seen,
            unsigned        place)
{
  return seen->phase != OGC_PHASE_RESOLVING || seen->resolving <= place;
}

/* Sets what follows from counting alone. */
static void
tally_seats (OgcTileValues      *self,
             const OgcKnowledge *knowledge)
{
  const OgcState *seen = &knowledge->seen;

  self->danger = 0;
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      self->holdings[seat].knowledge = seen->knowledge[seat];
      self->totals[seat] = self->tiles_gold[seat] + seen->knowledge[seat] / 2; /* SCO-5 */
      if (seat != self->seat)
        self->danger += ogc_state_own_in_hand (seen, seat) + ogc_state_neutral_in_hand (seen, seat);
    }
}

/* Sets what @seat holds and what that is worth. */
static void
value_holding (OgcTileValues  *self,
               const OgcState *seen,
               unsigned        seat)
{
  OgcHolding *holding = &self->holdings[seat];

  ogc_state_holding (seen, seat, holding);
  holding->knowledge = 0;
  self->keys[seat] = ogc_score_key (seen->tiles, holding);
  self->assigned[seat] = ogc_score_cache_assignment_part (self->score_cache, seen->tiles, holding, &self->keys[seat]);
  self->missions[seat] = ogc_score_fixed_missions (seen->tiles, holding);
  self->tiles_gold[seat] = self->assigned[seat] + ogc_score_fixed_part (seen->tiles, holding);
}

static void
value_b_building (OgcTileValues *self)
{
  if (self->knowledge->seen.order[OGC_ORDER_B] == OGC_AUCTION_HOUSE)
    expect_prizes (self, OGC_AUCTION_HOUSE, OGC_TILE_ARTIFACT);
  else
    expect_prizes (self, OGC_GUILD, OGC_TILE_MISSION);
}

/* Sets what the tiles still to be drawn in B and C buildings may be worth. */
static void
value_drawn (OgcTileValues *self)
{
  const OgcState *seen = &self->knowledge->seen;

  memset (self->prizes, 0, sizeof self->prizes);
  memset (self->items, 0, sizeof self->items);
  memset (self->treasures, 0, sizeof self->treasures);
  self->ability = self->chest = 0;
  if (is_to_come (seen, 0))
    value_b_building (self);
  if (is_to_come (seen, 2))
    value_c_building (self);
}

void
ogc_tile_values_begin (OgcTileValues      *self,
                       const OgcKnowledge *knowledge)
{
  const OgcState *seen = &knowledge->seen;

  memset (self, 0, sizeof *self);
  self->knowledge = knowledge;
  self->seat = knowledge->seat;
  self->rounds_left = (unsigned) (seen->rounds - seen->round);
  self->score_cache = ogc_score_cache_get (seen->tiles);
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    value_holding (self, seen, seat);
  tally_seats (self, knowledge);
  for (unsigned seat = 0; seat < seen->setup.seats; seat++)
    {
      value_rows (self, seen, seat);
      value_secrets (self, seat);
    }
  value_drawn (self);
}

/* ---- Renewing ---- */

/* Whether the same seat looks at the same round of the same game; otherwise everything may be different. */
static bool
is_same_round (const OgcKnowledge *then,
               const OgcKnowledge *now)
{
  return then->seat == now->seat && then->seen.tiles == now->seen.tiles && then->seen.round == now->seen.round
         && then->seen.setup.seats == now->seen.setup.seats
         && memcmp (then->seen.order, now->seen.order, sizeof now->seen.order) == 0;
}

/* Whether each of the @n tiles is still in its place or gone. */
static bool
is_rest (const uint8_t *then,
         const uint8_t *now,
         unsigned       n)
{
  for (unsigned i = 0; i < n; i++)
    if (now[i] != then[i] && now[i] != OGC_NO_TILE)
      return false;
  return true;
}

static bool
can_reuse (const OgcKnowledge *then,
           const OgcKnowledge *now)
{
  return is_same_round (then, now) && is_rest (then->seen.archives.maps, now->seen.archives.maps, 4)
         && is_rest (then->seen.university.specialists, now->seen.university.specialists, 7);
}

static bool
is_held_alike (const OgcKnowledge *then,
               const OgcKnowledge *now,
               unsigned            seat)
{
  return memcmp (then->seen.held[seat], now->seen.held[seat], sizeof now->seen.held[seat]) == 0;
}

/* Whether what may be drawn, and what that is worth to the observing seat, is unchanged. */
static bool
is_drawn_alike (const OgcKnowledge *then,
                const OgcKnowledge *now)
{
  return is_held_alike (then, now, now->seat) && memcmp (then->unseen, now->unseen, sizeof now->unseen) == 0
         && is_to_come (&then->seen, 0) == is_to_come (&now->seen, 0)
         && is_to_come (&then->seen, 2) == is_to_come (&now->seen, 2);
}

/* Whether what @seat may hide is unchanged. What that is worth to it also depends on the rest of its holding. */
static bool
is_hidden_alike (const OgcKnowledge *then,
                 const OgcKnowledge *now,
                 unsigned            seat)
{
  return memcmp (then->hidden[seat], now->hidden[seat], sizeof now->hidden[seat]) == 0
         && then->unseen[OGC_TILE_MISSION] == now->unseen[OGC_TILE_MISSION]
         && then->unseen[OGC_TILE_COLLECTION] == now->unseen[OGC_TILE_COLLECTION]
         && memcmp (then->pairs, now->pairs, sizeof now->pairs) == 0;
}

void
ogc_tile_values_renew (OgcTileValues      *self,
                       OgcKnowledge       *kept,
                       const OgcKnowledge *knowledge)
{
  const bool reused = self->knowledge == kept && can_reuse (kept, knowledge);
  const bool drawn_alike = reused && is_drawn_alike (kept, knowledge);
  bool alike[OGC_MAX_SEATS] = { false };
  bool hidden_alike[OGC_MAX_SEATS] = { false };

  for (unsigned seat = 0; reused && seat < knowledge->seen.setup.seats; seat++)
    {
      alike[seat] = is_held_alike (kept, knowledge, seat);
      hidden_alike[seat] = alike[seat] && is_hidden_alike (kept, knowledge, seat);
    }
  *kept = *knowledge;
  if (!reused)
    {
      ogc_tile_values_begin (self, kept);
      return;
    }

  for (unsigned seat = 0; seat < kept->seen.setup.seats; seat++)
    if (!alike[seat])
      value_holding (self, &kept->seen, seat);
  tally_seats (self, kept);
  for (unsigned seat = 0; seat < kept->seen.setup.seats; seat++)
    {
      if (alike[seat])
        drop_taken (self, &kept->seen, seat);
      else
        value_rows (self, &kept->seen, seat);
      if (!hidden_alike[seat])
        value_secrets (self, seat);
    }
  if (!drawn_alike)
    value_drawn (self);
}
