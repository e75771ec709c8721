/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-payout-estimate.h"

#include "ogc-rules.h"

#include <string.h>

/* How hard sets of dice are to overtake: the larger the number, the less each die counts that others may still place;
 * see discount_worth(). */
enum {
  FIRM_GROUP = 10,   /* Archives, for each die; the value of the dice is added */
  FIRM_ENTRANCE = 4, /* University, for each value from the die's to 6 */
  FIRM_RUN = 5,      /* Auction House and Guild, for each die */
  FIRM_SET = 4,      /* Illuminati and Galleon, for each die */
  FIRM_FLOOR = 10,   /* Tower */
};

/* What dice in Archives or University are expected to get once they are overtaken: their worth divided by this. */
#define OVERTAKEN_DIVISOR 2

enum {
  N_MAPS = 4,      /* in the Archives */
  N_ENTRANCES = 7, /* of the University, at most */
  N_PRIZES = 3,    /* ranks of a B building that get anything, at most */
  N_HALVES = 2,    /* of the Tower */
  N_FLOORS = 3,
};

static void
pay_owner (OgcCents *gold,
           unsigned  owner,
           OgcCents  worth)
{
  if (owner < OGC_MAX_SEATS)
    gold[owner] += worth;
}

/* The expected gold of what is worth @worth unless somebody overtakes it, and @less then. */
static OgcCents
discount_worth (const OgcTileValues *values,
                unsigned             firmness,
                OgcCents             worth,
                OgcCents             less)
{
  return less + (worth - less) * (OgcCents) firmness / (OgcCents) (firmness + values->danger);
}

static OgcCents
value_tokens (OgcDice dice)
{
  return OGC_CENTS_TOKEN * (OgcCents) ogc_dice_count (dice);
}

/* ---- Archives ---- */

/* The map that @owner would take of those that are left; NEU-4 determines the neutral player's. Returns its place, or
 * N_MAPS if none is left. */
static unsigned
choose_map (const OgcTileValues *values,
            const OgcState      *state,
            unsigned             owner,
            unsigned             taken)
{
  unsigned best = N_MAPS;
  OgcCents most = -1;

  for (unsigned place = 0; place < N_MAPS; place++)
    {
      unsigned tile = state->archives.maps[place];
      OgcCents worth;

      if (tile == OGC_NO_TILE || (taken & 1u << place))
        continue;

      worth = owner == OGC_NEUTRAL ? state->tiles->maps[tile].high : values->maps[owner][place];
      if (worth > most)
        {
          most = worth;
          best = place;
        }
    }

  return best;
}

/* Pays a group of @owner with one of the maps that are left. */
static void
resolve_group (const OgcTileValues *values,
               const OgcState      *state,
               unsigned             owner,
               unsigned             count,
               unsigned             value,
               unsigned            *taken,
               OgcCents             gold[OGC_MAX_SEATS])
{
  const unsigned place = choose_map (values, state, owner, *taken);

  if (place == N_MAPS)
    {
      pay_owner (gold, owner, OGC_CENTS_TOKEN * (OgcCents) count);
      return;
    }
  *taken |= 1u << place;
  if (owner != OGC_NEUTRAL)
    pay_owner (gold, owner, discount_worth (values, FIRM_GROUP * count + value, values->maps[owner][place],
                                            values->maps[owner][place] / OVERTAKEN_DIVISOR));
}

/* ARC-3: pays groups by number of dice, then by value. */
static void
resolve_archives (const OgcTileValues *values,
                  const OgcState      *state,
                  OgcCents             gold[OGC_MAX_SEATS])
{
  unsigned sizes[OGC_MAX_VALUE] = { 0 }; /* the sizes of all groups of each value, as a set */
  unsigned taken = 0;
  unsigned left = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned i = 0; i < OGC_MAX_VALUE; i++)
      sizes[i] |= state->archives.groups[owner][i];
  for (unsigned i = 0; i < OGC_MAX_VALUE; i++)
    left |= sizes[i];

  while (left != 0)
    {
      const unsigned count = 31u - (unsigned) __builtin_clz (left);

      left ^= 1u << count;
      for (unsigned value = OGC_MAX_VALUE; value > 0; value--)
        for (unsigned owner = sizes[value - 1] & 1u << count ? 0 : OGC_N_OWNERS; owner < OGC_N_OWNERS; owner++)
          if (state->archives.groups[owner][value - 1] & 1u << count)
            resolve_group (values, state, owner, count, value, &taken, gold);
    }
}

/* ---- University ---- */

/* The specialist that @owner would take, likewise; N_ENTRANCES if none is left. */
static unsigned
choose_specialist (const OgcTileValues *values,
                   const OgcState      *state,
                   unsigned             owner,
                   unsigned             taken)
{
  unsigned best = N_ENTRANCES;
  OgcCents most = -1;

  for (unsigned place = 0; place < N_ENTRANCES; place++)
    {
      unsigned tile = state->university.specialists[place];
      OgcCents worth;

      if (place >= ogc_state_entrances (state) || tile == OGC_NO_TILE || (taken & 1u << place))
        continue;

      worth = owner == OGC_NEUTRAL ? state->tiles->specialists[tile].value : values->specialists[owner][place];
      if (worth > most)
        {
          most = worth;
          best = place;
        }
    }

  return best;
}

/* UNI-5: pays the dice from the left. */
static void
resolve_university (const OgcTileValues *values,
                    const OgcState      *state,
                    OgcCents             gold[OGC_MAX_SEATS])
{
  unsigned taken = 0;

  for (unsigned i = 0; i < state->university.n; i++)
    {
      unsigned owner = state->university.owner[i];
      unsigned place = choose_specialist (values, state, owner, taken);

      if (place == N_ENTRANCES)
        {
          pay_owner (gold, owner, OGC_CENTS_TOKEN);
          continue;
        }
      taken |= 1u << place;
      if (owner != OGC_NEUTRAL)
        pay_owner (gold, owner,
                   discount_worth (values, FIRM_ENTRANCE * (OGC_MAX_VALUE + 1u - state->university.value[i]),
                                   values->specialists[owner][place],
                                   values->specialists[owner][place] / OVERTAKEN_DIVISOR));
    }
}

/* ---- B buildings ---- */

/* AUC-1, GLD-1: pays the ranks. Behind a neutral second rank nobody gets a mission (GLD-3). */
static void
resolve_straights (const OgcTileValues *values,
                   const OgcState      *state,
                   OgcBuildingId        building,
                   OgcCents             gold[OGC_MAX_SEATS])
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, building, owners);
  bool over = false;

  for (unsigned rank = 0; rank < n; rank++)
    {
      const OgcDice dice = ogc_rules_dice_at (state, building, owners[rank]);
      OgcCents prize = rank < N_PRIZES && !over ? values->prizes[rank] : 0;
      OgcCents next = rank < N_PRIZES - 1 && !over ? values->prizes[rank + 1] : 0;

      if (prize == 0)
        {
          pay_owner (gold, owners[rank], value_tokens (dice));
          continue;
        }
      over = building == OGC_GUILD && rank == 1 && owners[rank] == OGC_NEUTRAL;
      if (next < value_tokens (dice))
        next = value_tokens (dice);
      if (next > prize)
        next = prize;
      pay_owner (gold, owners[rank], discount_worth (values, FIRM_RUN * ogc_dice_count (dice), prize, next));
    }
}

/* ---- C buildings ---- */

/* TMP-2 */
static void
resolve_temple (const OgcTileValues *values,
                const OgcState      *state,
                OgcCents             gold[OGC_MAX_SEATS])
{
  for (unsigned space = 0; space < state->temple.n; space++)
    pay_owner (gold, state->temple.owner[space], values->items[state->temple.back[space]]);
}

/* ILL-3: pays the largest set two abilities, the second one. */
static void
resolve_illuminati (const OgcTileValues *values,
                    const OgcState      *state,
                    OgcCents             gold[OGC_MAX_SEATS])
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_ILLUMINATI, owners);

  for (unsigned rank = 0; rank < n; rank++)
    {
      const OgcDice dice = state->illuminati.sets[owners[rank]];
      const OgcCents prize = rank == 0 ? 2 * values->ability : rank == 1 ? values->ability : value_tokens (dice);
      const OgcCents next = rank == 0 ? values->ability : value_tokens (dice);

      pay_owner (gold, owners[rank],
                 discount_worth (values, FIRM_SET * ogc_dice_count (dice), prize, next < prize ? next : prize));
    }
}

/* The best and the second best chest of an owner that has drawn the known chests @drawn and @unknown others. */
static void
best_chests (const OgcTileValues *values,
             OgcTileMask          drawn,
             unsigned             unknown,
             OgcCents             best[2])
{
  best[0] = unknown > 0 ? values->chest : 0;
  best[1] = unknown > 1 ? values->chest : 0;

  for (; drawn; drawn &= drawn - 1)
    {
      OgcCents gold = OGC_CENTS_GOLD * (OgcCents) values->knowledge->seen.tiles->chests[ogc_tile_mask_first (drawn)];

      if (gold > best[0])
        {
          best[1] = best[0];
          best[0] = gold;
        }
      else if (gold > best[1])
        {
          best[1] = gold;
        }
    }
}

/* GAL-3, GAL-4, GAL-6 */
static void
resolve_galleon (const OgcTileValues *values,
                 const OgcState      *state,
                 OgcCents             gold[OGC_MAX_SEATS])
{
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, OGC_GALLEON, owners);

  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = owners[rank];
      const unsigned dice = ogc_dice_count (state->galleon.groups[owner]);
      OgcTileMask drawn;
      OgcCents best[2];

      if (owner == OGC_NEUTRAL)
        continue;
      if (rank > 0 && owners[1] == OGC_NEUTRAL)
        {
          pay_owner (gold, owner, OGC_CENTS_TOKEN * (OgcCents) dice);
          continue;
        }

      drawn = values->knowledge->seen.galleon.drawn[owner];
      best_chests (values, drawn, dice - ogc_tile_mask_count (drawn) + (n == 1 && dice == 1), best);
      pay_owner (gold, owner,
                 rank == 0 ? discount_worth (values, FIRM_SET * dice, best[0] + best[1], best[0]) : best[0]);
    }
}

/* TOW-4: pays each floor. A die that is pushed up gains, except from the third floor (TOW-3). */
static void
resolve_tower (const OgcTileValues *values,
               const OgcState      *state,
               OgcCents             gold[OGC_MAX_SEATS])
{
  for (unsigned half = 0; half < N_HALVES; half++)
    for (unsigned floor = 0; floor < N_FLOORS; floor++)
      if (state->tower.value[half][floor] != 0)
        pay_owner (gold, state->tower.owner[half][floor],
                   discount_worth (values, FIRM_FLOOR, values->treasures[floor],
                                   floor < N_FLOORS - 1 ? values->treasures[floor + 1] : OGC_CENTS_TOKEN));
}

/* LIB-3 */
static void
resolve_library (const OgcState *state,
                 OgcCents        gold[OGC_MAX_SEATS])
{
  for (unsigned seat = 0; seat < state->setup.seats; seat++)
    pay_owner (gold, seat, value_tokens (state->library.dice[seat]));
}

void
ogc_payout_estimate_alone (const OgcTileValues *values,
                           const OgcState      *state,
                           OgcBuildingId        building,
                           OgcCents             gold[OGC_MAX_SEATS])
{
  memset (gold, 0, OGC_MAX_SEATS * sizeof *gold);

  switch (building)
    {
    case OGC_ARCHIVES:
      resolve_archives (values, state, gold);
      break;
    case OGC_UNIVERSITY:
      resolve_university (values, state, gold);
      break;
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      resolve_straights (values, state, building, gold);
      break;
    case OGC_TEMPLE:
      resolve_temple (values, state, gold);
      break;
    case OGC_ILLUMINATI:
      resolve_illuminati (values, state, gold);
      break;
    case OGC_GALLEON:
      resolve_galleon (values, state, gold);
      break;
    case OGC_TOWER:
      resolve_tower (values, state, gold);
      break;
    case OGC_LIBRARY:
      resolve_library (state, gold);
      break;
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
}

void
ogc_payout_estimate (const OgcTileValues *values,
                     const OgcState      *state,
                     OgcBuildingId        building,
                     OgcCents             gold[OGC_MAX_SEATS])
{
  ogc_payout_estimate_alone (values, state, building, gold);
  if (building != OGC_LIBRARY)
    resolve_library (state, gold); /* dice from this building may have moved there (LIB-1) */
}
