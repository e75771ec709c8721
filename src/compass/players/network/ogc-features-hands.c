/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum {
  IN_HAND = 11,    /* own dice, 0 to 10 */
  IN_LIBRARY = 8,
  NEUTRAL = 3,
  TOKENS = 9,
  EXTRA = 3,
  OF_A_SEAT = IN_HAND + IN_LIBRARY + NEUTRAL + TOKENS + EXTRA + 4,
};

static unsigned
add_seat (const OgcState *state,
          unsigned        seat,
          unsigned        first,
          OgcInputs      *inputs)
{
  const unsigned library = ogc_dice_count (state->library.dice[seat]);
  const unsigned tokens = state->knowledge[seat];
  const unsigned own = ogc_dice_count (state->own[seat]);

  first = ogc_inputs_one_of (inputs, first, IN_HAND, own);
  first = ogc_inputs_up_to (inputs, first, IN_LIBRARY, library);
  first = ogc_inputs_one_of (inputs, first, NEUTRAL, ogc_dice_count (state->neutral[seat]));
  first = ogc_inputs_up_to (inputs, first, TOKENS, tokens);
  first = ogc_inputs_one_of (inputs, first, EXTRA, state->extra_seat == seat ? state->extra_left : 0);
  first = ogc_inputs_number (inputs, first, (float) own / 8);
  first = ogc_inputs_number (inputs, first, (float) library / 4);
  first = ogc_inputs_number (inputs, first, (float) tokens / 4);

  return ogc_inputs_number (inputs, first, (float) ((tokens + library) % 2)); /* SCO-5 */
}

/* Adds the numbers of dice in hand. What they show does not matter: a turn begins with a new roll (TRN-2). */
unsigned
ogc_features_hands (const OgcFeatureInput *input,
                    unsigned               first,
                    OgcInputs             *inputs)
{
  unsigned least = IN_HAND;

  for (unsigned i = 0; i < input->seats; i++)
    {
      const unsigned seat = ogc_feature_input_seat (input, i);
      const unsigned own = ogc_dice_count (input->state->own[seat]);

      add_seat (input->state, seat, first + i * OF_A_SEAT, inputs);
      if (i > 0 && own < least)
        least = own;
    }
  return ogc_inputs_one_of (inputs, first + OGC_MAX_SEATS * OF_A_SEAT, 15, least);
}
