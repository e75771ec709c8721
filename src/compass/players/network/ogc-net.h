/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "ogc-features.h"
#include "ogc-value.h"

enum { OGC_N_HIDDEN = 64 };

/* OgcNet: the weights of a network from features through one layer of hidden units to two outputs. */
typedef struct {
  float first[OGC_N_INPUTS][OGC_N_HIDDEN];
  float bias[OGC_N_HIDDEN];
  float win[OGC_N_HIDDEN];
  float gold[OGC_N_HIDDEN];
  float win_bias;
  float gold_bias;
} OgcNet;

/* Sets the small random weights from which learning begins. */
void     ogc_net_begin (OgcNet          *net,
                        uint64_t         seed);
/* Adds what @inputs contribute to the hidden units to @sums. */
void     ogc_net_sum   (const OgcNet    *net,
                        const OgcInputs *inputs,
                        float            sums[OGC_N_HIDDEN]);
/* The output of the network for hidden units with these @sums. */
OgcValue ogc_net_value (const OgcNet    *net,
                        const float      sums[OGC_N_HIDDEN]);
/* Takes a learning step of size @rate towards @target for a position with @inputs. Returns the output before it. */
OgcValue ogc_net_learn (OgcNet          *net,
                        const OgcInputs *inputs,
                        OgcValue         target,
                        float            rate);
