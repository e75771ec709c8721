/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-features.h"

enum { OGC_N_HIDDEN = 64 };

/* What the network says of a moment for the seat that looks. */
typedef struct {
  float win;  /* the share of the win it may expect, 0 to 1 */
  float gold; /* the gold it may expect to end with */
  /* Not from the network, and only for players with a style (ogc-play-style.h): the gold that lies there for the
   * seat, and for each of the others on average, against any level that is the same for all that is compared. */
  float own;
  float others;
} OgcValue;

/* OgcNet: the weights: features, one layer of hidden units, two outputs. */
typedef struct {
  float first[OGC_N_INPUTS][OGC_N_HIDDEN];
  float bias[OGC_N_HIDDEN];
  float win[OGC_N_HIDDEN];
  float gold[OGC_N_HIDDEN];
  float win_bias;
  float gold_bias;
} OgcNet;

/* Makes the small uneven weights from which learning begins. */
void     ogc_net_begin (OgcNet          *net,
                        uint64_t         seed);
/* Adds what @inputs bring to the hidden units. */
void     ogc_net_sum   (const OgcNet    *net,
                        const OgcInputs *inputs,
                        float            sums[OGC_N_HIDDEN]);
/* What comes out of hidden units to which @sums were brought. */
OgcValue ogc_net_value (const OgcNet    *net,
                        const float      sums[OGC_N_HIDDEN]);
/* One step towards @target for a moment with @inputs, as far as @rate says. Returns what the network said before. */
OgcValue ogc_net_learn (OgcNet          *net,
                        const OgcInputs *inputs,
                        OgcValue         target,
                        float            rate);
