/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

#include <assert.h>

/* The version of the features. It goes up when a number changes its meaning without changing the size of its group. */
enum { VERSION = 2 };

typedef struct {
  OgcFeatureWriter *write;
  unsigned          size;
} Group;

static const Group groups[OGC_N_FEATURE_GROUPS] = {
  [OGC_FEATURES_GAME] = { ogc_features_game, OGC_N_GAME_FEATURES },
  [OGC_FEATURES_HANDS] = { ogc_features_hands, OGC_N_HANDS_FEATURES },
  [OGC_FEATURES_ARCHIVES] = { ogc_features_archives, OGC_N_ARCHIVES_FEATURES },
  [OGC_FEATURES_UNIVERSITY] = { ogc_features_university, OGC_N_UNIVERSITY_FEATURES },
  [OGC_FEATURES_STRAIGHTS] = { ogc_features_straights, OGC_N_STRAIGHTS_FEATURES },
  [OGC_FEATURES_TEMPLE] = { ogc_features_temple, OGC_N_TEMPLE_FEATURES },
  [OGC_FEATURES_ILLUMINATI] = { ogc_features_illuminati, OGC_N_ILLUMINATI_FEATURES },
  [OGC_FEATURES_GALLEON] = { ogc_features_galleon, OGC_N_GALLEON_FEATURES },
  [OGC_FEATURES_TOWER] = { ogc_features_tower, OGC_N_TOWER_FEATURES },
  [OGC_FEATURES_HOLDINGS] = { ogc_features_holdings, OGC_N_HOLDINGS_FEATURES },
  [OGC_FEATURES_WEALTH] = { ogc_features_wealth, OGC_N_WEALTH_FEATURES },
};

void
ogc_features_add (const OgcFeatureInput *input,
                  OgcFeatureGroup        group,
                  OgcInputs             *inputs)
{
  unsigned first = 0;
  unsigned end;

  for (unsigned i = 0; i < group; i++)
    first += groups[i].size;
  end = groups[group].write (input, first, inputs);
  assert (end == first + groups[group].size);
  assert (inputs->n <= OGC_MAX_ACTIVE_INPUTS);
  (void) end;
}

OgcFeatureGroup
ogc_features_of_building (OgcBuildingId building)
{
  switch (building)
    {
    case OGC_ARCHIVES:
      return OGC_FEATURES_ARCHIVES;
    case OGC_UNIVERSITY:
      return OGC_FEATURES_UNIVERSITY;
    case OGC_AUCTION_HOUSE:
    case OGC_GUILD:
      return OGC_FEATURES_STRAIGHTS;
    case OGC_TEMPLE:
      return OGC_FEATURES_TEMPLE;
    case OGC_ILLUMINATI:
      return OGC_FEATURES_ILLUMINATI;
    case OGC_GALLEON:
      return OGC_FEATURES_GALLEON;
    case OGC_TOWER:
      return OGC_FEATURES_TOWER;
    case OGC_LIBRARY:
    case OGC_N_BUILDINGS:
    case OGC_RANDOM_BUILDING:
    case OGC_NO_BUILDING:
      break;
    }
  return OGC_FEATURES_HANDS;
}

uint32_t
ogc_features_digest (void)
{
  uint32_t digest = 2166136261u ^ VERSION; /* FNV-1a, 32 bits */

  for (unsigned i = 0; i < OGC_N_FEATURE_GROUPS; i++)
    digest = (digest ^ groups[i].size) * 16777619u;

  return digest;
}

unsigned
ogc_features_payout (const OgcFeatureInput *input,
                     OgcBuildingId          building,
                     unsigned               first,
                     OgcInputs             *inputs)
{
  for (unsigned i = 0; i < input->seats; i++)
    ogc_inputs_gold (inputs, first + i, input->gold[building][ogc_feature_input_seat (input, i)]);
  return first + OGC_MAX_SEATS;
}

/* Copies the @n numbers, the greatest first. */
static void
sort_worths (const OgcCents *worths,
             unsigned        n,
             OgcCents       *down)
{
  for (unsigned i = 0; i < n; i++)
    {
      unsigned at = i;

      for (; at > 0 && down[at - 1] < worths[i]; at--)
        down[at] = down[at - 1];
      down[at] = worths[i];
    }
}

unsigned
ogc_features_worths (const OgcFeatureInput *input,
                     const OgcCents        *worths,
                     unsigned               n,
                     unsigned               first,
                     OgcInputs             *inputs)
{
  for (unsigned i = 0; i < input->seats; i++)
    {
      OgcCents down[8];

      sort_worths (worths + ogc_feature_input_seat (input, i) * n, n, down);
      for (unsigned k = 0; k < n; k++)
        ogc_inputs_gold (inputs, first + i * n + k, down[k]);
    }
  return first + OGC_MAX_SEATS * n;
}
