/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  RUNS = 21, /* from one value to another */
  RANKS = 3,
  PRIZES = 3,
  OF_A_BUILDING = OGC_N_RELATIVES * RUNS + RANKS * OGC_N_RELATIVES + PRIZES + OGC_MAX_SEATS,
};

/* The number of the run that shows @values, of all runs by length and lowest value. */
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
  const OgcBuildingId building = (OgcBuildingId) state->order[0];
  const unsigned end = first + 2 * OF_A_BUILDING;
  uint8_t owners[OGC_N_OWNERS];
  const unsigned n = ogc_state_rank (state, building, owners);

  first += building == OGC_GUILD ? OF_A_BUILDING : 0;
  for (unsigned rank = 0; rank < n; rank++)
    {
      const unsigned owner = ogc_sight_relative (input, owners[rank]);

      ogc_inputs_put (inputs, first + owner * RUNS + run_number (state->straights.values[owners[rank]]), 1);
      if (rank < RANKS)
        ogc_inputs_put (inputs, first + OGC_N_RELATIVES * RUNS + rank * OGC_N_RELATIVES + owner, 1);
    }
  first += OGC_N_RELATIVES * (RUNS + RANKS);
  for (unsigned i = 0; i < PRIZES; i++)
    first = ogc_inputs_gold (inputs, first, input->values->prizes[i]);
  ogc_features_provisional (input, building, first, inputs);

  return end;
}
