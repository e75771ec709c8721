/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  SIZES = 6,  /* of groups; what is larger counts as this */
  RANKS = 8,
  SIZED = 5,  /* ranks with their sizes */
  N_MAPS = 4,
};

/* Each owner's groups. */
static unsigned
add_groups (const OgcFeatureInput *input,
            unsigned               first,
            OgcInputs             *inputs)
{
  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
      for (unsigned sizes = input->state->archives.groups[owner][value]; sizes != 0; sizes &= sizes - 1)
        ogc_inputs_one_of (inputs, first + (ogc_sight_relative (input, owner) * OGC_MAX_VALUE + value) * SIZES, SIZES,
                           (unsigned) __builtin_ctz (sizes) - 1);
  return first + OGC_N_RELATIVES * OGC_MAX_VALUE * SIZES;
}

/* Whose the groups are in the order in which they choose (ARC-3), and how large. */
static unsigned
add_ranks (const OgcFeatureInput *input,
           unsigned               first,
           OgcInputs             *inputs)
{
  const OgcArchives *archives = &input->state->archives;
  const unsigned sized = first + RANKS * OGC_N_RELATIVES;
  unsigned any = 0;
  unsigned rank = 0;

  for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
    for (unsigned value = 0; value < OGC_MAX_VALUE; value++)
      any |= archives->groups[owner][value];
  for (unsigned count = OGC_OWN_DICE + OGC_EXTRA_DICE; count > 0; count--)
    for (unsigned value = any & 1u << count ? OGC_MAX_VALUE : 0; value > 0; value--)
      for (unsigned owner = 0; owner < OGC_N_OWNERS; owner++)
        if ((archives->groups[owner][value - 1] & 1u << count) && rank < RANKS)
          {
            ogc_inputs_put (inputs, first + rank * OGC_N_RELATIVES + ogc_sight_relative (input, owner), 1);
            if (rank < SIZED)
              ogc_inputs_one_of (inputs, sized + rank * SIZES, SIZES, count - 1);
            rank++;
          }
  return sized + SIZED * SIZES;
}

unsigned
ogc_features_archives (const OgcFeatureInput *input,
                       unsigned               first,
                       OgcInputs             *inputs)
{
  unsigned left = 0;

  for (unsigned place = 0; place < N_MAPS; place++)
    left += input->state->archives.maps[place] != OGC_NO_TILE;
  first = add_groups (input, first, inputs);
  first = add_ranks (input, first, inputs);
  first = ogc_inputs_one_of (inputs, first, N_MAPS + 1, left);
  first = ogc_features_worths (input, input->values->maps[0], N_MAPS, first, inputs);

  return ogc_features_provisional (input, OGC_ARCHIVES, first, inputs);
}
