/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-features.h"

/* Helpers for the files of the groups. Each function writes its features from number @first on, and returns the number
 * after its last one. */

enum { OGC_N_RELATIVES = 6 }; /* seats from the observing one on, and the neutral player */

static inline void
ogc_inputs_put (OgcInputs *inputs,
                unsigned   index,
                float      value)
{
  inputs->index[inputs->n] = (uint16_t) index;
  inputs->value[inputs->n++] = value;
}

/* One-hot: number @value of @n is 1, the others are 0. A value that is too large counts as the last. */
static inline unsigned
ogc_inputs_one_of (OgcInputs *inputs,
                   unsigned   first,
                   unsigned   n,
                   unsigned   value)
{
  ogc_inputs_put (inputs, first + (value < n ? value : n - 1), 1);
  return first + n;
}

/* Thermometer: the first @value of @n are 1, the others are 0. */
static inline unsigned
ogc_inputs_up_to (OgcInputs *inputs,
                  unsigned   first,
                  unsigned   n,
                  unsigned   value)
{
  for (unsigned i = 0; i < n && i < value; i++)
    ogc_inputs_put (inputs, first + i, 1);
  return first + n;
}

/* A single number. */
static inline unsigned
ogc_inputs_number (OgcInputs *inputs,
                   unsigned   first,
                   float      value)
{
  if (value != 0)
    ogc_inputs_put (inputs, first, value);
  return first + 1;
}

/* Gold, scaled to the range of the other numbers. */
static inline unsigned
ogc_inputs_gold (OgcInputs *inputs,
                 unsigned   first,
                 OgcCents   gold)
{
  return ogc_inputs_number (inputs, first, (float) gold / (5 * OGC_CENTS_GOLD));
}

/* The position of @owner, counted from the observing seat. */
static inline unsigned
ogc_feature_input_relative (const OgcFeatureInput *input,
                            unsigned               owner)
{
  return owner == OGC_NEUTRAL ? OGC_N_RELATIVES - 1 : (owner + input->seats - input->seat) % input->seats;
}

/* The seat at position @relative, counted from the observing one. */
static inline unsigned
ogc_feature_input_seat (const OgcFeatureInput *input,
                        unsigned               relative)
{
  return (input->seat + relative) % input->seats;
}

/* Adds what each seat would get from @building as it stands. */
unsigned ogc_features_payout (const OgcFeatureInput *input,
                              OgcBuildingId          building,
                              unsigned               first,
                              OgcInputs             *inputs);
/* Adds the @n @worths of tiles, the greatest first. */
unsigned ogc_features_worths (const OgcFeatureInput *input,
                              const OgcCents        *worths,
                              unsigned               n,
                              unsigned               first,
                              OgcInputs             *inputs);

typedef unsigned OgcFeatureWriter (const OgcFeatureInput *input,
                                   unsigned               first,
                                   OgcInputs             *inputs);

OgcFeatureWriter ogc_features_game;
OgcFeatureWriter ogc_features_hands;
OgcFeatureWriter ogc_features_archives;
OgcFeatureWriter ogc_features_university;
OgcFeatureWriter ogc_features_straights;
OgcFeatureWriter ogc_features_temple;
OgcFeatureWriter ogc_features_illuminati;
OgcFeatureWriter ogc_features_galleon;
OgcFeatureWriter ogc_features_tower;
OgcFeatureWriter ogc_features_holdings;
OgcFeatureWriter ogc_features_wealth;
