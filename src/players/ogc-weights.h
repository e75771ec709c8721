/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "ogc-net.h"

/* OgcWeights: a network and how it came to be. */
typedef struct {
  OgcNet   net;
  uint64_t seed;  /* of the training */
  uint64_t games; /* that it has learnt from */
} OgcWeights;

/*
 * As a file. All numbers have their lowest byte first:
 *   8 bytes  "ogc-net1"
 *   u32      ogc_features_digest(), inputs, hidden units
 *   u64      seed, games
 *   f32      OgcNet from its first member to its last
 *   u64      FNV-1a (64 bits) of all bytes before
 */
#define OGC_WEIGHTS_SIZE (8 + 3 * 4 + 2 * 8 + sizeof (OgcNet) + 8)

/* What can be wrong with such a file. */
typedef enum {
  OGC_WEIGHTS_FINE,
  OGC_WEIGHTS_NONE,    /* it is something else */
  OGC_WEIGHTS_FOREIGN, /* of another version of the program, with other features */
  OGC_WEIGHTS_LENGTH,  /* too short or too long */
  OGC_WEIGHTS_DAMAGED, /* the checksum does not fit */
  OGC_WEIGHTS_WILD,    /* not every weight is a number of a sensible size */
} OgcWeightsFault;

/* Writes OGC_WEIGHTS_SIZE bytes. */
void              ogc_weights_write (const OgcWeights *weights,
                                     uint8_t          *bytes);
/* Reads @size bytes, whatever they are; @weights is of use only when all is fine. */
OgcWeightsFault   ogc_weights_read  (OgcWeights       *weights,
                                     const uint8_t    *bytes,
                                     size_t            size);

/* The weights that players use from now on, in every thread; they must stay where they are. NULL, as at the start: there are none, and the players that
 * need them do as "greedy" does. */
void              ogc_weights_use   (const OgcWeights *weights);
const OgcWeights *ogc_weights_used  (void);
