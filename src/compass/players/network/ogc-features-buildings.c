/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

/* ---- Archives ---- */

enum {
  ARCHIVES_SIZES = 6,  /* of groups; larger ones count as the last */
  ARCHIVES_RANKS = 8,
  ARCHIVES_SIZED = 5,  /* ranks whose sizes are features */
  ARCHIVES_N_MAPS = 4,
};

/* Adds each owner's groups. */
static unsigned
add_groups (const OgcFeatureInput *input,
            unsigned               first,
            OgcInputs             *inputs)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    {
      const unsigned relative = ogc_feature_input_relative (input, owner);

      for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
        for (unsigned sizes = input->state->archives.groups[owner][value]; sizes != 0; sizes &= sizes - 1)
          ogc_inputs_one_of (inputs, first + (relative * OGC_MAX_VALUE + value) * ARCHIVES_SIZES, ARCHIVES_SIZES,
                             (unsigned) __builtin_ctz (sizes) - 1);
    }
  return first + OGC_N_RELATIVES * OGC_MAX_VALUE * ARCHIVES_SIZES;
}

/* Adds the owners of the groups, in the order in which they choose (ARC-3), and the sizes of the groups. */
static unsigned
add_ranks (const OgcFeatureInput *input,
           unsigned               first,
           OgcInputs             *inputs)
{
  const OgcArchives *archives = &input->state->archives;
  const unsigned sized = first + ARCHIVES_RANKS * OGC_N_RELATIVES;
  unsigned any = 0;
  unsigned rank = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
      any |= archives->groups[owner][value];
  for (unsigned count = OGC_OWN_DICE + OGC_EXTRA_DICE; count > 0; count--)
    for (unsigned value = any & 1u << count ? OGC_MAX_VALUE : 0; value > 0; value--)
      for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
        if ((archives->groups[owner][value - 1] & 1u << count) && rank < ARCHIVES_RANKS)
          {
            ogc_inputs_put (inputs, first + rank * OGC_N_RELATIVES + ogc_feature_input_relative (input, owner), 1);
            if (rank < ARCHIVES_SIZED)
              ogc_inputs_one_of (inputs, sized + rank * ARCHIVES_SIZES, ARCHIVES_SIZES, count - 1);
            rank++;
          }
  return sized + ARCHIVES_SIZED * ARCHIVES_SIZES;
}

unsigned
ogc_features_archives (const OgcFeatureInput *input,
                       unsigned               first,
                       OgcInputs             *inputs)
{
  unsigned left = 0;

  for (unsigned place = 0; place < ARCHIVES_N_MAPS; place++)
    left += input->state->archives.maps[place] != OGC_NO_TILE;
  first = add_groups (input, first, inputs);
  first = add_ranks (input, first, inputs);
  first = ogc_inputs_one_of (inputs, first, ARCHIVES_N_MAPS + 1, left);
  first = ogc_features_worths (input, input->values->maps[0], ARCHIVES_N_MAPS, first, inputs);

  return ogc_features_payout (input, OGC_ARCHIVES, first, inputs);
}

/* ---- University ---- */

enum { UNIVERSITY_ENTRANCES = 7 };

unsigned
ogc_features_university (const OgcFeatureInput *input,
                         unsigned               first,
                         OgcInputs             *inputs)
{
  const OgcUniversity *university = &input->state->university;

  for (unsigned i = 0; i < university->n; i++)
    {
      const unsigned owner = ogc_feature_input_relative (input, university->owner[i]);

      ogc_inputs_put (inputs, first + (i * OGC_N_RELATIVES + owner) * OGC_MAX_VALUE + university->value[i] - 1, 1);
    }
  first += UNIVERSITY_ENTRANCES * OGC_N_RELATIVES * OGC_MAX_VALUE;
  first = ogc_inputs_one_of (inputs, first, UNIVERSITY_ENTRANCES + 1, university->n);
  first = ogc_features_worths (input, input->values->specialists[0], UNIVERSITY_ENTRANCES, first, inputs);

  return ogc_features_payout (input, OGC_UNIVERSITY, first, inputs);
}

/* ---- Auction House and Treasure Hunters' Guild ---- */

enum {
  STRAIGHTS_RUNS = 21, /* all runs, by length and lowest value */
  STRAIGHTS_RANKS = 3,
  STRAIGHTS_PRIZES = 3,
  STRAIGHTS_OF_A_BUILDING = OGC_N_RELATIVES * STRAIGHTS_RUNS + STRAIGHTS_RANKS * OGC_N_RELATIVES + STRAIGHTS_PRIZES
                            + OGC_MAX_SEATS,
};

/* The number of the run with these @values, among all runs by length and lowest value. */
static unsigned
run_number (unsigned values)
{
  const unsigned length = (unsigned) __builtin_popcount (values);
  const unsigned low = (unsigned) __builtin_ctz (values);

  return (length - 1) * 7 - (length - 1) * length / 2 + low;
}

unsigned
ogc_features_straights (const OgcFeatureInput *input,
                        unsigned               first,
                        OgcInputs             *inputs)
{
  const OgcState *state = input->state;
  const OgcBuildingId building = (OgcBuildingId) state->order[OGC_ORDER_B];
  const unsigned end = first + 2 * STRAIGHTS_OF_A_BUILDING;
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank_owners (state, building, owners);

  first += building == OGC_GUILD ? STRAIGHTS_OF_A_BUILDING : 0;
  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = ogc_feature_input_relative (input, owners[rank]);

      ogc_inputs_put (inputs, first + owner * STRAIGHTS_RUNS + run_number (state->straights.values[owners[rank]]), 1);
      if (rank < STRAIGHTS_RANKS)
        ogc_inputs_put (inputs, first + OGC_N_RELATIVES * STRAIGHTS_RUNS + rank * OGC_N_RELATIVES + owner, 1);
    }
  first += OGC_N_RELATIVES * (STRAIGHTS_RUNS + STRAIGHTS_RANKS);
  for (unsigned i = 0; i < STRAIGHTS_PRIZES; i++)
    first = ogc_inputs_gold (inputs, first, input->values->prizes[i]);
  ogc_features_payout (input, building, first, inputs);

  return end;
}

/* ---- Hidden Temple ---- */

enum {
  TEMPLE_SPACES = 3,                  /* with the same back and owner; more count as this many */
  TEMPLE_OWNERS = OGC_N_RELATIVES + 1, /* the last is nobody */
};

/* Adds how many spaces there are with each back and owner; which spaces these are does not matter. */
unsigned
ogc_features_temple (const OgcFeatureInput *input,
                     unsigned               first,
                     OgcInputs             *inputs)
{
  const OgcTemple *temple = &input->state->temple;
  unsigned spaces[OGC_N_BACKS][TEMPLE_OWNERS] = { 0 };

  if (input->state->order[OGC_ORDER_C] != OGC_TEMPLE)
    return first + OGC_N_TEMPLE_FEATURES;

  for (unsigned space = 0; space < temple->n; space++)
    {
      const unsigned owner = temple->owner[space];
      const unsigned of = owner == OGC_NOBODY ? TEMPLE_OWNERS - 1 : ogc_feature_input_relative (input, owner);

      spaces[temple->back[space]][of]++;
    }
  for (unsigned back = 0; back < OGC_N_BACKS; back++)
    for (unsigned owner = 0; owner < TEMPLE_OWNERS; owner++)
      first = ogc_inputs_up_to (inputs, first, TEMPLE_SPACES, spaces[back][owner]);
  for (unsigned back = 0; back < OGC_N_BACKS; back++)
    first = ogc_inputs_gold (inputs, first, input->values->items[back]);

  return ogc_features_payout (input, OGC_TEMPLE, first, inputs);
}

/* ---- Illuminati ---- */

enum {
  ILLUMINATI_SIZES = 8,
  ILLUMINATI_WANTED = 9, /* dice that an owner needs to lead; the last number means that it cannot */
  ILLUMINATI_COUNTS = 3, /* of one value in the leading set */
  ILLUMINATI_OWN_COUNTS = 2,
  ILLUMINATI_FACES = 3,
};

/* The number of dice that @owner would have to add to lead (ILL-2). */
static unsigned
count_missing_dice (OgcDice leading,
                    OgcDice own)
{
  const unsigned more = ogc_dice_count (leading) + 1 - ogc_dice_count (own);
  unsigned besides = 0; /* own dice that are not in the leading set; only one is allowed */

  if (own == leading)
    return 1;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (ogc_dice_count_of (own, value) > ogc_dice_count_of (leading, value))
      besides += ogc_dice_count_of (own, value) - ogc_dice_count_of (leading, value);

  return besides > 1 || more >= ILLUMINATI_WANTED ? ILLUMINATI_WANTED - 1 : more;
}

static unsigned
add_values (OgcDice    dice,
            unsigned   counts,
            unsigned   first,
            OgcInputs *inputs)
{
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    first = ogc_inputs_up_to (inputs, first, counts, ogc_dice_count_of (dice, value));
  return first;
}

static unsigned
add_faces (const OgcFeatureInput *input,
           unsigned               first,
           OgcInputs             *inputs)
{
  unsigned counts[OGC_N_ABILITY_TYPES] = { 0 };

  for (unsigned i = 0; i < ILLUMINATI_FACES; i++)
    if (input->state->illuminati.abilities[i] != OGC_NO_TILE)
      counts[input->state->tiles->abilities[input->state->illuminati.abilities[i]]]++;
  for (unsigned type = 0; type < OGC_N_ABILITY_TYPES; type++)
    first = ogc_inputs_up_to (inputs, first, ILLUMINATI_FACES, counts[type]);

  return first;
}

/* Adds the size of each owner's set, its rank, and how far it is from leading. */
static unsigned
add_owners (const OgcFeatureInput *input,
            const uint8_t         *owners,
            unsigned               n,
            unsigned               first,
            OgcInputs             *inputs)
{
  const OgcDice *sets = input->state->illuminati.sets;
  const OgcDice leading = n > 0 ? sets[owners[0]] : 0;

  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = ogc_feature_input_relative (input, owners[rank]);

      ogc_inputs_one_of (inputs, first + owner * ILLUMINATI_SIZES, ILLUMINATI_SIZES,
                         ogc_dice_count (sets[owners[rank]]) - 1);
      if (rank < 2)
        ogc_inputs_put (inputs, first + (ILLUMINATI_SIZES + rank) * OGC_N_RELATIVES + owner, 1);
    }
  first += (ILLUMINATI_SIZES + 2) * OGC_N_RELATIVES;
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (owner < input->seats || owner == OGC_NEUTRAL)
      ogc_inputs_one_of (inputs, first + ogc_feature_input_relative (input, owner) * ILLUMINATI_WANTED,
                         ILLUMINATI_WANTED, count_missing_dice (leading, sets[owner]));
  first += ILLUMINATI_WANTED * OGC_N_RELATIVES;

  return add_values (leading, ILLUMINATI_COUNTS, first, inputs);
}

unsigned
ogc_features_illuminati (const OgcFeatureInput *input,
                         unsigned               first,
                         OgcInputs             *inputs)
{
  uint8_t owners[OGC_N_OWNERS];
  unsigned n;

  if (input->state->order[OGC_ORDER_C] != OGC_ILLUMINATI)
    return first + OGC_N_ILLUMINATI_FEATURES;

  n = ogc_state_rank_owners (input->state, OGC_ILLUMINATI, owners);
  first = add_owners (input, owners, n, first, inputs);
  first = add_values (input->state->illuminati.sets[input->seat], ILLUMINATI_OWN_COUNTS, first, inputs);
  first = add_faces (input, first, inputs);

  return ogc_features_payout (input, OGC_ILLUMINATI, first, inputs);
}

/* ---- Sunken Galleon ---- */

enum {
  GALLEON_SIZES = 8,
  GALLEON_SUMS = 24,  /* of the leading group, in steps of two */
  GALLEON_MEANS = 6,  /* of its dice */
  GALLEON_WANTED = 3, /* dice that the observing seat needs to lead: 1, 2, or more */
};

/* Adds the best two of the chests that the observing seat has drawn. */
static unsigned
add_drawn (const OgcFeatureInput *input,
           unsigned               first,
           OgcInputs             *inputs)
{
  const OgcTileMask drawn = input->values->knowledge->seen.galleon.drawn[input->seat];
  unsigned best = 0;
  unsigned second = 0;

  for (OgcTileMask rest = drawn; rest != 0; rest &= rest - 1)
    {
      const unsigned gold = input->state->tiles->chests[ogc_tile_mask_first (rest)];

      if (gold > best)
        {
          second = best;
          best = gold;
        }
      else if (gold > second)
        {
          second = gold;
        }
    }
  first = ogc_inputs_number (inputs, first, (float) best / 4);
  first = ogc_inputs_number (inputs, first, (float) second / 4);

  return ogc_inputs_number (inputs, first, (float) ogc_tile_mask_count (drawn) / 4);
}

static unsigned
add_leader (OgcDice    leading,
            unsigned   own,
            unsigned   first,
            OgcInputs *inputs)
{
  const unsigned count = ogc_dice_count (leading);
  const unsigned sum = ogc_dice_sum (leading);

  if (count > 0)
    {
      ogc_inputs_one_of (inputs, first, GALLEON_SUMS, sum / 2);
      ogc_inputs_one_of (inputs, first + GALLEON_SUMS, GALLEON_MEANS, sum / count - 1);
    }
  return ogc_inputs_one_of (inputs, first + GALLEON_SUMS + GALLEON_MEANS, GALLEON_WANTED, count - own);
}

unsigned
ogc_features_galleon (const OgcFeatureInput *input,
                      unsigned               first,
                      OgcInputs             *inputs)
{
  const OgcDice *groups = input->state->galleon.groups;
  uint8_t owners[OGC_N_OWNERS];
  unsigned n;

  if (input->state->order[OGC_ORDER_C] != OGC_GALLEON)
    return first + OGC_N_GALLEON_FEATURES;

  n = ogc_state_rank_owners (input->state, OGC_GALLEON, owners);
  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = ogc_feature_input_relative (input, owners[rank]);

      ogc_inputs_one_of (inputs, first + owner * GALLEON_SIZES, GALLEON_SIZES,
                         ogc_dice_count (groups[owners[rank]]) - 1);
      if (rank < 2)
        ogc_inputs_put (inputs, first + (GALLEON_SIZES + rank) * OGC_N_RELATIVES + owner, 1);
    }
  first += (GALLEON_SIZES + 2) * OGC_N_RELATIVES;
  first = add_leader (n > 0 ? groups[owners[0]] : 0, ogc_dice_count (groups[input->seat]), first, inputs);
  first = add_drawn (input, first, inputs);
  first = ogc_inputs_number (inputs, first, n == 1 && ogc_dice_count (groups[owners[0]]) == 1); /* GAL-4 */
  first = ogc_inputs_number (inputs, first, n > 1 && owners[1] == OGC_NEUTRAL);                 /* GAL-6 */
  first = ogc_inputs_gold (inputs, first, input->values->chest);

  return ogc_features_payout (input, OGC_GALLEON, first, inputs);
}

/* ---- Treasure Tower ---- */

enum { TOWER_FLOORS = 3 };

unsigned
ogc_features_tower (const OgcFeatureInput *input,
                    unsigned               first,
                    OgcInputs             *inputs)
{
  const OgcTower *tower = &input->state->tower;

  if (input->state->order[OGC_ORDER_C] != OGC_TOWER)
    return first + OGC_N_TOWER_FEATURES;

  for (unsigned half = 0; half < 2; half++)
    for (unsigned storey = 0; storey < TOWER_FLOORS; storey++, first += OGC_N_RELATIVES)
      if (tower->value[half][storey] != 0)
        ogc_inputs_put (inputs, first + ogc_feature_input_relative (input, tower->owner[half][storey]), 1);
  for (unsigned storey = 0; storey < TOWER_FLOORS; storey++)
    first = ogc_inputs_gold (inputs, first, input->values->treasures[storey]);

  return ogc_features_payout (input, OGC_TOWER, first, inputs);
}
