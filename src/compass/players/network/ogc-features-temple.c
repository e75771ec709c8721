/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  SPACES = 3,                  /* with one back and one owner; more count as so many */
  OWNERS = OGC_N_RELATIVES + 1, /* nobody is the last */
};

/* Which space it is does not matter: how many there are of each back and owner. */
unsigned
ogc_features_temple (const OgcFeatureInput *input,
                     unsigned               first,
                     OgcInputs             *inputs)
{
  const OgcTemple *temple = &input->state->temple;
  unsigned spaces[OGC_N_BACKS][OWNERS] = { 0 };

  if (input->state->order[2] != OGC_TEMPLE)
    return first + OGC_N_TEMPLE_FEATURES;

  for (unsigned space = 0; space < temple->n; space++)
    {
      const unsigned owner = temple->owner[space];

      spaces[temple->back[space]][owner == OGC_NOBODY ? OWNERS - 1 : ogc_sight_relative (input, owner)]++;
    }
  for (unsigned back = 0; back < OGC_N_BACKS; back++)
    for (unsigned owner = 0; owner < OWNERS; owner++)
      first = ogc_inputs_up_to (inputs, first, SPACES, spaces[back][owner]);
  for (unsigned back = 0; back < OGC_N_BACKS; back++)
    first = ogc_inputs_gold (inputs, first, input->values->items[back]);

  return ogc_features_provisional (input, OGC_TEMPLE, first, inputs);
}
