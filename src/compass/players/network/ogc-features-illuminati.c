/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  SIZES = 8,
  WANTED = 9, /* dice that an owner needs to lead; the last: it cannot */
  COUNTS = 3, /* of one value in the leading set */
  OWN_COUNTS = 2,
  FACES = 3,
};

/* How many dice @owner would have to add to lead (ILL-2). */
static unsigned
wanted (OgcDice leading,
        OgcDice own)
{
  const unsigned more = ogc_dice_count (leading) + 1 - ogc_dice_count (own);
  unsigned besides = 0; /* own dice that are not in the leading set: only one may be */

  if (own == leading)
    return 1;
  for (unsigned value = 1; value <= OGC_MAX_VALUE; value++)
    if (ogc_dice_count_of (own, value) > ogc_dice_count_of (leading, value))
      besides += ogc_dice_count_of (own, value) - ogc_dice_count_of (leading, value);

  return besides > 1 || more >= WANTED ? WANTED - 1 : more;
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

  for (unsigned i = 0; i < FACES; i++)
    if (input->state->illuminati.abilities[i] != OGC_NO_TILE)
      counts[input->state->tiles->abilities[input->state->illuminati.abilities[i]]]++;
  for (unsigned type = 0; type < OGC_N_ABILITY_TYPES; type++)
    first = ogc_inputs_up_to (inputs, first, FACES, counts[type]);

  return first;
}

/* Each owner's size, its rank, and how far it is from leading. */
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
      const unsigned owner = ogc_sight_relative (input, owners[rank]);

      ogc_inputs_one_of (inputs, first + owner * SIZES, SIZES, ogc_dice_count (sets[owners[rank]]) - 1);
      if (rank < 2)
        ogc_inputs_put (inputs, first + (SIZES + rank) * OGC_N_RELATIVES + owner, 1);
    }
  first += (SIZES + 2) * OGC_N_RELATIVES;
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    if (owner < input->seats || owner == OGC_NEUTRAL)
      ogc_inputs_one_of (inputs, first + ogc_sight_relative (input, owner) * WANTED, WANTED, wanted (leading, sets[owner]));
  first += WANTED * OGC_N_RELATIVES;

  return add_values (leading, COUNTS, first, inputs);
}

unsigned
ogc_features_illuminati (const OgcFeatureInput *input,
                         unsigned               first,
                         OgcInputs             *inputs)
{
  uint8_t owners[OGC_N_OWNERS];
  unsigned n;

  if (input->state->order[2] != OGC_ILLUMINATI)
    return first + OGC_N_ILLUMINATI_FEATURES;

  n = ogc_state_rank (input->state, OGC_ILLUMINATI, owners);
  first = add_owners (input, owners, n, first, inputs);
  first = add_values (input->state->illuminati.sets[input->seat], OWN_COUNTS, first, inputs);
  first = add_faces (input, first, inputs);

  return ogc_features_provisional (input, OGC_ILLUMINATI, first, inputs);
}
