/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-features-private.h"

enum { ENTRANCES = 7 };

unsigned
ogc_features_university (const OgcFeatureInput *input,
                         unsigned               first,
                         OgcInputs             *inputs)
{
  const OgcUniversity *university = &input->state->university;

  for (unsigned i = 0; i < university->n; i++)
    {
      const unsigned owner = ogc_sight_relative (input, university->owner[i]);

      ogc_inputs_put (inputs, first + (i * OGC_N_RELATIVES + owner) * OGC_MAX_VALUE + university->value[i] - 1, 1);
    }
  first += ENTRANCES * OGC_N_RELATIVES * OGC_MAX_VALUE;
  first = ogc_inputs_one_of (inputs, first, ENTRANCES + 1, university->n);
  first = ogc_features_worths (input, input->values->specialists[0], ENTRANCES, first, inputs);

  return ogc_features_provisional (input, OGC_UNIVERSITY, first, inputs);
}
