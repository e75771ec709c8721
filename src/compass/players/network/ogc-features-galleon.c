/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  SIZES = 8,
  SUMS = 24,  /* of the leading group, by two */
  MEANS = 6,  /* of its dice */
  WANTED = 3, /* dice that the seat that looks needs to lead: 1, 2, or more */
};

/* The best two of the chests that the seat has drawn and seen. */
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
      ogc_inputs_one_of (inputs, first, SUMS, sum / 2);
      ogc_inputs_one_of (inputs, first + SUMS, MEANS, sum / count - 1);
    }
  return ogc_inputs_one_of (inputs, first + SUMS + MEANS, WANTED, count - own);
}

unsigned
ogc_features_galleon (const OgcFeatureInput *input,
                      unsigned               first,
                      OgcInputs             *inputs)
{
  const OgcDice *groups = input->state->galleon.groups;
  uint8_t owners[OGC_N_OWNERS];
  unsigned n;

  if (input->state->order[2] != OGC_GALLEON)
    return first + OGC_N_GALLEON_FEATURES;

  n = ogc_state_rank (input->state, OGC_GALLEON, owners);
  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = ogc_sight_relative (input, owners[rank]);

      ogc_inputs_one_of (inputs, first + owner * SIZES, SIZES, ogc_dice_count (groups[owners[rank]]) - 1);
      if (rank < 2)
        ogc_inputs_put (inputs, first + (SIZES + rank) * OGC_N_RELATIVES + owner, 1);
    }
  first += (SIZES + 2) * OGC_N_RELATIVES;
  first = add_leader (n > 0 ? groups[owners[0]] : 0, ogc_dice_count (groups[input->seat]), first, inputs);
  first = add_drawn (input, first, inputs);
  first = ogc_inputs_number (inputs, first, n == 1 && ogc_dice_count (groups[owners[0]]) == 1); /* GAL-4 */
  first = ogc_inputs_number (inputs, first, n > 1 && owners[1] == OGC_NEUTRAL);                 /* GAL-6 */
  first = ogc_inputs_gold (inputs, first, input->values->chest);

  return ogc_features_provisional (input, OGC_GALLEON, first, inputs);
}
