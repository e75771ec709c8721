/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

/* The number of seats that still have a turn in this lap, the one whose turn it is included; 0 after all laps. */
static unsigned
turns_of_lap (const OgcState *state)
{
  const unsigned seats = state->setup.seats;

  if (state->phase != OGC_PHASE_LAPS)
    return 0;
  return seats - (state->turn_seat + seats - state->start_seat) % seats;
}

/* The stage of the round: laps, last lap, gifts, then the five places of the order of resolving. */
static unsigned
moment_of (const OgcState *state)
{
  switch (state->phase)
    {
    case OGC_PHASE_LAPS:
      return state->last_lap ? 1 : 0;
    case OGC_PHASE_GIFTS:
      return 2;
    default:
      return 3 + (state->resolving < 5 ? state->resolving : 4);
    }
}

unsigned
ogc_features_game (const OgcFeatureInput *input,
                   unsigned               first,
                   OgcInputs             *inputs)
{
  const OgcState *state = input->state;
  const unsigned next = ogc_feature_input_relative (input, state->turn_seat);

  first = ogc_inputs_one_of (inputs, first, 4, input->seats - OGC_MIN_SEATS);
  first = ogc_inputs_one_of (inputs, first, 6, state->rounds - state->round);
  first = ogc_inputs_one_of (inputs, first, 8, moment_of (state));
  if (state->phase == OGC_PHASE_LAPS)
    ogc_inputs_put (inputs, first + next + (state->last_lap ? OGC_MAX_SEATS : 0), 1);
  first += 2 * OGC_MAX_SEATS;
  first = ogc_inputs_one_of (inputs, first, OGC_MAX_SEATS, ogc_feature_input_relative (input, state->start_seat));
  first = ogc_inputs_one_of (inputs, first, 6, turns_of_lap (state));
  first = ogc_inputs_one_of (inputs, first, 3, state->setup.form);
  first = ogc_inputs_one_of (inputs, first, 2, state->order[OGC_ORDER_B] - OGC_AUCTION_HOUSE);
  first = ogc_inputs_one_of (inputs, first, 5,
                             state->order[OGC_ORDER_C] == OGC_NO_BUILDING ? 4u
                             : (unsigned) state->order[OGC_ORDER_C] - OGC_TEMPLE);
  first = ogc_inputs_number (inputs, first, state->gift_turn);
  first = ogc_inputs_number (inputs, first, state->extra_seat == OGC_NOBODY);

  return ogc_inputs_number (inputs, first, (float) (state->rounds - state->round) / 5);
}
